"""Guesses: every rule in its order, every message in the game's words."""

import pytest

from beecore.game.guess import check, fold, words_in
from beecore.hive import Hive
from beecore.rules import Kind
from tests.oracles import ANSWERS, OFF_CENTER, ORACLE, RARE, answers_by


@pytest.mark.parametrize("word", ORACLE)
def test_the_published_answers_are_accepted(word: str) -> None:
    assert check(ANSWERS, word).accepted


@pytest.mark.parametrize(
    ("guess", "kind", "message"),
    [
        ("cav", Kind.SHORT, "Too short"),
        ("xyz", Kind.SHORT, "Too short"),  # before its letters are looked at
        ("eve", Kind.SHORT, "Too short"),  # though it is in the lexicon
        ("cave" * 16, Kind.UNKNOWN, "Not in word list"),
        ("cave" * 16 + "v", Kind.LONG, "Too long"),
        ("cover", Kind.BAD_LETTERS, "Bad letters"),
        ("rate", Kind.BAD_LETTERS, "Bad letters"),  # before the center is missed
        ("vote2", Kind.BAD_LETTERS, "Bad letters"),
        ("véto", Kind.BAD_LETTERS, "Bad letters"),
        ("toea", Kind.OFF_CENTER, "Missing center letter"),
        ("octane", Kind.OFF_CENTER, "Good word, but it needs the center letter"),
        ("vvvv", Kind.UNKNOWN, "Not in word list"),
        ("cove", Kind.REPEATED, "Already found"),
        ("novae", Kind.REPEATED, "Already found"),
    ],
)
def test_the_first_broken_rule_speaks(guess: str, kind: Kind, message: str) -> None:
    verdict = check(ANSWERS, guess, found=["cove", "novae"])
    assert (verdict.kind, verdict.message, verdict.points) == (kind, message, 0)
    assert not verdict.accepted
    assert str(verdict) == message


def test_only_a_word_lacks_the_center_alone() -> None:
    guesses = ["octane", "toea", "cover", "cove", ""]
    assert [check(ANSWERS, guess).lacks_center_alone for guess in guesses] == [True] + [False] * 4


@pytest.mark.parametrize(
    ("guess", "kind", "text"),
    [
        ("cove", Kind.WORD, "Good! +1"),
        ("coven", Kind.WORD, "Nice! +5"),
        ("octave", Kind.WORD, "Nice! +6"),
        ("convent", Kind.WORD, "Awesome! +7"),
        ("nonevent", Kind.WORD, "Awesome! +8"),
        ("covenant", Kind.PANGRAM, "Pangram! +15"),
    ],
)
def test_praise_grows_with_the_points(guess: str, kind: Kind, text: str) -> None:
    verdict = check(ANSWERS, guess)
    assert verdict.accepted
    assert (verdict.kind, str(verdict)) == (kind, text)


@pytest.mark.parametrize("word", RARE)
def test_a_word_the_editor_would_hardly_take_is_a_bonus_without_points(word: str) -> None:
    verdict = check(ANSWERS, word)
    assert verdict.accepted
    assert (verdict.kind, str(verdict)) == (Kind.BONUS, "Bonus word, thank you!")


@pytest.mark.parametrize("guess", ["", "  ", "\t\n"])
def test_an_empty_guess_does_nothing(guess: str) -> None:
    assert check(ANSWERS, guess) == (Kind.EMPTY, "", "", 0)


@pytest.mark.parametrize("guess", ["COVE", " cove ", "C o V e", "cove\n"])
def test_case_and_spaces_do_not_matter(guess: str) -> None:
    assert check(ANSWERS, guess).word == "cove"
    assert check(ANSWERS, guess, found=["cove"]).kind == Kind.REPEATED


def test_a_found_word_that_the_list_has_dropped_is_still_found() -> None:
    assert check(ANSWERS, "novat").kind == Kind.UNKNOWN
    assert check(ANSWERS, "novat", found=["novat"]).kind == Kind.REPEATED


def test_the_shortest_length_is_the_hives() -> None:
    printed = answers_by(Hive.parse("VCTAOEN", minimum=5), ORACLE)
    assert check(printed, "cove").message == "Too short"
    assert check(printed, "coven").accepted
    short = answers_by(Hive.parse("VCTAOEN", minimum=3), ["eve"])
    assert str(check(short, "eve")) == "Good! +1"


def test_further_required_letters_are_asked_for_after_the_center() -> None:
    answers = answers_by(Hive.parse("VCTAOEN", extra="N"), [*ORACLE, *OFF_CENTER])
    assert check(answers, "octane").kind == Kind.OFF_CENTER
    assert check(answers, "cave").message == "Missing required letter"
    assert check(answers, "vane").accepted


def test_points_between_the_classes_get_the_praise_below() -> None:
    """A hive of three letters has pangrams of few points more than a game ever shows."""
    answers = answers_by(Hive.parse("TEA", minimum=2), ["tea", "teat", "et"])
    assert [str(check(answers, guess)) for guess in ("et", "tea", "teat")] == [
        "Good! +1",
        "Pangram! +8",
        "Pangram! +8",
    ]


def test_incentivize_and_anticlimactic_are_pangrams() -> None:
    answers = answers_by(Hive.parse("ENTIVCZ"), ["incentivize"])
    assert str(check(answers, "incentivize")) == "Pangram! +18"
    answers = answers_by(Hive.parse("ANIMLCT"), ["anticlimactic", "inimical"])
    assert str(check(answers, "anticlimactic")) == "Pangram! +20"
    assert str(check(answers, "inimical")) == "Awesome! +8"


def test_fold_keeps_what_is_no_letter() -> None:
    assert fold(" Don't ") == "don't"


def test_words_in_takes_any_list_people_paste() -> None:
    pasted = "Found (3/24):\n• COVE +1\n• Coven; coven\tvéto"
    assert words_in(pasted) == ["found", "cove", "coven", "coven", "véto"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("naïve à la carte", ["naïve", "à", "la", "carte"]),
        ("cave\u00a0–\u2028oven…vote", ["cave", "oven", "vote"]),
        ("«cave»\u2000¿oven?", ["cave", "oven"]),
        ("×cave\u1fff\u2000oven漢vote🐝coven", ["×cave\u1fff", "oven", "vote", "coven"]),
        ("12 34", []),
    ],
)
def test_letters_beyond_a_to_z_belong_to_words_and_signs_do_not(
    text: str, words: list[str]
) -> None:
    assert words_in(text) == words


def test_the_points_of_all_that_count_are_known() -> None:
    assert ANSWERS.total == 110
    assert sorted(ANSWERS.likely) == ORACLE
    assert sorted(ANSWERS.possible) == sorted(RARE)
