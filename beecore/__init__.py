"""Open Hive's library: solves spelling-bee hives by looking up words as 26-bit masks.

>>> lexicon = Lexicon.from_words(["cave", "concave", "octane", "covenant"])
>>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
['covenant', 'concave', 'cave']

Read `letters` first, then `hive`, `lexicon`, `solvers` and `solution`.
"""

from . import startup  # noqa: F401  first: checks Python, and handles Ctrl-C meanwhile
from .errors import (
    BeeError,
    FileError,
    GameError,
    HiveError,
    LetterError,
    PackError,
    PuzzleError,
    TeachingError,
    WordListError,
)
from .hive import Hive, is_pangram, is_perfect, points
from .letters import Mask, letters_of, mask_of, submasks
from .lexicon import Entry, Lexicon, solve
from .pack import Reason
from .solution import Solution, Totals, summary

__all__ = [
    "BeeError",
    "Entry",
    "FileError",
    "GameError",
    "Hive",
    "HiveError",
    "LetterError",
    "Lexicon",
    "Mask",
    "PackError",
    "PuzzleError",
    "Reason",
    "Solution",
    "TeachingError",
    "Totals",
    "WordListError",
    "is_pangram",
    "is_perfect",
    "letters_of",
    "lexicon",
    "mask_of",
    "points",
    "solve",
    "submasks",
    "summary",
]
__version__ = "0.1.0"


def lexicon(hive: Hive | None = None) -> Lexicon:
    """Return the shipped words: all 256,000 English ones, or those that may fit a hive.

    The words are read once and cached. Raises `WordListError` if they are not installed.
    """
    from .words import shipped  # imported here because it is slow and most callers do not need it

    return shipped.lexicon(hive)
