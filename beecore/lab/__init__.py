"""The Lab: data about how the solvers search for one hive, for its pictures and figures.

Every function takes a lexicon and a hive, and returns the data of one picture, ready for JSON.
Times are in seconds, sizes in bytes; letters are in lower case.
"""

from .pictures import block, curve, orders, strip, subsets, word
from .race import built, hive_in, overview, timed
from .steps import step, step_of

__all__ = [
    "block",
    "built",
    "curve",
    "hive_in",
    "orders",
    "overview",
    "step",
    "step_of",
    "strip",
    "subsets",
    "timed",
    "word",
]
