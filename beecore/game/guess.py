"""A game, and what a guess makes of it: `play` is the only way to find a word.

A game is an immutable value that only has what the player did; `play` returns the next one, and a
verdict. Score, rank and hints are computed from the game and from the `Answers` of its hive, so a
saved game remains valid when the word list changes:

- a word that counted when it was found always counts, and is one of the hive's words from then on;
- a bonus word counts while the list says that it is likely, and is a bonus word otherwise.

So the words found and the words missing always make up the hive's words, and none found is lost.

The rules are tested in a fixed order, and the verdict names the first one that is broken. There are
two rules beyond the original game: a word that is in the lexicon but unlikely is a *bonus* word,
accepted for no points; and a word that breaks no rule but lacks the center gets a message of its
own.
"""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from ..editions import rank
from ..errors import GameError, PuzzleError
from ..hive import MAX_WORD_LENGTH, Hive, VerdictKind, is_pangram, misfit
from ..pack import Reason
from ..reading import word_of, words_in
from ..solution import Solution, solution_of

MESSAGES = {
    VerdictKind.EMPTY: "",
    VerdictKind.SHORT: "Too short",
    VerdictKind.LONG: "Too long",
    VerdictKind.BAD_LETTERS: "Bad letters",
    VerdictKind.OFF_CENTER: "Missing center letter",
    VerdictKind.OFF_CENTER_WORD: "Good word, but it needs the center letter",
    VerdictKind.INCOMPLETE: "Also needs {letters}",
    VerdictKind.OVERUSED: "Not that often in the hive",
    VerdictKind.UNKNOWN: "Not in word list",
    VerdictKind.TRIED: "Already tried: not in word list",
    VerdictKind.REPEATED: "Already found",
    VerdictKind.OVER: "Game over: you’ve seen the answers",
    VerdictKind.PANGRAM: "Pangram!",
    VerdictKind.BONUS: "Bonus word: no points",
    VerdictKind.SEVERAL: "{accepted} of {words} words accepted.",
    "awesome": "Awesome!",
    "nice": "Nice!",
    "good": "Good!",
}
"""The English messages: one for each kind of verdict, and three for plain words, see `PRAISE`."""
PRAISE = (7, "awesome"), (5, "nice"), (0, "good")
"""For plain words, the least points of a word that gets a message, with the message's name."""

COUNTED = VerdictKind.WORD, VerdictKind.PANGRAM
ACCEPTED = *COUNTED, VerdictKind.BONUS, VerdictKind.SEVERAL
UNLISTED = VerdictKind.UNKNOWN, VerdictKind.TRIED, VerdictKind.OFF_CENTER
"""The kinds of a guess that a longer word list may judge otherwise."""

MAX_REJECTED = 50
"""How many rejected guesses a game keeps when another is added: the latest ones."""
MAX_PARKED = 50
"""The most entries that a game saves when a word is parked; the oldest ones are dropped."""
DIGITS = "0123456789"


class Verdict(NamedTuple):
    """The verdict on a guess, which may consist of several words."""

    kind: VerdictKind
    word: str  # in the letters of the hive; several words are separated by spaces
    points: int  # that a single word adds
    rank: str  # the new rank that the guess reached, one of `RANK_NAMES`; empty if none
    complete: bool  # whether the guess found the last missing word
    values: dict[str, int | list[str]]  # for `{name}` in the message
    unlisted: list[str]  # the words that a longer word list may judge otherwise

    @property
    def accepted(self) -> bool:
        return self.kind in ACCEPTED

    @property
    def message(self) -> str:
        """The key of the message in `MESSAGES`."""
        if self.kind != VerdictKind.WORD:
            return self.kind
        return next(praise for least, praise in PRAISE if self.points >= least)

    def __str__(self) -> str:
        """Return the message, followed by the points: “Nice! +5”."""
        texts = {
            name: ", ".join(value) if isinstance(value, list) else value
            for name, value in self.values.items()
        }
        message = MESSAGES[self.message].format(**texts)
        return f"{message} +{self.points}" if self.points else message


@dataclass(frozen=True)
class Answers:
    """The answers of a hive: its solutions, best first, and a container of all known words.

    `answers_of` creates them from a lexicon.
    """

    hive: Hive
    solutions: Sequence[Solution]
    words: Container[str]

    @cached_property
    def likely(self) -> list[Solution]:
        """The solutions that count toward the rank; the others are bonus words."""
        return [solution for solution in self.solutions if solution.likely]

    @cached_property
    def total(self) -> int:
        """The points of all likely words together, of which each rank is a percentage."""
        return points_of(self.likely)

    @cached_property
    def _index(self) -> dict[str, dict[str, Solution]]:
        """The solutions by their words, which are in a dictionary for each beginning.

        MicroPython's hashes have 16 bits, so in one dictionary of 100,000 words they would collide.
        """
        index: dict[str, dict[str, Solution]] = {}
        for solution in self.solutions:
            index.setdefault(solution.word[:2], {})[solution.word] = solution
        return index

    def solution(self, word: str) -> Solution | None:
        """Return the solution that is a word, whether likely or possible."""
        return self._index.get(word[:2], {}).get(word)

    def is_likely(self, word: str) -> bool:
        solution = self.solution(word)
        return solution is not None and solution.likely

    def written(self, words: Iterable[str]) -> dict[str, str]:
        """Return the written forms of those words that have one, by word."""
        solutions = map(self.solution, words)
        return {each.word: each.written for each in solutions if each and each.written}


@dataclass(frozen=True)
class Game:
    """All that a player did in a hive, by the names under which it is saved.

    `found` are the words that count, `bonus` the bonus words, and `off_center` the words without
    the center, each in the order found. `started` is the time at which the game was begun, see
    `begin`. A game is `revealed` after giving up: the answers are shown, and no guess counts any
    more. `hints` are the hints given, in order; see `hints.ask`. `rejected` are guesses that were
    not in the word list. `parked` are the words put aside to try later, see `park`. `seconds` is
    how long it was played.
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
    seconds: int = 0

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


def play(game: Game, answers: Answers, text: str) -> tuple[Game, Verdict]:
    """Return the game after a guess, and the verdict on it.

    A text with several words is judged word by word, and gets one verdict.

    >>> from beecore import Lexicon
    >>> from beecore.game import answers_of
    >>> words = Lexicon.from_words(["cave", "covenant", "octane", "oven", "vent"])
    >>> answers = answers_of(Hive.parse("VCTAOEN"), words)
    >>> game = Game(answers.hive)
    >>> for text in ["eve", "cover", "canto", "octane", "CAVE", "Cave", "coven", "coven"]:
    ...     game, verdict = play(game, answers, text)
    ...     print(verdict)
    Too short
    Bad letters
    Missing center letter
    Good word, but it needs the center letter
    Good! +1
    Already found
    Not in word list
    Already tried: not in word list
    >>> game, verdict = play(game, answers, "cave, vent, oven")
    >>> game.found, str(verdict)
    (('cave', 'vent', 'oven'), '2 of 3 words accepted.')
    >>> game, verdict = play(game, answers, "covenant")
    >>> str(verdict), verdict.rank, verdict.complete
    ('Pangram! +15', 'queen-bee', True)
    """
    words = once(words_in(text, game.hive)) or (word_of(text, game.hive),)
    after, kinds = game, []
    for word in words:
        kind = judge(after, answers, word)
        after = _noted(after, word, kind)
        kinds.append(kind)
    points = 0
    values: dict[str, int | list[str]] = {}
    if len(words) > 1:
        kind = VerdictKind.SEVERAL
        values = {"accepted": sum(kind in ACCEPTED for kind in kinds), "words": len(words)}
    elif kind in COUNTED:
        points = _solution(word, answers).points
    elif kind == VerdictKind.INCOMPLETE:
        lacking = [letter for letter in game.hive.required if letter not in word]
        values = {"letters": list(map(game.hive.alphabet.capitals, lacking))}
    risen, complete = "", False
    if after.found != game.found:
        reached = rank_of(after, answers)
        risen = reached if reached != rank_of(game, answers) else ""
        complete = not missing_words(after, answers)
    unlisted = [word for word, kind in zip(words, kinds, strict=True) if kind in UNLISTED]
    return after, Verdict(kind, " ".join(words), points, risen, complete, values, unlisted)


def judge(game: Game, answers: Answers, word: str) -> VerdictKind:
    """Return what a single word in the letters of the hive is as the next guess of a game."""
    if not word:
        return VerdictKind.EMPTY
    if game.revealed:
        return VerdictKind.OVER
    broken = misfit(game.hive, word)
    if broken == VerdictKind.OFF_CENTER and word in answers.words:
        return VerdictKind.OFF_CENTER_WORD
    if broken:
        return broken
    if word in game.found or word in game.bonus:  # even if the list has dropped the word
        return VerdictKind.REPEATED
    solution = answers.solution(word)
    if not solution:
        return VerdictKind.TRIED if word in game.rejected else VerdictKind.UNKNOWN
    if not solution.likely:
        return VerdictKind.BONUS
    return VerdictKind.PANGRAM if solution.pangram else VerdictKind.WORD


def _noted(game: Game, word: str, kind: VerdictKind) -> Game:
    """Return the game after a guess of one word of a kind."""
    if kind in COUNTED:
        return replace(game, found=(*game.found, word))
    if kind == VerdictKind.BONUS:
        return replace(game, bonus=(*game.bonus, word))
    if kind == VerdictKind.OFF_CENTER_WORD and word not in game.off_center:
        return replace(game, off_center=(*game.off_center, word))
    if kind == VerdictKind.UNKNOWN:
        return replace(game, rejected=(*game.rejected, word)[-MAX_REJECTED:])
    return game


def give_up(game: Game) -> Game:
    """Return the game with its answers revealed."""
    return replace(game, revealed=True)


def merge(ours: Game, theirs: Game) -> Game:
    """Return one game with the words and hints of two games, ours first.

    All rejected guesses remain, even more than `MAX_REJECTED`: if this dropped the oldest ones, two
    tabs that have played on would each drop another one, and store the game again and again.
    Of two times at which the games were begun, the earlier one remains; a day without a time is
    before all times of that day. Raises `GameError` if the games are of different hives.
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
        _merged_moves(ours.parked, theirs.parked),
        max(ours.seconds, theirs.seconds),
    )


def credited_words(game: Game, answers: Answers) -> list[Solution]:
    """Return the words that count, in the order found, then bonus words that are now likely."""
    promoted = [word for word in game.bonus if answers.is_likely(word)]
    return [_solution(word, answers) for word in (*game.found, *promoted)]


def missing_words(game: Game, answers: Answers) -> list[Solution]:
    """Return the words still to be found, best first."""
    mine = {*game.found, *game.bonus}
    return [solution for solution in answers.likely if solution.word not in mine]


def score_of(game: Game, answers: Answers) -> tuple[int, int]:
    """Return the player's points, and the points of all words of the hive."""
    credited = credited_words(game, answers)
    unlisted = points_of([solution for solution in credited if not solution.likely])
    return points_of(credited), answers.total + unlisted


def rank_of(game: Game, answers: Answers) -> str:
    """Return the name of the rank that a game has reached."""
    return rank(*score_of(game, answers), game.hive.edition).name


def points_of(solutions: Iterable[Solution]) -> int:
    return sum(solution.points for solution in solutions)


def _solution(word: str, answers: Answers) -> Solution:
    """Return a player's word as a solution, even if it is in no list any more."""
    if solution := answers.solution(word):
        return solution
    pangram = is_pangram(word, answers.hive)
    return solution_of(word, pangram, 0.0, 1.0, Reason.NONE, answers.hive.edition)


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


# Parked words: a player can put letters aside to try them later.
#
# A word can be parked, taken back, and parked again, in several tabs at once. So a game saves each
# word with the number of these moves, as in `coven:3`; after an odd number the word is parked. Of
# two saved games, the one with more moves of a word has the later state of that word.


def park(game: Game, text: str, aside: bool = True) -> Game:
    """Return the game with a word parked, or taken back if `aside` is False.

    The game is unchanged if it is over, or if the text has letters that the hive does not have.

    >>> game = park(Game(Hive.parse("VCTAOEN")), "Coven")
    >>> game.parked, park(game, "coven", aside=False).parked
    (('coven:1',), ('coven:2',))
    """
    word = word_of(text, game.hive)
    moves = sum(_moves(entry) for entry in game.parked if entry.startswith(word + ":"))
    if game.revealed or not can_park(game.hive, word) or moves % 2 == aside:
        return game
    others = [entry for entry in game.parked if not entry.startswith(word + ":")]
    return replace(game, parked=tuple([*others, f"{word}:{moves + 1}"][-MAX_PARKED:]))


def parked_words(game: Game) -> list[str]:
    """Return the words that are parked and were not tried since, the oldest first."""
    tried = {*game.found, *game.bonus, *game.off_center, *game.rejected}
    parked = [entry.split(":")[0] for entry in game.parked if _moves(entry) % 2]
    return [word for word in parked if word not in tried]


def can_park(hive: Hive, word: str) -> bool:
    """Return whether a lower-case text has only a hive's letters, and is short enough to park."""
    return 0 < len(word) <= MAX_WORD_LENGTH and set(word) <= set(hive.letters)


def is_parked_entry(hive: Hive, text: str) -> bool:
    """Return whether a text is an entry, such as `coven:3`, that a game on the hive can have.

    >>> texts = ("cov:1", "cov", "cov:0", "cover:1")
    >>> [is_parked_entry(Hive.parse("VCTAOEN"), text) for text in texts]
    [True, False, False, False]
    """
    word, _, count = text.partition(":")
    is_number = 0 < len(count) < 10 and not count.strip(DIGITS) and count[0] != "0"
    return is_number and can_park(hive, word)


def _merged_moves(ours: Sequence[str], theirs: Sequence[str]) -> tuple[str, ...]:
    """Return the entries of two games, ours first, each word with the higher number of moves."""
    moves: dict[str, int] = {}
    for entry in [*ours, *theirs]:
        word = entry.split(":")[0]
        moves[word] = max(moves.get(word, 0), _moves(entry))
    words = once([entry.split(":")[0] for entry in [*ours, *theirs]])
    return tuple([f"{word}:{moves[word]}" for word in words])


def _moves(entry: str) -> int:
    return int(entry.split(":")[1])
