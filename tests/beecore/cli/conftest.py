"""Fixtures that run `bee` with arguments and lines of input."""

import io
import sys
from pathlib import Path

import pytest

from beecore import Entry, Lexicon, cli
from beecore.words import shipped
from tests import wordlists
from tests.beecore.cli.terminal import Bee, Done
from tests.oracles import HIVE, LIKELY, OFF_CENTER, ORACLE, OTHERS, RARE, UNLIKELY


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a temporary folder for saved games, in place of the player's own."""
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    return tmp_path / "data" / "open-hive"


@pytest.fixture
def bee(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Bee:
    def run(*args: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code: object = cli.main(list(map(str, args)))
        except SystemExit as stop:  # argparse exits so
            code = stop.code
        out, err = capsys.readouterr()
        return Done(code, out.splitlines(), err)

    return run


@pytest.fixture
def words(tmp_path: Path) -> str:
    """Return the option for a pack of the published hive's words, likely and unlikely."""
    entries = [Entry(word, LIKELY) for word in [*ORACLE, *OFF_CENTER, *OTHERS]]
    entries += [Entry(word, UNLIKELY) for word in RARE]
    path = tmp_path / "words.bee"
    path.write_bytes(Lexicon.from_entries(entries).to_pack())
    return f"--words={path}"


@pytest.fixture
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Limit the shipped word lists to words of the published hive's letters."""
    wordlists.write_few(tmp_path / "few", HIVE.letters)
    monkeypatch.setattr(shipped, "_LISTS", tmp_path / "few")
    return tmp_path / "few"


@pytest.fixture
def text(tmp_path: Path) -> str:
    """Return the option for a plain word list with capitals, spaces, and an empty line."""
    path = tmp_path / "words.txt"
    path.write_text("cave\nCOVENANT\nvetoed\n  nonevent  \n\nnone\n", "utf-8")
    return f"--words={path}"
