"""No input raises anything other than `BeeError`; `make fuzz` tries more of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Lexicon
from tests.fuzz.targets import TARGETS, run, sealed, seeds, unsealed
from tests.strategies import damaged, misfilled

SEEDS = {name: seeds(name) for name in TARGETS}
EACH = [(name, place) for name in TARGETS for place in range(len(SEEDS[name]))]


@pytest.mark.parametrize(("name", "place"), EACH)
def test_accepts_valid_examples(name: str, place: int) -> None:
    TARGETS[name](SEEDS[name][place])


def test_sealing_reverses_unsealing() -> None:
    packed = SEEDS["packs"][0]
    again = Lexicon.from_pack(sealed(unsealed(packed)))
    assert list(again.all_entries()) == list(Lexicon.from_pack(packed).all_entries())


@pytest.mark.parametrize("name", TARGETS)
@given(st.data())
def test_accepts_or_rejects_damaged_input(name: str, data: st.DataObject) -> None:
    run(name, data.draw(damaged(SEEDS[name]) | st.binary() | st.text().map(str.encode)))


@pytest.mark.parametrize("name", ["games", "memories"])
@given(st.data())
def test_accepts_or_rejects_values_of_any_type(name: str, data: st.DataObject) -> None:
    run(name, data.draw(misfilled(SEEDS[name])))


@pytest.mark.parametrize("name", TARGETS)
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 5000,
        b"[" * 100_000,
        b"1" * 5000,
        "\ud800".encode("utf-8", "surrogatepass"),
        "\u202evctaoen\u2066".encode(),
        b"<script>alert(1)</script>",
        b"__proto__",
    ],
    ids=lambda data: repr(data[:20]),
)
def test_accepts_or_rejects_hostile_input(name: str, data: bytes) -> None:
    run(name, data)
