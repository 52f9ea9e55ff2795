"""The answers of a hive by a whole lexicon."""

from ..hive import Hive
from ..lexicon import Lexicon
from ..solving import solve
from .guess import Answers


def answers_of(hive: Hive, lexicon: Lexicon, likely: float | None = None) -> Answers:
    """Return what guesses are judged by: the hive, solved once.

    Words count from the probability `likely` on, the lexicon's own if none is given.
    """
    return Answers(hive, solve(hive, lexicon, likely=likely), lexicon)
