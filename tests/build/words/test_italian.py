"""Tests of the recipe for the Italian words, with small sources in place of the packages."""

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

FREQUENCIES = {
    "qualità": 5.0,
    "casa": 6.0,
    "case": 5.0,
    "cantare": 4.5,
    "canta": 4.5,
    "cantasse": 0.0,
    "sport": 5.0,
    "bridge": 3.0,
    "blog": 5.0,
}


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with a noun that the package spells wrong, names, and foreign words."""
    lookups = {
        "noun": {
            "qualitÃ\xa0": "qualitÃ\xa0",
            "case": "casa",
            "sport": "sport",
            "bridge": "bridge",
            "home": "home",
            "meter": "meter",
            "Roma": "Roma",
        },
        "verb": {"canta": "cantare", "cantasse": "cantare"},
    }
    for part in "adj", "adp", "adv", "aux", "det", "noun", "num", "other", "pron", "verb":
        path = tmp_path / f"it_lemma_lookup_{part}.json.gz"
        path.write_bytes(gzip.compress(json.dumps(lookups.get(part, {})).encode()))
    (tmp_path / "additions.txt").write_text("# Newer.\nblog loanword\n", "utf-8")
    (tmp_path / "removals.txt").write_text("# None.\nhome English\n", "utf-8")
    (tmp_path / "blocked.txt").write_text("# None.\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: FREQUENCIES.get(word, 0.0)
    )
    vars(simplemma := ModuleType("simplemma")).update(
        is_known=lambda word, language: word == "sport" and language == "it"
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    monkeypatch.setitem(sys.modules, "simplemma", simplemma)
    monkeypatch.delitem(sys.modules, "build.words.italian", raising=False)
    module = import_module("build.words.italian")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def test_candidates_are_lemmas_that_look_italian_or_are_known_and_additions(
    italian: ModuleType,
) -> None:
    assert italian.candidates() == {"qualità", "casa", "sport", "bridge", "home", "cantare", "blog"}


def test_words_and_the_forms_that_occur_are_written(italian: ModuleType, tmp_path: Path) -> None:
    italian.main()
    assert (tmp_path / "words.txt").read_text("utf-8").split("\n") == [
        "blog 96",
        "bridge 57",
        "cantare 93",
        "casa 99",
        "qualità 96",
        "sport 96",
        "",
    ]
    assert (tmp_path / "forms.txt").read_text("utf-8") == "cantare canta\ncasa case\n"
