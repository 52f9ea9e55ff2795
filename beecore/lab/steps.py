"""One step of a solver's search: what it looks at, and what was looked at, skipped, and found so
far, beside what naive finds in as many steps.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypedDict, cast

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from ..solvers.base import Step
from .pictures import FORBIDDEN, MISSING, in_order
from .race import ready

FOUND, IN_VAIN, ENTERED = "aei"
"""The fate of what is looked at, unless it is skipped as `FORBIDDEN` or `MISSING`."""

SCREEN = 400  # the cells of single masks that are drawn at once; a block has a larger cell
MEMBERS = 4  # that are listed before and after one of a block
ALPHABETICAL = "naive", "bitmask", "block", "adaptive"
"""The solvers that look at the words in alphabetical order."""
IN_BLOCKS = "block", "adaptive", "dedup"
LAST = "\U0010ffff"  # follows all letters


class StepPicture(TypedDict):
    number: int  # of the step, from 0
    steps: int  # of the whole search; 0 if it looks at nothing
    kind: str  # as in `Step`
    fate: str
    words: list[str]  # of the mask, the first and last of the block, or the beginning of a node
    letters: str  # of the mask
    missing: str  # required letters that the mask lacks
    wrong: str  # letters of the mask, or that all masks of the block have, that the hive lacks
    ways: list[tuple[str, bool]]  # the letters that follow a node, and whether the hive has them
    members: list[tuple[str, str, bool]]  # masks of the block: letters in order, words, if it is at
    levels: list[tuple[int, int, int]]  # of a hierarchy: blocks in all, looked at, and entered
    masks: int  # that were looked at, or words
    blocks: int  # or nodes
    skipped: int  # masks or words
    found: int  # words
    naive_steps: int  # of its whole search
    naive_looks: int  # in as many steps
    naive_found: int
    first: int  # the number of the first step that is drawn
    fates: str  # of the steps that are drawn
    sizes: list[int]  # of their cells: the square roots of how many masks they have
    best: tuple[str, str]
    worst: tuple[str, str]


def step(lexicon: Lexicon, hive: Hive, name: str, number: int) -> StepPicture:
    """Return a step of a solver's search by its number, from 0; the last one if there are fewer.

    >>> lexicon = Lexicon.from_words(["bib", "bob", "cave", "ilk", "noon", "not"])
    >>> picture = step(lexicon, Hive.parse("vctaoen"), "naive", 2)
    >>> picture["words"], picture["fate"], picture["masks"], picture["found"]
    (['cave'], 'a', 3, 1)
    """
    search = _search(lexicon, hive, name)
    return search.picture(max(0, min(number, len(search.steps) - 1)))


def step_of(lexicon: Lexicon, hive: Hive, name: str, word: str) -> dict[str, int]:
    """Return the number of the step that decides about a word of the lexicon, which looks at it, or
    skips its block; -1 if no step looks so far.

    >>> lexicon = Lexicon.from_words(["bib", "bob", "cave", "ilk", "noon", "not"])
    >>> step_of(lexicon, Hive.parse("vctaoen"), "naive", "cave")
    {'number': 2}
    """
    return {"number": _search(lexicon, hive, name).step_of(word)}


class Search:
    """All steps of a search, and what they add up to."""

    def __init__(self, lexicon: Lexicon, hive: Hive, name: str) -> None:
        self.lexicon, self.hive, self.name = lexicon, hive, name
        self.solver: Any = ready(lexicon, name)
        self.steps = list(self.solver.steps(hive))
        self.listed = in_order(lexicon)
        self.counts = [len(_masks(step.seen)) for step in self.steps]
        self.places = list(self.placed())
        self.fates = "".join([_fate(step, hive) for step in self.steps])
        self.skipped = list(accumulate(map(self.skipped_in, self.steps, self.counts)))
        self.found = list(accumulate(map(self.found_in, self.steps)))
        self.sizes = [round(count**0.5) for count in self.counts]
        self.cells = list(accumulate(self.sizes))
        deciding, required = hive.deciding_mask, hive.required_mask
        fits = [mask & deciding == required for _, mask in self.listed]
        self.naive = list(accumulate(fits, initial=0))

    def placed(self) -> Iterator[int]:
        """Yield the place in alphabetical order of the first word of each step."""
        place = after = 0
        for step, count in zip(self.steps, self.counts, strict=True):
            if step.kind == "block":
                place, after = after, after + count
            yield place
            place += step.kind != "block"

    def step_of(self, word: str) -> int:
        """Return the number of the last step that looks at a word, or at what has it."""
        mask, place = self.hive.alphabet.mask_of(word), bisect_left(self.listed, (word, 0))
        for number in range(len(self.steps) - 1, -1, -1):
            seen, after = self.steps[number].seen, place - self.places[number]
            if self.steps[number].kind == "node":
                has_word = word.startswith(seen)
            elif self.name in ALPHABETICAL:
                has_word = 0 <= after < self.counts[number]
            else:
                has_word = mask in _masks(seen)
            if has_word:
                return number
        return -1

    def skipped_in(self, step: Step, count: int) -> int:
        """Return how many masks, or words, a step rules out without a look at them."""
        if step.kind == "node":
            closed = [step.seen + letter for letter, is_open in self.ways(step.seen) if not is_open]
            return sum(map(self.words_from, closed))
        return 0 if step.fits or step.kind != "block" else count

    def words_from(self, beginning: str) -> int:
        """Return how many words have a beginning."""
        first, after = (beginning, 0), (beginning + LAST, 0)
        return bisect_left(self.listed, after) - bisect_left(self.listed, first)

    def found_in(self, step: Step) -> int:
        """Return how many words a step finds."""
        if step.kind == "block" or not step.fits:
            return 0
        is_one = step.kind == "node" or self.name in ALPHABETICAL
        return 1 if is_one else len(self.lexicon.words(step.mask))

    def ways(self, beginning: str) -> list[tuple[str, bool]]:
        """Return the letters that follow a node of the trie, and whether the hive has them."""
        node = self.solver.root
        for letter in beginning:
            node = node[letter]
        return [(letter, letter in self.hive.letters) for letter in sorted(node)]

    def words(self, number: int) -> list[str]:
        """Return the words of a step's mask, or the first and the last of its block."""
        step, place = self.steps[number], self.places[number]
        if step.kind == "node":
            return [step.seen]
        if self.name in ALPHABETICAL:
            ends = {place: 0, place + self.counts[number] - 1: 0}
            return [self.listed[end][0] for end in ends]
        masks = _masks(step.seen)
        if len(masks) == 1:
            return self.lexicon.words(masks[0])
        return [self.lexicon.words(mask)[0] for mask in (masks[0], masks[-1])]

    def members(self, number: int) -> list[tuple[str, str, bool]]:
        """Return masks of the block that a step looks at, or looks into: those around its own."""
        block = number
        while self.steps[block].kind == "mask":
            block -= 1
        masks, at = _masks(self.steps[block].seen), number - block - 1
        order, bits = self.hive.alphabet.order[::-1], self.hive.alphabet.bits
        members = []
        for place in range(len(masks))[max(0, at - MEMBERS) : max(0, at) + MEMBERS + 1]:
            row = "".join([each if bits[each] & masks[place] else "·" for each in order])
            words = self.lexicon.words(masks[place])
            if self.name in ALPHABETICAL:
                words = [self.listed[self.places[block] + place][0]]
            members.append((row, ", ".join(words), place == at))
        return members

    def levels(self, number: int) -> list[tuple[int, int, int]]:
        """Return how many blocks of each size there are to look at, were, and were entered."""
        depths = [_depth(step.seen) for step in self.steps]
        levels = []
        for depth in range(max(depths), 0, -1):
            of_level = [at for at, each in enumerate(depths) if each == depth]
            seen = [at for at in of_level if at <= number]
            levels.append((len(of_level), len(seen), sum(self.steps[at].fits for at in seen)))
        return levels

    def picture(self, number: int) -> StepPicture:
        if not self.steps:
            return cast("StepPicture", {"steps": 0})
        step, hive, fates = self.steps[number], self.hive, self.fates[: number + 1]
        letters_of = hive.alphabet.letters_of
        mask = step.seen.shared if step.kind == "block" else step.mask
        screen = self.cells[number] // SCREEN
        first, last = [bisect_left(self.cells, SCREEN * each) for each in (screen, screen + 1)]
        looked = fates.count(FOUND) + fates.count(IN_VAIN)
        naive = min(number + 1, len(self.listed))
        return {
            "number": number,
            "steps": len(self.steps),
            "kind": step.kind,
            "fate": self.fates[number],
            "words": self.words(number),
            "letters": letters_of(mask),
            "missing": letters_of(hive.required_mask & ~mask),
            "wrong": letters_of(mask & ~hive.mask),
            "ways": self.ways(step.seen) if step.kind == "node" else [],
            "members": self.members(number) if self.name in IN_BLOCKS else [],
            "levels": self.levels(number) if self.name == "hierarchy" else [],
            "masks": looked,
            "blocks": len(fates) - looked * (step.kind != "node"),
            "skipped": self.skipped[number],
            "found": self.found[number],
            "naive_steps": len(self.listed),
            "naive_looks": naive,
            "naive_found": self.naive[naive],
            "first": first,
            "fates": self.fates[first:last],
            "sizes": self.sizes[first:last],
            "best": self.solver.best,
            "worst": self.solver.worst,
        }


_search = lru_cache(maxsize=1)(Search)


def _masks(seen: Any) -> list[Mask]:
    """Return the masks of a block, or of the blocks in it; only itself for everything else."""
    parts = _parts(seen)
    return [mask for part in parts for mask in _masks(part)] if parts else [seen]


def _depth(seen: Any) -> int:
    """Return 1 for a block of masks, 2 for a block of such blocks, and so on; 0 for a mask."""
    parts = _parts(seen)
    return 1 + _depth(parts[0]) if parts else 0


def _parts(seen: Any) -> Sequence[Any]:
    parts: Sequence[Any] = getattr(seen, "masks", getattr(seen, "parts", ()))
    return parts


def _fate(step: Step, hive: Hive) -> str:
    if step.kind == "block":
        missing = FORBIDDEN if step.seen.shared & ~hive.mask else MISSING
        return ENTERED if step.fits else missing
    return FOUND if step.fits else IN_VAIN if step.mask else ENTERED
