"""Blocks: the letters that each stores, and which blocks are skipped."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from beecore import Hive, Lexicon, Mask, mask_of
from beecore.solvers import Visits
from beecore.solvers.adaptive import AdaptiveSolver
from beecore.solvers.block import BlockScan, BlockSolver, block_of, cut
from beecore.solvers.dedup import DedupSolver
from tests.oracles import HIVE
from tests.strategies import hives, word_lists


class Watched(list[Mask]):
    """The masks of a block; records whether they are iterated."""

    looked_at = False

    def __iter__(self) -> Iterator[Mask]:
        self.looked_at = True
        return super().__iter__()


def test_block_stores_the_shared_letters_and_all_letters() -> None:
    block = block_of([0b0110, 0b0011, 0b1010])
    assert block == (0b0010, 0b1111, [0b0110, 0b0011, 0b1010])


def test_cuts_masks_in_order() -> None:
    assert [block.masks for block in cut([1, 3, 5, 8, 9], 2)] == [[1, 3], [5, 8], [9]]
    assert [block.masks for block in cut([1, 3], 1)] == [[1], [3]]
    assert cut([], 2) == []


@pytest.mark.parametrize("stride", [0, -1])
def test_rejects_a_stride_below_one(stride: int) -> None:
    with pytest.raises(ValueError, match=f"^a block of {stride} masks: the stride is 1 or more"):
        BlockSolver(Lexicon.from_words([]), stride)


def test_skips_blocks_with_a_shared_forbidden_or_missing_required_letter() -> None:
    words = ["axle", "exam", "cat", "tac", "cave", "vice"]
    blocks = BlockSolver(Lexicon.from_words(sorted(words)), 2).blocks  # axle cat, cave exam, …
    pairs = [["axle", "cat"], ["cave", "exam"], ["tac", "vice"]]
    assert [list(block.masks) for block in blocks] == [list(map(mask_of, pair)) for pair in pairs]
    assert [block.lets_in(Hive.parse("VCAET")) for block in blocks] == [False, True, True]
    assert [block.lets_in(Hive.parse("VCTI")) for block in blocks] == [False, False, True]


@pytest.mark.parametrize(
    ("letters", "searched"), [("vcaet", [1]), ("cavet", [1, 2]), ("bixle", []), ("aexmc", [0, 2])]
)
def test_does_not_search_skipped_blocks(letters: str, searched: list[int]) -> None:
    pairs = [["axle", "exam"], ["cave", "vetoes"], ["cat", "mace"]]
    solver = BlockSolver(Lexicon.from_words([]))
    solver.blocks = [block_of(Watched(map(mask_of, pair))) for pair in pairs]
    for block in solver.blocks:
        block.masks.looked_at = False  # type: ignore[attr-defined]
    solver.find(Hive(letters))
    looked: Any = [block.masks for block in solver.blocks]
    assert [place for place, masks in enumerate(looked) if masks.looked_at] == searched


@pytest.mark.parametrize("kind", [BlockSolver, AdaptiveSolver, DedupSolver])
@given(words=word_lists("abcdev"), hive=hives("abcdev"))
def test_visited_counts_the_masks_searched(
    kind: type[BlockScan], words: list[str], hive: Hive
) -> None:
    solver = kind(Lexicon.from_words(words), 2)  # type: ignore[call-arg]
    solver.blocks = [block._replace(masks=Watched(block.masks)) for block in solver.blocks]
    solver.find(hive)
    looked: Any = [block.masks for block in solver.blocks]
    searched = sum(len(masks) for masks in looked if masks.looked_at)
    assert solver.visited(hive) == Visits(searched, len(looked))


def test_visits_every_block_and_the_words_of_those_searched() -> None:
    lexicon = Lexicon.from_words(["cave", "veto", "vote", "xylem", "zoo"])
    assert BlockSolver(lexicon, 3).visited(HIVE) == Visits(3, 2)
    assert BlockSolver(lexicon, 5).visited(HIVE) == Visits(5, 1)


def test_puts_fifty_words_in_a_block_by_default() -> None:
    lexicon = Lexicon.from_words("v" * length for length in range(1, 121))
    assert [len(block.masks) for block in BlockSolver(lexicon).blocks] == [50, 50, 20]
