"""Guesses: the order of the rules, and the messages."""

import pytest

from beecore.game.guess import check
from beecore.hive import Hive, Kind
from tests.oracles import ANSWERS, OFF_CENTER, ORACLE, RARE, answers_by


@pytest.mark.parametrize("word", ORACLE)
def test_accepts_the_published_answers(word: str) -> None:
    assert check(ANSWERS, word).accepted


@pytest.mark.parametrize(
    ("guess", "kind", "message"),
    [
        ("cav", Kind.SHORT, "Too short"),
        ("xyz", Kind.SHORT, "Too short"),  # the length is checked before the letters
        ("eve", Kind.SHORT, "Too short"),  # though it is in the lexicon
        ("cave" * 16, Kind.UNKNOWN, "Not in word list"),
        ("cave" * 16 + "v", Kind.LONG, "Too long"),
        ("cover", Kind.BAD_LETTERS, "Bad letters"),
        ("rate", Kind.BAD_LETTERS, "Bad letters"),  # checked before the center
        ("vote2", Kind.BAD_LETTERS, "Bad letters"),
        ("véto", Kind.BAD_LETTERS, "Bad letters"),
        ("toea", Kind.OFF_CENTER, "Missing center letter"),
        ("octane", Kind.OFF_CENTER, "Good word, but it needs the center letter"),
        ("vvvv", Kind.UNKNOWN, "Not in word list"),
        ("cove", Kind.REPEATED, "Already found"),
        ("novae", Kind.REPEATED, "Already found"),
    ],
)
def test_reports_the_first_broken_rule(guess: str, kind: Kind, message: str) -> None:
    verdict = check(ANSWERS, guess, found=["cove", "novae"])
    assert (verdict.kind, verdict.message, verdict.points) == (kind, message, 0)
    assert not verdict.accepted
    assert str(verdict) == message


def test_only_known_words_count_as_missing_just_the_center() -> None:
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
def test_unlikely_word_is_a_bonus_without_points(word: str) -> None:
    verdict = check(ANSWERS, word)
    assert verdict.accepted
    assert (verdict.kind, str(verdict)) == (Kind.BONUS, "Bonus word!")


@pytest.mark.parametrize("guess", ["", "  ", "\t\n"])
def test_empty_guess_does_nothing(guess: str) -> None:
    assert check(ANSWERS, guess) == (Kind.EMPTY, "", "", 0)


@pytest.mark.parametrize("guess", ["COVE", " cove ", "C o V e", "cove\n"])
def test_ignores_case_and_spaces(guess: str) -> None:
    assert check(ANSWERS, guess).word == "cove"
    assert check(ANSWERS, guess, found=["cove"]).kind == Kind.REPEATED


def test_found_word_stays_found_when_it_leaves_the_list() -> None:
    assert check(ANSWERS, "novat").kind == Kind.UNKNOWN
    assert check(ANSWERS, "novat", found=["novat"]).kind == Kind.REPEATED


def test_uses_the_minimum_length_of_the_hive() -> None:
    printed = answers_by(Hive.parse("VCTAOEN", minimum=5), ORACLE)
    assert check(printed, "cove").message == "Too short"
    assert check(printed, "coven").accepted
    short = answers_by(Hive.parse("VCTAOEN", minimum=3), ["eve"])
    assert str(check(short, "eve")) == "Good! +1"


def test_checks_other_required_letters_after_the_center() -> None:
    answers = answers_by(Hive.parse("VCTAOEN", extra="N"), [*ORACLE, *OFF_CENTER])
    assert check(answers, "octane").kind == Kind.OFF_CENTER
    assert check(answers, "cave").message == "Also needs N"
    assert check(answers, "vane").accepted


def test_names_all_required_letters_that_a_guess_lacks() -> None:
    answers = answers_by(Hive.parse("VCTAOEN", extra="VENT"), ORACLE)
    assert check(answers, "vocation").message == "Bad letters"
    assert check(answers, "cave").message == "Also needs N, T"
    assert check(answers, "vane") == ("incomplete", "vane", "Also needs T", 0)


def test_scores_short_pangrams_of_small_hives() -> None:
    """A hive of three letters can have pangrams with fewer points than in any usual game."""
    answers = answers_by(Hive.parse("TEA", minimum=2), ["tea", "teat", "et"])
    assert [str(check(answers, guess)) for guess in ("et", "tea", "teat")] == [
        "Good! +1",
        "Pangram! +8",
        "Pangram! +8",
    ]


def test_accepts_long_pangrams_and_suffixed_words() -> None:
    answers = answers_by(Hive.parse("ENTIVCZ"), ["incentivize"])
    assert str(check(answers, "incentivize")) == "Pangram! +18"
    answers = answers_by(Hive.parse("ANIMLCT"), ["anticlimactic", "inimical"])
    assert str(check(answers, "anticlimactic")) == "Pangram! +20"
    assert str(check(answers, "inimical")) == "Awesome! +8"


def test_answers_have_totals_and_bands() -> None:
    assert ANSWERS.total == 110
    assert sorted(ANSWERS.likely) == ORACLE
    assert sorted(ANSWERS.possible) == sorted(RARE)
