"""The terminal: answers, and plain errors with exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from beecore import cli

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("cave\nCOVENANT\nvetoed\nAvon\nco-vet\n  nonevent  \n\ncafé\nnone\n")
    return path


def bee(capsys: Capture, *args: object) -> tuple[int, str, str]:
    try:
        code = cli.main([str(arg) for arg in args])
    except SystemExit as stop:  # argparse's own way out
        code = int(str(stop.code))
    out, err = capsys.readouterr()
    return code, out, err


def test_solve_prints_a_summary_and_the_words_best_first(words: Path, capsys: Capture) -> None:
    code, out, _ = bee(capsys, "solve", "v-c-t-a-o-e-n", "--words", words)
    assert code == 0
    assert out.splitlines() == [
        "VCTAOEN: 3 words, 24 points, 1 pangram",
        "  15  covenant  pangram",
        "   8  nonevent",
        "   1  cave",
    ]


def test_letters_are_another_way_to_name_the_hive(words: Path, capsys: Capture) -> None:
    named = bee(capsys, "solve", "--letters=vctaoen", "--words", words)
    assert named == bee(capsys, "solve", "VCTAOEN", "--words", words)


def test_minimum_length_and_json(words: Path, capsys: Capture) -> None:
    code, out, _ = bee(capsys, "solve", "VCTAOEN", "--words", words, "--min-length=5", "--json")
    answer = json.loads(out)
    assert code == 0
    assert [found["word"] for found in answer["words"]] == ["covenant", "nonevent"]
    assert answer["summary"]["points"] == 23


def test_pack_makes_what_solve_reads(words: Path, tmp_path: Path, capsys: Capture) -> None:
    packed = tmp_path / "words.bee"
    assert bee(capsys, "pack", words, "-o", packed)[0] == 0
    assert bee(capsys, "solve", "VCTAOEN", "--words", packed) == bee(
        capsys, "solve", "VCTAOEN", "--words", words
    )


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["solve"], "no hive given"),
        (["solve", "abcdefg", "--letters=abc"], "two hives"),
        (["solve", "VCTAOE1"], "“1”"),
        (["solve", "VCTAVEN"], "V is there twice"),
        (["solve", "VC"], "2 letters are too few"),
        (["solve", "VCTAOEN", "--min-length=0"], "0 is no minimum length"),
        (["solve", "VCTAOEN", "--min-length=four"], "four"),
        (["solve", "VCTAOEN", "--likelihood=1.5"], "1.5"),
        (["solve", "VCTAOEN", "--words=missing.txt"], "missing.txt"),
        (["pack", "missing.txt", "-o", "x.bee"], "missing.txt"),
        (["sing"], "sing"),
    ],
)
def test_bad_input_is_named_on_stderr_with_exit_code_2(
    args: list[str], named: str, capsys: Capture
) -> None:
    code, out, err = bee(capsys, *args)
    assert (code, out) == (2, "")
    assert named in err
    assert "Traceback" not in err


@pytest.mark.parametrize("content", [b"", b"4 5 6\n", b"\xff\xfe\x00", b"BEE\x1a nonsense"])
def test_a_file_that_is_no_word_list_is_refused(
    content: bytes, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "odd"
    path.write_bytes(content)
    code, out, err = bee(capsys, "solve", "VCTAOEN", "--words", path)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_reader_who_leaves_early_is_no_error(words: Path) -> None:
    command = f"{sys.executable} -m beecore solve VCTAOEN --words {words} | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("VCTAOEN")
    assert done.stderr == ""
