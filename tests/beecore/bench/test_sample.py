"""Benchmark samples: always the same hives, and generated words that resemble real ones."""

from itertools import islice, pairwise

import pytest

from beecore import BeeError, Lexicon
from beecore.bench.sample import draw_hives, machine, pool, synthetic_words
from tests.oracles import PANGRAMS

LEXICON = Lexicon.from_words(PANGRAMS)


def test_draws_the_same_pangram_hives_every_time() -> None:
    hives = draw_hives(LEXICON, 3)
    assert hives == draw_hives(LEXICON, 3)
    assert len({hive.mask for hive in hives}) == 3
    assert all(LEXICON.words(hive.mask) for hive in hives)
    assert {len(hive.letters) for hive in hives} == {7}


def test_rejects_words_without_a_pangram() -> None:
    with pytest.raises(BeeError, match="seven different letters"):
        draw_hives(Lexicon.from_words(["cave"]), 3)


def test_pool_starts_with_the_real_words() -> None:
    words = pool(LEXICON, 100)
    assert len(words) == len(set(words)) == 100
    assert set(words[: len(PANGRAMS)]) == set(PANGRAMS)
    assert set(pool(LEXICON, 5)) < set(PANGRAMS)


def test_pool_ends_when_no_more_words_can_be_generated() -> None:
    assert pool(Lexicon.from_words(["octane"]), 50) == ["octane"]


def test_generated_words_use_the_letter_pairs_of_real_words() -> None:
    pairs = {pair for word in PANGRAMS for pair in pairwise(f"\n{word}\n")}
    for word in islice(synthetic_words(PANGRAMS), 200):
        assert set(pairwise(f"\n{word}\n")) <= pairs
        assert 4 <= len(word) <= 15
        assert len(set(word)) <= 7


def test_names_the_machine() -> None:
    assert "Python 3" in machine()
