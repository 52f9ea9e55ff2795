"""A game: the words a player has found in a hive, and everything that follows from them.

A game is one value that never changes; a guess makes a new one. It keeps no more than what the
player did. Score, rank and hints are worked out from it and from the hive's answers, so a saved
game outlives any change of the word list:

- a word that once counted counts for good, and belongs to the hive's words from then on;
- a bonus word counts while the list calls it likely, and is a bonus again when it no longer does.

So what is found and what is missing always add up to the hive's words, and nothing found is lost.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from ..errors import GameError, PuzzleError
from ..hive import Hive
from ..reasons import Reason
from ..rules import Kind
from ..scoring import is_pangram
from ..solution import Solution, solution_of
from .guess import MESSAGES, Answers, Verdict, check


@dataclass(frozen=True)
class Game:
    """What a player did: words in the order found; bonus words, and those that would be words with
    any center, apart. `started` is when, as `begin` has it.

    A game given up is `revealed`: its answers are shown, and no guess counts any more. `hints` are
    those asked for, in their order; see `asking`.
    """

    hive: Hive
    found: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    started: str = ""
    revealed: bool = False
    hints: tuple[str, ...] = ()
    off_center: tuple[str, ...] = ()

    @property
    def touched(self) -> bool:
        """Whether anything was done in it, so that there is something to keep."""
        return bool(self.found or self.bonus or self.revealed or self.hints or self.off_center)


def begin(hive: Hive, now: str = "") -> Game:
    """Return a new game. `now` is the time on the player's clock to the minute, or the day alone,
    or empty for a time unknown.

    >>> begin(Hive.parse("VCTAOEN"), "2026-11-21T08:31").started
    '2026-11-21T08:31'

    Raises `PuzzleError` for any other text.
    """
    try:
        moment = datetime.fromisoformat(now).isoformat() if now else ""
    except ValueError:
        moment = ""
    if now not in (moment[:10], moment[:16]):
        raise PuzzleError(f"{now[:60]!r} is no time: write it as 2026-11-21T08:31")
    return Game(hive, started=now)


def play(game: Game, answers: Answers, guess: str) -> tuple[Game, Verdict]:
    """Return the game after a guess, and the verdict on it.

    >>> from beecore import Lexicon
    >>> from beecore.game import answers_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> game, verdict = play(Game(hive), answers_of(hive, Lexicon.from_words(["cave"])), "Cave")
    >>> game.found, str(verdict)
    (('cave',), 'Good! +1')
    """
    verdict = check(answers, guess, game.found + game.bonus)
    if game.revealed and verdict.kind != Kind.EMPTY:
        return game, Verdict(Kind.OVER, verdict.word, MESSAGES[Kind.OVER], 0)
    if verdict.lacks_center_alone and verdict.word not in game.off_center:
        return replace(game, off_center=(*game.off_center, verdict.word)), verdict
    if not verdict.accepted:
        return game, verdict
    if verdict.kind == Kind.BONUS:
        return replace(game, bonus=(*game.bonus, verdict.word)), verdict
    return replace(game, found=(*game.found, verdict.word)), verdict


def play_all(game: Game, answers: Answers, guesses: Iterable[str]) -> tuple[Game, int]:
    """Return the game after several guesses, and how many of them were taken.

    >>> from beecore import Lexicon
    >>> from beecore.game import answers_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = answers_of(hive, Lexicon.from_words(["cave", "coven"]))
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
    """Return one game with the words and hints of two, ours first; begun with the earlier one, and
    a day alone is before all times of that day.

    Raises `GameError` if they are of two hives.
    """
    if ours.hive.key != theirs.hive.key:
        raise GameError(f"a game of {theirs.hive} cannot join one of {ours.hive}: same hive only")
    found = once(ours.found + theirs.found)
    return Game(
        ours.hive,
        found,
        tuple([word for word in once(ours.bonus + theirs.bonus) if word not in found]),
        min(filter(None, [ours.started, theirs.started]), default=""),
        ours.revealed or theirs.revealed,
        once(ours.hints + theirs.hints),
        once(ours.off_center + theirs.off_center),
    )


def credited(game: Game, answers: Answers) -> list[Solution]:
    """Return the player's words that count, in the order found, bonus words now likely last."""
    promoted = [word for word in game.bonus if word in answers.likely]
    return [_answer(word, answers) for word in (*game.found, *promoted)]


def missing(game: Game, answers: Answers) -> list[Solution]:
    """Return the words that are still to be found, best first."""
    ours = {found.word for found in credited(game, answers)}
    return [found for found in answers.solutions if found.likely and found.word not in ours]


def score_of(game: Game, answers: Answers) -> tuple[int, int]:
    """Return the player's points, and those of all words that the hive has."""
    ours = credited(game, answers)
    beyond = sum(found.points for found in ours if not found.likely)
    return sum(found.points for found in ours), answers.total + beyond


def once(words: Iterable[str]) -> tuple[str, ...]:
    """Return words in their order, each once.

    >>> once(["vote", "cave", "vote"])
    ('vote', 'cave')
    """
    seen: set[str] = set()
    first = []
    for word in words:
        if word not in seen:
            seen.add(word)
            first.append(word)
    return tuple(first)


def _answer(word: str, answers: Answers) -> Solution:
    """Return a word as an answer, also one that is in no list any more."""
    known = answers.likely.get(word) or answers.possible.get(word)
    return known or solution_of(word, is_pangram(word, answers.hive), 0.0, 1.0, Reason.NONE)
