"""The smallest solver that works. Change it, and run it."""

from beecore import Hive, Lexicon
from beecore.letters import BIT
from beecore.solvers import Solver, Visits


class Yours(Solver):
    def __init__(self, lexicon: Lexicon) -> None:
        self.masks = lexicon.masks  # one number per set of letters, with one bit per letter

    def find(self, hive: Hive) -> list[int]:
        center, forbidden = BIT[hive.center], ~hive.mask
        found = []
        for mask in self.masks:
            if mask & center and not mask & forbidden:
                found.append(mask)
        return found

    def visited(self, hive: Hive) -> Visits:
        return Visits(len(self.masks))
