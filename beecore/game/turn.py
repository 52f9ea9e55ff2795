"""A turn: one action in a game that is kept somewhere, from saved texts to what is shown."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from ..scoring import rank
from .asking import ask
from .guess import Answers, words_in
from .saving import join, save
from .state import Game, begin, give_up, missing, once, play, play_all, score_of
from .view import View, view_of

LOOK, GUESS, HINT, GIVE_UP = "", "guess", "hint", "give up"
"""What a player can do; to look changes nothing."""


class Judged(TypedDict):
    """What is told of a guess."""

    kind: str  # of a single word as `Kind` names it, else several
    message: str
    points: int
    accepted: bool
    risen: str  # the rank this guess brought; empty if it is the one before
    complete: bool  # nothing is left to find, by this guess


class Taken(NamedTuple):
    """A game after an action, as a value and as the text to keep; the places of saved texts that
    cannot be read; and what is told.
    """

    game: Game
    text: str
    unread: list[int]
    verdict: Judged | None


class Turn(TypedDict):
    view: View
    save: str
    unread: list[int]
    verdict: Judged | None


def take(
    answers: Answers, now: str, saved: Sequence[str], action: str = LOOK, guess: str = ""
) -> Taken:
    """Return a game joined from what was saved of it, after one action, a guess of several words
    included; or after a hint, which `guess` then names as `ask` does. `now` is when a new game
    begins; see `begin`.
    """
    before, unread = join(begin(answers.hive, now), saved)
    return act(answers, before, unread, action, guess)


def act(
    answers: Answers, before: Game, unread: list[int], action: str = LOOK, guess: str = ""
) -> Taken:
    """Return a game after one action."""
    if action in (GIVE_UP, HINT):
        game = give_up(before) if action == GIVE_UP else ask(before, answers, guess)
        return Taken(game, save(game), unread, None)
    if action == LOOK:
        return Taken(before, save(before), unread, None)
    words = once(words_in(guess))
    if len(words) > 1:
        game, taken = play_all(before, answers, words)
        kind, message, points, accepted = (
            "several",
            f"{taken} of {len(words)} words taken.",
            0,
            True,
        )
    else:
        game, verdict = play(before, answers, words[0] if words else guess)
        kind, _, message, points = verdict
        accepted = verdict.accepted
    reached = rank(*score_of(game, answers)).name
    told: Judged = {
        "kind": kind,
        "message": message,
        "points": points,
        "accepted": accepted,
        "risen": reached if reached != rank(*score_of(before, answers)).name else "",
        "complete": bool(not missing(game, answers) and missing(before, answers)),
    }
    return Taken(game, save(game), unread, told)


def turn_of(taken: Taken, answers: Answers) -> Turn:
    """Return what is to be shown and kept of a turn, ready for JSON."""
    return {
        "view": view_of(taken.game, answers),
        "save": taken.text,
        "unread": taken.unread,
        "verdict": taken.verdict,
    }
