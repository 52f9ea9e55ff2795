"""No scan at all: look up each mask that can fit.

A mask that fits a hive has the required letters and some of the others: there are 64 such masks for
seven letters, one of them required. Each is in the lexicon or not. Cost: 2 ** (letters not
required) look-ups, for a lexicon of any size. Each further letter doubles the look-ups, so a scan
is used for a hive with more such masks than the lexicon has. Origin: subset enumeration as in
Norvig's pytudes.
"""

from ..hive import Hive
from ..letters import Mask, submasks
from ..lexicon import Lexicon
from .base import Solver, Visits


class SubsetSolver(Solver):
    idea = "Looks up only the few masks that could fit, without scanning."

    def __init__(self, lexicon: Lexicon) -> None:
        self.known = lexicon.place

    def find(self, hive: Hive) -> list[Mask]:
        required, known = hive.required_mask, self.known
        free = hive.mask ^ required
        if 1 << free.bit_count() > len(known):
            deciding = hive.deciding_mask
            return sorted([mask for mask in known if mask & deciding == required])
        return [mask for mask in submasks(free, held=required) if mask in known]

    def visited(self, hive: Hive) -> Visits:
        return Visits(min(lookups(hive), len(self.known)))


def lookups(hive: Hive) -> int:
    """Return the number of masks that can fit a hive.

    >>> lookups(Hive.parse("VCTAOEN")), lookups(Hive.parse("VCTAOEN", extra="e"))
    (64, 32)
    """
    return 1 << (hive.mask ^ hive.required_mask).bit_count()
