"""No input raises anything other than `BeeError`; `make fuzz` tries more of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Lexicon
from tests.fuzz.targets import TARGETS, run, sealed, seeds
from tests.strategies import damaged

SEEDS = seeds()
HOSTILE = [b"", b"\0" * 5000, b"[" * 100_000, b"1" * 5000, b"\xed\xa0\x80", b"__proto__"]


@pytest.mark.parametrize("name", TARGETS)
def test_accepts_valid_examples_and_no_hostile_input_escapes(name: str) -> None:
    for seed in SEEDS[name]:
        TARGETS[name](seed)
    for data in HOSTILE:
        run(name, data)


def test_seeds_for_packs_reach_the_words() -> None:
    packed, _, unpacked, *_ = SEEDS["packs"]
    again = Lexicon.from_pack(sealed(unpacked))
    assert list(again.all_entries()) == list(Lexicon.from_pack(packed).all_entries())


@pytest.mark.parametrize("name", TARGETS)
@given(st.data())
def test_accepts_or_rejects_damaged_input(name: str, data: st.DataObject) -> None:
    run(name, data.draw(damaged(SEEDS[name]) | st.binary() | st.text().map(str.encode)))
