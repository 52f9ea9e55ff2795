"""Ways to solve a hive, one file each: one interface (`base`), identical answers.

Read them in this order; each adds one idea to those before.

1. `naive`      the rule itself, letter by letter
2. `trie`       words that begin alike are tried once
3. `bitmask`    a word's letters are one integer, its test one operation
4. `block`      words that stand together share a test: one skips fifty
5. `adaptive`   a block ends where its words cease to be alike
6. `dedup`      words of one mask are one entry, and masks can be sorted
7. `hierarchy`  blocks share a test too
8. `subset`     do not ask of each mask whether it fits: list those that fit, and look them up

`bee bench` measures them side by side.
"""

from functools import lru_cache

from ..hive import Hive
from ..lexicon import Lexicon
from .adaptive import AdaptiveSolver
from .base import Solver, Visits
from .bitmask import BitmaskSolver
from .block import BlockSolver
from .dedup import DedupSolver
from .hierarchy import HierarchySolver
from .naive import NaiveSolver
from .subset import SubsetSolver, lookups
from .trie import TrieSolver

SOLVERS: dict[str, type[Solver]] = {
    "naive": NaiveSolver,
    "trie": TrieSolver,
    "bitmask": BitmaskSolver,
    "block": BlockSolver,
    "adaptive": AdaptiveSolver,
    "dedup": DedupSolver,
    "hierarchy": HierarchySolver,
    "subset": SubsetSolver,
}

MASKS_PER_LOOKUP = 16
"""The masks a hierarchy passes over in the time of one look-up; measured: 12 to 22.

So with 46,000 masks look-ups win up to 12 letters, with 100,000 up to 13, in CPython and Pyodide.
"""

__all__ = [
    "MASKS_PER_LOOKUP",
    "SOLVERS",
    "AdaptiveSolver",
    "BitmaskSolver",
    "BlockSolver",
    "DedupSolver",
    "HierarchySolver",
    "NaiveSolver",
    "Solver",
    "SubsetSolver",
    "TrieSolver",
    "Visits",
    "solver_for",
]


def solver_for(hive: Hive, lexicon: Lexicon) -> Solver:
    """Return the cheapest solver: look-ups while they cost less than a scan by blocks of blocks.

    A lexicon's solvers are built once, when first needed, and kept for the lexicons used last.
    """
    few = MASKS_PER_LOOKUP * lookups(hive) <= len(lexicon.masks)
    return _ready(SubsetSolver if few else HierarchySolver, lexicon)


@lru_cache(maxsize=8)
def _ready(solver: type[Solver], lexicon: Lexicon) -> Solver:
    return solver(lexicon)
