"""Whatever is read, nothing but a `BeeError` comes out; `make fuzz` tries the same for longer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import pack
from tests.fuzz.targets import TARGETS, run, sealed, seeds, unsealed
from tests.strategies import damaged, misfilled

SEEDS = {name: seeds(name) for name in TARGETS}
EACH = [(name, place) for name in TARGETS for place in range(len(SEEDS[name]))]


@pytest.mark.parametrize(("name", "place"), EACH)
def test_a_true_example_is_read(name: str, place: int) -> None:
    TARGETS[name](SEEDS[name][place])


def test_a_pack_is_unsealed_and_sealed_again() -> None:
    packed = SEEDS["packs"][0]
    again = pack.read(sealed(unsealed(packed)))
    assert list(again.all_entries()) == list(pack.read(packed).all_entries())


@pytest.mark.parametrize("name", TARGETS)
@given(st.data())
def test_what_is_damaged_is_read_or_refused(name: str, data: st.DataObject) -> None:
    run(name, data.draw(damaged(SEEDS[name]) | st.binary() | st.text().map(str.encode)))


@pytest.mark.parametrize("name", ["games", "memories"])
@given(st.data())
def test_values_of_any_kind_are_read_or_refused(name: str, data: st.DataObject) -> None:
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
def test_what_is_hostile_is_refused(name: str, data: bytes) -> None:
    run(name, data)
