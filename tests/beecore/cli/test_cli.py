"""The command line: errors with exit code 2, interrupts, pipes and limited terminals."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from beecore import Hive, Lexicon, solve
from beecore.editions import own_edition
from beecore.words import own
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


@pytest.mark.parametrize(
    "args", [["solve"], ["check", "cave"], ["hints"], ["missing", "--found=-"]]
)
def test_says_which_parts_of_a_list_are_left_out(args: list[str], tmp_path: Path, bee: Bee) -> None:
    path = tmp_path / "words"
    path.write_text("cave\nAvon\nclove\nco-vet\ncafé\n# by Jane Doe\n12\n")
    done = bee(args[0], "VCTAOEN", *args[1:], f"--words={path}")
    assert done.code == 0
    assert done.err.endswith(
        ": 5 parts left out, no words in the letters a-z: café, co-vet, by, Jane, Doe\n"
    )


def test_exits_silently_when_interrupted(bee: Bee, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("beecore.cli.hives.hive_of", interrupt)
    assert bee("solve", "VCTAOEN") == (130, [], "")


def test_reports_running_out_of_memory(bee: Bee, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("beecore.cli.hives.solutions_for", fail)
    assert bee("solve", "VCTAOEN") == (2, [], "bee: there is not enough memory for this\n")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_reads_found_words_as_powershell_writes_them(
    encoding: str, tmp_path: Path, text: str
) -> None:
    (tmp_path / "found").write_bytes("cave\r\nnonevent\r\n".encode(encoding))
    for found in (tmp_path / "found", f"- < {tmp_path / 'found'}"):
        code, out, err = in_shell(f"missing VCTAOEN {text} --found {found}")
        assert (code, out.splitlines()[0], err) == (
            0,
            "VCTAOEN: 2 of 3 words found, 8 points to Genius",
            "",
        )
    code, out, _ = in_shell(f"play VCTAOEN {text} < {tmp_path / 'found'}")
    assert "2 of 3: cave nonevent" in out


OWN_LISTS = {
    "flags": ("49271\nattractor/S\nhours/MS\ntractor/SM\ncarrot", "tacro"),
    "capitals": ("Coven\nOctane\nAaron\ncave", "VCTAOEN"),
    "commas": ("mañana, año, niño; ñandú", "ñamniou"),
    "apostrophes": ("м’яч\nсім’я\nміч", "мячіс"),
    "dots": ("co\u0140legi\nce\u0140la\nço\naigua", "lcegoia"),
    "turkish": ("inek ısı kırmızı isim sınır IŞIK", "ıskrmnz"),
}


@pytest.mark.parametrize("name", OWN_LISTS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_list_has_the_same_words_as_on_the_page(
    name: str, encoding: str, tmp_path: Path, bee: Bee
) -> None:
    text, letters = OWN_LISTS[name]
    path = tmp_path / "words.txt"
    path.write_bytes(text.encode(encoding))
    done = bee("solve", letters, "--edition=list", f"--words={path}", "--min-length=3", "--json")
    assert done.code == 0, done.err
    first = own.readings(own.listed(text))[0]
    *_, made = own.steps(own.listed(text).words, first.alphabet)
    assert isinstance(made, bytes)
    hive = Hive.parse(letters, 3, edition=own_edition(first.rules, first.alphabet, "words"))
    expected = [found.word for found in solve(hive, Lexicon.from_pack(made))]
    assert [found["word"] for found in json.loads("\n".join(done.lines))["words"]] == expected != []
