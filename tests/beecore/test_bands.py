"""A hive's words in groups, filtered, and exported."""

import json

import pytest

from beecore.bands import MAX_LISTED, MAX_LISTED_PER_GROUP, USUAL, Band, Wish, in_bands, listing
from beecore.editions import edition_of, threshold
from beecore.hive import Hive
from beecore.pack import Reason
from beecore.solution import solution_of

HIVE = Hive("vctaoen", 3, "n")
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


def words_of(band: Band) -> list[list[str]]:
    """Return the words of each group of a band."""
    return [[each["word"] for each in group["words"]] for group in band["groups"]]


def test_bands_have_totals_count_and_groups() -> None:
    shown = in_bands(HIVE, SOLUTIONS, 0.4)
    assert (shown["hive"], shown["minimum"], shown["require"]) == ("vctaoen", 3, "n")
    assert shown["boundary"] == 0.4
    reasons = {
        each["word"]: each["reason"]
        for band in (shown["likely"], shown["possible"])
        for group in band["groups"]
        for each in group["words"]
        if each["reason"]
    }
    assert reasons == {"coven": "rare", "octavo": "technical"}  # possible words are usually rare
    likely = shown["likely"]
    assert (likely["totals"], likely["count"]) == ([5, 29, 1, 0, 0], 5)
    assert likely["groups"][0] == {
        "name": "Pangrams",
        "number": 0,
        "is_by_points": False,
        "count": 1,
        "words": [{"word": "covenant", "points": 15, "pangram": True, "reason": ""}],
    }


@pytest.mark.parametrize(
    ("by", "groups"),
    [
        ("length", ["Pangrams", "7 letters", "5 letters", "4 letters"]),
        ("letter", ["Pangrams", "C", "O"]),
        ("alphabet", ["Pangrams", ""]),
        ("points", ["Pangrams", "7 points", "5 points", "1 point"]),
    ],
)
def test_groups_words_as_requested_with_pangrams_first(by: str, groups: list[str]) -> None:
    likely = in_bands(HIVE, SOLUTIONS, 0.4, wish(by))["likely"]
    assert [group["name"] for group in likely["groups"]] == groups
    assert sum(group["count"] for group in likely["groups"]) == 5


def test_sorts_groups_of_mixed_lengths_by_alphabet() -> None:
    likely = in_bands(HIVE, SOLUTIONS, 0.4, wish("letter"))["likely"]
    assert words_of(likely) == [["covenant"], ["cave", "concave", "coven"], ["oven"]]
    likely = in_bands(HIVE, SOLUTIONS, 0.4)["likely"]
    assert words_of(likely) == [["covenant"], ["concave"], ["coven"], ["cave", "oven"]]


@pytest.mark.parametrize(
    ("wanted", "left"),
    [
        (wish(starts="co"), ["covenant", "concave", "coven"]),
        (wish(starts=" CO "), ["covenant", "concave", "coven"]),
        (wish(contains="ave"), ["concave", "cave"]),
        (wish(length="4"), ["cave", "oven"]),
        (wish(pangrams="yes"), ["covenant"]),
        (wish(starts="c", contains="n", length="5"), ["coven"]),
        (wish(contains="<img>"), []),
        (wish(length="four"), []),
    ],
)
def test_filters_words_without_changing_the_totals(wanted: Wish, left: list[str]) -> None:
    likely = in_bands(HIVE, SOLUTIONS, 0.4, wanted)["likely"]
    assert [word for words in words_of(likely) for word in words] == left
    assert (likely["left"], likely["count"]) == (len(left), 5)
    assert likely["totals"] == [5, 29, 1, 0, 0]


@pytest.mark.parametrize(
    ("wanted", "listed"),
    [
        (wish("letter"), [MAX_LISTED_PER_GROUP] * 2),
        (wish("alphabet", more=("likely/", "possible/")), [MAX_LISTED_PER_GROUP + MAX_LISTED]),
        (wish("alphabet", more=("likely/",) * 2), [2 * MAX_LISTED]),
        (wish(starts="b"), [MAX_LISTED]),
    ],
)
def test_long_bands_list_a_few_words_per_group_and_more_on_request(
    wanted: Wish, listed: list[int]
) -> None:
    groups = in_bands(HIVE, NUMBERED, 0.4, wanted)["likely"]["groups"]
    assert [len(group["words"]) for group in groups] == listed
    if wanted.by == "letter":
        assert [group["count"] for group in groups] == [MAX_LISTED] * 2
        likely = in_bands(HIVE, NUMBERED[:MAX_LISTED], 0.4)["likely"]
        assert [len(group["words"]) for group in likely["groups"]] == [MAX_LISTED]


def test_listing_has_all_words_in_the_order_shown() -> None:
    assert listing(HIVE, SOLUTIONS, wish("letter"), False, "text") == {
        "name": "vctaoen.text",
        "words": 5,
        "text": "covenant\ncave\nconcave\ncoven\noven\n",
    }
    assert listing(HIVE, SOLUTIONS, USUAL, True, "text")["text"].endswith("octavo\novate\n")
    assert listing(HIVE, NUMBERED, USUAL, False, "text")["words"] == 2 * MAX_LISTED


def test_exports_csv() -> None:
    text = listing(HIVE, SOLUTIONS, wish(contains="ov"), True, "csv")["text"]
    assert text.split("\n") == [
        "word,points,pangram,likely,reason",
        "covenant,15,yes,yes,",
        "coven,5,no,yes,rare",
        "oven,1,no,yes,",
        "ovate,5,no,no,rare",
        "",
    ]


def test_exports_json() -> None:
    exported = json.loads(listing(HIVE, SOLUTIONS, wish(length="6"), True, "json")["text"])
    assert exported == {
        "hive": "VCTAOEN",
        "edition": "original",
        "minimum": 3,
        "require": "n",
        "words": [
            {
                "word": "octavo",
                "points": 6,
                "pangram": False,
                "likely": False,
                "reason": "technical",
            }
        ],
    }


def test_the_points_for_genius_are_those_of_the_edition() -> None:
    for name, percent in (("original", 70), ("print", 76)):
        hive = Hive("vctaoen", 3, "n", edition_of(name))
        likely = [found for found in SOLUTIONS if found.likely]
        total = sum(found.points for found in likely)
        assert in_bands(hive, likely, 0.5)["genius"] == threshold(percent, total)
