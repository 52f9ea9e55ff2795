"""Badges: depend only on the game, and reveal no missing words."""

from collections.abc import Iterable

from hypothesis import given

from beecore.game.badges import badges_of
from beecore.game.guess import Answers
from beecore.game.state import Game, credited, missing
from beecore.hive import Hive
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by
from tests.strategies import answers, games

LONG = [word for word in ORACLE if len(word) > 4]
SHORT = [word for word in ORACLE if len(word) == 4]


def earned(game: Game, by: Answers = ANSWERS) -> dict[str, bool]:
    """Return whether each badge of a game is earned, by name."""
    badges = badges_of(game, credited(game, by), missing(game, by))
    return {badge["name"]: badge["earned"] for badge in badges}


def of(*found: str, hints: Iterable[str] = ()) -> dict[str, bool]:
    return earned(Game(HIVE, found, hints=tuple(hints)))


def test_new_game_offers_its_hives_badges_unearned() -> None:
    assert of() == {"All pangrams": False, "Long words": False, "No hints": False}


def test_each_badge_has_a_description() -> None:
    badges = badges_of(Game(HIVE), [], missing(Game(HIVE), ANSWERS))
    assert badges[0] == {
        "name": "All pangrams",
        "description": "Find every pangram.",
        "earned": False,
    }
    assert badges[1]["description"] == "Reach Genius using only words longer than four letters."
    assert badges[2]["description"] == "Reach Genius without using any hints."


def test_bingo_needs_a_word_for_each_letter() -> None:
    hive = Hive.parse("tea")
    by = answers_by(hive, ["teat", "eate", "aeta", "teta"])
    assert earned(Game(hive, ("teat", "eate")), by)["Bingo"] is False
    assert earned(Game(hive, ("teat", "eate", "aeta")), by)["Bingo"] is True
    assert "Bingo" not in of(*ORACLE)


def test_perfect_pangram_badge_is_hidden_until_earned() -> None:
    hive = Hive.parse("mangled")
    by = answers_by(hive, ["mangled", "manmade", "gammed"])
    assert "Perfect pangram" not in earned(Game(hive, ("gammed",)), by)
    assert earned(Game(hive, ("mangled",)), by)["Perfect pangram"] is True
    assert "Perfect pangram" not in of(*ORACLE)


def test_pangram_badge_needs_every_pangram() -> None:
    hive = Hive.parse("tea")
    by = answers_by(hive, ["teat", "eate", "tete"])
    assert earned(Game(hive, ("teat", "tete")), by)["All pangrams"] is False
    assert earned(Game(hive, ("teat", "eate")), by)["All pangrams"] is True
    assert of("covenant")["All pangrams"] is True
    assert "All pangrams" not in earned(Game(HIVE), answers_by(HIVE, ["cave"]))


def test_long_words_alone_must_reach_genius() -> None:
    assert of(*LONG)["Long words"] is True
    assert of(*LONG, *SHORT)["Long words"] is True
    points = sum(found.points for found in credited(Game(HIVE, tuple(LONG[:10])), ANSWERS))
    assert 77 - len(SHORT) <= points < 77  # Genius begins at 77: short words make up for the rest
    assert of(*LONG[:10], *SHORT) == {"All pangrams": True, "Long words": False, "No hints": True}


def test_long_words_badge_is_offered_only_if_it_can_be_earned() -> None:
    few = answers_by(HIVE, ["cave", "vote", "vent", "coven"])
    assert "Long words" not in earned(Game(HIVE), few)


def test_using_a_hint_removes_the_no_hints_badge() -> None:
    assert of(*LONG)["No hints"] is True
    assert "No hints" not in of(*LONG, hints=["grid"])


def test_hive_without_words_has_no_badges() -> None:
    assert earned(Game(HIVE), answers_by(HIVE, [])) == {}


@given(games(), answers())
def test_finding_every_word_earns_every_offered_badge(game: Game, answers: Answers) -> None:
    left = tuple(found.word for found in missing(game, answers))
    assert all(earned(Game(HIVE, game.found + left, game.bonus), answers).values())
