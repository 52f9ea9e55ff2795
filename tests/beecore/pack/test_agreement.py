"""Looking up a hive in a pack gives the same answers as solving with the lexicon."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, letters_of, pack, solve
from beecore.letters import ORDER
from beecore.pack.format import CHECKSUM_SIZE, HEADER_SIZE
from beecore.pack.lookup import Packed
from beecore.words import shipped
from tests.strategies import entries, hives

boundaries = st.none() | st.integers(0, 100).map(lambda percent: percent / 100)


def packed(lexicon: Lexicon) -> Packed:
    data = pack.write(lexicon)
    body = zlib.decompress(data[HEADER_SIZE:-CHECKSUM_SIZE])

    def read(start: int, stop: int) -> bytes:
        assert 0 <= start <= stop <= len(body)
        return body[start:stop]

    return Packed(data[:HEADER_SIZE], read)


@pytest.fixture(scope="module")
def of_shipped() -> Packed:
    return packed(shipped.usual())


@given(entries.filter(bool), hives("abcdeorst", most=7), boundaries)
def test_finds_the_same_answers_as_the_lexicon(
    given: list[Entry], hive: Hive, likely: float | None
) -> None:
    lexicon = Lexicon.from_entries(given, likely=0.3)
    assert packed(lexicon).solve(hive, likely) == solve(hive, lexicon, likely=likely)


@given(hives(ORDER, most=7), boundaries)
def test_finds_the_same_answers_in_a_pack_of_many_blocks(
    of_shipped: Packed, hive: Hive, likely: float | None
) -> None:
    assert of_shipped.solve(hive, likely) == solve(hive, shipped.usual(), likely=likely)


@pytest.mark.parametrize("place", [0, 127, 128, -1])
def test_finds_words_at_block_boundaries(place: int, of_shipped: Packed) -> None:
    mask = [mask for mask in shipped.usual().masks if len(letters_of(mask)) >= 3][place]
    hive = Hive(letters_of(mask), 3)
    found = of_shipped.solve(hive)
    assert found == solve(hive, shipped.usual())
    assert {each.word for each in found} & set(shipped.usual().words(mask))


def test_contains_the_same_words_as_the_lexicon(of_shipped: Packed) -> None:
    for word in ("octane", "covenant", "cafe", "octanes", "café", "zzz", ""):
        assert (word in of_shipped) == (word in shipped.usual())
