"""No scan at all: look up each mask that could answer.

Whatever fits a hive of n letters is the center together with some of the n - 1 others: 64 masks
for seven letters. Each is in the lexicon or not. Cost: 2 ** (n - 1) look-ups, whatever the size of
the lexicon. Origin: subset enumeration as in Norvig's pytudes.
"""

from ..hive import Hive
from ..letters import Mask, submasks
from .base import Solver


class SubsetSolver(Solver):
    def find(self, hive: Hive) -> list[Mask]:
        center, known = hive.center_mask, self.lexicon.place
        candidates = submasks(hive.mask ^ center, held=center)
        return sorted([mask for mask in candidates if mask in known])
