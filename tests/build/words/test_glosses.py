"""Gathering glosses, and the committed gloss files."""

import pytest

from beecore.gloss import look_up
from beecore.words import glosses, lists, shipped
from build import WORDLISTS
from build.words import glosses as gathering
from build.words.senses import MAX_GLOSS_LENGTH, Sense, Senses
from tests import wordlists


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return glosses.read(WORDLISTS)


def sense(part: str, gloss: str, uses: int = 0) -> Sense:
    return Sense(False, False, -uses, part, 1, gloss)


def test_words_forms_and_derivations_get_the_lines_they_need() -> None:
    best = {
        "cave": {"n": sense("n", "a hollow", 9), "v": sense("v", "hollow out")},
        "swing": {"v": sense("v", "move to and fro", 9)},
        "swinge": {"v": sense("v", "beat")},
        "go": {"v": sense("v", "move")},
        "odd": {"a": sense("a", "strange")},
        "nova": {"n": sense("n", "a star")},
    }
    senses = Senses(best, {"went": [("go", "v")]})
    words = ["cave", "caved", "swinging", "went", "oddly", "swinges"]
    assert gathering.gather(senses, words, ["oddly"]) == {
        "cave": "cave\tn\ta hollow\tv\thollow out",
        "swing": "swing\tv\tmove to and fro",
        "swinge": "swinge\tv\tbeat",
        "swinging": "swinging\tv\tmove to and fro\tswing",
        "go": "go\tv\tmove",
        "went": "went\tv\tmove\tgo",
        "oddly": "oddly\tr\tin an odd way",
    }


def test_nearly_all_likely_words_have_a_gloss(known: dict[str, str]) -> None:
    boundary = shipped.usual().likely
    likely = [word for word, each in wordlists.likelihoods().items() if each >= boundary]
    assert gathering.coverage(known, likely) >= 0.93


def test_every_addition_and_its_forms_have_a_gloss(known: dict[str, str]) -> None:
    by_hand = glosses.read_file(WORDLISTS / glosses.BY_HAND)
    added = lists.additions(WORDLISTS)
    assert {word for word, mark in added.items() if mark == lists.NEW} <= by_hand.keys()
    missing = [word for word in added if look_up(word, lambda each: known.get(each, "")) is None]
    assert missing == []


def test_glosses_are_short_and_hold_no_blocked_word(known: dict[str, str]) -> None:
    used = set()
    for line in known.values():
        assert max(map(len, line.split("\t"))) <= MAX_GLOSS_LENGTH, line
        used.update(line.lower().split())
    blocked = lists.blocked(WORDLISTS)
    assert [word for word in used if lists.fingerprint(word) in blocked] == []


def test_both_lists_are_sorted_without_duplicates() -> None:
    for name in (glosses.BY_HAND, glosses.WORDNET):
        lines = (WORDLISTS / name).read_text("utf-8").splitlines()
        words = [line.partition("\t")[0] for line in lines if not line.startswith("#")]
        assert words == sorted(set(words))
