"""Finds the answers of a hive in a whole lexicon."""

from ..hive import Hive
from ..lexicon import Lexicon
from ..memory import NOTHING, Memory
from ..solving import solve
from .guess import Answers


def answers_of(
    hive: Hive, lexicon: Lexicon, likely: float | None = None, memory: Memory = NOTHING
) -> Answers:
    """Return the answers of a hive, by which guesses are judged.

    The official answers in `memory` override the lexicon's likelihoods. Words count from the
    likelihood `likely` on (default: the lexicon's).
    """
    boundary = lexicon.likely if likely is None else likely
    solutions = solve(hive, lexicon, likely=boundary)
    return Answers(hive, memory.over(hive, solutions, boundary), lexicon)
