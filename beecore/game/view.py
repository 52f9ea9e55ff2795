"""The data of a game that a screen shows, ready for JSON."""

from collections.abc import Iterable
from typing import TypedDict

from ..editions import HIDDEN_RANK, Edition, next_rank, rank, ranks
from ..hive import is_perfect
from ..solution import Solution
from .badges import Badge, badges_of
from .clues import HintsView, hints_of
from .guess import Answers
from .parking import parked_words
from .state import MAX_REJECTED, Game, credited, missing, score_of


class Word(TypedDict):
    word: str
    written: str  # as users see it
    points: int
    pangram: bool
    perfect: bool


class Step(TypedDict):
    """A rank: the points at which it begins, also in percent of all points of the hive, whether the
    player has reached it, and the points still needed.
    """

    name: str
    points: int
    percent: int
    reached: bool
    to_go: int


class View(TypedDict):
    """All data of a game that a screen shows.

    Until the game ends, it contains no missing word except those whose definition was a hint.
    """

    key: str  # the name under which the game is saved
    hive: str  # all letters in lower case, center first
    center: str
    outer: str
    minimum: int
    begun: str  # when the game was begun; see `begin`
    touched: bool  # whether the player did anything worth saving
    revealed: bool  # whether the player gave up
    complete: bool  # whether every word is found
    score: int
    total: int  # the points of all words
    count: int  # the number of words found, without bonus words
    words: int  # the number of words in the hive
    pangrams: int  # the number of pangrams found
    rank: str
    next: Step | None
    ranks: list[Step]  # lowest first; the hidden one only once it is reached
    found: list[Word]  # by alphabet
    recent: list[str]  # the words found, the latest first
    bonus: list[str]  # by alphabet
    off_center: list[str]  # words without the center, by alphabet
    rejected: list[str]  # the latest guesses that are not in the word list, by alphabet
    parked: list[str]  # the words put aside, the oldest first
    missed: list[Word]  # by alphabet; empty until revealed
    written: dict[str, str]  # the written forms of words in `recent` and `bonus` that have one
    hints: HintsView
    badges: list[Badge]


def view_of(game: Game, answers: Answers) -> View:
    """Return the data of a game that a screen shows, given the answers of its hive."""
    ours, left = credited(game, answers), missing(game, answers)
    score, total = score_of(game, answers)
    in_order = game.hive.alphabet.alphabetical
    hive, done = game.hive, {*game.found, *game.bonus, *game.off_center, *game.rejected}
    edition = hive.edition
    reached, coming = rank(score, total, edition), next_rank(score, total, edition)
    steps = _steps(score, total, edition)
    return {
        "key": hive.key,
        "hive": hive.letters,
        "center": hive.center,
        "outer": hive.outer,
        "minimum": hive.minimum,
        "begun": game.started,
        "touched": game.touched,
        "revealed": game.revealed,
        "complete": bool(ours) and not left,
        "score": score,
        "total": total,
        "count": len(ours),
        "words": len(ours) + len(left),
        "pangrams": sum(found.pangram for found in ours),
        "rank": reached.name,
        "next": next((step for step in steps if coming and step["name"] == coming.name), None),
        "ranks": steps,
        "found": _words(game, ours),
        "recent": [found.word for found in reversed(ours)],
        "bonus": sorted(set(game.bonus) - {found.word for found in ours}, key=in_order),
        "off_center": sorted(game.off_center, key=in_order),
        "rejected": sorted(_still_unknown(game, answers), key=in_order),
        "parked": [] if game.revealed else parked_words(game.parked, done),
        "missed": _words(game, left) if game.revealed else [],
        "written": answers.written([*[found.word for found in ours], *game.bonus]),
        "hints": hints_of(game, ours, left),
        "badges": badges_of(game, ours, left),
    }


def _still_unknown(game: Game, answers: Answers) -> list[str]:
    """Return the rejected guesses that are still not in the word list."""
    places = answers.likely, answers.possible, game.found, game.bonus
    rejected = game.rejected[-MAX_REJECTED:]
    return [word for word in rejected if not any(word in place for place in places)]


def _steps(score: int, total: int, edition: Edition) -> list[Step]:
    """Return all ranks of a hive, lowest first; the hidden one only if the score reaches it."""
    every, reached = ranks(total, edition), rank(score, total, edition)
    place = every.index(reached)
    return [
        {
            "name": step.name,
            "points": step.points,
            "percent": edition.ranks[number][1],
            "reached": number <= place,
            "to_go": max(0, step.points - score),
        }
        for number, step in enumerate(every)
        if step.name != HIDDEN_RANK or step == reached
    ]


def _words(game: Game, solutions: Iterable[Solution]) -> list[Word]:
    """Return solutions as words ready for JSON, in alphabetical order."""
    in_order = game.hive.alphabet.alphabetical
    return [
        {
            "word": found.word,
            "written": found.shown,
            "points": found.points,
            "pangram": found.pangram,
            "perfect": is_perfect(found.word, game.hive),
        }
        for found in sorted(solutions, key=lambda found: in_order(found.word))
    ]
