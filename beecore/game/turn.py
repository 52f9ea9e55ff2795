"""A turn: one action in a game that is kept somewhere, from saved texts to what is shown."""

from collections.abc import Sequence
from typing import TypedDict

from .guess import Answers, words_in
from .saving import join, save
from .state import Game, give_up, once, play, play_all
from .view import View, view_of

LOOK, GUESS, GIVE_UP = "", "guess", "give up"
"""What a player can do; to look changes nothing."""


class Judged(TypedDict):
    """What is told of a guess."""

    kind: str  # of a single word as `Kind` names it
    message: str
    points: int
    accepted: bool


class Turn(TypedDict):
    view: View
    save: str
    unread: list[int]
    verdict: Judged | None  # on a guess


def turn(
    answers: Answers, today: str, saved: Sequence[str], action: str = LOOK, guess: str = ""
) -> Turn:
    """Return a game to show and to save, joined from what was saved of it, after one action.

    Texts that cannot be read are returned by their places in `unread`; a guess may be several
    words. `today` is the day a new game begins on.
    """
    game, unread = join(Game(answers.hive, started=today), saved)
    verdict: Judged | None = None
    if action == GUESS:
        game, verdict = _judged(game, answers, guess)
    elif action == GIVE_UP:
        game = give_up(game)
    return {
        "view": view_of(game, answers),
        "save": save(game),
        "unread": unread,
        "verdict": verdict,
    }


def _judged(game: Game, answers: Answers, guess: str) -> tuple[Game, Judged]:
    words = once(words_in(guess))
    if len(words) > 1:
        game, taken = play_all(game, answers, words)
        told: Judged = {
            "kind": "several",
            "message": f"{taken} of {len(words)} words taken.",
            "points": 0,
            "accepted": True,
        }
        return game, told
    game, verdict = play(game, answers, words[0] if words else guess)
    return game, {
        "kind": verdict.kind,
        "message": verdict.message,
        "points": verdict.points,
        "accepted": verdict.accepted,
    }
