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
    assert puzzles(file) == [Puzzle(HIVE, {"cave"})]


@pytest.mark.parametrize("text", ["", "cave\n", '{"hive": "noon", "answers": []}\n', "[]\n"])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(WordListError):
        puzzles(file)
