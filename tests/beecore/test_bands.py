"""A hive's words in groups, filtered, and exported, and the points that Genius will take."""

import json

import pytest

from beecore.bands import (
    MAX_LISTED,
    MAX_LISTED_PER_GROUP,
    USUAL,
    Band,
    Wish,
    bands_in_steps,
    listing,
)
from beecore.editions import edition_of
from beecore.hive import Hive
from beecore.pack import Reason
from beecore.solution import finished, solution_of

HIVE = Hive("vctaoen", 3, "n", edition_of("print"))
SOLUTIONS = [
    solution_of("covenant", True, 0.9, 0.5, Reason.NONE),
    solution_of("concave", False, 0.8, 0.5, Reason.NONE),
    solution_of("octavo", False, 0.3, 0.5, Reason.TECHNICAL),
    solution_of("coven", False, 0.9, 0.5, Reason.RARE),
    solution_of("ovate", False, 0.2, 0.5, Reason.RARE),
    solution_of("cave", False, 0.8, 0.5, Reason.NONE),
    solution_of("oven", False, 0.8, 0.5, Reason.NONE),
]
NUMBERED = [  # unsorted: MicroPython is slow at sorting sorted lists
    solution_of(f"{letter}{number * 1307 % MAX_LISTED:04}", False, 0.9, 0.5, Reason.NONE)
    for letter in "ab"
    for number in range(MAX_LISTED)
]


def wish(
    by: str = "length",
    starts: str = "",
    contains: str = "",
    length: str = "",
    pangrams: str = "",
    more: tuple[str, ...] = (),
) -> Wish:
    return Wish(by, starts, contains, length, pangrams, more)


def words_of(band: Band) -> list[str]:
    return [each.word for group in band.groups for each in group.words]


def test_bands_have_totals_and_groups_of_their_words() -> None:
    bands = finished(bands_in_steps(HIVE, SOLUTIONS, 0.4))
    assert (bands.hive, bands.boundary) == (HIVE, 0.4)
    assert bands.likely.totals == (5, 29, 1, 0, False)
    assert bands.likely.groups[0] == ("pangrams", "", 1, [SOLUTIONS[0]])
    assert words_of(bands.possible) == ["octavo", "ovate"]


@pytest.mark.parametrize(
    ("by", "groups", "words"),
    [
        ("length", [7, 5, 4], "concave coven cave oven"),
        ("letter", ["c", "o"], "cave concave coven oven"),
        ("alphabet", [""], "cave concave coven oven"),
        ("points", [7, 5, 1], "concave coven cave oven"),
    ],
)
def test_groups_words_as_requested_with_pangrams_first(
    by: str, groups: list[int | str], words: str
) -> None:
    likely = finished(bands_in_steps(HIVE, SOLUTIONS, 0.4, wish(by))).likely
    expected = [("pangrams", ""), *[(by, name) for name in groups]]
    assert [(group.by, group.name) for group in likely.groups] == expected
    assert words_of(likely) == ["covenant", *words.split()]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (wish(starts="co"), "covenant concave coven"),
        (wish(contains="ave"), "concave cave"),
        (wish(length="4"), "cave oven"),
        (wish(pangrams="yes"), "covenant"),
        (wish(starts="c", contains="n", length="5"), "coven"),
        (wish(contains="<img>"), ""),
        (wish(length="four"), ""),
    ],
)
def test_filters_words_without_changing_the_totals(wanted: Wish, words: str) -> None:
    likely = finished(bands_in_steps(HIVE, SOLUTIONS, 0.4, wanted)).likely
    assert words_of(likely) == words.split()
    assert (likely.left, likely.totals) == (len(words.split()), (5, 29, 1, 0, False))


@pytest.mark.parametrize(
    ("wanted", "listed"),
    [
        (wish("letter"), [MAX_LISTED_PER_GROUP] * 2),
        (
            wish("alphabet", more=("likely/alphabet/", "possible/alphabet/")),
            [MAX_LISTED_PER_GROUP + MAX_LISTED],
        ),
        (wish("alphabet", more=("likely/alphabet/",) * 2), [2 * MAX_LISTED]),
        (wish(starts="b"), [MAX_LISTED]),
    ],
)
def test_long_bands_list_a_few_words_per_group_and_more_on_request(
    wanted: Wish, listed: list[int]
) -> None:
    groups = finished(bands_in_steps(HIVE, NUMBERED, 0.4, wanted)).likely.groups
    assert [len(group.words) for group in groups] == listed
    count = MAX_LISTED if wanted.starts else 2 * MAX_LISTED
    assert sum(group.size for group in groups) == count


def test_listing_has_all_words_in_the_order_shown() -> None:
    text = "covenant\ncave\nconcave\ncoven\noven\n"
    expected = "vctaoen.text", 5, text
    assert listing(HIVE, SOLUTIONS, wish("letter"), False, "text") == expected
    assert listing(HIVE, SOLUTIONS, USUAL, True, "text").text.endswith("octavo\novate\n")
    assert listing(HIVE, NUMBERED, USUAL, False, "text").words == 2 * MAX_LISTED


def test_exports_csv_and_json() -> None:
    csv = listing(HIVE, SOLUTIONS, wish(contains="o", length="5"), True, "csv").text
    assert csv == "word,points,pangram,likely,reason\ncoven,5,no,yes,rare\novate,5,no,no,rare\n"
    exported = json.loads(listing(HIVE, SOLUTIONS, wish(pangrams="yes"), True, "json").text)
    word = {"word": "covenant", "points": 15, "pangram": True, "likely": True, "reason": ""}
    about = {"hive": "VCTAOEN", "edition": "print", "minimum": 3, "require": "n"}
    assert exported.pop("words") == [word]
    assert exported == about


@pytest.mark.parametrize(
    ("likelihood", "number", "edition", "odds"),
    [
        (1.0, 10, "original", (42, 42)),  # 70 % of 60 points
        (1.0, 10, "print", (46, 46)),  # 76 %
        (1.0, 0, "original", (0, 0)),
        (0.1, 200, "original", (57, 111)),
    ],
)
def test_words_count_for_genius_by_their_likelihood(
    likelihood: float, number: int, edition: str, odds: tuple[int, int]
) -> None:
    words = [solution_of("octave", False, likelihood, 0.5, Reason.NONE)] * number
    hive = Hive.parse("vctaoen", edition=edition_of(edition))
    assert finished(bands_in_steps(hive, words, 0.4)).odds == odds
