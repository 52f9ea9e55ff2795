"""Tests of the recipe for the Catalan words, with small sources in place of the packages."""

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

INDEX = {
    "noun": ["gat", "poder", "jaume", "tro", "actor", "rar"],
    "adj": ["nou"],
    "verb": ["cantar", "poder"],
    "adv": ["avui"],
}
LOOKUP = {
    "gata": ["gat"],
    "gats": ["gat"],
    "actriu": ["actor"],
    "podia": ["poder"],
    "canta": ["cantar"],
    "rars": ["rar"],
    "cantaria": ["cantar"],
}
EXCEPTIONS = {"noun": {}, "adj": {"nova": ["nou"]}}
RARE = {"rar", "cantaria"}


@pytest.fixture
def catalan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with a few words of each kind."""
    tables = {"index": INDEX, "lookup": LOOKUP, "exc": EXCEPTIONS}
    for name, table in tables.items():
        path = tmp_path / f"ca_lemma_{name}.json.gz"
        path.write_bytes(gzip.compress(json.dumps(table).encode()))
    (tmp_path / "blocked.txt").write_text("# None.\n", "utf-8")
    (tmp_path / "additions.txt").write_text("# Added.\ntro common\nhola common\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: 0.0 if word in RARE else 4.0
    )
    vars(simplemma := ModuleType("simplemma")).update(
        is_known=lambda word, language: word not in ("jaume", "tro", "avui")
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    monkeypatch.setitem(sys.modules, "simplemma", simplemma)
    monkeypatch.delitem(sys.modules, "build.words.catalan", raising=False)
    module = import_module("build.words.catalan")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def test_candidates_are_known_lemmas_uninflected_words_additions_and_feminines(
    catalan: ModuleType,
) -> None:
    lemmas = {"gat", "poder", "actor", "rar", "nou", "cantar"}
    assert catalan.candidates() == lemmas | {"avui", "tro", "hola", "gata", "actriu", "nova"}


def test_words_and_forms_that_occur_are_written(catalan: ModuleType, tmp_path: Path) -> None:
    catalan.main()
    words = "actor actriu avui cantar gat gata hola nou nova poder tro".split()
    assert (tmp_path / "words.txt").read_text("utf-8") == "".join(f"{each} 82\n" for each in words)
    assert (tmp_path / "forms.txt").read_text("utf-8") == "cantar canta\ngat gats\npoder podia\n"
