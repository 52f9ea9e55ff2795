"""`bee best`: the richest hives as a table and as JSON."""

import json
from pathlib import Path

import pytest

from tests.beecore.cli.terminal import Bee


@pytest.fixture
def tearing(tmp_path: Path) -> str:
    """Return the option for a word list with one hive without an S, and one with it."""
    path = tmp_path / "words.txt"
    path.write_text("tearing\ntrain\nnastier\n")
    return f"--words={path}"


def test_prints_one_line_per_hive(bee: Bee, tearing: str) -> None:
    assert bee("best", tearing, "--top=2").lines == [
        "2 words, 1 pangrams, 1 sets of letters, 7 hives",
        "",
        "hive     points  words  pangrams",
        "AEGINRT      19      2         1",
        "IAEGNRT      19      2         1",
    ]


def test_prints_json(bee: Bee, tearing: str) -> None:
    assert json.loads("\n".join(bee("best", tearing, "--json", "--allow-s", "--top=1").lines)) == {
        "words": 3,
        "pangrams": 2,
        "sets": 2,
        "hives": 14,
        "best": [{"hive": "AEGINRT", "words": 2, "pangrams": 1, "points": 19}],
    }


@pytest.mark.parametrize(
    ("words", "top", "fault"),
    [
        ("tearing", 0, "--top must be 1 or more, not 0"),
        ("cave\nnastier", 1, "no hives found: the list needs a word with seven different letters"),
    ],
)
def test_rejects_bad_options_and_lists(
    words: str, top: int, fault: str, bee: Bee, tmp_path: Path
) -> None:
    (tmp_path / "words.txt").write_text(words)
    done = bee("best", f"--words={tmp_path / 'words.txt'}", f"--top={top}")
    assert done.code == 2
    assert fault in done.err
