"""Solving, checked against published results."""

import gc
import sys
import weakref

import pytest

from beecore import Hive, Lexicon, solve
from beecore.lexicon import Entry
from beecore.pack import Reason
from beecore.solvers.naive import NaiveSolver
from tests.oracles import HIVE, OFF_CENTER, ORACLE


def test_finds_the_published_answers_of_vctaoen() -> None:
    solutions = solve(HIVE, Lexicon.from_words([*ORACLE, *OFF_CENTER, "cover", "cav", "tan"]))
    assert sorted(found.word for found in solutions) == ORACLE
    assert [found.word for found in solutions if found.pangram] == ["covenant"]


def test_sorts_by_pangram_then_length_then_alphabet() -> None:
    lexicon = Lexicon.from_words(["vote", "cave", "nonevent", "covenant", "convene", "concave"])
    words = [found.word for found in solve(HIVE, lexicon)]
    assert words == ["covenant", "nonevent", "concave", "convene", "cave", "vote"]


def test_uses_the_minimum_length_of_the_hive() -> None:
    lexicon = Lexicon.from_words(["no", "non", "noon", "onto"])
    words = [found.word for found in solve(Hive.parse("ont", 3), lexicon)]
    assert words == ["onto", "noon", "non"]


def test_likely_option_moves_the_boundary() -> None:
    lexicon = Lexicon.from_entries([Entry("cave", 0.6), Entry("cove", 0.4)], likely=0.5)
    assert [found.likely for found in solve(HIVE, lexicon)] == [True, False]
    assert [found.likely for found in solve(HIVE, lexicon, likely=0.3)] == [True, True]
    assert [found.likely for found in solve(HIVE, lexicon, likely=0.7)] == [False, False]
    assert [found.likely for found in solve(HIVE, lexicon, likely=0.0)] == [True, True]


def test_moving_the_boundary_keeps_the_reasons() -> None:
    lexicon = Lexicon.from_entries([Entry("cave", 0.6), Entry("cove", 0.4, Reason.RARE)])
    for likely in (None, 0.3, 0.7):
        found = solve(HIVE, lexicon, likely=likely)
        assert [each.reason for each in found] == [Reason.NONE, Reason.RARE]


def test_same_word_is_a_pangram_only_in_some_hives() -> None:
    lexicon = Lexicon.from_words(["teat"])
    (pangram,), (plain,) = (solve(Hive.parse(letters), lexicon) for letters in ("tea", "team"))
    assert (pangram.points, plain.points) == (8, 1)


def test_uses_the_given_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    lexicon = Lexicon.from_words(ORACLE)
    expected = solve(HIVE, lexicon)
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "candidates", pytest.fail)
    assert solve(HIVE, lexicon, solver=NaiveSolver(lexicon)) == expected


def test_a_full_cache_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "CACHED_MASKS", 2)
    lexicon = Lexicon.from_words(ORACLE)
    answers = [solve(HIVE, lexicon) for _ in range(2)]
    assert answers[0] == answers[1]
    assert sorted(found.word for found in answers[0]) == ORACLE


def test_cached_answers_depend_on_the_minimum() -> None:
    lexicon = Lexicon.from_words(["no", "non", "noon", "onto"])
    counts = [len(solve(Hive.parse("ont", minimum), lexicon)) for minimum in (3, 4, 2, 3)]
    assert counts == [3, 2, 4, 3]


def test_caches_answers_for_two_lexicons() -> None:
    lexicons = [Lexicon.from_words(ORACLE) for _ in range(3)]
    for lexicon in lexicons:
        solve(HIVE, lexicon, solver=NaiveSolver(lexicon))
    references = [weakref.ref(lexicon) for lexicon in lexicons]
    del lexicon, lexicons
    gc.collect()
    assert [reference() is not None for reference in references] == [False, True, True]
