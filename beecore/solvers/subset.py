"""No scan at all: look up each mask that can fit.

A mask that fits a hive has the required letters and some of the others: there are 64 such masks for
seven letters, one of them required. Each is in the lexicon or not. Cost: 2 ** (letters not
required) look-ups, for a lexicon of any size. Each further letter doubles the look-ups, so a scan
is used for a hive with more such masks than the lexicon has. Origin: subset enumeration as in
Norvig's pytudes.
"""

from collections.abc import Iterator

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from ..pack import candidates, lookups
from .base import Solver, Step, tested


class SubsetSolver(Solver):
    idea = "Looks up only the few masks that could fit, without scanning."
    best = "eat", "The other two letters make four masks to look up."
    worst = "eaisrntlodcum", "Each letter doubles the masks to look up: here, to 4,096."

    def __init__(self, lexicon: Lexicon) -> None:
        self.known = frozenset(lexicon.masks)

    def find(self, hive: Hive) -> list[Mask]:
        required, known = hive.required_mask, self.known
        if lookups(hive) > len(known):
            deciding = hive.deciding_mask
            return sorted([mask for mask in known if mask & deciding == required])
        return [mask for mask in candidates(hive) if mask in known]

    def steps(self, hive: Hive) -> Iterator[Step]:
        """Yield each mask that can fit; in a scan, those of the lexicon.

        >>> solver = SubsetSolver(Lexicon.from_words(["noon", "onto", "tee", "tot"]))
        >>> [step.fits for step in solver.steps(Hive.parse("not"))]  # n, nt, no, not
        [False, False, True, True]
        """
        if lookups(hive) > len(self.known):
            yield from tested(self.known, hive)
        else:
            for mask in candidates(hive):
                yield Step("mask", mask, mask in self.known, mask)
