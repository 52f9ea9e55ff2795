"""A game: the words that a player has found in a hive.

A game is an immutable value; a guess returns a new one. It only has what the player did. Score,
rank and hints are computed from it and from the hive's answers, so a saved game remains valid when
the word list changes:

- a word that counted when it was found always counts, and is one of the hive's words from then on;
- a bonus word counts while the list says that it is likely, and is a bonus word otherwise.

So the words found and the words missing always make up the hive's words, and none found is lost.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from ..errors import GameError, PuzzleError
from ..hive import Hive, Kind, is_pangram
from ..pack import Reason
from ..reading import word_of
from ..solution import Solution, solution_of
from .guess import MESSAGES, TRIED_BEFORE, Answers, Verdict, check
from .parking import can_park, joined, moved

MAX_REJECTED = 50
"""How many rejected guesses a game saves: the latest ones."""


@dataclass(frozen=True)
class Game:
    """All that a player did in a hive.

    `found` are the words that count, `bonus` the bonus words, and `off_center` the words without
    the center, each in the order found. `started` is the time at which the game was begun, see
    `begin`. A game is `revealed` after giving up: the answers are shown, and no guess counts any
    more. `hints` are the hints given, in order; see `clues`. `rejected` are guesses that were not
    in the word list, and `parked` are the words put aside, see `parking`.
    """

    hive: Hive
    found: tuple[str, ...] = ()
    bonus: tuple[str, ...] = ()
    started: str = ""
    revealed: bool = False
    hints: tuple[str, ...] = ()
    off_center: tuple[str, ...] = ()
    rejected: tuple[str, ...] = ()
    parked: tuple[str, ...] = ()

    @property
    def touched(self) -> bool:
        """Whether the player did anything, so that the game is worth saving."""
        words = self.found or self.bonus or self.off_center or self.rejected or self.parked
        return bool(words or self.revealed or self.hints)


def begin(hive: Hive, now: str = "") -> Game:
    """Return a new game.

    `now` is the time on the player's clock to the minute, or only the day, or empty if unknown.

    >>> begin(Hive.parse("VCTAOEN"), "2026-11-21T08:31").started
    '2026-11-21T08:31'

    Raises `PuzzleError` for any other text.
    """
    try:
        moment = datetime.fromisoformat(now).isoformat() if now else ""
    except ValueError:
        moment = ""
    if now not in (moment[:10], moment[:16]):
        raise PuzzleError(f"{now[:60]!r} isn’t a time: write it as 2026-11-21T08:31")
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
    if verdict.kind == Kind.UNKNOWN:
        return _reject(game, verdict)
    if not verdict.accepted:
        return game, verdict
    if verdict.kind == Kind.BONUS:
        return replace(game, bonus=(*game.bonus, verdict.word)), verdict
    return replace(game, found=(*game.found, verdict.word)), verdict


def play_all(game: Game, answers: Answers, guesses: Iterable[str]) -> tuple[Game, int]:
    """Return the game after several guesses, and how many of them were accepted.

    >>> from beecore import Lexicon
    >>> from beecore.game import answers_of
    >>> hive = Hive.parse("VCTAOEN")
    >>> answers = answers_of(hive, Lexicon.from_words(["cave", "coven"]))
    >>> game, accepted = play_all(Game(hive), answers, ["cave", "octane", "coven"])
    >>> game.found, accepted
    (('cave', 'coven'), 2)
    """
    accepted = 0
    for guess in guesses:
        game, verdict = play(game, answers, guess)
        accepted += verdict.accepted
    return game, accepted


def park(game: Game, text: str, aside: bool = True) -> Game:
    """Return the game with a word parked, or taken back if `aside` is False.

    The game is unchanged if it is over, or if the text has letters that the hive does not have.

    >>> game = park(Game(Hive.parse("VCTAOEN")), "Coven")
    >>> game.parked, park(game, "coven", aside=False).parked
    (('coven:1',), ('coven:2',))
    """
    word = word_of(text, game.hive)
    if game.revealed or not can_park(game.hive, word):
        return game
    return replace(game, parked=moved(game.parked, word, aside))


def give_up(game: Game) -> Game:
    """Return the game with its answers revealed."""
    return replace(game, revealed=True)


def merge(ours: Game, theirs: Game) -> Game:
    """Return one game with the words and hints of two games, ours first.

    All rejected guesses remain, since two tabs that each dropped some would never agree on a game.
    It has the earlier time of the two; a day without a time is before all times of that day.
    Raises `GameError` if the games are of different hives.
    """
    if ours.hive.key != theirs.hive.key:
        raise GameError(f"games of different hives can’t be merged: {ours.hive} and {theirs.hive}")
    found = once(ours.found + theirs.found)
    return Game(
        ours.hive,
        found,
        tuple([word for word in once(ours.bonus + theirs.bonus) if word not in found]),
        min(filter(None, [ours.started, theirs.started]), default=""),
        ours.revealed or theirs.revealed,
        once(ours.hints + theirs.hints),
        once(ours.off_center + theirs.off_center),
        once(ours.rejected + theirs.rejected),
        joined(ours.parked, theirs.parked),
    )


def credited(game: Game, answers: Answers) -> list[Solution]:
    """Return the words that count, in the order found, then bonus words that are now likely."""
    promoted = [word for word in game.bonus if word in answers.likely]
    return [_answer(word, answers) for word in (*game.found, *promoted)]


def missing(game: Game, answers: Answers) -> list[Solution]:
    """Return the words still to be found, best first."""
    ours = {found.word for found in credited(game, answers)}
    return [found for found in answers.solutions if found.likely and found.word not in ours]


def score_of(game: Game, answers: Answers) -> tuple[int, int]:
    """Return the player's points, and the points of all words of the hive."""
    ours = credited(game, answers)
    unlisted = sum(found.points for found in ours if not found.likely)
    return sum(found.points for found in ours), answers.total + unlisted


def once(words: Iterable[str]) -> tuple[str, ...]:
    """Return words without repetitions, in the order of their first occurrence.

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


def _reject(game: Game, verdict: Verdict) -> tuple[Game, Verdict]:
    """Return the game with one more rejected guess, unless it was tried before."""
    if verdict.word in game.rejected:
        return game, Verdict(verdict.kind, verdict.word, TRIED_BEFORE, 0)
    rejected = (*game.rejected, verdict.word)[-MAX_REJECTED:]
    return replace(game, rejected=rejected), verdict


def _answer(word: str, answers: Answers) -> Solution:
    """Return a found word as a solution, even if it is in no list any more."""
    known = answers.likely.get(word) or answers.possible.get(word)
    return known or _unlisted(word, answers.hive)


def _unlisted(word: str, hive: Hive) -> Solution:
    return solution_of(word, is_pangram(word, hive), 0.0, 1.0, Reason.NONE, hive.edition)
