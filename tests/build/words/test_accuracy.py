"""The figures of accuracy, on examples small enough to calculate by hand."""

import json
from pathlib import Path

import pytest

from beecore import Entry, Hive, Lexicon
from beecore.errors import WordListError
from build.words import accuracy
from build.words.accuracy import Published, puzzles, report

HIVE = Hive("vctaoen")
ENTRIES = [Entry("cave", 0.9), Entry("covenant", 0.8), Entry("octavo", 0.6), Entry("nova", 0.2)]
LEXICON = Lexicon.from_entries(ENTRIES, 0.5)


def test_figures_are_over_pairs_and_missing_answers_count_as_not_found() -> None:
    figures = report([Published(HIVE, {"cave", "covenant", "nova", "eave", "concavet"})], LEXICON)
    assert figures["precision"] == pytest.approx(2 / 3, abs=1e-4)
    assert (figures["recall"], figures["recall_all"]) == (0.4, 0.6)
    assert figures["f1"] == 0.5
    assert figures["average_precision"] == pytest.approx((1 + 1 + 3 / 4) / 5, abs=1e-4)
    assert figures["pangram_recall"] == 0.5


@pytest.mark.parametrize("text", ["", "cave\n", '{"hive": "noon", "answers": []}\n', "[]\n"])
def test_files_in_another_format_are_rejected(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(WordListError):
        puzzles(file)


def test_answers_of_the_days_before_are_remembered() -> None:
    days = [
        Published(HIVE, {"cave", "nova"}, "2020-01-02"),
        Published(HIVE, {"cave", "nova", "vanta"}, "2020-01-03"),
        Published(HIVE, {"octavo"}, "2020-01-01"),
    ]
    assert report(days, LEXICON, 1)["recall"] == 2 / 5
    assert report(days, LEXICON, 2)["recall_all"] == pytest.approx(2 / 3, abs=1e-4)
    with pytest.raises(WordListError, match="too few"):
        report(days, LEXICON, 3)
    with pytest.raises(WordListError, match="has no date"):
        report([Published(HIVE, {"cave"})] * 2, LEXICON, 1)


def test_each_lexicon_gets_a_line_of_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("beecore.words.shipped.calendar", lambda: ["vctaoen"] * 40)
    monkeypatch.setattr(accuracy, "unseen_entries", lambda: iter(ENTRIES))
    monkeypatch.setattr("beecore.words.lists.entries", lambda folder: iter(ENTRIES))
    file = tmp_path / "puzzles.jsonl"
    file.write_text('{"hive": "vctaoen", "answers": ["cave", "nova"]}\n' * 40, "utf-8")
    accuracy.main(file)
    accuracy.main(None, taught=2)
    unseen, shipped, *tried = map(json.loads, capsys.readouterr().out.splitlines())
    assert (unseen["lexicon"], shipped["lexicon"]) == ("unseen", "shipped")
    assert (unseen["puzzles"], unseen["of"], unseen["recall"]) == (40, "puzzles.jsonl", 0.5)
    assert {each["puzzles"] for each in tried} == {accuracy.TRIED + 2}
    assert all("not a measurement" in each["of"] for each in tried)
