"""Pack files are read as they were written, and damaged ones are rejected."""

import sys
import tracemalloc
import zlib

import pytest
from hypothesis import given

from beecore import Entry, Lexicon, PackError, Reason
from beecore.editions import edition_of
from beecore.pack import header_of
from build import ROOT
from tests.beecore.bombs import BOMBS, sealed
from tests.strategies import entries

GOLDEN = ROOT / "tests" / "data" / "golden.bee"


GOLDEN_3 = GOLDEN.with_name("golden-3.bee")


SPANISH = Lexicon.from_entries(
    [Entry("ñandu", 0.9, written="ñandú"), Entry("niño", 0.8), Entry("frio", 0.2, written="frío")],
    alphabet=edition_of("spanish").alphabet,
)


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


def read(data: bytes) -> Lexicon:
    """Return the words of a pack file, all of which are read."""
    lexicon = Lexicon.from_pack(data)
    assert len(list(lexicon.all_words())) == len(lexicon)
    return lexicon


@given(entries.filter(bool))
def test_reads_a_lexicon_as_it_was_written(given: list[Entry]) -> None:
    lexicon = Lexicon.from_entries(given, likely=0.3)
    arrived = read(lexicon.to_pack())
    assert list(arrived.all_entries()) == list(lexicon.all_entries())
    assert arrived.likely == lexicon.likely


def test_reads_a_pack_of_version_2() -> None:
    golden = read(GOLDEN.read_bytes())
    assert list(golden.all_entries()) == list(LEXICON.all_entries())
    assert golden.likely == LEXICON.likely


def test_reads_the_golden_pack_of_version_3() -> None:
    golden = read(GOLDEN_3.read_bytes())
    assert golden.alphabet == SPANISH.alphabet
    assert list(golden.all_entries()) == list(SPANISH.all_entries())
    assert golden.to_pack() == SPANISH.to_pack()


def test_writes_identical_bytes_for_the_same_lexicon() -> None:
    backwards = Lexicon.from_entries(reversed(list(LEXICON.all_entries())), likely=0.4)
    assert backwards.to_pack() == LEXICON.to_pack()


@pytest.mark.parametrize("bit", range(8))
def test_detects_every_flipped_bit(bit: int) -> None:
    data = GOLDEN.read_bytes()
    for place in range(len(data)):
        flipped = bytearray(data)
        flipped[place] ^= 1 << bit
        with pytest.raises(PackError):
            read(bytes(flipped))


def test_detects_every_truncation() -> None:
    data = GOLDEN.read_bytes()
    for length in range(len(data)):
        with pytest.raises(PackError, match=r"truncated|this isn’t a pack"):
            read(data[:length])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"PK\x03\x04" + data[4:], "this isn’t a pack"),
        (lambda data: data[:4] + b"\x63" + data[5:], "a pack of version 99: this reader"),
        (lambda data: data + b"\n", "an overlong pack: .* bytes, its header announces"),
        (
            lambda data: data[:-1] + bytes([data[-1] ^ 1]),
            "a damaged pack: its checksum is .*, it should be",
        ),
        (lambda data: data[:30], "a truncated pack: 30 bytes, its header announces"),
    ],
)
def test_error_names_the_fault(change: object, message: str) -> None:
    assert callable(change)
    with pytest.raises(PackError, match=f"^{message}"):
        read(change(GOLDEN.read_bytes()))


@pytest.mark.parametrize("name", BOMBS)
def test_rejects_a_bomb_with_little_memory(name: str) -> None:
    data = BOMBS[name]()
    tracemalloc.start()
    try:
        with pytest.raises(PackError):
            read(data)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 64_000_000


_DATA = LEXICON.to_pack()


BODY = zlib.decompress(_DATA[header_of(_DATA).body_at : -4])


MASKS, WORDS = 4, 5


@pytest.mark.parametrize(
    ("masks", "words", "body", "fault"),
    [
        (MASKS, WORDS + 1, BODY, "its blocks"),
        (MASKS - 1, WORDS, BODY, ""),
        (0, 0, BODY, "0 words with 0 masks"),
        (MASKS, MASKS - 1, BODY, "3 words with 4 masks"),
        (MASKS, WORDS, BODY[:30], "byte 30 of its body"),
        (MASKS, WORDS, b"\xff" + BODY[1:], "it has bytes above 127"),
        (MASKS, WORDS, BODY[:12] + b"\x7f" + BODY[13:], "the masks of block 0"),
        (MASKS, WORDS, BODY[:33] + b"\x7f" + BODY[34:], "a word of block 0"),
        (MASKS, WORDS, BODY[:-1] + b"\x1b", "a word of block 0"),
        (MASKS, WORDS, BODY[:-4] + b" a" + BODY[-2:], "the spellings of block 0"),
        (MASKS, WORDS, BODY[:-4] + b"\na" + BODY[-2:], "the spellings of block 0"),
    ],
)
def test_rejects_a_body_that_does_not_match_its_header(
    masks: int, words: int, body: bytes, fault: str
) -> None:
    whole = read(sealed(MASKS, WORDS, zlib.compress(BODY), 51)).all_entries()
    assert list(whole) == list(LEXICON.all_entries())
    with pytest.raises(PackError, match=f"^a damaged pack: .*{fault}"):
        read(sealed(masks, words, zlib.compress(body)))


@pytest.mark.parametrize("stream", [b"", b"no zlib stream", zlib.compress(BODY)[:-5]])
def test_rejects_a_body_that_does_not_unpack(stream: bytes) -> None:
    with pytest.raises(PackError, match=r"^a damaged pack: "):
        read(sealed(MASKS, WORDS, stream))


def test_does_not_write_packs_too_large_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "MAX_WORDS", 4)
    with pytest.raises(PackError, match=r"^5 words; a pack can have up to 4$"):
        LEXICON.to_pack()
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "MAX_WORDS", 5)
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "MAX_BODY_BYTES", 40)
    with pytest.raises(
        PackError, match=r"^what is packed is too large \(66 bytes\): the limit is 40 bytes$"
    ):
        LEXICON.to_pack()


def test_does_not_write_a_pack_without_words() -> None:
    with pytest.raises(PackError, match=r"^a pack needs at least one word"):
        Lexicon.from_words([]).to_pack()


def test_a_file_has_one_pack() -> None:
    first, second = Lexicon.from_words(["noon"]), Lexicon.from_words(["cave"])
    with pytest.raises(ValueError, match="too many values"):
        (first | second).to_pack()


@pytest.mark.parametrize(
    ("entries", "marks", "end"),
    [
        ([Entry(word) for word in ("noon", "on", "no", "on")], "", b"ba baab ab"),  # o and n
        ([Entry("epee", written="épée"), Entry("pepe")], "é", b"babb=!a!b abab"),  # p and e
    ],
)
def test_words_are_spelled_as_indexes_of_their_letters(
    entries: list[Entry], marks: str, end: bytes
) -> None:
    (made,) = Lexicon.from_entries(entries).packs
    assert made.marks == marks
    assert made.body.endswith(end)
