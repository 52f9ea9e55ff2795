"""Tests of the recipe for the French words, with small sources in place of the packages."""

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

WORDS = {"chanter": 5.0, "chante": 5.5, "côte": 4.0, "rare": 0.0, "inconnu": 4.0}


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with three lemmas that both sources have."""
    texts = {
        "words.txt.gz": "chanter\t1\nchante\t1\ncôte\t1\nrare\t1\n",
        "glosses.txt.gz": "chanter\tto sing\ncôte\ta rib\ninconnu\tunknown\nrare\trare\n",
        "fr_lemma_index.json.gz": json.dumps({"verb": ["chanter"], "noun": ["côte", "rare"]}),
    }
    for name, text in texts.items():
        (tmp_path / name).write_bytes(gzip.compress(text.encode()))
    for name in ("removals.txt", "blocked.txt"):
        (tmp_path / name).write_text("# None.\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: WORDS[word] if language == "fr" else None
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    monkeypatch.delitem(sys.modules, "build.words.french", raising=False)
    module = import_module("build.words.french")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def test_candidates_are_the_lemmas_that_both_sources_have(french: ModuleType) -> None:
    assert french.candidates() == {"chanter", "côte", "rare"}


def test_words_that_occur_are_written_with_their_percentages(
    french: ModuleType, tmp_path: Path
) -> None:
    french.main()
    assert (tmp_path / "words.txt").read_text("utf-8") == "chanter 98\ncôte 93\n"
