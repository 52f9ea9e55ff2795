"""A scan over masks: two machine operations say whether a word fits.

It holds the center when `mask & center` is not 0, and stays within the hive when
`mask & forbidden` is 0. Cost: one step for each distinct mask. Origin: a well-known trick, in the
field with beekeeper's bitmask solver in Rust.
"""

from ..hive import Hive
from ..letters import Mask
from .base import Solver


class BitmaskSolver(Solver):
    def find(self, hive: Hive) -> list[Mask]:
        center, forbidden = hive.center_mask, ~hive.mask
        return [mask for mask in self.lexicon.masks if mask & center and not mask & forbidden]
