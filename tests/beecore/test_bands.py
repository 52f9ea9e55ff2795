"""A hive's words in groups, filtered, and exported."""

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
    return [each["word"] for group in band["groups"] for each in group["words"]]


def test_bands_have_totals_count_and_groups() -> None:
    bands = finished(bands_in_steps(HIVE, SOLUTIONS, 0.4))
    assert (bands["hive"], bands["minimum"], bands["require"]) == ("vctaoen", 3, "n")
    assert (bands["boundary"], bands["genius"], bands["edition"]) == (0.4, 22, "print")
    likely, possible = bands["likely"], bands["possible"]
    groups = likely["groups"] + possible["groups"]
    reasons = {word["word"]: word["reason"] for group in groups for word in group["words"]}
    expected = {"coven": "rare", "octavo": "technical"}  # possible words are usually rare
    assert {word: reason for word, reason in reasons.items() if reason} == expected
    assert (likely["totals"], likely["count"]) == ([5, 29, 1, 0, 0], 5)
    assert likely["groups"][0] == {
        "name": "Pangrams",
        "number": 0,
        "is_by_points": False,
        "count": 1,
        "words": [{"word": "covenant", "points": 15, "pangram": True, "reason": ""}],
    }


@pytest.mark.parametrize(
    ("by", "groups", "words"),
    [
        ("length", "Pangrams,7 letters,5 letters,4 letters", "concave coven cave oven"),
        ("letter", "Pangrams,C,O", "cave concave coven oven"),
        ("alphabet", "Pangrams,", "cave concave coven oven"),
        ("points", "Pangrams,7 points,5 points,1 point", "concave coven cave oven"),
    ],
)
def test_groups_words_as_requested_with_pangrams_first(by: str, groups: str, words: str) -> None:
    likely = finished(bands_in_steps(HIVE, SOLUTIONS, 0.4, wish(by)))["likely"]
    assert [group["name"] for group in likely["groups"]] == groups.split(",")
    assert words_of(likely) == ["covenant", *words.split()]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (wish(starts=" CO "), "covenant concave coven"),
        (wish(contains="ave"), "concave cave"),
        (wish(length="4"), "cave oven"),
        (wish(pangrams="yes"), "covenant"),
        (wish(starts="c", contains="n", length="5"), "coven"),
        (wish(contains="<img>"), ""),
        (wish(length="four"), ""),
    ],
)
def test_filters_words_without_changing_the_totals(wanted: Wish, words: str) -> None:
    likely = finished(bands_in_steps(HIVE, SOLUTIONS, 0.4, wanted))["likely"]
    assert words_of(likely) == words.split()
    assert (likely["left"], likely["count"]) == (len(words.split()), 5)
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
    groups = finished(bands_in_steps(HIVE, NUMBERED, 0.4, wanted))["likely"]["groups"]
    assert [len(group["words"]) for group in groups] == listed
    count = MAX_LISTED if wanted.starts else 2 * MAX_LISTED
    assert sum(group["count"] for group in groups) == count


def test_listing_has_all_words_in_the_order_shown() -> None:
    text = "covenant\ncave\nconcave\ncoven\noven\n"
    expected = {"name": "vctaoen.text", "words": 5, "text": text}
    assert listing(HIVE, SOLUTIONS, wish("letter"), False, "text") == expected
    assert listing(HIVE, SOLUTIONS, USUAL, True, "text")["text"].endswith("octavo\novate\n")
    assert listing(HIVE, NUMBERED, USUAL, False, "text")["words"] == 2 * MAX_LISTED


def test_exports_csv_and_json() -> None:
    csv = listing(HIVE, SOLUTIONS, wish(contains="o", length="5"), True, "csv")["text"]
    assert csv == "word,points,pangram,likely,reason\ncoven,5,no,yes,rare\novate,5,no,no,rare\n"
    exported = json.loads(listing(HIVE, SOLUTIONS, wish(pangrams="yes"), True, "json")["text"])
    word = {"word": "covenant", "points": 15, "pangram": True, "likely": True, "reason": ""}
    about = {"hive": "VCTAOEN", "edition": "print", "minimum": 3, "require": "n"}
    assert exported.pop("words") == [word]
    assert exported == about
