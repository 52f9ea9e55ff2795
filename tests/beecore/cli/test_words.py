"""`bee words`: explains how the lists rate words."""

from pathlib import Path

import pytest

from tests.beecore.cli.terminal import Bee


def test_explains_words(bee: Bee, few: Path) -> None:
    code, lines, _ = bee("words", "Covenant", "xyzzyx")
    assert code == 1
    assert lines[0].startswith("covenant: likely, ")
    assert lines[1].startswith("  evidence  ")
    assert lines[2].startswith("  weights   ")
    assert lines[3] == "xyzzyx: not in the lists"
    how, _, where = lines[4].partition(": ")
    assert how == "How to propose a word"
    assert Path(where) == few / "README.md"
    assert "issue" in Path(where).read_text("utf-8")


@pytest.mark.usefixtures("few")
def test_gives_the_reason_for_an_unlikely_word(bee: Bee) -> None:
    code, lines, _ = bee("words", "tacet")
    assert code == 0
    assert lines[0].startswith("tacet: possible, 0.")
    assert lines[0].endswith(", rare")


@pytest.mark.usefixtures("few")
def test_names_the_verdict_on_a_word(bee: Bee) -> None:
    code, lines, _ = bee("words", "cava")
    assert code == 0
    assert lines[0] == "cava: likely, 0.80"
    assert lines[3] == "  verdict   food (Merriam-Webster)"
