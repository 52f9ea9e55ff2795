"""A hive's words as they are shown."""

from beecore.hive import Hive
from beecore.reasons import Reason
from beecore.shown import LISTED, in_bands
from beecore.solution import solution_of

HIVE = Hive("vctaoen", 3, "n")
SOLUTIONS = [
    solution_of("covenant", True, 0.9, 0.5, Reason.NONE),
    solution_of("cave", False, 0.8, 0.5, Reason.NONE),
    solution_of("octavo", False, 0.3, 0.5, Reason.TECHNICAL),
    solution_of("ovate", False, 0.2, 0.5, Reason.RARE),
]


def test_each_band_has_its_words_figures_and_count() -> None:
    shown = in_bands(HIVE, SOLUTIONS, 0.4)
    assert shown["likely"] == {
        "summary": "2 words, 16 points, 1 pangram",
        "count": 2,
        "words": [
            {"word": "covenant", "points": 15, "pangram": True, "reason": ""},
            {"word": "cave", "points": 1, "pangram": False, "reason": ""},
        ],
    }
    assert [(each["word"], each["reason"]) for each in shown["possible"]["words"]] == [
        ("octavo", "technical"),
        ("ovate", "rare"),
    ]


def test_the_hive_is_told_and_where_the_lexicon_parts_the_bands() -> None:
    shown = in_bands(HIVE, SOLUTIONS, 0.4)
    assert (shown["hive"], shown["minimum"], shown["require"]) == ("vctaoen", 3, "n")
    assert shown["boundary"] == 0.4


def test_a_long_band_lists_its_best_and_counts_all() -> None:
    shown = in_bands(HIVE, SOLUTIONS[:1] * (LISTED + 1), 0.4)
    assert len(shown["likely"]["words"]) == LISTED
    assert shown["likely"]["count"] == LISTED + 1 == 3001
