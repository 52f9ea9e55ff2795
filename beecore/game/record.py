"""The player's statistics over all games, and the list of all games."""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from ..editions import GENIUS, RANK_NAMES, rank
from .guess import Answers, Game, credited_words, score_of

DAYS_FOR_A_FREEZE = 7
MAX_FREEZES = 2


class Standing(NamedTuple):
    """The figures of one game.

    `started` is the time at which the game was begun, or only the day, or empty if unknown. `score`
    and `words` are the player's, `total` and `all_words` those of the hive. A game is `over` if it
    was given up, or no word is left to find.
    """

    started: str
    rank: str
    score: int
    total: int
    words: int
    all_words: int
    pangrams: int
    over: bool

    @property
    def percent(self) -> int:
        """The player's share of the hive's points, in percent, rounded down."""
        return 100 * self.score // self.total if self.total else 0

    @property
    def is_played(self) -> bool:
        """Whether the game counts: a word was found, or the answers were revealed."""
        return self.words > 0 or self.over


class GameEntry(NamedTuple):
    """A game in the list of all games: the key of its hive, the day of its hive, and its figures.

    `day` is None if the hive has not been a daily hive so far.
    """

    key: str
    day: date | None
    standing: Standing

    @property
    def is_on_its_day(self) -> bool:
        """Whether this is a daily hive that was begun on its own day."""
        return self.day is not None and self.standing.started[:10] == self.day.isoformat()


class Streak(NamedTuple):
    """The latest and the longest streak, in days played, and the freezes left; see `streak_of`."""

    current: int
    longest: int
    freezes: int


class Record(NamedTuple):
    """The figures of all games together that were played; see `Standing.is_played`.

    `days` counts the daily hives that were begun on their own days; `streak` is about these days.
    `ranks` counts the games that have reached each of `RANK_NAMES` and no higher one, lowest first.
    `percent` is the average of the games' percentages, rounded down. `best` is the game with the
    most points, the earliest of several; None without a game.
    """

    games: int
    days: int
    streak: Streak
    ranks: list[int]
    words: int
    pangrams: int
    percent: int
    best: GameEntry | None

    @property
    def geniuses(self) -> int:
        """The number of games that reached Genius, including those that reached Queen Bee."""
        return sum(self.ranks[RANK_NAMES.index(GENIUS) :])

    @property
    def queens(self) -> int:
        """The number of games in which every word was found."""
        return self.ranks[-1]


def standing_of(game: Game, answers: Answers) -> Standing:
    """Return the figures of a game, given the answers of its hive."""
    credited = credited_words(game, answers)
    score, total = score_of(game, answers)
    unlisted = sum(not solution.likely for solution in credited)
    return Standing(
        game.started,
        rank(score, total, game.hive.edition).name,
        score,
        total,
        len(credited),
        len(answers.likely) + unlisted,
        sum(solution.pangram for solution in credited),
        game.revealed or score == total,
    )


def record_of(games: Iterable[GameEntry], today: date) -> Record:
    """Return the figures of several games together, without those that were not played.

    >>> record_of([], date(2026, 11, 21)).streak
    Streak(current=0, longest=0, freezes=0)
    """
    entries = [entry for entry in games if entry.standing.is_played]
    standings = [entry.standing for entry in entries]
    days = {entry.day.toordinal() for entry in entries if entry.day and entry.is_on_its_day}
    ranks = [0] * len(RANK_NAMES)
    for standing in standings:
        ranks[RANK_NAMES.index(standing.rank)] += 1
    return Record(
        len(entries),
        len(days),
        streak_of(days, today.toordinal()),
        ranks,
        sum(standing.words for standing in standings),
        sum(standing.pangrams for standing in standings),
        sum(standing.percent for standing in standings) // max(1, len(standings)),
        _best(entries),
    )


def streak_of(days: Iterable[int], today: int) -> Streak:
    """Return a player's streaks, given the numbers of the days whose hives were played that day.

    Every seventh day of a streak earns a freeze, and a player holds two at most. A day without play
    uses a freeze; if there is none, the streak ends. Today counts once it is played, and is not
    missed before it is over.

    >>> streak_of([1, 2, 3, 4, 5, 6, 7], today=8)
    Streak(current=7, longest=7, freezes=1)
    >>> streak_of([1, 2, 3, 4, 5, 6, 7, 9], today=9)
    Streak(current=8, longest=8, freezes=0)
    >>> streak_of([1, 2, 3, 4, 5, 6, 7, 9], today=11)
    Streak(current=0, longest=8, freezes=0)
    """
    current = longest = freezes = last = 0
    played = {day for day in days if day <= today}
    for day in sorted(played | {today}):
        missed = day - last - 1
        if missed > freezes:
            current = freezes = 0
        else:
            freezes -= missed
        if day in played:
            current, last = current + 1, day
            longest = max(longest, current)
            if current % DAYS_FOR_A_FREEZE == 0:
                freezes = min(freezes + 1, MAX_FREEZES)
    return Streak(current, longest, freezes)


def newest_first(entries: Iterable[GameEntry]) -> list[GameEntry]:
    """Return games in the order in which they were begun, the latest first."""
    by_start = {(entry.standing.started, entry.key): entry for entry in entries}
    return [by_start[start] for start in sorted(by_start, reverse=True)]


def _best(entries: Iterable[GameEntry]) -> GameEntry | None:
    """Return the game with the most points, the earliest of several; None without a game."""
    best = None
    for entry in entries:
        score, started = entry.standing.score, entry.standing.started
        if (
            best is None
            or score > best.standing.score
            or (score == best.standing.score and started < best.standing.started)
        ):
            best = entry
    return best
