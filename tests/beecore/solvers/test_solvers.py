"""Every solver gives the answer of the rule, for any hive and any words."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Hive, Lexicon, letters_of, mask_of, shipped, solve
from beecore.letters import ORDER
from beecore.solvers import (
    SOLVERS,
    AdaptiveSolver,
    BlockSolver,
    DedupSolver,
    HierarchySolver,
    NaiveSolver,
    Solver,
    Visits,
)

LEXICON = Lexicon.from_words(
    ["cave", "cove", "coven", "covenant", "covet", "octane", "octave", "vacant", "veto", "vote"]
)
MANY = Lexicon.from_words(first + second for first in ORDER for second in ORDER)
HIVE = Hive.parse("VCTAOEN")

VARIANTS: dict[str, Callable[[Lexicon], Solver]] = {
    **SOLVERS,
    "block of 1": lambda lexicon: BlockSolver(lexicon, 1),
    "block of 3": lambda lexicon: BlockSolver(lexicon, 3),
    "adaptive, 0 shared": lambda lexicon: AdaptiveSolver(lexicon, 0),
    "adaptive, 4 shared": lambda lexicon: AdaptiveSolver(lexicon, 4),
    "dedup, 2 masks": lambda lexicon: DedupSolver(lexicon, 2),
    "hierarchy, 1 level": lambda lexicon: HierarchySolver(lexicon, (3,)),
    "hierarchy, 4 levels": lambda lexicon: HierarchySolver(lexicon, (2, 3, 1, 2)),
}


@st.composite
def hives(draw: st.DrawFn, letters: str = ORDER, most: int = 26) -> Hive:
    """Draw a hive of 3 letters or more, any minimum length, and some required letters."""
    drawn = draw(st.permutations(letters))
    size = draw(st.integers(3, min(most, len(letters))))
    require = "".join(draw(st.lists(st.sampled_from(drawn[:size]), max_size=3)))
    return Hive("".join(drawn[:size]), draw(st.integers(1, 15)), require)


def word_lists(letters: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.text(letters, min_size=1, max_size=12), max_size=40)


def by_the_rule(hive: Hive, words: list[str]) -> set[str]:
    """Return the words that answer a hive, judged by sets of letters only."""
    return {
        word
        for word in words
        if set(hive.required) <= set(word) <= set(hive.letters) and len(word) >= hive.minimum
    }


@pytest.mark.parametrize("name", VARIANTS)
class TestEverySolver:
    @settings(max_examples=60, deadline=None)
    @given(data=st.data())
    def test_finds_the_words_that_the_rule_allows(self, name: str, data: st.DataObject) -> None:
        letters = data.draw(st.sampled_from(["abcde", "etaoinrs", ORDER]))
        words = data.draw(word_lists(letters))
        hive = data.draw(hives(letters))
        lexicon = Lexicon.from_words(words)
        solver = VARIANTS[name](lexicon)
        found = {solution.word for solution in solve(hive, lexicon, solver=solver)}
        assert found == by_the_rule(hive, words)
        assert solver.find(hive) == NaiveSolver(lexicon).find(hive)

    def test_finds_nothing_among_no_words(self, name: str) -> None:
        solver = VARIANTS[name](Lexicon.from_words([]))
        assert solver.find(HIVE) == []
        assert solver.visited(HIVE).masks == 0

    def test_returns_distinct_masks_in_ascending_order(self, name: str) -> None:
        masks = VARIANTS[name](LEXICON).find(HIVE)
        assert masks == sorted(set(masks))
        assert len(masks) == 8  # of 9: octane has no v, veto and vote are one mask

    def test_tells_its_memory(self, name: str) -> None:
        few = VARIANTS[name](Lexicon.from_words(["cave"])).memory()
        assert 0 < few < VARIANTS[name](MANY).memory()

    def test_forgets_nothing_between_hives(self, name: str) -> None:
        solver = VARIANTS[name](LEXICON)
        first = solver.find(HIVE)
        solver.find(Hive.parse("TACVN"))
        assert solver.find(HIVE) == first


@pytest.fixture(scope="module")
def real() -> list[Solver]:
    """Every solver over a sample of the shipped words, naive first."""
    shuffled = [entry.word for entry in shipped.usual().all_entries()]
    random.Random(7).shuffle(shuffled)
    lexicon = Lexicon.from_words(shuffled[:8000])
    return [solver(lexicon) for solver in SOLVERS.values()]


def test_all_agree_on_real_words(real: list[Solver]) -> None:
    draw = random.Random(11)
    naive, *others = real
    pangrams = [mask for mask in naive.lexicon.masks if mask.bit_count() == 7]
    for mask in draw.sample(pangrams, 25):
        extra = "".join(draw.sample(ORDER, draw.randrange(6)))
        letters = "".join(dict.fromkeys(letters_of(mask) + extra))
        hive = Hive(letters, require="".join(draw.sample(letters, draw.randrange(3))))
        expected = naive.find(hive)
        assert [solver.find(hive) for solver in others] == [expected] * len(others)


@pytest.mark.parametrize(
    ("solver", "visits"),
    [
        (SOLVERS["naive"](LEXICON), Visits(10)),
        (SOLVERS["trie"](Lexicon.from_words(["cave", "cab", "dot"])), Visits(1, 5)),
        (SOLVERS["bitmask"](LEXICON), Visits(10)),
        (BlockSolver(LEXICON, 5), Visits(10, 2)),
        (AdaptiveSolver(LEXICON, 1), Visits(10, 2)),
        (DedupSolver(LEXICON, 20), Visits(9, 1)),
        (HierarchySolver(LEXICON, (2, 2)), Visits(9, 8)),
        (SOLVERS["subset"](LEXICON), Visits(9)),
        (SOLVERS["subset"](Lexicon.from_words(ORDER)), Visits(26)),
        (SOLVERS["subset"](MANY), Visits(64)),
    ],
)
def test_tells_what_it_visits(solver: Solver, visits: Visits) -> None:
    assert solver.visited(HIVE) == visits


def test_a_block_is_skipped_for_a_shared_forbidden_letter_or_a_missing_required_one() -> None:
    words = ["axle", "exam", "cat", "tac", "cave", "vice"]
    blocks = BlockSolver(Lexicon.from_words(sorted(words)), 2).blocks  # axle cat, cave exam, …
    pairs = [["axle", "cat"], ["cave", "exam"], ["tac", "vice"]]
    assert [list(block.masks) for block in blocks] == [list(map(mask_of, pair)) for pair in pairs]
    assert [block.lets_in(Hive.parse("VCAET")) for block in blocks] == [False, True, True]
    assert [block.lets_in(Hive.parse("VCTI")) for block in blocks] == [False, False, True]


@pytest.mark.parametrize("stride", [0, -1])
def test_a_stride_below_one_is_refused(stride: int) -> None:
    with pytest.raises(ValueError, match="the stride is 1 or more"):
        BlockSolver(LEXICON, stride)


@pytest.mark.parametrize("fanouts", [(), (0,), (10, 0)])
def test_a_hierarchy_without_levels_or_parts_is_refused(fanouts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="each 1 or more"):
        HierarchySolver(LEXICON, fanouts)
