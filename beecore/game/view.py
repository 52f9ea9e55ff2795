"""A game on a screen: the actions of a player, and all data that the screen shows after one.

The data are ready for JSON. Badges are achievements beyond the rank, computed from the game alone.
A badge is left out if the hive's words do not allow it, or if a hint has forfeited it. The badge
for a perfect pangram is left out until it is earned, since it would reveal that there is one. The
number of pangrams is shown to every player anyway, and a possible bingo reveals no words.
"""

from collections.abc import Sequence
from typing import TypedDict

from ..editions import GENIUS, HIDDEN_RANK, Edition, genius, next_rank, rank, ranks
from ..hive import is_perfect
from ..solution import Solution, alphabetical_in_steps, finished
from .guess import (
    MAX_REJECTED,
    Answers,
    Game,
    Verdict,
    credited_words,
    give_up,
    missing_words,
    park,
    parked_words,
    play,
    points_of,
)
from .hints import HintsView, ask, hints_of

LOOK, GUESS, HINT, GIVE_UP = "", "guess", "hint", "give up"
PARK, TAKE_BACK = "park", "take back"
"""The actions of a player; `LOOK` changes nothing."""

SHORT_WORD_LENGTH = 4


class ListedWord(TypedDict):
    word: str
    written: str  # as users see it
    points: int
    pangram: bool
    perfect: bool


class RankStep(TypedDict):
    """A rank: the points at which it begins, whether it is reached, and the points left to go."""

    name: str
    points: int
    reached: bool
    to_go: int


class Badge(TypedDict):
    """A badge, and whether the player has earned it."""

    name: str
    earned: bool


class View(TypedDict):
    """All data of a game that a screen shows.

    Until the game ends, it contains no missing word except those whose definition was a hint.
    """

    key: str  # the name under which the game is saved
    hive: str  # all letters in lower case, center first
    center: str
    touched: bool  # whether the player did anything worth saving
    revealed: bool  # whether the player gave up
    complete: bool  # whether every word is found
    score: int
    total: int  # the points of all words
    count: int  # the number of words found, without bonus words
    words: int  # the number of words in the hive
    pangrams: int  # the number of pangrams found
    rank: str
    next: RankStep | None
    ranks: list[RankStep]  # lowest first; the hidden one from Genius on
    found: list[ListedWord]  # by alphabet
    recent: list[str]  # the words found, the latest first
    bonus: list[str]  # by alphabet
    off_center: list[str]  # words without the center, by alphabet
    rejected: list[str]  # the latest guesses that are not in the word list, by alphabet
    parked: list[str]  # the words put aside, the oldest first
    missed: list[ListedWord]  # by alphabet; empty until revealed
    written: dict[str, str]  # the written forms of words in `recent` and `bonus` that have one
    seconds: int  # for how long the game was played
    hints: HintsView
    badges: list[Badge]


def act(game: Game, answers: Answers, action: str, detail: str = "") -> tuple[Game, Verdict | None]:
    """Return the game after an action, and the verdict if the action was a guess.

    For `GUESS`, `detail` is one or more words; for `HINT`, it names the hint, see `ask`; for `PARK`
    and `TAKE_BACK`, it is the word to put aside or to take back.
    """
    if action == GUESS:
        return play(game, answers, detail)
    if action == HINT:
        game = ask(game, answers, detail)
    elif action in (PARK, TAKE_BACK):
        game = park(game, detail, aside=action == PARK)
    elif action == GIVE_UP:
        game = give_up(game)
    return game, None


def view_of(game: Game, answers: Answers) -> View:
    """Return the data of a game that a screen shows, given the answers of its hive."""
    credited, missing = credited_words(game, answers), missing_words(game, answers)
    score, total = points_of(credited), points_of([*credited, *missing])
    hive, edition, in_order = game.hive, game.hive.edition, game.hive.alphabet.alphabetical
    coming = next_rank(score, total, edition)
    steps = _steps(score, total, edition)
    words = [solution.word for solution in credited]
    return {
        "key": hive.key,
        "hive": hive.letters,
        "center": hive.center,
        "touched": game.touched,
        "revealed": game.revealed,
        "complete": bool(credited) and not missing,
        "score": score,
        "total": total,
        "count": len(credited),
        "words": len(credited) + len(missing),
        "pangrams": sum(solution.pangram for solution in credited),
        "rank": rank(score, total, edition).name,
        "next": next((step for step in steps if coming and step["name"] == coming.name), None),
        "ranks": steps,
        "found": _listed(game, credited),
        "recent": list(reversed(words)),
        "bonus": sorted(set(game.bonus) - set(words), key=in_order),
        "off_center": sorted(game.off_center, key=in_order),
        "rejected": sorted(_still_unlisted(game, answers), key=in_order),
        "parked": [] if game.revealed else parked_words(game),
        "missed": _listed(game, missing) if game.revealed else [],
        "written": answers.written([*words, *game.bonus]),
        "seconds": game.seconds,
        "hints": hints_of(game, credited, missing),
        "badges": badges_of(game, credited, missing),
    }


def badges_of(game: Game, credited: Sequence[Solution], missing: Sequence[Solution]) -> list[Badge]:
    """Return the badges of a game, given its words that count and its missing words."""
    everything = [*credited, *missing]
    goal = max(1, genius(points_of(everything), game.hive.edition))
    has_pangrams = any(solution.pangram for solution in everything)
    is_perfect_found = any(is_perfect(solution.word, game.hive) for solution in credited)
    badges: list[Badge] = []

    def offer(name: str, possible: bool, earned: bool) -> None:
        if possible:
            badges.append({"name": name, "earned": earned})

    offer("bingo", _has_all_beginnings(game, everything), _has_all_beginnings(game, credited))
    offer("perfect-pangram", is_perfect_found, is_perfect_found)
    offer("all-pangrams", has_pangrams, not any(solution.pangram for solution in missing))
    offer("long-words", _long_points(everything) >= goal, _long_points(credited) >= goal)
    offer("no-hints", bool(everything) and not game.hints, points_of(credited) >= goal)
    return badges


def _has_all_beginnings(game: Game, solutions: Sequence[Solution]) -> bool:
    return {solution.word[0] for solution in solutions} == set(game.hive.letters)


def _long_points(solutions: Sequence[Solution]) -> int:
    return points_of([solution for solution in solutions if len(solution.word) > SHORT_WORD_LENGTH])


def _still_unlisted(game: Game, answers: Answers) -> list[str]:
    """Return the rejected guesses that are still not in the word list."""
    listed = {*game.found, *game.bonus}
    rejected = game.rejected[-MAX_REJECTED:]
    return [word for word in rejected if word not in listed and not answers.solution(word)]


def _steps(score: int, total: int, edition: Edition) -> list[RankStep]:
    """Return all ranks of a hive, lowest first; the hidden one only from Genius on."""
    every, reached = ranks(total, edition), rank(score, total, edition)
    place = every.index(reached)
    return [
        {
            "name": step.name,
            "points": step.points,
            "reached": number <= place,
            "to_go": max(0, step.points - score),
        }
        for number, step in enumerate(every)
        if step.name != HIDDEN_RANK or reached.name in (GENIUS, HIDDEN_RANK)
    ]


def _listed(game: Game, solutions: Sequence[Solution]) -> list[ListedWord]:
    """Return solutions as words ready for JSON, in alphabetical order."""
    return [
        {
            "word": solution.word,
            "written": solution.shown,
            "points": solution.points,
            "pangram": solution.pangram,
            "perfect": is_perfect(solution.word, game.hive),
        }
        for solution in finished(alphabetical_in_steps(game.hive, solutions))
    ]
