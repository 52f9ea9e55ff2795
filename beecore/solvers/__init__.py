"""Ways to solve a hive, one file each: one interface, identical answers.

Read them in this order: `naive` is the rule itself; `bitmask` turns letters into one integer;
`block` skips many masks with one test; `subset` does not scan at all.
"""

from ..hive import Hive
from ..lexicon import Lexicon
from .base import Solver
from .bitmask import BitmaskSolver
from .block import BlockSolver
from .naive import NaiveSolver
from .subset import SubsetSolver

SOLVERS: dict[str, type[Solver]] = {
    "naive": NaiveSolver,
    "bitmask": BitmaskSolver,
    "block": BlockSolver,
    "subset": SubsetSolver,
}

__all__ = [
    "SOLVERS",
    "BitmaskSolver",
    "BlockSolver",
    "NaiveSolver",
    "Solver",
    "SubsetSolver",
    "solver_for",
]


def solver_for(hive: Hive, lexicon: Lexicon) -> Solver:
    """Return the cheapest solver: look-ups while they are fewer than the masks, else a scan."""
    lookups = 2 ** (len(hive.letters) - 1)
    return SubsetSolver(lexicon) if lookups < len(lexicon.masks) else BitmaskSolver(lexicon)
