"""Dictionaries for Hunspell are read by their rules; how packages are downloaded is not tested."""

import pytest

from build.words import sources
from build.words.sources import Dictionary

WORDS = "4\ncasa/BP\nfeliz/BÄ\nazul\tpo:adj\ncasa/Q\n"
RULES = """SET UTF-8
# Plurals.
SFX B Y 2
SFX B 0 s [aeo]
SFX B 0 es/X z
SFX P a inha a
PFX Ä 0 in [^bp]
"""


def test_rules_make_words_from_the_roots_that_they_are_for() -> None:
    dictionary = Dictionary.read(WORDS, RULES)
    assert dictionary.roots == {"casa": "BPQ", "feliz": "BÄ", "azul": ""}
    assert set(dictionary.derived("casa", "BP")) == {"casas", "casinha"}
    assert set(dictionary.derived("feliz", "BÄ")) == {"felizes", "infeliz"}
    assert list(dictionary.derived("azul", "B")) == []


def test_a_package_that_is_not_installed_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        sources.data_of("no_such_package")
