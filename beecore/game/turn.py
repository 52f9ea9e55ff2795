"""A turn: one action in a saved game, from its saved texts to the data that a screen shows."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from ..scoring import rank
from .clues import ask
from .guess import Answers, words_in
from .saving import join, save
from .state import Game, begin, give_up, missing, once, play, play_all, score_of
from .view import View, view_of

LOOK, GUESS, HINT, GIVE_UP = "", "guess", "hint", "give up"
"""The actions of a player; `LOOK` changes nothing."""
SEVERAL = "{} of {} words accepted."
"""The message for a guess of several words."""


class Judged(TypedDict):
    """The verdict on a guess, ready for JSON."""

    kind: str  # a `Kind`, or “several” for several words
    message: str
    points: int
    accepted: bool
    risen: str  # the new rank that this guess reached; empty if none
    complete: bool  # this guess found the last missing word


class Outcome(NamedTuple):
    """A game after an action, with the text to save it, and the verdict on a guess.

    `unread` are the indexes of saved texts that cannot be read.
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


def take_turn(
    answers: Answers, now: str, saved: Sequence[str], action: str = LOOK, guess: str = ""
) -> Outcome:
    """Join a game from its saved texts, apply one action of the player, and return the outcome.

    For the action `GUESS`, `guess` is one or more words; for `HINT`, it names the hint, see `ask`.
    If there are no saved texts, a new game begins at the time `now`, see `begin`.
    """
    before, unread = join(begin(answers.hive, now), saved)
    return apply_action(answers, before, unread, action, guess)


def apply_action(
    answers: Answers, before: Game, unread: list[int], action: str = LOOK, guess: str = ""
) -> Outcome:
    """Apply one action to the game `before`, and return the outcome, which includes `unread`."""
    if action in (GIVE_UP, HINT):
        game = give_up(before) if action == GIVE_UP else ask(before, answers, guess)
        return Outcome(game, save(game), unread, None)
    if action == LOOK:
        return Outcome(before, save(before), unread, None)
    words = once(words_in(guess))
    if len(words) > 1:
        game, count = play_all(before, answers, words)
        message = SEVERAL.format(count, len(words))
        kind, points, accepted = "several", 0, True
    else:
        game, verdict = play(before, answers, words[0] if words else guess)
        kind, _, message, points = verdict
        accepted = verdict.accepted
    reached = rank(*score_of(game, answers)).name
    judged: Judged = {
        "kind": kind,
        "message": message,
        "points": points,
        "accepted": accepted,
        "risen": reached if reached != rank(*score_of(before, answers)).name else "",
        "complete": bool(not missing(game, answers) and missing(before, answers)),
    }
    return Outcome(game, save(game), unread, judged)


def turn_of(outcome: Outcome, answers: Answers) -> Turn:
    """Return the data of a turn that a screen shows and saves, ready for JSON."""
    return {
        "view": view_of(outcome.game, answers),
        "save": outcome.text,
        "unread": outcome.unread,
        "verdict": outcome.verdict,
    }
