"""The interface of all solvers."""

import gc
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from sys import getsizeof
from typing import Any, NamedTuple

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon


class Visits(NamedTuple):
    """How many masks (or words) and how many blocks (or nodes) a search tested."""

    masks: int
    blocks: int = 0


class Step(NamedTuple):
    """What a search looks at next: a word, a mask, a block of masks, or a node of a trie.

    `fits` says that the mask is found, or that the search goes into the block.
    """

    kind: str  # "word", "mask", "block", or "node"
    seen: Any  # the word, mask, or block; for a node, the beginning of its words
    fits: bool
    mask: Mask = 0  # of the word; 0 for a block, and for a node where no word ends


class Solver(ABC):
    """A strategy for solving hives, prepared for one lexicon."""

    idea = ""
    """How the solver works, in one sentence for the Lab."""

    best = worst = "", ""
    """A hive that takes hardly any steps and one that takes very many, each with the reason."""

    @abstractmethod
    def __init__(self, lexicon: Lexicon) -> None:
        """Build the data structure that `find` searches."""

    @abstractmethod
    def find(self, hive: Hive) -> list[Mask]:
        """Return the masks of the lexicon that fit the hive, distinct and ascending.

        Either all words of a mask fit or none, except for their length: `beecore.solve` leaves out
        words that are shorter than the hive's minimum.
        """

    def steps(self, hive: Hive) -> Iterator[Step]:
        """Yield what `find` looks at for this hive, in its order, and what it finds."""
        raise NotImplementedError(f"{type(self).__name__} has neither “steps” nor “visited”")

    def visited(self, hive: Hive) -> Visits:
        """Return how many masks and blocks `find` tests for this hive."""
        masks = blocks = 0
        for kind, _, _, mask in self.steps(hive):
            masks += mask != 0
            blocks += kind in ("block", "node")
        return Visits(masks, blocks)

    def memory(self) -> int:
        """Return the size in bytes of all objects that the solver refers to, each counted once."""
        sizes: dict[int, int] = {}
        pending = list(vars(self).values())
        while pending:
            thing = pending.pop()
            if id(thing) not in sizes and not isinstance(thing, type):
                sizes[id(thing)] = getsizeof(thing)
                pending += gc.get_referents(thing)
        return sum(sizes.values())


class Scan(Solver):
    """A solver that tests all of its `masks`, whatever the hive."""

    masks: Sequence[Mask]

    def steps(self, hive: Hive) -> Iterator[Step]:
        return tested(self.masks, hive)

    def visited(self, hive: Hive) -> Visits:
        return Visits(len(self.masks))


def tested(masks: Iterable[Mask], hive: Hive) -> Iterator[Step]:
    """Yield the test of each mask as a step.

    >>> masks = Lexicon.from_words(["cave", "cone", "vote"]).masks  # in ascending order
    >>> [step.fits for step in tested(masks, Hive.parse("vctaoen"))]
    [False, True, True]
    """
    deciding, required = hive.deciding_mask, hive.required_mask
    for mask in masks:
        yield Step("mask", mask, mask & deciding == required, mask)


def words(solver: Solver, lexicon: Lexicon, hive: Hive) -> list[str]:
    """Return the words of the masks that fit a hive, of any length, in ascending order of masks."""
    return lexicon.words_of(solver.find(hive))


def alphabetical(lexicon: Lexicon) -> list[tuple[str, Mask]]:
    """Return every word of the lexicon with its mask, in alphabetical order.

    >>> [word for word, _ in alphabetical(Lexicon.from_words(["noon", "cave", "no"]))]
    ['cave', 'no', 'noon']
    """
    return sorted((word, mask) for mask, word, *_ in lexicon.all_words())
