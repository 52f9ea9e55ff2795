"""Every solver finds exactly the words that the rule allows, for any hive and any words."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Hive, Lexicon, letters_of, solve
from beecore.letters import ORDER
from beecore.solvers import SOLVERS, Solver
from beecore.solvers.adaptive import AdaptiveSolver
from beecore.solvers.block import BlockSolver
from beecore.solvers.dedup import DedupSolver
from beecore.solvers.hierarchy import HierarchySolver
from beecore.solvers.naive import NaiveSolver
from beecore.words import shipped
from tests import wordlists
from tests.oracles import HIVE
from tests.strategies import hives, word_lists

LEXICON = Lexicon.from_words(
    ["cave", "cove", "coven", "covenant", "covet", "octane", "octave", "vacant", "veto", "vote"]
)
MANY = Lexicon.from_words(first + second for first in ORDER for second in ORDER)

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


def by_the_rule(hive: Hive, words: list[str]) -> set[str]:
    """Return the words that fit a hive, found with nothing but sets of letters."""
    return {
        word
        for word in words
        if set(hive.required) <= set(word) <= set(hive.letters) and len(word) >= hive.minimum
    }


@pytest.mark.parametrize("name", SOLVERS)
def test_every_solver_states_its_idea_in_a_sentence(name: str) -> None:
    idea = SOLVERS[name].idea
    assert idea.endswith(".")
    assert ". " not in idea


@pytest.mark.parametrize("name", VARIANTS)
class TestEverySolver:
    @settings(max_examples=settings().max_examples * 3 // 5)
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

    def test_finds_nothing_in_an_empty_lexicon(self, name: str) -> None:
        solver = VARIANTS[name](Lexicon.from_words([]))
        assert solver.find(HIVE) == []
        assert solver.visited(HIVE).masks == 0

    def test_returns_distinct_masks_in_ascending_order(self, name: str) -> None:
        masks = VARIANTS[name](LEXICON).find(HIVE)
        assert masks == sorted(set(masks))
        assert len(masks) == 8  # of 9: octane has no v, veto and vote are one mask

    def test_memory_grows_with_the_lexicon(self, name: str) -> None:
        few = VARIANTS[name](Lexicon.from_words(["cave"])).memory()
        assert 0 < few < VARIANTS[name](MANY).memory()

    def test_finds_the_same_masks_again_after_another_hive(self, name: str) -> None:
        solver = VARIANTS[name](LEXICON)
        first = solver.find(HIVE)
        solver.find(Hive.parse("TACVN"))
        assert solver.find(HIVE) == first


@pytest.fixture(scope="module")
def real() -> list[Solver]:
    """Return every solver over a sample of the shipped words, naive first."""
    return [solver(wordlists.sample()) for solver in SOLVERS.values()]


def test_all_solvers_agree_on_real_words(real: list[Solver]) -> None:
    draw = random.Random(11)
    naive, *others = real
    pangrams = [mask for mask in shipped.usual().masks if mask.bit_count() == 7]
    for mask in draw.sample(pangrams, 25):
        extra = "".join(draw.sample(ORDER, draw.randrange(6)))
        letters = "".join(dict.fromkeys(letters_of(mask) + extra))
        hive = Hive(letters, extra="".join(draw.sample(letters, draw.randrange(3))))
        expected = naive.find(hive)
        assert [solver.find(hive) for solver in others] == [expected] * len(others)
