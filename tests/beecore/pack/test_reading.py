"""Finding words in a pack of five words, written by hand as `format` documents."""

import struct

import pytest

from beecore.errors import PackError
from beecore.hive import Hive
from beecore.letters import mask_of
from beecore.pack import Pack, PackedWords
from beecore.solution import Solution, rows_of

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


def test_a_block_tells_its_masks() -> None:
    assert packed().block_count == 1
    assert packed().masks_of_block(0) == MASKS


def test_masks_are_looked_up_or_scanned_with_the_same_result() -> None:
    known, hive = packed(), Hive("vctaoen")
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


def test_finds_the_words_of_a_hive_best_first() -> None:
    assert words("ont", minimum=1) == ["noon", "no", "on"]
    assert words("ont", minimum=2) == ["noon", "no", "on"]
    assert words("ont", minimum=3) == ["noon"]
    assert words("vctaoe") == ["octavo", "cave"]
    assert words("cvatoen") == ["octavo", "cave"]
    assert words("ovtacen") == ["octavo", "noon"]
    assert words("xyz") == []


def test_answers_have_points_likelihood_and_reason() -> None:
    (octavo,) = solved(Hive("octav"))
    assert octavo == ("octavo", 13, True, 25 / 127, False, "technical", "")
    noon = solved(Hive("ont"))[0]
    assert noon == ("noon", 1, False, 50 / 127, False, "rare", "")
    cave = solved(Hive("cavet"))[0]
    assert cave == ("cave", 1, False, 102 / 127, True, "", "")


def test_uses_the_boundary_of_the_pack_by_default() -> None:
    assert packed().likely == THRESHOLD / 127
    assert [found.likely for found in solved(Hive("ont", 2))] == [False, True, True]
    assert [found.likely for found in solved(Hive("ont", 2), 0.0)] == [True] * 3
    assert [found.likely for found in solved(Hive("ont", 2), 1.0)] == [False, False, True]


@pytest.mark.parametrize("extra", ["a", "evac", "aev"])
def test_applies_required_letters(extra: str) -> None:
    assert words("cave", extra=extra) == ["cave"]
    assert words("cavet", extra=extra + "t") == []


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


def test_rejects_data_that_is_not_a_pack() -> None:
    with pytest.raises(PackError, match="this isn’t a pack"):
        Pack(b"<!doctype html><p>hive", lambda start, stop: b"")
