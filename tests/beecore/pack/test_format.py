"""The pack format, byte by byte as documented."""

import struct

import pytest

from beecore.errors import PackError
from beecore.letters import ENGLISH
from beecore.pack import Header, blocks, check_unpacked, header_of, joined, sections


def announcing(masks: int, words: int, size: int) -> bytes:
    return b"BEE\x1a" + struct.pack("<HBBIII", 2, 51, 0, masks, words, size)


HEADER = announcing(4, 5, 99)


def test_header_holds_the_threshold_and_counts() -> None:
    assert header_of(HEADER + b"and the body") == Header(51, 4, 5, 99, 20, ENGLISH, "")


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (b"", "this isn’t a pack: it begins with b''"),
        (b"<!doctype html><p>hive", "this isn’t a pack"),
        (HEADER[:-1], "a truncated pack: 19 bytes, its header alone has 20"),
        (
            b"BEE\x1a\x01\x00" + HEADER[6:],
            "a pack of version 1: this reader knows versions 2 and 3",
        ),
        (b"BEE\x1a\x04\x00" + HEADER[6:], "a pack of version 4"),
        (b"BEE\x1a\x03\x00" + HEADER[6:], "a truncated pack: its alphabet is missing"),
        (b"BEE\x1a\x03\x00" + HEADER[6:] + b"\x02\x00{]", "a damaged pack: its alphabet cannot"),
        (announcing(0, 0, 9), "a damaged pack: 0 words with 0 masks"),
        (announcing(5, 4, 9), "a damaged pack: 4 words with 5 masks"),
        (announcing(9, 2000001, 9), "a pack of 2,000,001 words; up to 2,000,000 can be read"),
        (
            announcing(9, 9, 32000001),
            "the body of this pack is too large \\(32.1 MB\\): the limit is 32 MB",
        ),
    ],
)
def test_rejects_other_formats_and_versions(header: bytes, message: str) -> None:
    with pytest.raises(PackError, match=f"^{message}"):
        header_of(header)


def test_limits_the_unpacked_size() -> None:
    check_unpacked(32_000_000)
    with pytest.raises(PackError, match=r"^this pack unpacks to more than the 32 MB that can be"):
        check_unpacked(32_000_001)


@pytest.mark.parametrize(("masks", "count"), [(0, 0), (1, 1), (128, 1), (129, 2), (256, 2)])
def test_puts_128_masks_in_a_block(masks: int, count: int) -> None:
    assert blocks(masks) == count


def test_computes_section_offsets() -> None:
    assert sections(masks=1, words=1, planes=4) == (12, 16, 17, 18)
    assert sections(masks=129, words=200, planes=4) == (24, 540, 740, 940)


def test_joins_planes_of_seven_bits() -> None:
    planes = [b"\x01\x7f\x00", b"\x00\x7f\x01", b"\x00\x7f\x02", b"\x00\x7f\x04"]
    assert joined(planes) == [1, (1 << 28) - 1, 1 << 7 | 2 << 14 | 4 << 21]
