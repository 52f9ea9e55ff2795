"""Exit codes, standard streams, and bad input of `bee`; several terminals at once lose nothing."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from beecore import Lexicon, game
from beecore.memory import load
from build import ROOT
from tests.beecore.bombs import sealed, zeros
from tests.beecore.cli.terminal import Bee, in_shell
from tests.oracles import ORACLE


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["solve"], "no hive given"),
        (["solve", "VCTAOE1"], "“1”"),
        (["solve", "VCTAOEN", "--min-length=four"], "four"),
        (["solve", "VCTAOEN", "--likelihood=1.5"], "1.5"),
        (["solve", "VCTAOEN", "--require=--"], "an option has no value"),
        (["solve", "--edition=klingon", "vctaoen"], "there is no edition “klingon”"),
        (["solve", "--edition=russian", "оеаинтс"], "the edition russian has no built-in words"),
        (["day", "--edition=print"], "there are no daily hives for In print: choose letters"),
        (["day", "--edition=list"], "there is no edition “list”"),
        (["solve", "vctaoen", "--reading=plain"], "--reading plain is for a list"),
        (["solve", "--edition=list", "vctaoen"], "add --words FILE"),
        (["check", "VCTAOEN"], "GUESS"),
        (["day", "tomorrow"], "“tomorrow” isn’t a date"),
        (["missing", "vctaoen", "--found=-", "--tell=6"], "6"),
        (["define", "matcha", "it's"], '"\'" in "it\'s" is not one of the letters a-z'),
        (["define", ""], "a word can’t be empty"),
        (["join"], "FILE"),
        (["join", "https://example.org/#join/bee-games-1-AAAA"], "damaged or was cut short"),
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


READS = {
    "solve --words": ["solve", "VCTAOEN", "--words"],
    "solve --memory": ["solve", "VCTAOEN", "--memory"],
    "check --words": ["check", "VCTAOEN", "cave", "--words"],
    "check --memory": ["check", "VCTAOEN", "cave", "--memory"],
    "hints --words": ["hints", "VCTAOEN", "--words"],
    "hints --memory": ["hints", "VCTAOEN", "--memory"],
    "hints --found": ["hints", "VCTAOEN", "--found"],
    "missing --words": ["missing", "VCTAOEN", "--found=-", "--words"],
    "missing --memory": ["missing", "VCTAOEN", "--found=-", "--memory"],
    "missing --found": ["missing", "VCTAOEN", "--found"],
    "teach --words": ["teach", "VCTAOEN", "--answers=-", "--memory=new", "--words"],
    "teach --memory": ["teach", "--add=cave", "--memory"],
    "teach --answers": ["teach", "VCTAOEN", "--memory=new", "--answers"],
    "play --words": ["play", "VCTAOEN", "--words"],
    "play --memory": ["play", "VCTAOEN", "--memory"],
    "join": ["join"],
    "bench --words": ["bench", "--words"],
    "pack": ["pack", "-o", "new", "--"],
}
LENIENT = {"hints --found", "missing --found"}
"""These options accept any text and ignore everything that is not a word."""
FILES = {
    "missing": None,
    "a folder": None,
    "without end": None,
    "too large": None,
    "empty": b"",
    "a line of 5 MB": b"a" * 5_000_000,
    "a line of zeros": bytes(900_000),
    "no UTF-8": b"\xff\xfe\x00cav\xff",
    "no words": b"4 5 6\n",
    "deep": b"[" * 200_000,
    "a damaged pack": Lexicon.from_words(["cave", "coven"]).to_pack()[:-9],
    "a bomb": sealed(1, 1, zeros(100_000_000)),
    "a newer memory": b'{"version": 99, "lessons": [], "words": []}',
}
UNREAD = {"missing", "a folder", "without end", "too large"}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Write each of `FILES` once for all tests, and return their paths."""
    folder = tmp_path_factory.mktemp("files")
    paths = {"a folder": str(folder), "without end": "/dev/zero"}
    for number, (name, content) in enumerate(FILES.items()):
        path = folder / f"file-{number}"
        paths.setdefault(name, str(path))
        if content is not None:
            path.write_bytes(content)
        elif name == "too large":
            with path.open("wb") as file:
                file.truncate(50_000_000)  # sparse: uses no disk space
    return paths


@pytest.fixture
def paths(
    files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[dict[str, str]]:
    """Return the paths of the files, and fail if a test writes any file or changes one."""
    monkeypatch.chdir(tmp_path)
    folder = Path(files["a folder"])
    before = [(path, path.stat().st_mtime_ns) for path in sorted(folder.iterdir())]
    yield files
    assert [(path, path.stat().st_mtime_ns) for path in sorted(folder.iterdir())] == before
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="there is no /dev/zero")
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("verb", READS)
def test_rejects_a_bad_file_with_a_one_line_error(
    verb: str, file: str, paths: dict[str, str], bee: Bee
) -> None:
    if (verb, file) == ("teach --memory", "missing"):
        return  # `bee teach` creates this file
    if file == "a newer memory" and ("--words" in verb or verb == "pack"):
        return  # a text with words
    code, out, err = bee(*READS[verb], paths[file], typed="cave\n")
    if verb in LENIENT and file not in UNREAD | {"a line of 5 MB"}:
        assert (code, err) == (0, "")
    else:
        assert (code, out) == (2, [])
        assert err.startswith("bee: ")
        assert err.count("\n") == 1
        assert len(err) < 400


@pytest.mark.parametrize("verb", ["hints", "missing", "teach", "play"])
@pytest.mark.parametrize("typed", ["\0" * 1_000_001, "a" * 1_000_001])
def test_rejects_too_much_piped_input(
    verb: str, typed: str, bee: Bee, tmp_path: Path, words: str
) -> None:
    more = {"teach": ["--answers=-", f"--memory={tmp_path / 'm'}"], "play": []}
    done = bee(verb, "VCTAOEN", *more.get(verb, ["--found=-"]), words, typed=typed)
    assert done.code == 2
    assert done.err.endswith(" is too large (1.1 MB): the limit is 1 MB\n")


def test_closed_standard_streams_are_not_an_error(text: str) -> None:
    assert in_shell(f"solve VCTAOEN {text} >&-") == (0, "", "")
    assert in_shell(f"solve VCTAOEN {text} >&- 2>&- <&-") == (0, "", "")
    assert in_shell("solve VC 2>&-") == (2, "", "")
    code, out, err = in_shell(f"play VCTAOEN {text} <&-")
    assert (code, out.splitlines()[-1], err) == (0, "0 of 3:", "")
    code, out, err = in_shell(f"solve VCTAOEN {text} | head -1")
    assert (code, out.partition(":")[0], err) == (0, "VCTAOEN", "")


@pytest.mark.parametrize("verb", ["solve VCTAOEN", "--help", "daily"])
def test_closing_the_output_pipe_before_the_first_line_is_not_an_error(verb: str) -> None:
    assert in_shell(f"{verb} > >(:)")[::2] == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("verb", ["solve VCTAOEN", "daily"])
def test_reports_a_full_disk(verb: str) -> None:
    code, _, err = in_shell(f"{verb} >/dev/full")
    assert (code, err) == (2, "bee: stdout: No space left on device\n")


def test_writes_a_pack_to_a_pipe(tmp_path: Path) -> None:
    words, packed = tmp_path / "words", tmp_path / "packed"
    words.write_text("cave\n")
    assert in_shell(f"pack {words} -o /dev/fd/3 3> >(cat > {packed})")[::2] == (0, "")


@pytest.mark.parametrize(
    ("raised", "done"),
    [
        (KeyboardInterrupt, (130, [], "")),
        (MemoryError, (2, [], "bee: there is not enough memory for this\n")),
    ],
)
def test_exits_when_interrupted_and_when_memory_runs_out(
    raised: type[BaseException],
    done: tuple[int, list[str], str],
    bee: Bee,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> None:
        raise raised

    monkeypatch.setattr("beecore.cli.hives.hive_of", fail)
    assert bee("solve", "VCTAOEN") == done


TERMINALS = 4
RUNS = """
import io, sys
from beecore.cli import main

print("ready", flush=True)
sys.stdin.readline()
for word in sys.argv[1].split():
    sys.stdin = io.StringIO(word)
    assert main([argument.replace("WORD", word) for argument in sys.argv[2:]]) == 0
"""
"""Runs a command for each word, after a line of input says that all terminals are ready."""


def run_at_once(*command: str) -> None:
    """Run a command once for each word of a hive, in several terminals that share the words."""
    terminals = [
        subprocess.Popen(
            [sys.executable, "-c", RUNS, " ".join(ORACLE[number::TERMINALS]), *command],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(TERMINALS)
    ]
    for terminal in terminals:
        assert terminal.stdout
        assert terminal.stdout.readline() == "ready\n"
    for terminal in terminals:
        assert terminal.stdin
        terminal.stdin.write("\n")
        terminal.stdin.flush()
    assert [(terminal.communicate()[1], terminal.returncode) for terminal in terminals] == [
        ("", 0)
    ] * TERMINALS


def test_several_terminals_that_change_a_file_at_once_lose_nothing(
    words: str, games: Path, tmp_path: Path
) -> None:
    path = tmp_path / "taught" / "memory.json"
    path.parent.mkdir()
    run_at_once("teach", f"--memory={path}", "--add=WORD")
    assert sorted(load(path.read_text("utf-8")).decided.words) == ORACLE
    assert list(path.parent.iterdir()) == [path]
    run_at_once("play", "VCTAOEN", words)
    [path] = games.glob("vacenot-words-*.json")
    assert sorted(game.load(path.read_text("utf-8")).found) == ORACLE
    assert list(games.iterdir()) == [path]
