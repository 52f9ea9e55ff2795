"""The answers of a hive by a whole lexicon."""

from ..hive import Hive
from ..lexicon import Lexicon
from ..memory import NOTHING, Memory
from ..solving import solve
from .guess import Answers


def answers_of(
    hive: Hive, lexicon: Lexicon, likely: float | None = None, memory: Memory = NOTHING
) -> Answers:
    """Return what guesses are judged by: the hive, solved once, by what was taught of it.

    Words count from the probability `likely` on, the lexicon's own if none is given.
    """
    boundary = lexicon.likely if likely is None else likely
    solutions = solve(hive, lexicon, likely=boundary)
    return Answers(hive, memory.over(hive, solutions, boundary), lexicon)
