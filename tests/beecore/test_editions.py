"""Editions: their alphabets, points, and ranks."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import (
    EDITIONS,
    GENIUS,
    HIDDEN_RANK,
    ORIGINAL,
    Edition,
    edition_of,
    genius,
    next_rank,
    own_edition,
    rank,
    ranks,
    set_own,
    threshold,
    unpunctuated,
)
from beecore.errors import EditionError, GameError, HiveError
from beecore.game.guess import Game
from beecore.game.saving import load, save, shorten
from beecore.hive import Hive
from beecore.letters import ENGLISH, MAX_LETTERS, Alphabet
from beecore.memory import NOTHING, dump
from beecore.memory import load as load_memory

FINALS = tuple(zip("ךםןףץ", "כמנפצ"))  # noqa: B905
HEBREW = Alphabet("אבגדהוזחטיכלמנסעפצקרשת", FINALS, drops_accents=True)


@pytest.mark.parametrize(
    ("name", "written", "letters"),
    [
        ("original", "CAFÉ", "café"),
        ("french", "Épée CŒUR À l'œil", "epee coeur a l'oeil"),
        ("dutch", "cafe\u0301 ĳs bru\u0302le\u0301e", "cafe ijs brulee"),
        ("spanish", "Piñata PINGÜINO n\u0303u", "piñata pinguino ñu"),
        ("catalan", "Col·lecció l.l plaça l·l·l·l·l", "colleccio ll plaça lllll"),
        ("portuguese", "CORAÇÃO avó", "coraçao avo"),
        ("german", "Straße Äpfel Café U\u0308ber", "strasse äpfel cafe über"),
        ("russian", "Ёлка ЙОД", "ёлка йод"),
    ],
)
def test_folds_characters_into_letters(name: str, written: str, letters: str) -> None:
    assert edition_of(name).alphabet.fold(written) == letters
    assert HEBREW.fold("שָׁלוֹם") == "שלומ"


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    for edition in EDITIONS:
        folded = edition.alphabet.fold(text)
        assert edition.alphabet.fold(folded) == folded


@pytest.mark.parametrize(
    ("name", "letters", "minimum", "key"),
    [
        ("spanish", "Ñ AEINPT", None, "spanish.ñaeinpt"),
        ("catalan", "abcdefg", None, "catalan.abcdefg"),
        ("catalan", "abcdefg", 4, "catalan.abcdefg4"),
    ],
)
def test_keys_games_and_lessons_name_editions(
    name: str, letters: str, minimum: int | None, key: str
) -> None:
    hive = Hive.parse(letters, minimum, edition=edition_of(name))
    assert hive.key == key
    assert Hive.from_key(key).edition is hive.edition
    word = hive.center * 5
    game = Game(hive, (word,))
    assert load(save(game)) == load(shorten(save(game))) == game
    memory = NOTHING.teach(hive, [word], "2026-11-22")
    assert load_memory(dump(memory)) == memory


def test_games_of_an_edition_without_words_are_read() -> None:
    """An earlier version saved the text, for a game of a Russian word list."""
    game = load(
        '{"version": 1, "hive": "ёлкаойд", "minimum": 4, "require": "", "found": ["ёлка"],'
        ' "bonus": [], "started": "", "revealed": false, "edition": "russian"}'
    )
    assert game.found == ("ёлка",)
    assert load(save(game)) == game
    assert "russian" not in [edition.name for edition in EDITIONS]


def test_a_letter_of_another_alphabet_is_an_error() -> None:
    with pytest.raises(HiveError, match="“ñ” isn’t a letter from A to Z"):
        Hive.parse("ñaeinpt")
    with pytest.raises(HiveError, match="“я” isn’t one of the letters a b c"):
        Hive.parse("яaeinpt", edition=edition_of("spanish"))


POINTS = {
    "print": ([1, 1, 1], 3),
    "classroom": ([1, 1, 1], 3),
    "catalan": ([2, 5, 6], 17),
    "german": ([3, 5, 6], 10),
}
"""Points for words of 4 to 6 letters and for a pangram of 7, where they are not the usual ones."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_points_and_ranks_of_each_edition(edition: Edition) -> None:
    points, pangram = POINTS.get(edition.name, ([1, 5, 6], 14))
    assert [edition.points_of(length, pangram=False) for length in (4, 5, 6)] == points
    assert edition.points_of(7, pangram=True) == pangram
    assert len(edition.alphabet.order) <= MAX_LETTERS
    names, percents = zip(*edition.ranks)  # noqa: B905
    assert names[-2:] == (GENIUS, HIDDEN_RANK)
    assert list(percents) == sorted(set(percents))
    assert (percents[0], percents[-1]) == (0, 100)


def test_an_unknown_edition_is_an_error() -> None:
    with pytest.raises(EditionError, match="no edition “klingon”: the editions are original"):
        edition_of("klingon")


def test_a_word_may_use_a_letter_as_often_as_the_hive_has_it() -> None:
    hive = Hive.parse("N A A B E N N S I", edition=edition_of("german"))
    assert [hive.overused(word) for word in ("banane", "bananen", "ananas")] == ["", "", "a"]
    assert Hive.parse("vctaoen").overused("nonevent") == ""


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Español", "list-español"),
        (" 5th grade: Ms. K’s words! ", "list-5th-grade-ms-ks-words"),
        ("ÉTÉ", "list-été"),
        ("?!", "list-"),
        ("👩\u200d👧 & Co", "list-👩\u200d👧-co"),
    ],
)
def test_the_name_of_an_own_edition_is_made_from_its_title(title: str, name: str) -> None:
    rules = edition_of("print")
    named = replace(rules, name=name, title=title.strip(), alphabet=HEBREW, language="")
    assert own_edition(rules, HEBREW, title) == named


def test_own_editions_are_known_until_others_are_set() -> None:
    edition = own_edition(edition_of("original"), HEBREW, "עברית")
    with pytest.raises(EditionError, match="there is no word list “עברית” here"):
        edition_of(edition.name)
    try:
        set_own([edition])
        assert edition_of(edition.name) is edition
        hive = Hive("אבגדהוז", edition=edition)
        assert Hive.from_key(hive.key) == hive
        assert load(save(Game(hive, ("אבגד",)))).hive.edition is edition
    finally:
        set_own([])
    with pytest.raises(GameError, match="עברית"):
        load(save(Game(hive, ("אבגד",))))


@pytest.mark.parametrize("title", ["Words…", "__proto__", "«Mots»", "Mr. K (2)", "می\u200cخواهم"])
def test_punctuation_after_the_name_of_a_list_in_a_link_is_ignored(title: str) -> None:
    name = own_edition(ORIGINAL, ENGLISH, title).name
    assert {unpunctuated(name + end) for end in ("", ".", ").", ",", "/", "”")} == {name}


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (180, [0, 4, 9, 14, 27, 45, 72, 90, 126, 180]),
        (218, [0, 4, 11, 17, 33, 55, 87, 109, 153, 218]),
    ],
)
def test_reproduces_published_rank_tables(total: int, expected: list[int]) -> None:
    names = "beginner, good-start, moving-up, good, solid, nice, great, amazing, genius, queen-bee"
    assert ranks(total, ORIGINAL) == list(zip(names.split(", "), expected))  # noqa: B905
    printed = [("beginner", 0), ("good", 7), ("excellent", 13), ("genius", 19), ("queen-bee", 25)]
    assert ranks(25, edition_of("classroom")) == printed
    # 70 % of 45 is 31.4999… in floating point, as in the original game
    assert [threshold(25, 10), threshold(50, 5), threshold(70, 45)] == [3, 3, 31]


@given(st.sampled_from(["original", "print"]), st.integers(0, 2000), st.data())
def test_next_rank_is_the_first_that_more_points_reach(
    name: str, total: int, data: st.DataObject
) -> None:
    edition, score = edition_of(name), data.draw(st.integers(0, total))
    coming, reached = next_rank(score, total, edition), rank(score, total, edition)
    assert rank(0, total, edition).name == "beginner"
    if coming:
        assert score < coming.points
        assert rank(coming.points, total, edition).points == coming.points
        assert rank(coming.points - 1, total, edition).points < coming.points
    else:
        assert score >= genius(total, edition) or total < 2
    assert (reached.name == HIDDEN_RANK) == (score == total > 0)
