"""The pack: what is written is read, and nothing else is."""

import zlib
from pathlib import Path

import pytest
from hypothesis import given

from beecore import Entry, Lexicon, PackError, Reason, pack
from tests.strategies import entries

GOLDEN = Path(__file__).parents[2] / "data" / "golden.bee"
LEXICON = Lexicon.from_entries(
    [
        Entry("cave", 0.9),
        Entry("covenant", 0.8),
        Entry("noon", 1.0),
        Entry("no", 0.4, Reason.RARE),
        Entry("octavo", 0.2, Reason.TECHNICAL),
    ],
    likely=0.4,
)


@given(entries.filter(bool))
def test_a_lexicon_survives_the_journey(given: list[Entry]) -> None:
    lexicon = Lexicon.from_entries(given, likely=0.3)
    arrived = pack.read(pack.write(lexicon))
    assert list(arrived.all_entries()) == list(lexicon.all_entries())
    assert arrived.likely == lexicon.likely


def test_the_golden_pack_still_reads() -> None:
    golden = pack.read(GOLDEN.read_bytes())
    assert list(golden.all_entries()) == list(LEXICON.all_entries())
    assert golden.likely == LEXICON.likely


def test_the_same_lexicon_gives_the_same_bytes() -> None:
    backwards = Lexicon.from_entries(reversed(list(LEXICON.all_entries())), likely=0.4)
    assert pack.write(backwards) == pack.write(LEXICON)


@pytest.mark.parametrize("bit", range(8))
def test_every_flipped_bit_is_noticed(bit: int) -> None:
    data = GOLDEN.read_bytes()
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= 1 << bit
        with pytest.raises(PackError):
            pack.read(bytes(flipped))


def test_every_cut_is_noticed() -> None:
    data = GOLDEN.read_bytes()
    for length in range(len(data)):
        with pytest.raises(PackError, match=r"truncated|no pack"):
            pack.read(data[:length])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"PK\x03\x04" + data[4:], "no pack"),
        (lambda data: data[:4] + b"\x63" + data[5:], "a pack of version 99: this reader"),
        (lambda data: data + b"\n", "an overlong pack: .* bytes, its header announces"),
        (
            lambda data: data[:-1] + bytes([data[-1] ^ 1]),
            "a damaged pack: its checksum is .*, it should be",
        ),
        (lambda data: data[:30], "a truncated pack: 30 bytes, its header announces"),
    ],
)
def test_an_error_says_which_fault_it_is(change: object, message: str) -> None:
    assert callable(change)
    with pytest.raises(PackError, match=f"^{message}"):
        pack.read(change(GOLDEN.read_bytes()))


def test_counts_that_do_not_fit_the_body_are_noticed() -> None:
    body = pack.write(LEXICON)[:-4].replace((5).to_bytes(4, "little"), (6).to_bytes(4, "little"), 1)
    with pytest.raises(PackError, match=r"^a damaged pack: "):
        pack.read(body + zlib.crc32(body).to_bytes(4, "little"))


def test_a_pack_of_no_words_is_not_written() -> None:
    with pytest.raises(
        PackError, match=r"^a pack of no words is of no use: the lexicon has to hold"
    ):
        pack.write(Lexicon.from_words([]))
