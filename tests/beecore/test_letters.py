"""Masks and letters."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.errors import LetterError
from beecore.letters import BIT, ORDER, letters_of, mask_of, submasks

words = st.text("abcdefghijklmnopqrstuvwxyz", max_size=20)


def test_every_letter_has_a_bit_of_its_own() -> None:
    assert sorted(ORDER) == list("abcdefghijklmnopqrstuvwxyz")
    assert sum(BIT.values()) == 2**26 - 1


@given(words)
def test_a_mask_holds_a_words_letters_and_no_others(word: str) -> None:
    assert sorted(letters_of(mask_of(word))) == sorted(set(word))


@pytest.mark.parametrize("word", ["Cave", "café", "co-op", "a b", "4ever"])
def test_what_is_no_lower_case_letter_is_named(word: str) -> None:
    with pytest.raises(LetterError, match=repr(word)):
        mask_of(word)


@given(st.sets(st.sampled_from(ORDER), max_size=8), st.sampled_from(ORDER))
def test_submasks_are_all_subsets_once_with_what_is_held(letters: set[str], held: str) -> None:
    subsets = [
        mask_of("".join(subset) + held)
        for size in range(len(letters) + 1)
        for subset in combinations(letters - {held}, size)
    ]
    found = submasks(mask_of("".join(letters - {held})), BIT[held])
    assert sorted(found) == sorted(set(subsets))
