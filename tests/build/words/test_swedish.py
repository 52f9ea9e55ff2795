"""Tests of the recipe for the Swedish words, with small sources in place of the packages."""

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

LOOKUP = {
    "hundar": "hund",
    "åsnor": "åsna",
    "annas": "Anna",
    "bättre": "bra",
    "sprungit": "sprungen",
}
FREQUENCIES = {"hund": 5.0, "åsna": 2.5, "bra": 6.0, "katt": 4.5}


@pytest.fixture
def swedish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with five lemmas."""
    (tmp_path / "sv_lemma_lookup.json.gz").write_bytes(gzip.compress(json.dumps(LOOKUP).encode()))
    (tmp_path / "additions.txt").write_text("katt noun\n", "utf-8")
    (tmp_path / "blocked.txt").write_text("# None.\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: FREQUENCIES[word]
    )
    vars(simplemma := ModuleType("simplemma")).update(
        is_known=lambda word, language: True,
        lemmatize=lambda word, language: {"sprungen": "springa"}.get(word, word),
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    monkeypatch.setitem(sys.modules, "simplemma", simplemma)
    monkeypatch.delitem(sys.modules, "build.words.swedish", raising=False)
    module = import_module("build.words.swedish")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def test_candidates_are_lemmas_by_both_sources_and_additions(swedish: ModuleType) -> None:
    assert swedish.candidates() == {"hund", "åsna", "bra", "katt"}


def test_words_are_written_with_their_percentages(swedish: ModuleType, tmp_path: Path) -> None:
    swedish.main()
    assert (tmp_path / "words.txt").read_text("utf-8") == "hund 98\nkatt 95\nåsna 50\n"
