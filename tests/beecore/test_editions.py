"""Editions and their alphabets; also runs on MicroPython."""

from dataclasses import replace

import pytest

from beecore.editions import EDITIONS, ORIGINAL, edition_of, own_edition, set_own, unpunctuated
from beecore.errors import EditionError, GameError, HiveError, LetterError
from beecore.game.guess import Game
from beecore.game.saving import load, save, shorten
from beecore.hive import Hive
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


@pytest.mark.parametrize(
    ("name", "points", "pangram"),
    [
        ("original", [1, 5, 6], 14),
        ("print", [1, 1, 1], 3),
        ("classroom", [1, 1, 1], 3),
        ("catalan", [2, 5, 6], 17),
        ("spanish", [1, 5, 6], 14),
        ("german", [3, 5, 6], 10),
        ("portuguese", [1, 5, 6], 14),
        ("french", [1, 5, 6], 14),
        ("dutch", [1, 5, 6], 14),
        ("italian", [1, 5, 6], 14),
        ("swedish", [1, 5, 6], 14),
        ("russian", [1, 5, 6], 14),
    ],
)
def test_points_of_each_edition(name: str, points: list[int], pangram: int) -> None:
    edition = edition_of(name)
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
