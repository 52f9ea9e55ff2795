"""A hive's words as they are shown."""

from beecore import Entry, Hive, Lexicon, Reason, bands, solve
from beecore.bands import in_bands

LEXICON = Lexicon.from_entries(
    [
        Entry("covenant", 0.9),
        Entry("cave", 0.8),
        Entry("octavo", 0.3, Reason.TECHNICAL),
        Entry("ovate", 0.2, Reason.RARE),
    ]
)


def test_each_band_has_its_words_figures_and_count() -> None:
    shown = in_bands("vctaoen", 4, "", LEXICON.threshold, solve(Hive.parse("vctaoen"), LEXICON))
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
    assert (shown["hive"], shown["minimum"], shown["require"]) == ("vctaoen", 4, "")
    assert shown["boundary"] == LEXICON.likely


def test_a_long_band_lists_its_best_and_counts_all() -> None:
    many = solve(Hive.parse("vctaoen"), LEXICON)[:1] * (bands.LISTED + 1)
    shown = in_bands("vctaoen", 4, "", LEXICON.threshold, many)
    assert len(shown["likely"]["words"]) == bands.LISTED
    assert shown["likely"]["count"] == bands.LISTED + 1
