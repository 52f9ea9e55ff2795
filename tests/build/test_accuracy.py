"""The figures of accuracy, each small enough to be worked out by hand."""

from pathlib import Path

import pytest

from beecore import Entry, Hive, Lexicon
from beecore.errors import WordListError
from build.accuracy import Puzzle, average_precision, puzzles, report

HIVE = Hive("vctaoen")
LEXICON = Lexicon.from_entries(
    [Entry("cave", 0.9), Entry("covenant", 0.8), Entry("octavo", 0.6), Entry("nova", 0.2)], 0.5
)


def test_figures_are_over_pairs_and_missing_answers_count_as_not_found() -> None:
    figures = report([Puzzle(HIVE, {"cave", "covenant", "nova", "eave"})], LEXICON)
    assert figures["precision"] == pytest.approx(2 / 3, abs=1e-4)
    assert figures["recall"] == 0.5
    assert figures["f1"] == pytest.approx(4 / 7, abs=1e-4)
    assert figures["recall_all"] == 0.75
    assert figures["average_precision"] == pytest.approx((1 + 1 + 3 / 4) / 4, abs=1e-4)


def test_pangrams_are_counted_in_both_bands() -> None:
    pangram = Lexicon.from_entries([Entry("covenanting", 0.1), Entry("concavet", 0.1)], 0.5)
    figures = report([Puzzle(HIVE, {"concavet", "cavetonconta"})], pangram)
    assert figures["pangram_recall"] == 0.5


def test_words_of_one_likelihood_are_ranked_together() -> None:
    tied = [(0.5, False), (0.5, True)]
    assert average_precision(tied, 1) == average_precision(tied[::-1], 1) == 0.5


def test_puzzles_are_read_from_lines_of_json(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text('{"hive": "VCTAOEN", "answers": ["cave"], "date": "2020-01-01"}\n', "utf-8")
    assert puzzles(file) == [Puzzle(HIVE, {"cave"}, "2020-01-01")]


@pytest.mark.parametrize("text", ["", "cave\n", '{"hive": "noon", "answers": []}\n', "[]\n"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(WordListError):
        puzzles(file)


def test_what_was_taught_of_the_days_before_is_remembered() -> None:
    days = [
        Puzzle(HIVE, {"cave", "nova"}, "2020-01-02"),
        Puzzle(HIVE, {"cave", "nova", "vanta"}, "2020-01-03"),
        Puzzle(HIVE, {"octavo"}, "2020-01-01"),
    ]
    assert report(days, LEXICON, 1)["recall"] == 2 / 5 - 0
    assert report(days, LEXICON, 2)["recall_all"] == pytest.approx(2 / 3, abs=1e-4)


@pytest.mark.parametrize(
    "days", [[Puzzle(HIVE, {"cave"})] * 2, [Puzzle(HIVE, {"cave"}, "2020-01-01")]]
)
def test_days_that_cannot_be_taught_in_order_are_refused(days: list[Puzzle]) -> None:
    with pytest.raises(WordListError, match=r"date|too few"):
        report(days, LEXICON, 1)
