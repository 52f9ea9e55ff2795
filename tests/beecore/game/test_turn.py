"""Turns: saved texts and one action give a view, a text to save, and a verdict."""

import json

import pytest

from beecore.editions import edition_of
from beecore.errors import PuzzleError
from beecore.game.guess import INCOMPLETE_GUESS
from beecore.game.saving import load, save
from beecore.game.state import Game, give_up
from beecore.game.turn import (
    GIVE_UP,
    GUESS,
    HINT,
    LOOK,
    PARK,
    TAKE_BACK,
    Judged,
    Outcome,
    take_turn,
    turn_of,
)
from beecore.game.view import view_of
from beecore.hive import Hive
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by

TODAY = "2026-11-21"


def verdict_on(guess: str, *found: str, revealed: bool = False) -> Judged:
    """Return the verdict on a guess in a game with words found, over if `revealed`."""
    saved = save(Game(HIVE, found, revealed=revealed))
    verdict = take_turn(ANSWERS, TODAY, [saved], GUESS, guess).verdict
    assert verdict is not None
    return verdict


def test_game_without_saved_text_starts_today() -> None:
    game = Game(HIVE, started=TODAY)
    assert take_turn(ANSWERS, TODAY, []) == Outcome(game, save(game), [], None)
    assert take_turn(ANSWERS, TODAY + "T08:31", []).game.started == "2026-11-21T08:31"


def test_rejects_a_start_time_that_could_not_be_loaded() -> None:
    with pytest.raises(PuzzleError):
        take_turn(ANSWERS, TODAY + "T08:31:05", [])


def test_actions_have_the_names_that_the_page_uses() -> None:
    assert (LOOK, GUESS, HINT, GIVE_UP) == ("", "guess", "hint", "give up")
    assert (PARK, TAKE_BACK) == ("park", "take back")


def test_looking_joins_saved_games_and_changes_nothing() -> None:
    saved = [
        save(Game(HIVE, ("vote",), started="2026-11-19")),
        "no game",
        save(Game(HIVE, ("cave", "vote"), ("novae",))),
        save(Game(Hive("cvtaoen"), ("cave",))),
    ]
    looked = take_turn(ANSWERS, TODAY, saved, LOOK, "oven")
    game = Game(HIVE, ("vote", "cave"), ("novae",), "2026-11-19")
    assert looked == Outcome(game, save(game), [1, 3], None)


def test_plays_a_guess_on_the_saved_game() -> None:
    outcome = take_turn(
        ANSWERS, TODAY, [save(Game(HIVE, ("vote",), started=TODAY)), ""], GUESS, " CaVe "
    )
    assert outcome.game == Game(HIVE, ("vote", "cave"), started=TODAY)
    assert outcome.unread == [1]
    assert verdict_on("cave", "vote") == {
        "kind": "word",
        "message": "Good!",
        "values": {},
        "points": 1,
        "accepted": True,
        "lacks": [],
        "risen": "Good Start",
        "complete": False,
    }


@pytest.mark.parametrize(
    ("guess", "kind", "points", "accepted"),
    [
        ("covenant", "pangram", 15, True),
        ("novae", "bonus", 0, True),
        ("octane", "off center", 0, False),
        ("vote", "repeated", 0, False),
        ("caved2", "bad letters", 0, False),
        ("", "empty", 0, False),
    ],
)
def test_verdict_has_kind_points_and_acceptance(
    guess: str, kind: str, points: int, accepted: bool
) -> None:
    verdict = verdict_on(guess, "vote")
    assert verdict["kind"] == kind
    assert (verdict["points"], verdict["accepted"]) == (points, accepted)


def test_accepts_several_words_at_once() -> None:
    outcome = take_turn(ANSWERS, TODAY, [], GUESS, "1. cave, OVEN; cave - novae octane")
    assert (outcome.game.found, outcome.game.bonus) == (("cave", "oven"), ("novae",))
    assert outcome.game.off_center == ("octane",)
    verdict = verdict_on("1. cave, OVEN; cave - novae octane", "oven")
    assert verdict["message"].format(**verdict["values"]) == "2 of 4 words accepted."
    assert (verdict["kind"], verdict["points"], verdict["accepted"]) == ("several", 0, True)


def test_missing_guess_counts_as_empty() -> None:
    verdict = take_turn(ANSWERS, TODAY, [], GUESS).verdict
    assert verdict is not None
    assert verdict["kind"] == "empty"


def test_repeated_word_counts_as_one_guess() -> None:
    assert verdict_on("cave Cave")["message"] == "Good!"
    assert verdict_on("• cave (1)")["message"] == "Good!"


def test_checks_text_without_letters_as_it_is() -> None:
    assert (verdict_on("12")["kind"], verdict_on("1234")["kind"]) == ("short", "bad letters")


def test_verdict_names_a_rank_of_the_edition() -> None:
    hive = Hive(HIVE.letters, minimum=5, edition=edition_of("print"))
    answers = answers_by(hive, ["coven", "event", "covet"])
    saved = save(Game(hive, ("coven",)))
    verdict = take_turn(answers, TODAY, [saved], GUESS, "event").verdict
    assert verdict
    assert verdict["risen"] == "Excellent"


def test_verdict_names_a_newly_reached_rank() -> None:
    assert verdict_on("covenant")["risen"] == "Good"
    assert verdict_on("vote")["risen"] == ""
    assert verdict_on("cave", "vote")["risen"] == "Good Start"
    assert verdict_on("octane", "vote", "cave")["risen"] == ""


def test_only_the_last_word_completes_the_game() -> None:
    last = verdict_on(ORACLE[-1], *ORACLE[:-1])
    assert (last["complete"], last["risen"]) == (True, "Queen Bee")
    assert not verdict_on(ORACLE[-2], *ORACLE[:-2])["complete"]
    for guess in (ORACLE[-1], "octane", "novae"):
        assert not verdict_on(guess, *ORACLE)["complete"]


def test_verdict_lists_the_required_letters_that_a_guess_lacks() -> None:
    hive = Hive.parse("VCTAOEN", extra="nt")
    verdict = take_turn(answers_by(hive, ORACLE), TODAY, [], GUESS, "cave").verdict
    assert verdict is not None
    assert (verdict["kind"], verdict["lacks"]) == ("incomplete", ["N", "T"])
    assert verdict["message"] == INCOMPLETE_GUESS


def test_parks_a_word_and_takes_it_back() -> None:
    saved = save(Game(HIVE, ("vote",), started=TODAY))
    for action, parked in ((PARK, "coven:1"), (PARK, "coven:1"), (TAKE_BACK, "coven:2")):
        outcome = take_turn(ANSWERS, TODAY, [saved], action, "Coven")
        assert (outcome.game.parked, outcome.verdict) == ((parked,), None)
        saved = outcome.text
        assert load(saved) == outcome.game


def test_giving_up_reveals_the_words_and_ends_guessing() -> None:
    outcome = take_turn(ANSWERS, TODAY, [save(Game(HIVE, ("vote",)))], GIVE_UP)
    game = give_up(Game(HIVE, ("vote",), started=TODAY))
    assert outcome == Outcome(game, save(game), [], None)
    assert verdict_on("cave", "vote", revealed=True)["kind"] == "over"
    assert verdict_on("cave oven", "vote", revealed=True)["values"] == {"accepted": 0, "words": 2}


def test_requests_hints_by_name_and_saves_them() -> None:
    saved = save(Game(HIVE, tuple(ORACLE[1:]), started=TODAY))
    for name, hint in [("grid", "grid"), ("word", "cave:2"), ("letter", "cave:3"), ("grid", "")]:
        outcome = take_turn(ANSWERS, TODAY, [saved], HINT, name)
        assert outcome.verdict is None
        assert outcome.game.hints == load(saved).hints + (hint,) * bool(hint)
        saved = outcome.text
    assert load(saved).hints == ("grid", "cave:2", "cave:3")


@pytest.mark.parametrize("name", ["", "letters", "meaning", "cave"])
def test_unavailable_hint_changes_nothing(name: str) -> None:
    game = Game(HIVE, ("vote",), started=TODAY)
    assert take_turn(ANSWERS, TODAY, [save(game)], HINT, name) == Outcome(
        game, save(game), [], None
    )


def test_turn_contains_view_data_and_saved_text() -> None:
    outcome = take_turn(ANSWERS, TODAY, ["?"], GUESS, "covenant")
    turn = turn_of(outcome, ANSWERS)
    assert turn["view"] == view_of(outcome.game, ANSWERS)
    assert load(turn["save"]) == outcome.game
    assert (turn["unread"], turn["verdict"]) == ([0], outcome.verdict)
    assert json.loads(json.dumps(turn)) == turn


def test_hive_without_words_is_never_complete() -> None:
    empty = answers_by(HIVE, [])
    verdict = take_turn(empty, TODAY, [], GUESS, "cave").verdict
    assert verdict is not None
    assert (verdict["kind"], verdict["complete"], verdict["risen"]) == ("unknown", False, "")
