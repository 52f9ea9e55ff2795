"""SCOWL: sizes, spellings and names, from a few lines in its format."""

from pathlib import Path

import pytest

from build.words.scowl import Scowl


@pytest.fixture
def scowl(tmp_path: Path) -> Scowl:
    lists = {
        "english-words.35": "noon\ncafé\n",
        "english-words.10": "noon\nit's\n",
        "english-words.95": "nonoon\n",
        "american-words.20": "color\n",
        "british-words.20": "colour\nanalyse\nnovenae\n",
        "variant_1-words.20": "colour\n",
        "australian-words.35": "arvo\nbrekky\n",
        "english-words.70": "arvo\n",
        "canadian-words.60": "toonie\n",
        "variant_2-words.60": "cafe\nnoöne\n",
        "english-upper.50": "Noon\n",
        "english-proper-names.80": "Color\n",
        "english-abbreviations.10": "abbr\n",
    }
    folder = tmp_path / "dict/scowl"
    folder.mkdir(parents=True)
    for name, text in lists.items():
        (folder / name).write_text(text, "utf-8")
    return Scowl.read(tmp_path)


def test_a_word_has_its_least_size_and_accents_are_folded(scowl: Scowl) -> None:
    assert {word: scowl.sizes[word] for word in ("noon", "cafe", "color", "colour", "noone")} == {
        "noon": 10,
        "cafe": 35,
        "color": 20,
        "colour": 20,
        "noone": 60,
    }


def test_spellings_and_names_are_marked(scowl: Scowl) -> None:
    assert scowl.marks("noon") == ["10", "u2"]
    assert scowl.marks("cafe") == ["35", "respelt"]
    assert scowl.marks("color") == ["20", "name2"]
    assert scowl.marks("analyse") == ["20", "british"]
    assert scowl.marks("colour") == ["20", "british", "variant"]
    assert scowl.marks("novenae") == ["20", "variant"]
    assert scowl.marks("noone") == ["60", "variant"]


def test_regional_words_are_marked_and_have_their_american_size(scowl: Scowl) -> None:
    assert scowl.marks("arvo") == ["70", "australian"]
    assert scowl.marks("brekky") == ["35", "australian"]
    assert scowl.marks("toonie") == ["60", "canadian"]
