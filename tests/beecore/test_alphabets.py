"""Alphabets: letters, folding, and hives and lexicons of other languages."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Hive, Lexicon, solve
from beecore.editions import EDITIONS, ORIGINAL, Edition, edition_of
from beecore.errors import LetterError
from beecore.letters import ENGLISH, Alphabet
from beecore.lexicon import Entry
from beecore.solvers import SOLVERS
from tests.strategies import hives

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
def test_every_letter_has_a_bit_of_its_own(alphabet: Alphabet) -> None:
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
