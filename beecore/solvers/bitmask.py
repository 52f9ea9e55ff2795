"""A scan over masks: each word takes one machine operation and one comparison.

A word fits when `mask & required == required` and `mask & forbidden == 0`. Both
checks can be combined: of all required and forbidden letters, the word must have exactly the
required ones.
Cost: one step for each word. Origin: a well-known trick, used by beekeeper's bitmask solver in
Rust, which has a mask for each word, as here.
"""

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Scan, alphabetical


class BitmaskSolver(Scan):
    idea = "Turns a word’s letters into one number, and tests it in one step."
    best = "jkmpbcu", "No hive is easier than others: each word takes one step."
    worst = "eaintrs", "No hive is harder than others: each word takes one step."

    def __init__(self, lexicon: Lexicon) -> None:
        self.masks = [mask for _, mask in alphabetical(lexicon)]

    def find(self, hive: Hive) -> list[Mask]:
        deciding, required = hive.deciding_mask, hive.required_mask
        return sorted({mask for mask in self.masks if mask & deciding == required})
