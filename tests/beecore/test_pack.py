"""The pack format, byte by byte as documented, and finding words in a pack."""

import struct

import pytest

from beecore.errors import PackError, parsed, whole
from beecore.header import Header, check_unpacked, header_of
from beecore.hive import Hive
from beecore.letters import ENGLISH, mask_of
from beecore.pack import REASONS, USUAL, Pack, PackedWords, Reason, code_of, reason_of, sections
from beecore.solution import Solution, finished, found_in_steps


def test_reasons_have_fixed_names_and_order() -> None:
    """Published packs contain these codes: they must never change their meaning."""
    names = "rare,British,technical,variant spelling,informal,derived,name,vulgar"
    assert list(REASONS) == ["", *f"{names},Australian,Canadian".split(",")]


@pytest.mark.parametrize("likely", [True, False])
def test_decodes_each_reason_from_its_code(likely: bool) -> None:
    """Most words have the usual reason of their band: none if they are likely, otherwise rare."""
    codes = [code_of(reason, likely) for reason in REASONS]
    assert [reason_of(code, likely) for code in codes] == list(REASONS)
    assert code_of(Reason.NONE if likely else Reason.RARE, likely) == USUAL
    assert sorted(codes) == [0, 2 if likely else 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def announcing(masks: int, words: int, size: int) -> bytes:
    return b"BEE\x1a" + struct.pack("<HBBIII", 2, 51, 0, masks, words, size)


HEADER = announcing(3, 5, 99)


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (b"", "this isn’t a pack: it begins with b''"),
        (HEADER[:-1], "a truncated pack: 19 bytes, its header alone has 20"),
        (b"BEE\x1a\x01\x00" + HEADER[6:], "a pack of version 1: this reader knows versions 2 and"),
        (b"BEE\x1a\x04\x00" + HEADER[6:], "a pack of version 4"),
        (b"BEE\x1a\x03\x00" + HEADER[6:], "a truncated pack: its alphabet is missing"),
        (b"BEE\x1a\x03\x00" + HEADER[6:] + b"\x02\x00{]", "a damaged pack: its alphabet cannot"),
        (announcing(0, 0, 9), "a damaged pack: 0 words with 0 masks"),
        (announcing(5, 4, 9), "a damaged pack: 4 words with 5 masks"),
        (announcing(9, 2000001, 9), "a pack of 2,000,001 words; up to 2,000,000 can be read"),
        (announcing(9, 9, 32000001), "the body of this pack is too large \\(32.1 MB\\): the limit"),
    ],
)
def test_rejects_other_formats_and_versions(header: bytes, message: str) -> None:
    assert header_of(HEADER + b"and the body") == Header(51, 3, 5, 99, 20, ENGLISH, "")
    with pytest.raises(PackError, match=f"^{message}"):
        header_of(header)


def test_limits_the_unpacked_size() -> None:
    check_unpacked(32_000_000)
    with pytest.raises(PackError, match=r"^the body of this pack is too large \(32\.1 MB\)"):
        check_unpacked(32_000_001)


MASKS = [mask_of("no"), mask_of("cave"), mask_of("octav")]
LEVELS, CODES = bytes([126, 50, 127, 102, 25]), bytes([0, 0, 0, 0, 4])
SPELLINGS = b"ba baab ab\nbcad\ncbedac"  # of the letters o n, v c a e, v c o a t
NOON = ("noon", 1, False, 50 / 127, False, "rare", "")
CAVE = ("cave", 1, False, 102 / 127, True, "", "")
OCTAVO = ("octavo", 6, False, 25 / 127, False, "technical", "")


def in_planes(*numbers: int) -> bytes:
    return bytes([number >> shift & 127 for shift in (0, 7, 14, 21) for number in numbers])


BODY = (
    in_planes(MASKS[-1])
    + in_planes(len(LEVELS))
    + in_planes(len(SPELLINGS))
    + in_planes(MASKS[0], MASKS[1] - MASKS[0], MASKS[2] - MASKS[1])
    + LEVELS
    + CODES
    + SPELLINGS
)


def packed(body: bytes = BODY) -> Pack:
    return Pack(HEADER, lambda start, stop: body[start:stop])


def eave() -> Pack:
    """Return a pack of one word."""
    body = b"".join(map(in_planes, (mask_of("ave"), 1, 4, mask_of("ave")))) + b"\x19\x04cbac"
    return Pack(announcing(1, 1, 0), lambda start, stop: body[start:stop])


def solved(hive: Hive, *packs: Pack) -> list[Solution]:
    """Return the words of a hive in packs, best first."""
    known = PackedWords(packs or [packed()])
    return finished(found_in_steps(known, hive, known.likely))


def test_masks_are_looked_up_or_scanned_with_the_same_result() -> None:
    known, hive = packed(), Hive("vctaoen")
    assert sections(3, 5, 4) == (12, 24, 29, 34)
    assert (known.block_count, known.masks_of_block(0)) == (1, MASKS)
    scanned = list(known.scan(hive.deciding_mask, hive.required_mask))
    assert scanned == list(known.look_up(MASKS[1:])) != []
    words = [word for words in known.scan(0, 0) for _, word, _, _, _ in words]
    assert words == ["no", "noon", "on", "cave", "octavo"]


def test_several_packs_answer_like_one() -> None:
    both = packed(), eave()
    assert [found.word for found in solved(Hive("vctaoe"), *both)] == ["octavo", "cave", "eave"]
    known = PackedWords(both)
    assert known.likely == packed().likely == 51 / 127
    words = ["no", "noon", "on", "cave", "octavo", "eave"]
    assert [word in known for word in words] == [True] * 6
    others = ["vane", "onno", "vace", "zoo", "café", "", 4]
    assert [word in known for word in others] == [False] * 7


@pytest.mark.parametrize(
    ("letters", "minimum", "extra", "expected"),
    [
        ("ont", 3, "", [NOON]),
        ("vctaoe", 4, "", [OCTAVO, CAVE]),
        ("ovtacen", 4, "", [OCTAVO, NOON]),
        ("xyz", 4, "", []),
        ("cavet", 4, "evac", [CAVE]),
        ("cavet", 4, "aevt", []),
    ],
)
def test_finds_the_words_of_a_hive_best_first(
    letters: str, minimum: int, extra: str, expected: list[Solution]
) -> None:
    assert solved(Hive(letters, minimum, extra)) == expected


@pytest.mark.parametrize(
    ("place", "byte", "fault"),
    [
        (0, 0, "the masks of block 0"),
        (3, 127, "its blocks"),
        (4, 6, "its blocks"),
        (8, 9, "the spellings of block 0"),
        (9, 1, "byte 56 of its body"),
        (12, 99, "the masks of block 0"),
        (-1, ord("f"), "a word of block 0"),
        (-1, ord("`"), "a word of block 0"),
        (-1, ord("\n"), "the spellings of block 0"),
        (-1, ord(" "), "the spellings of block 0"),
        (-len(SPELLINGS) - 1, 12, "a word of block 0"),
    ],
)
def test_rejects_a_damaged_or_truncated_body(place: int, byte: int, fault: str) -> None:
    body = list(BODY)
    body[place] = byte
    with pytest.raises(PackError, match=f"^a damaged pack: {fault} cannot be read"):
        list(packed(bytes(body)).look_up(MASKS))
    with pytest.raises(PackError, match=r"^a damaged pack: byte"):
        list(packed(BODY[:place]).look_up(MASKS))


def test_letters_beyond_16_bits_are_read_as_cpython_escapes_them() -> None:
    for text, letters in (
        (r'"\ud83a\udd22\uD83D\uDC1D \u00e9"', "\U0001e922\U0001f41d \u00e9"),
        ('"\U0001e922\\n"', "\U0001e922\n"),
    ):
        assert parsed(text, 100, "this alphabet", PackError) == letters
    for lone in (r"\ud83a", r"\udd22", r"\ud83a-\udd22", r"\udd22\ud83a", r"\u12", r"\u", "u"):
        assert whole(lone) == lone
