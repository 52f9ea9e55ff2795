"""The Lab's pictures agree with the solvers that they show."""

from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Hive, LetterError, Lexicon, solve
from beecore.lab import block, curve, orders, strip, subsets, word
from beecore.lab.race import draw_hives
from beecore.solvers.block import BlockSolver, cut
from beecore.words import shipped
from tests.oracles import HIVE, ORACLE

WORDS = sorted({*ORACLE, "bib", "bob", "clove", "eve", "noon", "octane", "very", "zoo"})
LEXICON = Lexicon.from_words(WORDS)


@pytest.mark.parametrize(
    ("text", "known", "alike"),
    [
        ("covenant", True, ""),
        (" Octane ", True, ""),
        ("event", True, "vent"),
        ("zoos", False, ""),
    ],
)
def test_word_names_the_words_of_the_same_mask(text: str, known: bool, alike: str) -> None:
    shown = word(LEXICON, HIVE, text)
    assert (shown["known"], shown["alike"]) == (known, alike.split())
    with pytest.raises(LetterError):
        word(LEXICON, HIVE, text + "ï")


def test_rare_letters_first_let_a_search_skip_more_blocks_on_average() -> None:
    lexicon = shipped.lexicon(HIVE)
    shown = [orders(lexicon, hive) for hive in draw_hives(lexicon, 120)]
    assert [round(mean(each[kind] for each in shown)) for kind in ("rare", "named")] == [50, 60]
    assert {each["blocks"] for each in shown} == {len(cut(lexicon.masks, 50))}


@given(st.integers(1, 40))
def test_strip_matches_the_blocks_that_the_solver_searches(stride: int) -> None:
    shown = strip(LEXICON, HIVE, stride)
    assert (shown["searched"], len(shown["blocks"])) == BlockSolver(LEXICON, stride).visited(HIVE)
    assert curve(LEXICON, HIVE, [stride]) == [(len(shown["blocks"]), shown["searched"])]
    blocks = [block(LEXICON, HIVE, stride, at) for at in range(len(shown["blocks"]))]
    assert "".join(each["fate"] for each in blocks) == shown["blocks"]
    assert [word for each in blocks for word in each["words"]] == WORDS
    assert WORDS[word(LEXICON, HIVE, "octane")["place"]] == "octane"
    fitting = [each for block in blocks for each in block["fitting"]]
    assert len(fitting) == shown["fitting"]
    assert set(ORACLE) <= set(fitting)


def test_block_shows_why_it_is_skipped() -> None:
    lexicon = Lexicon.from_words(["bib", "bob", "noon", "not", "oven", "over", "ovum", "oz"])
    by_letter, no_center, entered, in_vain = (block(lexicon, HIVE, 2, at) for at in range(4))
    assert (by_letter["fate"], by_letter["forbidden"]) == ("f", "b")
    assert (no_center["fate"], sorted(no_center["shared"])) == ("m", ["n", "o"])
    assert (entered["fate"], entered["fitting"]) == ("a", ["oven"])
    assert (in_vain["fate"], in_vain["shared"], in_vain["fitting"]) == ("e", "o", [])


def test_subsets_contain_all_answers() -> None:
    shown = subsets(LEXICON, HIVE)
    assert shown["lookups"] == len(shown["subsets"]) == 64
    found = [word for subset in shown["subsets"] for word in subset["words"]]
    assert sorted(word for word in found if len(word) > 3) == sorted(
        found.word for found in solve(HIVE, LEXICON)
    )
    assert shown["subsets"][-1] == {"letters": "vctaoen", "words": ["covenant"]}


def test_only_counts_subsets_that_are_too_many_to_draw() -> None:
    assert len(subsets(LEXICON, Hive.parse("aeinrstlo"))["subsets"]) == 256
    assert subsets(LEXICON, Hive.parse("aeinrstlov")) == {"lookups": 512, "subsets": []}
