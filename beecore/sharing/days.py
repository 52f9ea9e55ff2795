"""Daily hives with their words, which codes in pictures number instead of naming them."""

from typing import NamedTuple

from ..editions import Edition
from ..errors import CodeError
from ..game.puzzles import FIRST_DAY, ONE, Calendar, daily
from ..hive import Hive
from ..pack import PackedWords


class Daily(NamedTuple):
    """A daily hive: the number of its day, counted from `FIRST_DAY`, and its likely and possible
    words, likeliest first.
    """

    hive: Hive
    number: int
    answers: list[str]
    others: list[str]

    @property
    def day(self) -> str:
        """The day, such as 2026-11-21."""
        return (FIRST_DAY + self.number * ONE).isoformat()


def daily_of(number: int, calendar: Calendar, words: PackedWords, edition: Edition) -> Daily:
    """Return the daily hive of a day, given by its number, with its words.

    Raises `CodeError` if the calendar has no such day.
    """
    if not 0 <= number < len(calendar):
        raise CodeError("other-words")
    hive = daily(calendar, FIRST_DAY + number * ONE, edition).hive
    listed = [
        (-level, word)
        for block in words.of(hive)
        for _, word, level, _, _ in block
        if len(word) >= hive.minimum and not hive.overused(word)
    ]
    listed.sort()
    answers = [word for level, word in listed if -level >= words.threshold]
    return Daily(hive, number, answers, [word for _, word in listed[len(answers) :]])
