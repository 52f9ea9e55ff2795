"""Pack files: golden ones are read, and damaged ones are rejected, whatever is damaged."""

import sys
import tracemalloc
import zlib
from itertools import combinations
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Entry, Lexicon, PackError, Reason, pack
from beecore.editions import edition_of
from beecore.header import header_of
from beecore.letters import ENGLISH
from build import ROOT
from tests.beecore.bombs import BOMBS, sealed

GOLDEN = (ROOT / "tests" / "data" / "golden.bee").read_bytes()
GOLDEN_3 = (ROOT / "tests" / "data" / "golden-3.bee").read_bytes()
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
MASKS, WORDS = 4, 5


def read(data: bytes) -> Lexicon:
    """Return the words of a pack file, all of which are read."""
    lexicon = Lexicon.from_pack(data)
    assert len(list(lexicon.all_words())) == len(lexicon)
    return lexicon


@pytest.mark.parametrize(("data", "lexicon"), [(GOLDEN, LEXICON), (GOLDEN_3, SPANISH)])
def test_reads_golden_packs_of_both_versions(data: bytes, lexicon: Lexicon) -> None:
    golden = read(data)
    assert (golden.alphabet, golden.likely) == (lexicon.alphabet, lexicon.likely)
    assert list(golden.all_entries()) == list(lexicon.all_entries())
    assert golden.to_pack() == lexicon.to_pack()


def test_writes_identical_bytes_for_the_same_lexicon() -> None:
    backwards = Lexicon.from_entries(reversed(list(LEXICON.all_entries())), likely=0.4)
    assert backwards.to_pack() == LEXICON.to_pack()


@pytest.mark.parametrize("data", [GOLDEN, GOLDEN_3])
def test_detects_every_changed_byte_and_every_missing_or_added_end(data: bytes) -> None:
    for place in range(len(data)):
        damaged = data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :]
        for odd in (damaged, data[:place], data + data[place:]):
            with pytest.raises(PackError):
                read(odd)


BODY = zlib.decompress(LEXICON.to_pack()[header_of(LEXICON.to_pack()).body_at : -4])


@given(st.integers(0, len(BODY) - 1), st.binary(max_size=2), st.integers(0, 2))
def test_a_damaged_body_with_a_valid_checksum_is_rejected_or_read(
    place: int, new: bytes, removed: int
) -> None:
    body = BODY[:place] + new + BODY[place + removed :]
    try:
        words = list(read(sealed(MASKS, WORDS, zlib.compress(body))).all_entries())
    except PackError:
        return
    assert len(words) == WORDS


@pytest.mark.parametrize(
    ("masks", "words", "stream", "fault"),
    [
        (MASKS, WORDS + 1, zlib.compress(BODY), "its blocks cannot be read"),
        (MASKS, WORDS, zlib.compress(b"\xff" + BODY[1:]), "it has bytes above 127"),
        (MASKS, WORDS, zlib.compress(BODY[:-4] + b" a" + BODY[-2:]), "the spellings of block 0"),
        (MASKS, WORDS, b"no zlib stream", "incorrect header"),
        (MASKS, WORDS, zlib.compress(BODY)[:-5], "its body ends too soon"),
    ],
)
def test_error_names_the_fault(masks: int, words: int, stream: bytes, fault: str) -> None:
    with pytest.raises(PackError, match=f"^a damaged pack: .*{fault}"):
        read(sealed(masks, words, stream))
    with pytest.raises(PackError, match=r"^a damaged pack: its checksum is .*, it should be"):
        read(GOLDEN[:-1] + b"x")


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
    assert peak < 80_000_000


def test_does_not_write_packs_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PackError, match=r"^a pack needs at least one word"):
        Lexicon.from_words([]).to_pack()
    with pytest.raises(ValueError, match="too many values"):
        Lexicon([*LEXICON.packs, *LEXICON.packs]).to_pack()
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "MAX_BODY_BYTES", 40)
    with pytest.raises(PackError, match=r"^what is packed is too large \(66 bytes\)"):
        LEXICON.to_pack()
    monkeypatch.setattr(sys.modules["beecore.lexicon"], "MAX_WORDS", 4)
    with pytest.raises(PackError, match=r"^5 words; a pack can have up to 4$"):
        LEXICON.to_pack()


@pytest.mark.parametrize(("kept", "reads"), [(2, 2), (1, 4)])
def test_the_masks_of_a_few_blocks_are_read_once(
    kept: int, reads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = list(combinations(ENGLISH.order, 3))[: pack.BLOCK + 1]
    (known,) = Lexicon.from_words({"".join([*three, three[0]]) for three in letters}).packs
    read = Mock(wraps=pack.joined)
    monkeypatch.setattr(pack, "BLOCKS_KEPT", kept)
    monkeypatch.setattr(pack, "joined", read)
    for _ in range(2):
        assert sum(map(len, known.scan(0, 0))) == len(letters)
    assert read.call_count == reads


def test_no_masks_are_read_once_a_pack_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    (known,) = LEXICON.packs
    assert list(known.prepared()) == [0]
    monkeypatch.setattr(pack, "joined", Mock(side_effect=AssertionError))
    assert sum(map(len, known.scan(0, 0))) == len(LEXICON)
