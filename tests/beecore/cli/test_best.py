"""`bee best`: the richest hives as a table and as JSON."""

import json
from pathlib import Path

import pytest

from beecore import Entry, Lexicon, pack
from beecore.cli import main

WORDS = b"tearing\ntrain\nnastier\n"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "words.txt"
    path.write_bytes(WORDS)
    return str(path)


def test_prints_one_line_per_hive(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "--words", file, "--top", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "2 words, 1 pangrams, 1 sets of letters, 7 hives",
        "",
        "hive     points  words  pangrams",
        "AEGINRT      19      2         1",
        "IAEGNRT      19      2         1",
    ]


def test_prints_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "--words", file, "--json", "--allow-s", "--top", "1"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "words": 3,
        "pangrams": 2,
        "sets": 2,
        "hives": 14,
        "best": [{"hive": "AEGINRT", "words": 2, "pangrams": 1, "points": 19}],
    }


def test_uses_only_the_likely_words_of_a_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = [Entry("tearing"), Entry("granite", 0.1), Entry("train", 0.9)]
    (tmp_path / "p.bee").write_bytes(pack.write(Lexicon.from_entries(entries)))
    assert main(["best", "--words", str(tmp_path / "p.bee"), "--top", "1"]) == 0
    assert "AEGINRT      19      2         1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        (["--top", "0"], "--top must be 1 or more"),
        (["--words", "pyproject.toml"], "no hives found"),
    ],
)
def test_reports_bad_options_and_files(
    file: str, more: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["best", "--words", file, *more]) == 2
    assert fault in capsys.readouterr().err
