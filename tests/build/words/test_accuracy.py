"""The figures of accuracy, on examples small enough to calculate by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from beecore import Entry, Hive, Lexicon
from beecore.errors import WordListError
from build.words import accuracy
from build.words.accuracy import QUICK_PUZZLES, Puzzle, average_precision, puzzles, report

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


def test_pangrams_count_whether_likely_or_possible() -> None:
    pangram = Lexicon.from_entries([Entry("covenanting", 0.1), Entry("concavet", 0.1)], 0.5)
    figures = report([Puzzle(HIVE, {"concavet", "cavetonconta"})], pangram)
    assert figures["pangram_recall"] == 0.5


def test_words_with_the_same_likelihood_share_a_rank() -> None:
    tied = [(0.5, False), (0.5, True)]
    assert average_precision(tied, 1) == average_precision(tied[::-1], 1) == 0.5


def test_puzzles_are_read_from_lines_of_json(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text('{"hive": "VCTAOEN", "answers": ["cave"], "date": "2020-01-01"}\n', "utf-8")
    assert puzzles(file) == [Puzzle(HIVE, {"cave"}, "2020-01-01")]


@pytest.mark.parametrize("text", ["", "cave\n", '{"hive": "noon", "answers": []}\n', "[]\n"])
def test_files_in_another_format_are_rejected(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(WordListError):
        puzzles(file)


def test_answers_of_the_days_before_are_remembered() -> None:
    days = [
        Puzzle(HIVE, {"cave", "nova"}, "2020-01-02"),
        Puzzle(HIVE, {"cave", "nova", "vanta"}, "2020-01-03"),
        Puzzle(HIVE, {"octavo"}, "2020-01-01"),
    ]
    assert report(days, LEXICON, 1)["recall"] == 2 / 5
    assert report(days, LEXICON, 2)["recall_all"] == pytest.approx(2 / 3, abs=1e-4)


@pytest.mark.parametrize(
    "days", [[Puzzle(HIVE, {"cave"})] * 2, [Puzzle(HIVE, {"cave"}, "2020-01-01")]]
)
def test_puzzles_that_cannot_be_taught_in_order_are_rejected(days: list[Puzzle]) -> None:
    with pytest.raises(WordListError, match=r"date|too few"):
        report(days, LEXICON, 1)


@pytest.fixture
def main(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Return a function that runs `build accuracy` with few words and returns what it prints."""
    entries = list(LEXICON.all_entries())
    monkeypatch.setattr(accuracy, "unseen_entries", lambda: iter(entries))
    monkeypatch.setattr(accuracy, "read", lambda text: ["vctaoen"] * 40)
    monkeypatch.setattr("beecore.words.lists.entries", lambda folder: iter(entries))

    def main(*args: object, **options: object) -> list[dict[str, Any]]:
        accuracy.main(*args, **options)  # type: ignore[arg-type]
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return main


def test_each_lexicon_gets_a_line_of_figures(main: Any, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text('{"hive": "vctaoen", "answers": ["cave", "nova"]}\n' * 40, "utf-8")
    unseen, shipped = main(file)
    assert (unseen["lexicon"], shipped["lexicon"]) == ("unseen", "shipped")
    assert (unseen["puzzles"], unseen["of"]) == (40, "puzzles.jsonl")
    assert unseen["recall"] == 0.5
    quick, _ = main(file, quick=True)
    assert quick["puzzles"] == QUICK_PUZZLES < 40
    assert "not a measurement" in quick["of"]


def test_a_quick_run_needs_no_file_and_says_that_it_measures_nothing(main: Any) -> None:
    unseen, shipped = main(None, taught=2, quick=True)
    assert unseen["puzzles"] == shipped["puzzles"] == QUICK_PUZZLES + 2
    assert unseen["of"] == "our own likely words: a smoke run, not a measurement"
