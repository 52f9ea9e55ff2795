"""The terminal's game, and the verbs around it."""

import builtins
import io
import subprocess
import sys
from pathlib import Path

import pytest

from beecore import Hive, cli, pack
from tests.beecore.test_guess import ANSWERS, ORACLE

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def words(tmp_path: Path) -> str:
    path = tmp_path / "words.bee"
    path.write_bytes(pack.write(ANSWERS.lexicon))
    return f"--words={path}"


@pytest.fixture
def bee(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> "Bee":
    return Bee(capsys, monkeypatch)


class Bee:
    """Runs a verb on lines of input and returns the lines it prints."""

    def __init__(self, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *args: str, typed: str = "") -> list[str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert cli.main(args) == 0
        out, err = self.capsys.readouterr()
        assert err == ""
        return out.splitlines()


def test_check_judges_one_guess_after_the_other(bee: Bee, words: str) -> None:
    guesses = ["octane", "OCTAVE", "octave", "novae", "covenant", "cover"]
    assert bee("check", "VCTAOEN", *guesses, words) == [
        "octane: Missing center letter, otherwise a word",
        "octave: Nice! +6",
        "octave: Already found",
        "novae: Bonus word, thank you!",
        "covenant: Pangram! +15",
        "cover: Bad letters",
    ]


def test_hints_have_the_hive_the_line_the_grid_and_the_list(bee: Bee, words: str) -> None:
    lines = bee("hints", "vctaoen", words)
    assert lines[:3] == ["V C T A O E N", "", "WORDS: 24, POINTS: 110, PANGRAMS: 1"]
    assert lines[4].split() == ["4", "5", "6", "7", "8", "Σ"]
    assert lines[5].split() == ["C", "2", "2", "1", "4", "1", "10"]
    assert lines[-5] == "CA-2 CO-8"


def test_hints_for_what_is_missing_from_a_file_or_stdin(
    bee: Bee, words: str, tmp_path: Path
) -> None:
    found = " ".join(ORACLE[2:]) + " hello novae"
    path = tmp_path / "found.txt"
    path.write_text(found)
    lines = bee("hints", "VCTAOEN", words, f"--found={path}")
    assert lines[2] == "WORDS: 2, POINTS: 7, PANGRAMS: 0"
    assert lines[-1] == "CA-2"
    assert bee("hints", "VCTAOEN", words, "--found=-", typed=found) == lines


def test_daily_names_the_same_hive_each_time_a_day_is_asked_for(bee: Bee) -> None:
    (first,) = bee("daily", "2026-01-01")
    assert len(Hive.parse(first).letters) == 7
    assert bee("daily", "2026-01-01") == [first] != bee("daily", "2026-01-02")


def test_a_game_to_queen_bee(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="\n".join([*ORACLE, "never read"]))
    assert lines[:3] == ["   C   T", " A  [V]  O", "   E   N"]
    assert "Score 0: Beginner, 2 to Good Start" in lines
    assert "Good! +1   Score 1: Beginner, 1 to Good Start" in lines
    assert "Good! +1   Score 110: Queen Bee" in lines
    assert lines[-1].startswith("24 of 24: cave caveat concave")
    assert "COVENANT" in lines[-1]


def test_a_game_tells_bonus_words_apart_and_ends_with_the_input(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="novae\n\n  VOTE  \noctane")
    assert "Bonus word, thank you!" in lines
    assert "Missing center letter, otherwise a word" in lines
    assert lines[-3:] == ["Score 1: Beginner, 1 to Good Start", "1 of 24: vote", "bonus: novae"]


def test_the_commands(bee: Bee, words: str) -> None:
    typed = "cave\n/shuffle\n/hints\n/found\n/HELP\n/sing\n/give-up\nvote\n"
    lines = bee("play", "VCTAOEN", words, typed=typed)
    boards = [line for line in lines if "[V]" in line]
    assert len(boards) == 2
    assert "WORDS: 23, POINTS: 109, PANGRAMS: 1" in lines
    assert lines.count("1 of 24: cave") == 2
    assert any(line.startswith("/shuffle") for line in lines)
    assert "/sing is unknown: /help tells what there is" in lines
    assert any(line.startswith("missed: caveat") and "COVENANT" in line for line in lines)
    assert not any("Good! +1   2" in line for line in lines)


def test_shuffle_keeps_the_letters_and_the_center(bee: Bee, words: str) -> None:
    lines = bee("play", "VCTAOEN", words, typed="/shuffle\n/quit\n")
    rows = [line for line in lines if line.startswith(" ") and line.isupper()]
    assert [sorted("".join(rows[at : at + 3]).split()) for at in (0, 3)] == [
        sorted("[V] C T A O E N".split())
    ] * 2


def test_a_hive_of_another_size_is_shown_in_a_line(bee: Bee, words: str) -> None:
    assert bee("play", "voten", words)[0] == " [V] O T E N"


def test_a_hive_without_words_ends_at_once(bee: Bee, words: str) -> None:
    assert bee("play", "xyz", words, typed="word\n")[-1] == "0 of 0:"


def test_an_interrupt_ends_the_game_politely(
    bee: Bee, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    assert bee("play", "VCTAOEN", words)[-2:] == ["Score 0: Beginner, 2 to Good Start", "0 of 24:"]


def test_the_game_works_in_a_pipe(words: str) -> None:
    command = [sys.executable, "-m", "beecore", "play", "VCTAOEN", words]
    done = subprocess.run(command, input="octave\n", capture_output=True, text=True, check=True)
    assert "Nice! +6" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["check", "VCTAVEN", "cave"], "V is there twice"),
        (["check", "VCTAOEN"], "GUESS"),
        (["daily", "2026-02-30"], "2026-02-30"),
        (["daily", "tomorrow"], "'tomorrow' is no day"),
        (["daily", "1999-12-31"], "1999-12-31 has no hive"),
        (["play", "noon"], "O is there twice"),
        (["hints", "VCTAOEN", "--found=missing.txt"], "missing.txt"),
    ],
)
def test_bad_input_is_named_on_stderr_with_exit_code_2(
    args: list[str], named: str, capsys: Capture
) -> None:
    try:
        code: object = cli.main(args)
    except SystemExit as stop:  # argparse's own way out
        code = stop.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert named in err
    assert "Traceback" not in err
