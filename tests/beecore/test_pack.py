"""The pack format, byte by byte as documented, and finding words in a pack."""

import struct

import pytest

from beecore.errors import PackError
from beecore.hive import Hive
from beecore.letters import ENGLISH, mask_of
from beecore.pack import (
    REASONS,
    USUAL,
    Header,
    Pack,
    PackedWords,
    Reason,
    blocks,
    check_unpacked,
    code_of,
    header_of,
    joined,
    reason_of,
    sections,
)
from beecore.solution import Solution, rows_of


def test_reasons_have_fixed_names_and_order() -> None:
    """Published packs contain these codes: they must never change their meaning."""
    names = "rare,British,technical,variant spelling,informal,derived,name,vulgar"
    assert list(REASONS) == ["", *f"{names},Australian,Canadian".split(",")]


@pytest.mark.parametrize("likely", [True, False])
def test_decodes_each_reason_from_its_code(likely: bool) -> None:
    """Most words have the usual reason of their band: none if they are likely, otherwise rare."""
    usual = Reason.NONE if likely else Reason.RARE
    codes = [code_of(reason, likely) for reason in REASONS]
    assert [reason_of(code, likely) for code in codes] == list(REASONS)
    assert code_of(usual, likely) == USUAL
    assert sorted(codes) == [0, 2 if likely else 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]


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


def test_joins_planes_of_seven_bits() -> None:
    numbers = [1, (1 << 28) - 1, 1 << 7 | 2 << 14 | 4 << 21]
    assert joined([in_planes(*numbers)[place : place + 3] for place in (0, 3, 6, 9)]) == numbers


def test_computes_section_offsets() -> None:
    assert sections(masks=1, words=1, planes=4) == (12, 16, 17, 18)
    assert sections(masks=129, words=200, planes=4) == (24, 540, 740, 940)


MASKS = [mask_of("no"), mask_of("cave"), mask_of("octav")]


LEVELS, CODES = bytes([126, 50, 127, 102, 25]), bytes([0, 0, 0, 0, 4])


SPELLINGS = b"ba baab ab\nbcad\ncbedac"  # of the letters o n, v c a e, v c o a t


THRESHOLD = 51


def in_planes(*numbers: int) -> bytes:
    return bytes([number >> shift & 127 for shift in (0, 7, 14, 21) for number in numbers])


def steps(numbers: list[int]) -> list[int]:
    return [number - before for before, number in zip([0] + numbers, numbers)]  # noqa: B905, RUF005


BODY = (
    in_planes(MASKS[-1])
    + in_planes(len(LEVELS))
    + in_planes(len(SPELLINGS))
    + in_planes(*steps(MASKS))
    + LEVELS
    + CODES
    + SPELLINGS
)


def packed(body: bytes = BODY) -> Pack:
    assert sorted(MASKS) == MASKS
    header = b"BEE\x1a" + struct.pack("<HBBIII", 2, THRESHOLD, 0, len(MASKS), len(LEVELS), 0)
    return Pack(header, lambda start, stop: body[start:stop])


def eave() -> Pack:
    """Return a pack of one word."""
    body = b"".join(map(in_planes, (mask_of("ave"), 1, 4, mask_of("ave")))) + b"\x19\x04cbac"
    header = b"BEE\x1a" + struct.pack("<HBBIII", 2, THRESHOLD, 0, 1, 1, 0)
    return Pack(header, lambda start, stop: body[start:stop])


def solved(hive: Hive, likely: float | None = None, *packs: Pack) -> list[Solution]:
    """Return the words of a hive in packs, best first."""
    known = PackedWords(packs or [packed()])
    boundary = known.likely if likely is None else likely
    rows = [
        row for words in known.of(hive) for row in rows_of(words, hive, boundary, known.threshold)
    ]
    return [solution for _, solution in sorted(rows)]


def words(letters: str, minimum: int = 4, extra: str = "") -> list[str]:
    return [solution.word for solution in solved(Hive(letters, minimum, extra))]


def look_up(body: bytes) -> None:
    list(PackedWords([packed(body)]).of(Hive("vctaoen", 1)))
    list(packed(body).look_up(MASKS))


def test_masks_are_looked_up_or_scanned_with_the_same_result() -> None:
    known, hive = packed(), Hive("vctaoen")
    assert (known.block_count, known.masks_of_block(0)) == (1, MASKS)
    scanned = list(known.scan(hive.deciding_mask, hive.required_mask))
    assert scanned == list(known.look_up(MASKS[1:])) != []
    assert [word for words in known.scan(0, 0) for _, word, _, _, _ in words] == [
        "no",
        "noon",
        "on",
        "cave",
        "octavo",
    ]


def test_several_packs_answer_like_one() -> None:
    both, hive = (packed(), eave()), Hive("vctaoe")
    assert [found.word for found in solved(hive, None, *both)] == ["octavo", "cave", "eave"]
    assert [found.word for found in solved(hive, 0.3, *both) if found.likely] == ["cave"]
    known = PackedWords(both)
    assert "cave" in known
    assert "eave" in known
    assert "vane" not in known
    assert known.likely == packed().likely


def test_answers_have_points_likelihood_and_reason() -> None:
    (octavo,) = solved(Hive("octav"))
    assert octavo == ("octavo", 13, True, 25 / 127, False, "technical", "")
    noon = solved(Hive("ont"))[0]
    assert noon == ("noon", 1, False, 50 / 127, False, "rare", "")
    cave = solved(Hive("cavet"))[0]
    assert cave == ("cave", 1, False, 102 / 127, True, "", "")


@pytest.mark.parametrize(
    ("letters", "minimum", "extra", "expected"),
    [
        ("ont", 2, "", "noon no on"),
        ("ont", 3, "", "noon"),
        ("vctaoe", 4, "", "octavo cave"),
        ("ovtacen", 4, "", "octavo noon"),
        ("xyz", 4, "", ""),
        ("cave", 4, "evac", "cave"),
        ("cavet", 4, "aevt", ""),
    ],
)
def test_finds_the_words_of_a_hive_best_first(
    letters: str, minimum: int, extra: str, expected: str
) -> None:
    assert words(letters, minimum, extra) == expected.split()


@pytest.mark.parametrize(
    ("boundary", "likely"),
    [(None, [False, True, True]), (0.0, [True] * 3), (1.0, [False, False, True])],
)
def test_uses_the_boundary_of_the_pack_by_default(
    boundary: float | None, likely: list[bool]
) -> None:
    assert packed().likely == THRESHOLD / 127
    assert [found.likely for found in solved(Hive("ont", 2), boundary)] == likely


def test_contains_only_its_own_words() -> None:
    known = PackedWords([packed()])
    assert [word for word in ("no", "noon", "on", "cave", "octavo") if word not in known] == []
    assert [word for word in ("onno", "vace", "cove", "zoo", "café", "") if word in known] == []
    assert 4 not in known


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
def test_rejects_a_damaged_body_when_looking_up(place: int, byte: int, fault: str) -> None:
    body = list(BODY)
    body[place] = byte
    with pytest.raises(PackError, match=f"^a damaged pack: {fault} cannot be read"):
        look_up(bytes(body))


@pytest.mark.parametrize("length", range(len(BODY)))
def test_rejects_a_truncated_body(length: int) -> None:
    with pytest.raises(PackError, match=r"^a damaged pack: byte"):
        look_up(BODY[:length])
