"""Turns: from saved texts and one action to what is shown, saved and told."""

import json

import pytest

from beecore.errors import PuzzleError
from beecore.game.saving import load, save
from beecore.game.state import Game, give_up
from beecore.game.turn import GIVE_UP, GUESS, HINT, LOOK, Judged, Outcome, take_turn, turn_of
from beecore.game.view import view_of
from beecore.hive import Hive
from tests.oracles import ANSWERS, HIVE, ORACLE, answers_by

TODAY = "2026-11-21"


def told(guess: str, *found: str, revealed: bool = False) -> Judged:
    """Return what is told of a guess after some words."""
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
    taken = take_turn(
        ANSWERS, TODAY, [save(Game(HIVE, ("vote",), started=TODAY)), ""], GUESS, " CaVe "
    )
    assert taken.game == Game(HIVE, ("vote", "cave"), started=TODAY)
    assert taken.unread == [1]
    assert told("cave", "vote") == {
        "kind": "word",
        "message": "Good!",
        "points": 1,
        "accepted": True,
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
    verdict = told(guess, "vote")
    assert verdict["kind"] == kind
    assert (verdict["points"], verdict["accepted"]) == (points, accepted)


def test_accepts_several_words_at_once() -> None:
    taken = take_turn(ANSWERS, TODAY, [], GUESS, "1. cave, OVEN; cave - novae octane")
    assert (taken.game.found, taken.game.bonus) == (("cave", "oven"), ("novae",))
    assert taken.game.off_center == ("octane",)
    verdict = told("1. cave, OVEN; cave - novae octane", "oven")
    assert verdict["message"] == "2 of 4 words taken."
    assert (verdict["kind"], verdict["points"], verdict["accepted"]) == ("several", 0, True)


def test_missing_guess_counts_as_empty() -> None:
    verdict = take_turn(ANSWERS, TODAY, [], GUESS).verdict
    assert verdict is not None
    assert verdict["kind"] == "empty"


def test_repeated_word_counts_as_one_guess() -> None:
    assert told("cave Cave")["message"] == "Good!"
    assert told("• cave (1)")["message"] == "Good!"


def test_checks_text_without_letters_as_it_is() -> None:
    assert (told("12")["kind"], told("1234")["kind"]) == ("short", "bad letters")


def test_verdict_names_a_newly_reached_rank() -> None:
    assert told("covenant")["risen"] == "Good"
    assert told("vote")["risen"] == ""
    assert told("cave", "vote")["risen"] == "Good Start"
    assert told("octane", "vote", "cave")["risen"] == ""


def test_only_the_last_word_completes_the_game() -> None:
    last = told(ORACLE[-1], *ORACLE[:-1])
    assert (last["complete"], last["risen"]) == (True, "Queen Bee")
    assert not told(ORACLE[-2], *ORACLE[:-2])["complete"]
    for guess in (ORACLE[-1], "octane", "novae"):
        assert not told(guess, *ORACLE)["complete"]


def test_giving_up_reveals_the_words_and_ends_guessing() -> None:
    taken = take_turn(ANSWERS, TODAY, [save(Game(HIVE, ("vote",)))], GIVE_UP)
    game = give_up(Game(HIVE, ("vote",), started=TODAY))
    assert taken == Outcome(game, save(game), [], None)
    assert told("cave", "vote", revealed=True)["kind"] == "over"
    assert told("cave oven", "vote", revealed=True)["message"] == "0 of 2 words taken."


def test_requests_hints_by_name_and_saves_them() -> None:
    saved = save(Game(HIVE, tuple(ORACLE[1:]), started=TODAY))
    for what, hint in [("grid", "grid"), ("word", "cave:2"), ("letter", "cave:3"), ("grid", "")]:
        taken = take_turn(ANSWERS, TODAY, [saved], HINT, what)
        assert taken.verdict is None
        assert taken.game.hints == load(saved).hints + (hint,) * bool(hint)
        saved = taken.text
    assert load(saved).hints == ("grid", "cave:2", "cave:3")


@pytest.mark.parametrize("what", ["", "letters", "meaning", "cave"])
def test_unavailable_hint_changes_nothing(what: str) -> None:
    game = Game(HIVE, ("vote",), started=TODAY)
    assert take_turn(ANSWERS, TODAY, [save(game)], HINT, what) == Outcome(
        game, save(game), [], None
    )


def test_turn_contains_view_data_and_saved_text() -> None:
    taken = take_turn(ANSWERS, TODAY, ["?"], GUESS, "covenant")
    turn = turn_of(taken, ANSWERS)
    assert turn["view"] == view_of(taken.game, ANSWERS)
    assert load(turn["save"]) == taken.game
    assert (turn["unread"], turn["verdict"]) == ([0], taken.verdict)
    assert json.loads(json.dumps(turn)) == turn


def test_hive_without_words_is_never_complete() -> None:
    empty = answers_by(HIVE, [])
    verdict = take_turn(empty, TODAY, [], GUESS, "cave").verdict
    assert verdict is not None
    assert (verdict["kind"], verdict["complete"], verdict["risen"]) == ("unknown", False, "")
