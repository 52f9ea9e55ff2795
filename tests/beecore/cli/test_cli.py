"""The command line: errors with exit code 2, interrupts, pipes and limited terminals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.beecore.cli.terminal import Bee


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["solve"], "no hive given"),
        (["solve", "abcdefg", "--letters=abc"], "two hives"),
        (["solve", "VCTAOE1"], "“1”"),
        (["solve", "VCTAVEN"], "V appears twice"),
        (["solve", "VC"], "usually 7; this one has 2"),
        (["solve", "VCTAOEN", "--min-length=0"], "not 0"),
        (["solve", "VCTAOEN", "--min-length=four"], "four"),
        (["solve", "VCTAOEN", "--likelihood=1.5"], "1.5"),
        (["solve", "VCTAOEN", "--words=missing.txt"], "missing.txt"),
        (["solve", "VCTAOEN", "--require", "x"], "“x” is required"),
        (["solve", "VCTAOEN", "--require=--"], "an option has no value"),
        (["pack", "missing.txt", "-o", "x.bee"], "missing.txt"),
        (["check", "VCTAVEN", "cave"], "V appears twice"),
        (["check", "VCTAOEN"], "GUESS"),
        (["day", "2026-02-30"], "2026-02-30"),
        (["day", "tomorrow", "--why"], "“tomorrow” isn’t a date"),
        (["day", "1999-12-31", "--why"], "there is no hive for 1999-12-31"),
        (["play", "noon"], "O appears twice"),
        (["hints", "VCTAOEN", "--found=missing.txt"], "missing.txt"),
        (["sing"], "sing"),
    ],
)
def test_reports_bad_input_on_stderr_with_exit_code_2(
    args: list[str], named: str, bee: Bee
) -> None:
    code, out, err = bee(*args)
    assert (code, out) == (2, [])
    assert named in err
    assert "Traceback" not in err


def in_shell(command: str, **more: str) -> tuple[int, str, str]:
    if os.name == "nt":
        pytest.skip("Windows has another shell")
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{sys.executable} -m beecore {command}"],
        capture_output=True,
        encoding="latin-1",
        env={**os.environ, **more},
    )
    return done.returncode, done.stdout, done.stderr


def test_closing_the_output_pipe_early_is_not_an_error(text: str) -> None:
    code, out, err = in_shell(f"solve VCTAOEN {text} | head -1")
    assert (code, out.partition(":")[0], err) == (0, "VCTAOEN", "")


def test_closed_standard_streams_are_not_an_error(text: str) -> None:
    assert in_shell(f"solve VCTAOEN {text} >&-") == (0, "", "")
    assert in_shell(f"solve VCTAOEN {text} >&- 2>&- <&-") == (0, "", "")
    assert in_shell("solve VC 2>&-") == (2, "", "")
    code, out, err = in_shell(f"play VCTAOEN {text} <&-")
    assert (code, out.splitlines()[-1], err) == (0, "0 of 3:", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("verb", ["solve VCTAOEN", "daily"])
def test_reports_a_full_disk(verb: str) -> None:
    code, _, err = in_shell(f"{verb} >/dev/full")
    assert (code, err) == (2, "bee: stdout: No space left on device\n")


@pytest.mark.parametrize("verb", ["solve VCTAOEN", "--help", "daily"])
def test_closing_the_output_pipe_before_the_first_line_is_not_an_error(verb: str) -> None:
    assert in_shell(f"{verb} > >(:)")[::2] == (0, "")


NO_UNICODE = [
    {"PYTHONIOENCODING": "latin-1"},
    {"PYTHONIOENCODING": "ascii:strict"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
]


@pytest.mark.parametrize("terminal", NO_UNICODE, ids=str)
def test_prints_hints_in_a_terminal_without_unicode(text: str, terminal: dict[str, str]) -> None:
    code, out, err = in_shell(f"hints VCTAOEN {text}", **terminal)
    assert (code, out.splitlines()[4].split(), err) == (0, ["4", "8", "?"], "")
    code, out, err = in_shell("solve VCTAOE1", **terminal)
    assert (code, out) == (2, "")
    assert err.startswith("bee: ")


def test_reads_valid_words_from_piped_input_that_is_not_utf_8(text: str) -> None:
    code, out, err = in_shell(f"hints VCTAOEN {text} --found - < <(printf 'cave \\xff none')")
    assert (code, out.splitlines()[2], err) == (0, "WORDS: 2, POINTS: 23, PANGRAMS: 1", "")


def test_writes_a_pack_to_a_pipe(tmp_path: Path) -> None:
    words, packed = tmp_path / "words", tmp_path / "packed"
    words.write_text("cave\n")
    assert in_shell(f"pack {words} -o /dev/fd/3 3> >(cat > {packed})")[::2] == (0, "")


@pytest.mark.parametrize("args", [["solve"], ["check"], ["hints"], ["missing", "--found=-"]])
def test_ignores_words_that_cannot_fit_the_hive_when_counting_words(
    args: list[str], tmp_path: Path, bee: Bee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A million such words would take a gigabyte."""
    monkeypatch.setattr("beecore.words.files.MAX_WORDS", 3)
    path = tmp_path / "words"
    path.write_text("cave\ncoven\nclove\nglove\nstove\noctane\n")
    verb, *options = args
    guesses = ["cave"] * (verb == "check")
    done = bee(verb, "VCTAOEN", *guesses, *options, f"--words={path}")
    assert (done.code, done.err) == (0, "")


def test_exits_silently_when_interrupted(bee: Bee, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("beecore.cli.solve.hive_of", interrupt)
    assert bee("solve", "VCTAOEN") == (130, [], "")


def test_reports_running_out_of_memory(bee: Bee, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("beecore.cli.solve.solutions_for", fail)
    assert bee("solve", "VCTAOEN") == (2, [], "bee: there is not enough memory for this\n")
