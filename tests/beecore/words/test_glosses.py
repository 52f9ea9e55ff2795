"""The shipped glosses and their files."""

from pathlib import Path

import pytest

from beecore.errors import WordListError
from beecore.gloss import Gloss
from beecore.words import gloss
from beecore.words.shipped import BY_HAND, WORDNET, glosses


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / WORDNET).write_text("cave\tn\ta hollow\nnova\tn\ta star\n", "utf-8")
    (tmp_path / BY_HAND).write_text("# by hand\ncave\tn\ta hollow in rock\n", "utf-8")
    return tmp_path


def test_manual_glosses_override_others(folder: Path) -> None:
    assert glosses(folder) == {"cave": "cave\tn\ta hollow in rock", "nova": "nova\tn\ta star"}


@pytest.mark.parametrize("line", ["cave a hollow", "cave\tnoun\ta hollow", "cave\tn", "cave\tn\t"])
def test_names_a_line_in_another_format(line: str, folder: Path) -> None:
    (folder / BY_HAND).write_text(line, "utf-8")
    with pytest.raises(WordListError, match=r"in glosses\.txt: a word is followed by"):
        glosses(folder)


def test_names_a_missing_file(folder: Path) -> None:
    (folder / WORDNET).unlink()
    with pytest.raises(WordListError, match=r"wordnet\.txt"):
        glosses(folder)


@pytest.mark.parametrize(
    ("word", "base", "part"),
    [
        ("covenant", "covenant", "noun"),
        ("Went", "go", "verb"),
        ("mice", "mouse", "noun"),
        ("swinging", "swinging", "adjective"),
        ("eaten", "eat", "verb"),
        ("vibing", "vibe", "verb"),
        ("cattily", "cattily", "adverb"),
        ("without", "without", "preposition"),
    ],
)
def test_defines_shipped_words(word: str, base: str, part: str) -> None:
    known = gloss(word)
    assert known is not None
    assert (known.base, known.part) == (base, part)


def test_returns_one_sense_or_none() -> None:
    assert gloss("zzyzx") is None
    assert gloss("matcha") == Gloss("powdered green tea", "matcha", "noun")
