"""`bee teach`, and its effect on other commands."""

from pathlib import Path

import pytest

from beecore.memory import load
from tests.beecore.cli.terminal import Bee
from tests.oracles import ORACLE


@pytest.fixture
def memory(tmp_path: Path) -> str:
    return f"--memory={tmp_path / 'memory.json'}"


def solved(bee: Bee, *args: str) -> set[str]:
    return {line.split()[1] for line in bee("solve", "VCTAOEN", *args).lines[1:]}


def test_compares_and_remembers_answers(bee: Bee, words: str, memory: str, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("Answers: cave, vanta; octane")
    done = bee("teach", "VCTAOEN", f"--answers={answers}", memory, words)
    assert done.lines[:2] == ["agreed (1): cave", "missed (1): vanta"]
    assert done.lines[2].startswith(f"wrong ({len(ORACLE) - 1}): caveat ")
    assert solved(bee, words, memory) == {"cave", "vanta"}
    assert bee("check", "VCTAOEN", "oven", words, memory).lines != ["oven: Good! +1"]
    assert bee("teach", "VCTAOEN", "--take-back", memory).code == 0
    assert solved(bee, words, memory) == solved(bee, words)


def test_taught_words_are_likely_at_every_likelihood(bee: Bee, words: str, memory: str) -> None:
    bee("teach", memory, words, "VCTAOEN", "--answers=-", typed="cave vanta")
    assert solved(bee, words, memory, "--likelihood=1") == {"cave", "vanta"}


def test_adds_and_bans_single_words(bee: Bee, words: str, memory: str) -> None:
    assert bee("teach", memory, "--add=Vanta", "--never=cave").code == 0
    assert solved(bee, words, memory) == solved(bee, words) - {"cave"} | {"vanta"}
    assert bee("teach", memory, "--as-listed=vanta", "--as-listed=cave").code == 0
    assert solved(bee, words, memory) == solved(bee, words)


@pytest.mark.parametrize(
    ("args", "fault"),
    [
        (["VCTAOEN"], "give a hive with either --answers FILE"),
        (["--take-back"], "give a hive with either --answers FILE"),
        (["VCTAOEN", "--take-back", "--answers=-"], "give a hive with either --answers FILE"),
        (["--add=c\u00e4ve"], "letters a-z"),
        (["--add="], "a word can’t be empty"),
        (["VCTAOEN", "--answers=-"], "none of these words fit VCTAOEN"),
    ],
)
def test_rejects_lessons_without_usable_words(
    bee: Bee, memory: str, tmp_path: Path, args: list[str], fault: str
) -> None:
    bee("teach", memory, "--add=vanta")
    done = bee("teach", memory, *args, typed="hello")
    assert done.code == 2
    assert fault in done.err
    assert list(load((tmp_path / "memory.json").read_text()).words) == ["vanta"]


def test_rejects_and_preserves_a_file_that_is_not_a_memory(bee: Bee, tmp_path: Path) -> None:
    file = tmp_path / "memory.json"
    file.write_text("cave")
    assert bee("solve", "VCTAOEN", f"--memory={file}").code == 2
    assert bee("teach", f"--memory={file}", "--add=cave").code == 2
    assert file.read_text() == "cave"
    assert bee("solve", "VCTAOEN", f"--memory={tmp_path / 'none.json'}").code == 2
