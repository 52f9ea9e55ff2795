"""Which words are gathered, and from which sources."""

from collections import Counter

import pytest

pytest.importorskip("numpy", reason="gathering needs the extra “words”")

from build.words import gather
from build.words.commonness import Commonness
from build.words.scowl import Scowl
from build.words.wordnet import WordNet


def test_a_word_is_marked_with_its_first_source(monkeypatch: pytest.MonkeyPatch) -> None:
    scowl = Scowl({"noon": 10, "cove": 90}, {"noon": {"english": 10}}, {}, {})
    wordnet = WordNet(Counter(["noon", "cave", "nova"]), Counter(), {}, Counter(), {}, {})
    common = Commonness({}, {"noon", "cave", "tint"})
    monkeypatch.setattr(gather, "attested_forms", lambda *_: ["caved", "noon"])
    monkeypatch.setattr("beecore.words.lists.additions", lambda _: {"vape": "new", "cave": "new"})
    assert gather.listed(scowl, wordnet, common) == {
        "noon": ["10"],
        "cave": ["wn"],
        "caved": ["made"],
        "vape": ["new"],
    }
