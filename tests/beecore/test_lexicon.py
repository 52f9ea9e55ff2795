"""Lexicons in any alphabet: words by mask, and solving, checked against published results."""

import gc
import sys
import weakref
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import beecore
from beecore import Entry, Hive, Lexicon, Reason, mask_of, solve
from beecore.editions import EDITIONS, ORIGINAL, Edition, edition_of
from beecore.errors import LetterError
from beecore.letters import ENGLISH, Alphabet
from beecore.solvers import SOLVERS
from beecore.solvers.naive import NaiveSolver
from tests.oracles import HIVE, OFF_CENTER, ORACLE
from tests.strategies import entries, hives


@given(entries)
def test_keeps_the_first_entry_of_each_word_by_mask(given: list[Entry]) -> None:
    first = {entry.word: entry for entry in reversed(given)}
    lexicon = Lexicon.from_entries(given)
    assert sorted(lexicon.all_entries()) == sorted(first.values())
    assert len(lexicon) == len(first)
    assert list(lexicon.masks) == sorted(set(map(mask_of, first)))
    for mask in [*lexicon.masks, mask_of("xyz")]:
        words = sorted(word for word in first if mask_of(word) == mask)
        assert lexicon.words(mask) == [entry.word for entry in lexicon.entries(mask)] == words
        assert lexicon.words(mask) is lexicon.words(mask) or not words
    assert [word for word in first if word not in lexicon] == []
    others = ["xyz", "", "Cave", "caf\u00e9", 4, *[word[::-1] for word in first]]
    assert [word in lexicon for word in others] == [word in first for word in others]


def test_merges_two_lexicons() -> None:
    parts = ["noon", "cave", "onion"], ["extraordinary", "no"]
    small, wide = (
        Lexicon.from_entries([Entry(word, 0.2, Reason.RARE) for word in part], likely=0.4)
        for part in parts
    )
    both = small | wide
    assert {entry.word for entry in both.all_entries()} == {*parts[0], *parts[1]}
    assert sorted(both.words(mask_of("no"))) == ["no", "noon"]
    assert {entry.reason for entry in both.all_entries()} == {Reason.RARE}
    assert both.masks == sorted({*small.masks, *wide.masks})
    assert len(both) == 5
    assert both.likely == small.likely


def test_lexicon_is_both_a_function_and_a_module() -> None:
    from beecore import lexicon
    from beecore.lexicon import Lexicon as Same

    assert Same is Lexicon
    assert "extraordinary" in lexicon()
    assert "extraordinary" not in beecore.lexicon(Hive.parse("VCTAOEN"))
    assert beecore.lexicon() is beecore.lexicon()


def test_plain_words_equal_entries_without_likelihood() -> None:
    words = ["noon", "no", "cave", "no", "on", "noon"]
    lexicon, entries = Lexicon.from_words(words), Lexicon.from_entries(map(Entry, words))
    assert [pack.body for pack in lexicon.packs] == [pack.body for pack in entries.packs]
    assert sorted(lexicon.all_entries()) == [
        Entry(word, 1.0, Reason.NONE) for word in ("cave", "no", "noon", "on")
    ]
    assert lexicon.threshold == 64


def test_a_lexicon_can_be_extended_to_an_alphabet_with_further_letters() -> None:
    spanish = edition_of("spanish").alphabet
    words = ["cave", "nina", "zoo"]
    extended, built = (
        Lexicon.from_words(words).extended_to(spanish),
        Lexicon.from_words(words, spanish),
    )
    assert list(extended.all_entries()) == list(built.all_entries())
    assert "nina" in extended
    assert extended.alphabet == spanish
    with pytest.raises(ValueError, match="doesn’t begin with"):
        extended.extended_to(edition_of("russian").alphabet)


def test_finds_the_published_answers_of_vctaoen() -> None:
    solutions = solve(HIVE, Lexicon.from_words([*ORACLE, *OFF_CENTER, "cover", "cav", "tan"]))
    assert sorted(found.word for found in solutions) == ORACLE
    assert [found.word for found in solutions if found.pangram] == ["covenant"]


@pytest.mark.parametrize(
    ("likely", "expected"),
    [(None, [True, False]), (0.3, [True, True]), (0.7, [False, False]), (0.0, [True, True])],
)
def test_likely_option_moves_the_boundary_and_keeps_the_reasons(
    likely: float | None, expected: list[bool]
) -> None:
    given = [Entry("cave", 0.6), Entry("cove", 0.4, Reason.RARE)]
    found = solve(HIVE, Lexicon.from_entries(given, likely=0.5), likely=likely)
    assert [each.likely for each in found] == expected
    assert [each.reason for each in found] == [Reason.NONE, Reason.RARE]


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


LARGEST = Alphabet("abcdefghijklmnopqrstuvwxyzäöüßåøæ")


ALPHABETS = {
    "26": ENGLISH,
    "27": edition_of("spanish").alphabet,
    "29": edition_of("german").alphabet,
    "33, Cyrillic": edition_of("russian").alphabet,
    "33": LARGEST,
    "22, Hebrew": Alphabet("אבגדהוזחטיכלמנסעפצקרשת"),
}


alphabets = pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=list(ALPHABETS))


def edition_in(alphabet: Alphabet) -> Edition:
    return replace(ORIGINAL, name="test", alphabet=alphabet)


def words_in(alphabet: Alphabet, random: Random) -> list[str]:
    """Return random words, of few letters each, so that many fit a hive."""
    letters = alphabet.order
    return [
        "".join(random.choices(random.sample(letters, 4), k=random.randint(2, 9)))
        for _ in range(3000)
    ]


@alphabets
def test_every_letter_of_an_alphabet_has_a_bit(alphabet: Alphabet) -> None:
    assert sum(alphabet.bits.values()) == alphabet.all_letters == 2 ** len(alphabet.order) - 1
    assert alphabet.letters_of(alphabet.all_letters) == alphabet.order[::-1]


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    for edition in EDITIONS:
        folded = edition.alphabet.fold(text)
        assert edition.alphabet.fold(folded) == folded


@alphabets
def test_every_solver_finds_what_the_rule_says(alphabet: Alphabet) -> None:
    random = Random(str(alphabet.order))
    lexicon = Lexicon.from_words(words_in(alphabet, random), alphabet)
    solvers = {name: kind(lexicon) for name, kind in SOLVERS.items()}
    naive, edition, some = solvers["naive"], edition_in(alphabet), 0
    for _ in range(500):
        letters = random.sample(alphabet.order, random.choice([5, 7, 9, 12]))
        extra = random.choice(["", letters[1]])
        hive = Hive("".join(letters), random.randint(1, 5), extra, edition)
        found = naive.find(hive)
        some += len(found)
        for name, solver in solvers.items():
            assert solver.find(hive) == found, name
    assert some > 500


@alphabets
def test_packs_keep_alphabet_words_and_written_forms(alphabet: Alphabet) -> None:
    words = sorted(set(words_in(alphabet, Random(1))))
    entries = [
        Entry(word, place % 2, written=word.capitalize() if place % 5 == 0 else "")
        for place, word in enumerate(words)
    ]
    lexicon = Lexicon.from_entries(entries, alphabet=alphabet)
    data = lexicon.to_pack()
    assert Lexicon.from_pack(data).to_pack() == data
    read = Lexicon.from_pack(data)
    assert read.alphabet == alphabet
    assert sorted(read.all_entries()) == sorted(lexicon.all_entries())
    assert [read.written(word) for word in words] == [
        entry.written or entry.word for entry in entries
    ]
    hive = Hive("".join(alphabet.order[:12]), 3, edition=edition_in(alphabet))
    assert solve(hive, read) == solve(hive, lexicon, solver=SOLVERS["naive"](lexicon)) != []
    assert [word in read for word in words[:50]] == [True] * 50


def test_written_forms_with_rare_marks_are_left_out() -> None:
    marks = [chr(0xE000 + number) for number in range(70)]
    entries = [Entry("ab" + "c" * number, written=f"a{mark}") for number, mark in enumerate(marks)]
    lexicon = Lexicon.from_entries(entries)
    assert sum(entry.written != "" for entry in lexicon.all_entries()) == 63


def test_a_word_with_too_many_letters_is_an_error() -> None:
    russian = edition_of("russian").alphabet
    with pytest.raises(LetterError, match="33 different letters: the limit is 30"):
        Lexicon.from_words([russian.order], russian)


@given(hives())
def test_the_key_of_a_hive_names_it(hive: Hive) -> None:
    assert Hive.from_key(hive.key).key == hive.key


def test_counted_letters_are_used_as_often_as_they_are_there() -> None:
    german = edition_of("german")
    words = ["banane", "bananen", "bann", "annabens", "sabinean", "nase", "an", "ananas"]
    hive = Hive.parse("N A A B E N N S I", edition=german)
    assert hive.letters == "naabennsi"
    lexicon = Lexicon.from_words(words, german.alphabet)
    letters = sorted(hive.letters)
    expected = {
        word
        for word in words
        if len(word) >= 3
        and "n" in word
        and any(sorted(word) == list(each) for each in combinations(letters, len(word)))
    }
    found = solve(hive, lexicon)
    assert (
        {each.word for each in found}
        == expected
        == {"banane", "bann", "nase"} | (expected & {"annabens", "sabinean", "bananen"})
    )
    assert not any(each.pangram for each in found)
    (whole,) = solve(hive, Lexicon.from_words(["nnnaabesi"], german.alphabet))
    assert (whole.pangram, whole.points) == (True, 12)
