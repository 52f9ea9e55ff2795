"""A turn: loads a saved game, applies one action of the player, and returns what a screen shows."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from ..editions import rank
from ..hive import Kind
from ..reading import words_in
from .clues import ask
from .guess import INCOMPLETE_GUESS, Answers, lacking
from .saving import join, save
from .state import Game, begin, give_up, missing, once, park, play, play_all, score_of
from .view import View, view_of

LOOK, GUESS, HINT, GIVE_UP = "", "guess", "hint", "give up"
PARK, TAKE_BACK = "park", "take back"
"""The actions of a player; `LOOK` changes nothing."""
SEVERAL = "{accepted} of {words} words accepted."
"""The message for a guess of several words."""


class Judged(TypedDict):
    """The verdict on a guess, ready for JSON."""

    kind: str  # a `Kind`, or “several” for several words
    message: str  # with `{name}` in place of each of its `values`
    values: dict[str, int]
    points: int
    accepted: bool
    lacks: list[str]  # the required letters that an incomplete guess lacks, the `{letters}` of its
    # message; empty for any other guess
    risen: str  # the new rank that this guess reached; empty if none
    complete: bool  # whether this guess found the last missing word


class Outcome(NamedTuple):
    """A game after an action, its text to save, and the verdict if the action was a guess.

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

    For the action `GUESS`, `guess` is one or more words; for `HINT`, it names the hint, see `ask`;
    for `PARK` and `TAKE_BACK`, it is the word to put aside or to take back. If there are no saved
    texts, a new game begins at the time `now`, see `begin`.
    """
    before, unread = join(begin(answers.hive, now), saved)
    return apply_action(answers, before, unread, action, guess)


def apply_action(
    answers: Answers, before: Game, unread: list[int], action: str = LOOK, guess: str = ""
) -> Outcome:
    """Apply one action to the game `before`, and return the outcome, which includes `unread`.

    `guess` belongs to the action as in `take_turn`.
    """
    if action != GUESS:
        game = _changed(answers, before, action, guess)
        return Outcome(game, save(game), unread, None)
    lacks: list[str] = []
    values: dict[str, int] = {}
    words = once(words_in(guess, answers.hive))
    if len(words) > 1:
        game, count = play_all(before, answers, words)
        message, values = SEVERAL, {"accepted": count, "words": len(words)}
        kind, points, accepted = "several", 0, True
    else:
        game, verdict = play(before, answers, words[0] if words else guess)
        kind, _, message, points = verdict
        accepted = verdict.accepted
        if verdict.kind == Kind.INCOMPLETE:
            message, lacks = INCOMPLETE_GUESS, lacking(answers.hive, verdict.word)
    edition = game.hive.edition
    reached = rank(*score_of(game, answers), edition).name
    judged: Judged = {
        "kind": kind,
        "message": message,
        "values": values,
        "points": points,
        "accepted": accepted,
        "lacks": lacks,
        "risen": reached if reached != rank(*score_of(before, answers), edition).name else "",
        "complete": bool(not missing(game, answers) and missing(before, answers)),
    }
    return Outcome(game, save(game), unread, judged)


def _changed(answers: Answers, game: Game, action: str, detail: str) -> Game:
    """Return the game after an action other than a guess."""
    if action == GIVE_UP:
        return give_up(game)
    if action == HINT:
        return ask(game, answers, detail)
    if action in (PARK, TAKE_BACK):
        return park(game, detail, aside=action == PARK)
    return game


def turn_of(outcome: Outcome, answers: Answers) -> Turn:
    """Return the data of a turn that a screen shows and saves, ready for JSON."""
    return {
        "view": view_of(outcome.game, answers),
        "save": outcome.text,
        "unread": outcome.unread,
        "verdict": outcome.verdict,
    }
