"""Ways to solve a hive, one file each: all have one interface (`base`) and find the same words.

Read them in this order; each adds one idea to those before.

1. `naive`      the rule itself, letter by letter
2. `trie`       words that begin alike are tried once
3. `bitmask`    the letters of a word are one integer, and the test is one operation
4. `block`      neighboring words share a test, which can skip fifty of them
5. `adaptive`   a block ends where its words cease to be alike
6. `dedup`      words with the same mask are one entry, and the masks are sorted
7. `hierarchy`  blocks share a test too
8. `subset`     instead of testing every mask, look up the few masks that can fit

`bee bench` measures them side by side.
"""

from importlib import import_module

from .base import Solver, Visits

__all__ = ["SOLVERS", "Solver", "Visits"]


def _solver_in(module: str) -> type[Solver]:
    solver: type[Solver] = getattr(import_module(f".{module}", __name__), f"{module.title()}Solver")
    return solver


_IN_ORDER = "naive trie bitmask block adaptive dedup hierarchy subset".split()
SOLVERS = {module: _solver_in(module) for module in _IN_ORDER}
"""All solvers by the name of their module, in reading order."""
