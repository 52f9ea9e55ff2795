"""`words.txt`: the marks of each source, and the committed lines, on an extract of the sources."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from beecore import Hive, disk, solve
from beecore.words import lists, shipped
from build.words import english
from build.words.relations import families
from tests import wordlists

COMPARED = re.compile(r"=(er|est)[1-7]\b")
ATTESTED = re.compile(r"\b(f[1-9]|news\d|w[1-4])\b")


class NoCompany:
    """Stands in for the vectors, which only say all words together how a word is used."""

    def marks(self, word: str) -> list[str]:
        return re.findall(r"\blike\d+", wordlists.marks()[word])


def by_word(text: str) -> dict[str, str]:
    """Return the marks of each word in the text of `words.txt`."""
    rows = (line.partition(" ") for line in text.splitlines())
    return {word: marks for word, _, marks in rows}


def test_the_command_makes_the_committed_lines_from_its_sources(
    extract: Callable[[str], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    words, committed = extract("en")["words"], wordlists.marks()
    written: dict[str, str] = {}
    monkeypatch.setattr(english, "Company", lambda words: NoCompany())
    monkeypatch.setattr(lists, "additions", lambda _: {"matcha": "new", "matchas": "newform"})
    monkeypatch.setattr(disk, "write", lambda path, text: written.update(by_word(text)))
    english.main()
    assert [written[word] for word in words] == [committed[word] for word in words]
    assert not {"hog", "cetene"} & written.keys()  # too short, and in none of the sources


def test_each_axis_has_six_classes_of_words() -> None:
    numpy = pytest.importorskip("numpy", reason="gathering needs the extra “words”")
    classes = english.classes_of(numpy.random.default_rng(7).normal(size=(60, 50)))
    assert classes.shape == (60, 12)
    assert {frozenset(axis) for axis in classes.T.tolist()} == {frozenset(range(6))}


def test_families_have_forms_and_derivations_in_any_order_of_the_words() -> None:
    words = "happy happier unhappy unhappily unhappiness noon join rejoin rejoined".split()

    def groups(given: list[str]) -> set[frozenset[str]]:
        of = families(given)
        return {frozenset(word for word in of if of[word] == head) for head in of.values()}

    assert groups(words) == groups(words[::-1])
    assert groups(words) == {frozenset(words[:5]), frozenset({"noon"}), frozenset(words[6:])}


def test_hardly_any_likely_word_is_a_form_that_no_list_attests() -> None:
    """Forms in -er and -est are never learned from puzzles, which have no S, and no E with R."""
    days = shipped.calendar()[::97]
    hives = [hive[:-2] + "er" for hive in days if len({*hive[:-2], *"er"}) == 7]
    marks = [
        wordlists.marks()[solution.word]
        for hive in hives
        for solution in solve(Hive(hive), shipped.usual())
        if solution.likely
    ]
    unattested = [each for each in marks if COMPARED.search(each) and not ATTESTED.search(each)]
    assert marks
    assert len(unattested) / len(marks) <= 0.03
