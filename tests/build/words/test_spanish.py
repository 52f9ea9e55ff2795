"""Tests of the recipe for the Spanish words, with small sources in place of the packages."""

import gzip
import json
import math
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from build.words import hunspell

RULES = """
PFX k Y 1
PFX k 0 in [^blpr]
SFX G Y 2
SFX G o a o
SFX G o as o
SFX S Y 2
SFX S 0 s [aeo]
SFX S 0 es [nr]
SFX R Y 1
SFX R ar an ar
SFX E Y 1
SFX E ar a ar
SFX A Y 1
SFX A r ción/S ar
"""
ROOTS = """9
encuestar/REA
formar/REA
contento/GS
justo/GSk
formado/GS
jueves
París
lugar/S
puede
"""
ZIPF = {
    **dict.fromkeys("encuestar encuesta formar formación contento contenta justo justa".split(), 4),
    **dict.fromkeys("injusto injusta formado formada jueves lugar lugares forman dron".split(), 3),
    **{"París": 5, "formaciones": 2, "encuestan": 1, "puede": 5, "Contenta": 4.1, "Lugar": 3.6},
    **{"poder": 4, "contentas": 2},
}
LEMMAS = set("encuestar encuesta formar formación contento justo injusto jueves lugar".split())


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with the roots and rules above, two additions, and a thesaurus of one word."""
    logarithms = {word: (zipf - 9) * math.log(10) for word, zipf in ZIPF.items()}
    packed = gzip.compress(json.dumps(logarithms).encode())
    (tmp_path / "es_lexeme_prob.json.gz").write_bytes(packed)
    tables = {"additions": "dron new\npoder verb\n", "removals": "", "blocked": "", "unlikely": ""}
    for name, text in {**tables, "never-daily": "justo rude\n"}.items():
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    (tmp_path / "mythes").mkdir()
    thesaurus = "ISO8859-1\ncontento|1\n-|justo|jueves\njueves|1\n-|contento\njusto|1\n-|contento\n"
    (tmp_path / "mythes" / "th_es_ES_v2.dat").write_text(thesaurus, "iso-8859-1")
    vars(simplemma := ModuleType("simplemma")).update(
        is_known=lambda word, language: True,
        lemmatize=lambda word, language: word if word in LEMMAS else "",
    )
    monkeypatch.setitem(sys.modules, "simplemma", simplemma)
    monkeypatch.delitem(sys.modules, "build.words.spanish", raising=False)
    module = import_module("build.words.spanish")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "unpack", lambda package, folder: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    dictionary = hunspell.read(ROOTS, RULES)
    monkeypatch.setattr(module.hunspell, "download", lambda package, folder: dictionary)
    return module


def test_words_are_lemmas_in_both_genders_with_derived_words_and_nouns_like_verb_forms(
    spanish: ModuleType,
) -> None:
    found = spanish.candidates(hunspell.read(ROOTS, RULES))
    assert found == {
        *("encuestar", "encuesta", "formar", "formación", "formado", "formada", "contento"),
        *("contenta", "justo", "justa", "injusto", "injusta", "jueves", "dron", "poder"),
    }


def test_a_word_that_mostly_has_a_capital_is_a_name(spanish: ModuleType) -> None:
    assert "lugar" not in spanish.candidates(hunspell.read(ROOTS, RULES))
    assert "contenta" in spanish.candidates(hunspell.read(ROOTS, RULES))


def test_the_files_are_written(spanish: ModuleType, tmp_path: Path) -> None:
    spanish.main()
    lines = (tmp_path / "words.txt").read_text("utf-8").splitlines()
    assert "contento 86" in lines
    assert "jueves 57" in lines
    assert "encuesta 86" in lines
    forms = (tmp_path / "forms.txt").read_text("utf-8").splitlines()
    assert "contenta contentas" in forms
    assert "formar forman" in forms
    assert "formacion formaciones" not in forms  # nine different letters
    assert "poder puede" in forms
    assert (tmp_path / "synonyms.txt").read_text("utf-8") == "contento\tjueves\njueves\tcontento\n"


def test_a_word_that_is_not_counted_has_no_frequency(spanish: ModuleType) -> None:
    assert math.isclose(spanish.frequency("contento"), 4)
    assert spanish.frequency("desconocido") == 0
