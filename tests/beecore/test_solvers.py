"""Every solver finds exactly the words that the rule allows, and visits what its idea says."""

import random
from collections.abc import Callable, Iterator
from functools import reduce
from operator import and_, or_
from sys import getsizeof
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Hive, Lexicon, Mask, letters_of
from beecore.editions import ORIGINAL, Edition, edition_of, own_edition
from beecore.lab.race import draw_hives
from beecore.letters import ORDER
from beecore.solvers import SOLVERS, Solver, Visits
from beecore.solvers.adaptive import AdaptiveSolver, grow
from beecore.solvers.bitmask import BitmaskSolver
from beecore.solvers.block import BlockScan, BlockSolver, cut
from beecore.solvers.dedup import DedupSolver
from beecore.solvers.hierarchy import HierarchySolver
from beecore.solvers.subset import SubsetSolver
from beecore.solvers.trie import TrieSolver
from beecore.words import shipped
from tests import wordlists
from tests.oracles import HIVE
from tests.strategies import hives, word_lists

LEXICON = Lexicon.from_words(
    ["cave", "cove", "coven", "covenant", "covet", "octane", "octave", "vacant", "veto", "vote"]
)
MANY = Lexicon.from_words(first + second for first in ORDER for second in ORDER)
RUSSIAN = own_edition(ORIGINAL, edition_of("russian").alphabet, "russian")

VARIANTS: dict[str, Callable[[Lexicon], Solver]] = {
    **SOLVERS,
    "block of 3": lambda lexicon: BlockSolver(lexicon, 3),
    "adaptive, 0 shared": lambda lexicon: AdaptiveSolver(lexicon, 0),
    "adaptive, 4 shared": lambda lexicon: AdaptiveSolver(lexicon, 4),
    "dedup, 2 masks": lambda lexicon: DedupSolver(lexicon, 2),
    "hierarchy, 1 level": lambda lexicon: HierarchySolver(lexicon, (3,)),
    "hierarchy, 4 levels": lambda lexicon: HierarchySolver(lexicon, (2, 3, 1, 2)),
}


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("edition", [ORIGINAL, RUSSIAN], ids=["26 letters", "33 letters"])
@settings(max_examples=settings().max_examples * 2 // 5)
@given(data=st.data(), wide=st.booleans())
def test_finds_the_masks_that_the_rule_allows(
    name: str, edition: Edition, data: st.DataObject, wide: bool
) -> None:
    order = edition.alphabet.order
    letters = order if wide else order[:3] + order[-3:]
    words = data.draw(word_lists(letters))
    solver = VARIANTS[name](Lexicon.from_words(words, edition.alphabet))
    for hive in data.draw(st.lists(hives(letters, edition), min_size=1, max_size=3)):
        fitting = {word for word in words if set(hive.required) <= set(word) <= set(hive.letters)}
        masks = solver.find(hive)
        assert masks == sorted(set(map(hive.mask_of, fitting)))
        steps = list(solver.steps(hive))
        assert masks == sorted({step.mask for step in steps if step.fits and step.mask})
        visited = solver.visited(hive).masks
        assert len(masks) <= visited == sum(step.mask != 0 for step in steps) <= len(words)


@pytest.mark.unmeasured
def test_all_solvers_agree_on_real_words() -> None:
    draw = random.Random(11)
    naive, *others = [solver(wordlists.sample()) for solver in SOLVERS.values()]
    pangrams = [mask for mask in shipped.usual().masks if mask.bit_count() == 7]
    for mask in draw.sample(pangrams, 25):
        extra = "".join(draw.sample(ORDER, draw.randrange(6)))
        letters = "".join(dict.fromkeys(letters_of(mask) + extra))
        hive = Hive(letters, extra="".join(draw.sample(letters, draw.randrange(3))))
        expected = naive.find(hive)
        assert [solver.find(hive) for solver in others] == [expected] * len(others)


@pytest.mark.parametrize("name", SOLVERS)
def test_states_its_idea_in_a_sentence_and_counts_its_memory(name: str) -> None:
    assert SOLVERS[name].idea.count(". ") == 0 < SOLVERS[name].idea.count(".")
    few = SOLVERS[name](Lexicon.from_words(["cave"])).memory()
    assert 0 < few < SOLVERS[name](MANY).memory()


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", SOLVERS)
def test_takes_fewest_steps_for_its_best_and_most_for_its_worst_hive(name: str) -> None:
    solver = SOLVERS[name](shipped.usual())
    drawn = [sum(solver.visited(hive)) for hive in draw_hives(shipped.usual(), 5)]
    best, worst = (sum(solver.visited(Hive(hive))) for hive, _ in (solver.best, solver.worst))
    assert best <= min(drawn) <= max(drawn) <= worst
    assert best < worst or name in ("naive", "bitmask")


def test_memory_counts_each_object_once() -> None:
    solver = BitmaskSolver(LEXICON)
    distinct = {id(mask): getsizeof(mask) for mask in solver.masks}
    assert len(distinct) < len(solver.masks)
    assert solver.memory() == getsizeof(solver.masks) + sum(distinct.values())


class ObservedMasks(list[Mask]):
    """The masks of a block; records whether they are iterated."""

    looked_at = False

    def __iter__(self) -> Iterator[Mask]:
        self.looked_at = True
        return super().__iter__()


@pytest.mark.parametrize("kind", [BlockSolver, AdaptiveSolver, DedupSolver])
@given(words=word_lists("abcdev"), hive=hives("abcdev"))
def test_searches_the_blocks_that_no_shared_or_missing_letter_rules_out(
    kind: type[BlockScan], words: list[str], hive: Hive
) -> None:
    solver = kind(Lexicon.from_words(words), 2)  # type: ignore[call-arg]
    blocks: list[Any] = [ObservedMasks(block.masks) for block in solver.blocks]
    may_fit = [
        not reduce(and_, masks) & ~hive.mask and not hive.required_mask & ~reduce(or_, masks)
        for masks in map(list, blocks)
    ]
    for masks in blocks:
        masks.looked_at = False
    solver.blocks = [
        block._replace(masks=masks) for block, masks in zip(solver.blocks, blocks, strict=True)
    ]
    solver.find(hive)
    assert [masks.looked_at for masks in blocks] == may_fit
    searched = sum(len(masks) for masks in blocks if masks.looked_at)
    assert solver.visited(hive) == Visits(searched, len(blocks))


@given(st.lists(st.integers(1, 255)), st.integers(0, 4))
def test_adaptive_runs_are_as_long_as_their_shared_letters_allow(
    masks: list[int], share: int
) -> None:
    runs = list(grow(masks, share))
    assert [mask for run in runs for mask in run] == masks
    shared = [reduce(and_, run) for run in runs]
    for letters, run, after in zip(shared, runs, [*runs[1:], [0]], strict=False):
        assert len(run) == 1 or letters.bit_count() >= share
        assert after == [0] or (letters & after[0]).bit_count() < share


def test_rejects_blocks_of_no_masks() -> None:
    with pytest.raises(ValueError, match="a block of 0 masks: the stride is 1 or more"):
        cut([1], 0)
    for fanouts in (), (0,), (10, 0):
        with pytest.raises(ValueError, match="one or more are needed, each 1 or more"):
            HierarchySolver(LEXICON, fanouts)


def test_visits_as_many_masks_and_blocks_as_the_idea_of_each_solver_says() -> None:
    visits = {name: kind(LEXICON).visited(HIVE) for name, kind in SOLVERS.items()}
    assert visits["naive"] == visits["bitmask"] == Visits(10)
    assert visits["block"] == Visits(10, 1)
    assert visits["dedup"] == Visits(9, 1)  # veto and vote are one mask
    assert visits["subset"] == Visits(9)  # a scan, since there are fewer masks than look-ups
    assert SubsetSolver(MANY).visited(HIVE) == Visits(64)
    assert HierarchySolver(LEXICON, (2, 2)).visited(HIVE) == Visits(9, 3 + 5)
    assert HierarchySolver(LEXICON, (2, 2)).visited(Hive("xyz")) == Visits(0, 3)
    trie = TrieSolver(Lexicon.from_words(["cave", "cab", "dot", "cavern"]))
    assert trie.visited(HIVE) == Visits(1, 5)  # the root, c, ca, cav, cave
    assert trie.visited(Hive("xyz")) == Visits(0, 1)
