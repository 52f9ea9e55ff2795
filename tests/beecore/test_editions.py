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
from beecore.errors import EditionError, GameError, HiveError, LetterError
from beecore.game.guess import Game
from beecore.game.saving import load, save, shorten
from beecore.hive import Hive, is_pangram, is_perfect
from beecore.letters import ENGLISH, MAX_LETTERS, Alphabet
from beecore.memory import NOTHING, dump
from beecore.memory import load as load_memory

HEBREW = Alphabet(
    "אבגדהוזחטיכלמנסעפצקרשת",
    (("ך", "כ"), ("ם", "מ"), ("ן", "נ"), ("ף", "פ"), ("ץ", "צ")),
    drops_accents=True,
)


@pytest.mark.parametrize(
    ("name", "written", "letters"),
    [
        ("original", "CAFÉ", "café"),
        ("french", "Épée CŒUR À l'œil", "epee coeur a l'oeil"),
        ("dutch", "CAFÉ Œuvre cœur ĳs", "cafe oeuvre coeur ijs"),
        ("dutch", "cafe\u0301 crème bru\u0302le\u0301e", "cafe creme brulee"),
        ("spanish", "Piñata PINGÜINO n\u0303u", "piñata pinguino ñu"),
        ("catalan", "Col·lecció l.l plaça", "colleccio ll plaça"),
        ("catalan", "l·l·l·l·l", "lllll"),
        ("portuguese", "CORAÇÃO avó avô", "coração avo avo".replace("ã", "a")),
        ("german", "Straße Äpfel Café U\u0308ber", "strasse äpfel cafe über"),
        ("russian", "Ёлка ЙОД", "ёлка йод"),
    ],
)
def test_folds_characters_into_letters(name: str, written: str, letters: str) -> None:
    assert edition_of(name).alphabet.fold(written) == letters


def test_folds_final_letters_and_points_of_hebrew() -> None:
    assert HEBREW.fold("שָׁלוֹם") == "שלומ"


@pytest.mark.parametrize(
    ("letters", "fault"),
    [
        ("ab", "an alphabet needs 3 to 35 letters, not 2"),
        ("abc" * 12, "an alphabet needs 3 to 35 letters, not 36"),
        ("abca", "“a” appears twice"),
        ("abC", "“C” isn’t a letter in lower case"),
        ("ab c", "“ ” isn’t a letter in lower case"),
        ("ab\u0301c", "“\u0301” isn’t a letter in lower case"),
    ],
)
def test_rejects_alphabets_that_cannot_be_used(letters: str, fault: str) -> None:
    with pytest.raises(LetterError, match=fault):
        Alphabet(letters)


def test_an_own_edition_has_the_ranks_of_its_rules() -> None:
    rules = edition_of("print")
    assert own_edition(rules, rules.alphabet, "Ours").ranks == rules.ranks


def test_keys_name_editions() -> None:
    hive = Hive.parse("Ñ AEINPT", edition=edition_of("spanish"))
    assert hive.key == "spanish.ñaeinpt"
    assert Hive.from_key(hive.key).edition is hive.edition
    assert Hive.parse("abcdefg", edition=edition_of("catalan")).key == "catalan.abcdefg"
    assert Hive.parse("abcdefg", 4, edition=edition_of("catalan")).key == "catalan.abcdefg4"


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
def test_points_of_each_edition(edition: Edition) -> None:
    points, pangram = POINTS.get(edition.name, ([1, 5, 6], 14))
    assert [edition.points_of(length, pangram=False) for length in (4, 5, 6)] == points
    assert edition.points_of(7, pangram=True) == pangram


def test_every_edition_is_tested() -> None:
    assert len({edition.name for edition in EDITIONS}) == len(EDITIONS) == 12
    assert all(len(edition.alphabet.order) <= MAX_LETTERS for edition in EDITIONS)


def test_games_and_lessons_keep_their_edition() -> None:
    hive = Hive.parse("ñaioner", edition=edition_of("spanish"))
    game = Game(hive, ("niño",))
    assert load(save(game)) == load(shorten(save(game))) == game
    memory = NOTHING.teach(hive, ["niño"], "2026-11-22")
    assert load_memory(dump(memory)) == memory


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
    ],
)
def test_the_name_of_an_own_edition_is_made_from_its_title(title: str, name: str) -> None:
    german = edition_of("german")
    named = replace(german, name=name, title=title, alphabet=HEBREW, language="")
    assert own_edition(german, HEBREW, title) == named


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


def test_perfect_pangram_uses_each_letter_once() -> None:
    hive = Hive.parse("ANIMLCT")
    assert is_pangram("anticlimactic", hive)
    assert not is_perfect("anticlimactic", hive)
    assert is_perfect("claimant", Hive.parse("CLAIMNT")) is False
    assert is_perfect("mangled", Hive.parse("MANGLED"))


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


@pytest.mark.parametrize(
    ("percent", "total", "points"),
    [(25, 10, 3), (50, 5, 3), (70, 45, 31)],  # 31.4999… in floating point, as in the original game
)
def test_rounds_half_points_up(percent: int, total: int, points: int) -> None:
    assert threshold(percent, total) == points


@given(st.integers(0, 2000).flatmap(lambda total: st.tuples(st.integers(0, total), st.just(total))))
def test_next_rank_is_the_first_that_more_points_reach(case: tuple[int, int]) -> None:
    score, total = case
    coming, reached = next_rank(score, total, ORIGINAL), rank(score, total, ORIGINAL)
    assert rank(0, total, ORIGINAL).name == "beginner"
    if coming:
        assert score < coming.points
        assert rank(coming.points, total, ORIGINAL).points == coming.points
        assert rank(coming.points - 1, total, ORIGINAL).points < coming.points
    else:
        assert reached.name in ("genius", HIDDEN_RANK) or total < 2
    assert (reached.name == HIDDEN_RANK) == (score == total > 0)


@pytest.mark.parametrize("name", ["print", "classroom"])
def test_printed_ranks_are_three_before_all_words(name: str) -> None:
    edition = edition_of(name)
    steps = [("beginner", 0), ("good", 7), ("excellent", 13), ("genius", 19), ("queen-bee", 25)]
    assert ranks(25, edition) == steps
    assert rank(18, 25, edition).name == "excellent"
    assert next_rank(18, 25, edition) == ("genius", 19)
    assert next_rank(19, 25, edition) is None
    assert (genius(25, edition), genius(25, ORIGINAL)) == (19, 18)


def test_all_editions_end_with_genius_and_the_rank_for_all_words() -> None:
    for edition in EDITIONS:
        percents = [percent for _, percent in edition.ranks]
        assert [name for name, _ in edition.ranks[-2:]] == [GENIUS, HIDDEN_RANK]
        assert (percents[0], percents[-1]) == (0, 100)
        assert percents == sorted(set(percents))
