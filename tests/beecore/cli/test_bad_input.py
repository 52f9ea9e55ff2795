"""Every command rejects every kind of bad file or argument with a one-line error."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from beecore import Lexicon, memory
from beecore.memory import NOTHING, dump
from tests.beecore.cli.terminal import Bee
from tests.beecore.pack.bombs import sealed, zeros
from tests.oracles import HIVE

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
    "best --words": ["best", "--words"],
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
    """Return the paths of the files, and fail if a test writes any file."""
    monkeypatch.chdir(tmp_path)
    folder = Path(files["a folder"])
    before = sorted(folder.iterdir())
    yield files
    assert sorted(folder.iterdir()) == before
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


ODD = ["", "-", "--", "\0", "\ud800", "é", "１", "x" * 5000, "9" * 5000, "-1", "nan", "1e999"]
TAKES = {
    "solve": ["solve", "?"],
    "solve --letters": ["solve", "--letters=?"],
    "solve --min-length": ["solve", "VCTAOEN", "--min-length=?"],
    "solve --require": ["solve", "VCTAOEN", "--require=?"],
    "solve --likelihood": ["solve", "VCTAOEN", "--likelihood=?"],
    "solve --words": ["solve", "VCTAOEN", "--words=?"],
    "check": ["check", "VCTAOEN", "?"],
    "hints": ["hints", "?"],
    "missing --begin": ["missing", "VCTAOEN", "--found=-", "--begin=?"],
    "missing --tell": ["missing", "VCTAOEN", "--found=-", "--tell=?"],
    "daily": ["daily", "?"],
    "play": ["play", "?"],
    "define": ["define", "?"],
    "teach --add": ["teach", "--memory=new", "--add=?"],
    "teach --never": ["teach", "--memory=new", "--never=cave", "--never=?"],
    "teach --memory": ["teach", "--add=cave", "--memory=?"],
    "best --top": ["best", "--top=?"],
    "pack": ["pack", "?", "-o", "new"],
    "sing": ["?"],
}


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd[:9]))
@pytest.mark.parametrize("verb", TAKES)
def test_odd_arguments_never_cause_a_traceback(
    verb: str, odd: str, bee: Bee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = bee(*[each.replace("?", odd) for each in TAKES[verb]])
    assert code in (0, 1, 2)
    assert code != 2 or err
    assert "Traceback" not in err


HOSTILE = "vo\x1b[31m\b\x7f\x9b\u2028\u202e\nforged"
"""A text that would turn a terminal red, delete letters, reverse words, and print another line."""


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    "args",
    [
        *TAKES.values(),
        ["solve", "VCTAOEN", "--edition=?"],
        ["solve", "VCTAOEN", "?", "?"],
        ["check", "?", "cave"],
        ["words", "?"],
        ["teach", "--memory=new", "--take-back", "?"],
        ["teach", "VCTAOEN", "--memory=new", "--answers=-"],
        ["missing", "VCTAOEN", "--found=-"],
        ["play", "VCTAOEN"],
    ],
    ids=" ".join,
)
def test_prints_control_characters_visibly(
    args: list[str], bee: Bee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = f"cave {HOSTILE}\n/{HOSTILE}\n?{HOSTILE}\n"
    done = bee(*[each.replace("?", HOSTILE) for each in args], typed=typed)
    lines = [*done.lines, *done.err.splitlines()]
    if args[0] in ("check", "words"):  # the argument has two words
        lines = [line.removeprefix("forged: ") for line in lines]
    assert [line for line in lines if not line.isprintable() or line.startswith("forged")] == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names of files")
def test_prints_names_of_files_visibly(bee: Bee, tmp_path: Path, games: Path) -> None:
    words, games_file = tmp_path / HOSTILE, games / f"vacenot-{HOSTILE}.json"
    words.write_text("cave\nvote\n")
    games.mkdir(parents=True)
    games_file.write_text("rubbish")
    for done in (
        bee("pack", words, "-o", tmp_path / f"packed-{HOSTILE}"),
        bee("play", "VCTAOEN", f"--words={words}", typed="cave\n"),
    ):
        assert r"\x1b[31m" in "\n".join([*done.lines, done.err])
        assert all(line.isprintable() for line in (*done.lines, *done.err.splitlines()))


@pytest.mark.usefixtures("few")
def test_reports_odd_words_as_not_in_the_lists(bee: Bee) -> None:
    odd = [each for each in ODD if not each.startswith("-")]
    code, out, err = bee("words", *odd)
    assert (code, len(out), err) == (1, len(odd) + 1, "")


def test_leaves_a_full_memory_unchanged(
    bee: Bee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "memory"
    path.write_text(dump(NOTHING.teach(HIVE, ["cave"], "2026-11-21")), "utf-8")
    before = path.read_text("utf-8")
    monkeypatch.setattr(memory, "MAX_MEMORY_LENGTH", len(before))
    done = bee("teach", f"--memory={path}", "--add=vote")
    assert done.code == 2
    assert "this memory is too large" in done.err
    assert path.read_text("utf-8") == before
