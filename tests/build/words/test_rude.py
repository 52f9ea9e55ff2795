"""How rude words are."""

from collections import Counter

import pytest

from build.words.rude import Rudeness
from build.words.wordnet import WordNet

LEADS = {"hog": "a pig", "lout": "insulting term for a boor", "boor": "(ethnic slur) a lout"}


@pytest.fixture
def rudeness() -> Rudeness:
    wordnet = WordNet(Counter(LEADS.keys()), Counter(), {}, Counter(), {}, LEADS)
    return Rudeness({"hog": "2", "lout": "1", "cad": "2"}, wordnet)


@pytest.mark.parametrize(
    ("word", "marks"),
    [
        ("hog", ["rude1"]),
        ("lout", ["rude2"]),
        ("cad", ["rude3"]),
        ("boor", ["rude3"]),
        ("dam", []),
    ],
)
def test_a_harmless_leading_sense_makes_a_word_less_rude(
    rudeness: Rudeness, word: str, marks: list[str]
) -> None:
    assert rudeness.marks(word) == marks


def test_regular_forms_are_as_rude_as_their_base(rudeness: Rudeness) -> None:
    assert rudeness.marks("hogs") == ["rude1"]
    assert rudeness.marks("louts") == ["rude2"]
    assert rudeness.marks("loutest") == ["rude2"]
    assert rudeness.marks("cade") == []
