"""Extracts of the real packages that word data comes from, in place of the packages.

`extracts/` has a file for each language: a few lines of every source that its recipe reads, and the
`words` that the recipe should list from these. Its results must be those of the committed lists.
"""

import gzip
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from build.words import (
    dutch,
    english,
    freedict,
    french,
    german,
    sources,
    tagger,
    wordnet,
)

Extract = dict[str, Any]
READERS = (dutch, english, freedict, french, german, sources, wordnet)


def as_tagged(line: bytes) -> tagger.Tagged:
    return tagger.Tagged(*line.decode("utf-8").split("\t"))


@pytest.fixture
def extract(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Extract]:
    """Return a function that puts the extract of a language in place of the packages."""

    def use(language: str) -> Extract:
        found: Extract = json.loads(
            (Path(__file__).parent / f"extracts/{language}.json").read_text("utf-8")
        )
        data = tmp_path / "installed/lookup/data"
        data.mkdir(parents=True)
        for name, table in found["tables"].items():
            (data / f"{name}.json.gz").write_bytes(gzip.compress(json.dumps(table).encode()))
        for name, lines in found["rows"].items():
            text = "".join(f"{line}\n" for line in lines)
            (data / f"{Path(name).name}.txt.gz").write_bytes(gzip.compress(text.encode()))
        for name, text in found["files"].items():
            path = tmp_path / "installed" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            latin = path.name == "Lexique383.txt"
            content = text.encode("iso-8859-1" if latin else "utf-8")
            path.write_bytes(gzip.compress(content) if path.suffix == ".dz" else content)

        @contextmanager
        def unpacked(registry: str, package: str) -> Iterator[Path]:
            yield tmp_path / "installed" / package

        monkeypatch.setattr(tagger, "entries", lambda data: map(as_tagged, data.splitlines()))
        for module in READERS:
            for name, stand_in in ("unpacked", unpacked), ("data_of", lambda package: data):
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, stand_in)
        known, lemmas, zipfs = (found.get(each, ()) for each in ("known", "lemmas", "zipf"))
        modules: dict[str, dict[str, Callable[..., Any]]] = {
            "wordfreq": {"zipf_frequency": lambda word, *_, **__: dict(zipfs).get(word, 0)},
            "simplemma": {
                "is_known": lambda word, _: word in known or word in lemmas,
                "lemmatize": lambda word, _: word if word in lemmas else "",
            },
            "lemminflect": {
                "getInflection": lambda *word: found["inflections"].get(" ".join(word), [])
            },
        }
        for name, functions in modules.items():
            vars(module := ModuleType(name)).update(functions)
            monkeypatch.setitem(sys.modules, name, module)
        sources.spacy_zipfs.cache_clear()
        return found

    return use
