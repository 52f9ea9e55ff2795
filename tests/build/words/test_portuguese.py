"""Tests of the recipe for the Portuguese words, with small sources in place of the packages."""

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from build.words import hunspell

WORDS = "7\ncasar/Mj\ncarrar/c\ncarros\nbebê/B\noxigênio\nleal/BJ\nchato/B\n"
RULES = """SFX M r mento r
SFX M r mentos r
SFX j r dor r
SFX c r va r
SFX c ar o ar
SFX B 0 s [eêo]
SFX B l is l
SFX J 0 mente l
"""
KNOWN = {"casar", "casamento", "carro", "leal", "bebé", "oxigénio", "casava", "carrava"}
LEMMAS = {"casava": "casar", "carrava": "carrar"}
RARE = {"casador"}


@pytest.fixture
def portuguese(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with a small dictionary."""
    lookup = {"bebés": "bebé", "casamentos": "casamento", "casei": "casar"}
    (tmp_path / "pt_lemma_lookup.json.gz").write_bytes(gzip.compress(json.dumps(lookup).encode()))
    (tmp_path / "additions.txt").write_text("# By hand.\nchat noun\n", "utf-8")
    (tmp_path / "blocked.txt").write_text("# None.\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: 0.0 if word in RARE else 2.5
    )
    vars(simplemma := ModuleType("simplemma")).update(
        is_known=lambda word, language: word in KNOWN,
        lemmatize=lambda word, language: LEMMAS.get(word, word),
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    monkeypatch.setitem(sys.modules, "simplemma", simplemma)
    monkeypatch.delitem(sys.modules, "build.words.portuguese", raising=False)
    module = import_module("build.words.portuguese")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    dictionary = hunspell.read(WORDS, RULES)
    monkeypatch.setattr(hunspell, "download", lambda package, folder: dictionary)
    return module


def test_candidates_are_lemmas_that_are_roots_or_made_from_roots(portuguese: ModuleType) -> None:
    found = portuguese.candidates(hunspell.read(WORDS, RULES))
    assert found == {
        *("casar", "casamento", "leal", "lealmente"),
        "carro",  # made from carrar
        *("bebê", "oxigênio"),  # known as in Portugal
        "chat",  # by hand
    }


def test_words_and_forms_are_written(portuguese: ModuleType, tmp_path: Path) -> None:
    portuguese.main()
    words = (tmp_path / "words.txt").read_text("utf-8").splitlines()
    assert words == [
        f"{word} 50" for word in "bebê carro casamento casar chat leal lealmente oxigênio".split()
    ]
    forms = (tmp_path / "forms.txt").read_text("utf-8").splitlines()
    assert forms == [
        "bebe bebes",
        "carro carros",
        "casar casei",
        "leal leais",
    ]


def test_a_form_belongs_to_the_word_that_begins_most_alike(portuguese: ModuleType) -> None:
    pairs = portuguese.forms(hunspell.read(WORDS, RULES), {"casar", "casamento", "leal"})
    assert ("casamentos", "casamento") in set(pairs)
