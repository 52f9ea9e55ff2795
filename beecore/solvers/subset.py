"""No scan at all: look up each mask that can fit.

A mask that fits a hive has the required letters and some of the others: there are 64 such masks for
seven letters, one of them required. Each is in the lexicon or not. Cost: 2 ** (letters not
required) look-ups, for a lexicon of any size. Each further letter doubles the look-ups, so a scan
is used for a hive with more such masks than the lexicon has. Origin: subset enumeration as in
Norvig's pytudes.
"""

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from ..pack import candidates, lookups
from .base import Solver, Visits


class SubsetSolver(Solver):
    idea = "Looks up only the few masks that could fit, without scanning."

    def __init__(self, lexicon: Lexicon) -> None:
        self.known = frozenset(lexicon.masks)

    def find(self, hive: Hive) -> list[Mask]:
        required, known = hive.required_mask, self.known
        if lookups(hive) > len(known):
            deciding = hive.deciding_mask
            return sorted([mask for mask in known if mask & deciding == required])
        return [mask for mask in candidates(hive) if mask in known]

    def visited(self, hive: Hive) -> Visits:
        return Visits(min(lookups(hive), len(self.known)))
