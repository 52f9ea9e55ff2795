"""A game: the words a player has found in a hive, and everything that follows from them.

A game is one value that never changes; a guess makes a new one. It keeps no more than what the
player did. Score, rank and hints are worked out from it and from the hive's answers, so a saved
game outlives any change of the word list:

- a word that once counted counts for good, and belongs to the hive's words from then on;
- a bonus word counts while the list calls it likely, and is a bonus again when it no longer does.

So what is found and what is missing always add up to the hive's words, and nothing found is lost.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from .errors import GameError, HiveError, LetterError
from .guess import MESSAGES, Answers, Kind, Verdict, check, misfit
from .hive import USUAL_MINIMUM, Hive
from .lexicon import Reason
from .scoring import is_pangram, points
from .solution import Solution

T = TypeVar("T")

VERSION = 1
"""The version of saved games; a change that an older reader would misread takes a new one."""


@dataclass(frozen=True)
class Game:
    """What a player did: words in the order found, bonus words apart; `started` is a date or empty.

    A game given up is `revealed`: its answers are shown, and no guess counts any more.
    """

    hive: Hive
    found: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    started: str = ""
    revealed: bool = False


def play(game: Game, answers: Answers, guess: str) -> tuple[Game, Verdict]:
    """Return the game after a guess, and the verdict on it.

    >>> from beecore import Lexicon
    >>> hive = Hive.parse("VCTAOEN")
    >>> game, verdict = play(Game(hive), Answers.of(hive, Lexicon.from_words(["cave"])), "Cave")
    >>> game.found, str(verdict)
    (('cave',), 'Good! +1')
    """
    verdict = check(answers, guess, {*game.found, *game.bonus})
    if game.revealed and verdict.kind is not Kind.EMPTY:
        return game, Verdict(Kind.OVER, verdict.word, MESSAGES[Kind.OVER])
    if not verdict.accepted:
        return game, verdict
    if verdict.kind is Kind.BONUS:
        return replace(game, bonus=(*game.bonus, verdict.word)), verdict
    return replace(game, found=(*game.found, verdict.word)), verdict


def play_all(game: Game, answers: Answers, guesses: Iterable[str]) -> tuple[Game, int]:
    """Return the game after several guesses, and how many of them were taken.

    >>> from beecore import Lexicon
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = Answers.of(hive, Lexicon.from_words(["cave", "coven"]))
    >>> game, taken = play_all(Game(hive), answers, ["cave", "octane", "coven"])
    >>> game.found, taken
    (('cave', 'coven'), 2)
    """
    taken = 0
    for guess in guesses:
        game, verdict = play(game, answers, guess)
        taken += verdict.accepted
    return game, taken


def give_up(game: Game) -> Game:
    """Return the game with its answers revealed."""
    return replace(game, revealed=True)


def merge(ours: Game, theirs: Game) -> Game:
    """Return one game with the words of two, ours first; `GameError` if they are of two hives."""
    if key(ours.hive) != key(theirs.hive):
        raise GameError(f"a game of {theirs.hive} cannot join one of {ours.hive}: same hive only")
    found = _once(ours.found + theirs.found)
    return Game(
        ours.hive,
        found,
        tuple(word for word in _once(ours.bonus + theirs.bonus) if word not in found),
        min(filter(None, [ours.started, theirs.started]), default=""),
        ours.revealed or theirs.revealed,
    )


def key(hive: Hive) -> str:
    """Return a name that all ways to write the same hive share, to keep its game under.

    >>> key(Hive.parse("VCTAOEN")), key(Hive.parse("V NEOATC", minimum=5))
    ('vacenot', 'vacenot5')
    """
    minimum = "" if hive.minimum == USUAL_MINIMUM else str(hive.minimum)
    further = "".join(sorted(hive.required[1:]))
    return hive.center + "".join(sorted(hive.outer)) + minimum + f"+{further}" * bool(further)


def save(game: Game) -> str:
    """Return a game as the text of one JSON object."""
    return json.dumps(
        {
            "version": VERSION,
            "hive": game.hive.letters,
            "minimum": game.hive.minimum,
            "require": game.hive.require,
            "found": game.found,
            "bonus": game.bonus,
            "started": game.started,
            "revealed": game.revealed,
        }
    )


def load(text: str) -> Game:
    """Return a saved game, with every word it holds whether or not a list knows it today.

    Raises `GameError` if the text is no saved game, or one of a version yet to come; the text is
    then worth keeping, since nothing in it is lost.
    """
    try:
        value = json.loads(text)
        version = _a(int, value["version"])
        if version > VERSION:
            raise GameError(
                f"a saved game of version {version}: this Open Hive reads version {VERSION},"
                " only a newer one can read it"
            )
        letters, require = _a(str, value["hive"]), _a(str, value["require"])
        hive = Hive(letters, _a(int, value["minimum"]), require)
        found, bonus = _words(hive, value["found"]), _words(hive, value["bonus"])
        started, revealed = _a(str, value["started"]), _a(bool, value["revealed"])
    except (HiveError, LetterError, ValueError, TypeError, LookupError, RecursionError) as fault:
        raise GameError(f"no saved game, or a damaged one: {fault}") from None
    return merge(Game(hive, found, bonus, started, revealed), Game(hive))


def counted(game: Game, answers: Answers) -> dict[str, Solution]:
    """Return the player's words that count, in the order found, bonus words now likely last."""
    promoted = [word for word in game.bonus if word in answers.likely]
    return {word: _solution(word, answers) for word in (*game.found, *promoted)}


def missing(game: Game, answers: Answers) -> dict[str, Solution]:
    """Return the words that are still to be found, best first."""
    ours = counted(game, answers)
    return {word: found for word, found in answers.likely.items() if word not in ours}


def _solution(word: str, answers: Answers) -> Solution:
    """Return a word as an answer, also one that is in no list any more."""
    hive = answers.hive
    known = answers.likely.get(word) or answers.possible.get(word)
    return known or Solution(
        word, points(word, hive), is_pangram(word, hive), 0.0, False, Reason.NONE
    )


def _once(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words))


def _words(hive: Hive, value: object) -> tuple[str, ...]:
    """Return a saved list of words; `ValueError` if one could never have been found."""
    words = tuple(_a(str, word) for word in _a(list, value))
    for word in words:
        if broken := misfit(hive, word):
            raise ValueError(f"{word!r} is no word of {hive}: {broken}")
    return words


def _a(kind: type[T], value: object) -> T:
    """Return a value of exactly this type; `TypeError` for any other."""
    if type(value) is not kind:
        raise TypeError(f"{value!r} where {kind.__name__} is expected")
    return value
