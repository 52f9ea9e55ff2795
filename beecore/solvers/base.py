"""What every solver offers."""

import gc
from abc import ABC, abstractmethod
from sys import getsizeof
from typing import NamedTuple

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon


class Visits(NamedTuple):
    """What a search looked at: masks (or words) one by one, and blocks (or nodes) of them."""

    masks: int
    blocks: int = 0


class Solver(ABC):
    """A strategy for solving hives, prepared for one lexicon."""

    idea = ""
    """How the solver works, in one sentence for the Lab."""

    @abstractmethod
    def __init__(self, lexicon: Lexicon) -> None:
        """Prepare what the search reads, which is paid once."""

    @abstractmethod
    def find(self, hive: Hive) -> list[Mask]:
        """Return the masks of the lexicon that fit the hive, distinct and ascending.

        The words of a mask stand or fall together, but for their length: the shortest length a
        hive takes is judged where the words are read, by `beecore.solve`.
        """

    @abstractmethod
    def visited(self, hive: Hive) -> Visits:
        """Return what `find` looks at for this hive; counted apart, so that `find` stays fast."""

    def memory(self) -> int:
        """Return the bytes of all that the search reads, each object counted once."""
        sizes: dict[int, int] = {}
        pending = list(vars(self).values())
        while pending:
            thing = pending.pop()
            if id(thing) not in sizes and not isinstance(thing, type):
                sizes[id(thing)] = getsizeof(thing)
                pending += gc.get_referents(thing)
        return sum(sizes.values())


def words(solver: Solver, lexicon: Lexicon, hive: Hive) -> list[str]:
    """Return the words of the masks that fit a hive, however short, by rising mask."""
    return [word for mask in solver.find(hive) for word in lexicon.words(mask)]


def alphabetical(lexicon: Lexicon) -> list[tuple[str, Mask]]:
    """Return every word of the lexicon with its mask, in the order of a word list.

    >>> [word for word, _ in alphabetical(Lexicon.from_words(["noon", "cave", "no"]))]
    ['cave', 'no', 'noon']
    """
    return sorted((word, mask) for mask in lexicon.masks for word in lexicon.words(mask))
