"""Finds the answers of a hive in a whole lexicon."""

from ..hive import Hive
from ..lexicon import Lexicon, solve
from ..memory import NOTHING, Memory
from .guess import Answers


def answers_of(
    hive: Hive, lexicon: Lexicon, likely: float | None = None, memory: Memory = NOTHING
) -> Answers:
    """Return the answers of a hive, for judging guesses.

    The official answers in `memory` override the lexicon's likelihoods. Words count if their
    likelihood is at least `likely` (default: the lexicon's threshold).
    """
    boundary = lexicon.likely if likely is None else likely
    solutions = solve(hive, lexicon, likely=boundary)
    return Answers(hive, memory.over(hive, solutions, boundary), lexicon)
