"""Texts are read with any line ends, and the site's texts have the same ones on every system."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beecore.editions import ORIGINAL, Edition
from beecore.game import puzzles
from beecore.words import likelihood, lists, shipped
from build import ROOT, WORDLISTS, data, text_files


def contents(folder: Path) -> Iterator[Any]:
    """Yield all that the build reads in a folder of word lists."""
    yield lists.words(folder)
    yield lists.blocked_letters(folder)
    yield lists.read_verdicts(folder)
    yield shipped.glosses(folder)
    yield likelihood.Model.read(folder / "weights.json").likely
    yield calendar(folder / shipped.CALENDAR, ORIGINAL)
    for edition in data.LANGUAGES:
        source = folder / edition.language
        yield list(data.language(edition, source / data.WORDS).all_entries())
        yield list(data.definitions(source))
        yield list(data.forms(edition, source))
        if (source / shipped.CALENDAR).is_file():
            yield calendar(source / shipped.CALENDAR, edition)


def calendar(path: Path, edition: Edition) -> list[str]:
    return list(puzzles.read(path.read_bytes().decode(), edition))  # as the page reads it


@pytest.mark.parametrize("end", [b"\r\n", b"\r"], ids=repr)
def test_word_lists_are_read_with_any_line_ends(end: bytes, tmp_path: Path) -> None:
    for path in WORDLISTS.rglob("*.*"):
        target = tmp_path / path.relative_to(WORDLISTS)
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(path.read_bytes().replace(b"\n", end))
    for there, here in zip(contents(tmp_path), contents(WORDLISTS), strict=True):
        assert there == here


def test_texts_are_written_and_copied_with_the_same_line_ends(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.write_bytes("é\r\n\r\nb\rc\n".encode())
    text_files.copy(source, target)
    assert target.read_bytes() == "é\n\nb\nc\n".encode()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no clone")
def test_git_checks_texts_out_with_the_same_line_ends() -> None:
    command = ["git", "ls-files", "--eol"]
    files = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    ends = {tuple(line.partition("\t")[0].split()) for line in files.splitlines()}
    text = ("attr/text=auto", "eol=lf")
    assert ends == {
        ("i/lf", "w/lf", *text),
        ("i/none", "w/none", *text),  # empty files
        ("i/-text", "w/-text", "attr/-text"),
    }
