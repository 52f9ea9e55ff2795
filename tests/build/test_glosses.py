"""The page's gloss files."""

import gzip
from collections import defaultdict
from pathlib import Path

import pytest

from beecore.gloss import Gloss, files_of, look_up
from beecore.words import glosses
from build import WORDLISTS, packs
from build import glosses as made
from tests import wordlists

MAX_FILE_BYTES, MAX_TOTAL_BYTES = 90_000, 780_000


@pytest.fixture(scope="module")
def dist(built: Path) -> Path:
    built.mkdir(exist_ok=True)
    packs.make(built)
    made.make(built)
    return built


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return glosses.read(WORDLISTS)


def look_up_in(lines: dict[str, str], word: str) -> Gloss | None:
    return look_up(word, lambda each: lines.get(each, ""))


def test_a_file_defines_all_of_its_words_and_no_other_word_wrongly() -> None:
    known = {"go": "go\tv\tmove", "went": "went\tv\tmove\tgo", "cave": "cave\tn\ta hollow"}
    known |= {"wen": "wen\tn\ta lump", "wens": "wens\tn\tnot of wen"}
    assert made.cut(known, ["went", "wen"], ["wens"]) == [
        "wen\tn\ta lump",
        "went\tv\tmove\tgo",
        "wens\tn\tnot of wen",
    ]


def test_the_files_agree_with_the_word_lists(dist: Path, known: dict[str, str]) -> None:
    lines: dict[str, dict[str, str]] = defaultdict(dict)
    for name in made.FILES + made.REST:
        text = (dist / name).read_text("utf-8")
        assert text[0] == text[-1] == "\n"
        for line in text.strip().split("\n"):
            lines[name][line.partition("\t")[0]] = line
    words = list(wordlists.likelihoods())
    for word in words[::7]:
        found = [look_up_in(lines[name], word) for name in files_of(word)]
        first = next(filter(None, found), None)
        assert first == look_up_in(known, word), word


def test_there_are_26_small_sorted_files_of_each_kind(dist: Path) -> None:
    files = [dist / name for name in made.FILES]
    assert len(files) == len(set(files)) == len(made.REST) == 26
    sizes = [len(gzip.compress(path.read_bytes(), 6)) for path in files]
    assert max(sizes) <= MAX_FILE_BYTES
    assert sum(sizes) <= MAX_TOTAL_BYTES
    for path in files:
        lines = path.read_text("utf-8").strip().split("\n")
        assert lines == sorted(lines)
        assert {line[0] for line in lines} == {path.stem}


def test_the_license_comes_with_them(dist: Path) -> None:
    notice = (WORDLISTS / "LICENSE-wordnet.txt").read_bytes()
    assert (dist / made.NOTICE).read_bytes() == notice


def test_up_to_date_files_are_left_alone(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "cut", pytest.fail)
    made.make(dist)
