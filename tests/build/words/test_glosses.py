"""Gathering glosses, and the committed gloss files."""

import pytest

from beecore.gloss import look_up
from beecore.hive import USUAL_SIZE
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
    assert gathering.coverage(known, likely) >= 0.96


def test_every_likely_word_of_a_daily_hive_has_a_gloss(known: dict[str, str]) -> None:
    boundary = shipped.usual().likely
    daily = [
        word
        for word, likelihood in wordlists.likelihoods().items()
        if likelihood >= boundary
        and len(set(word)) <= USUAL_SIZE
        and "s" not in word
        and not {"e", "r"} <= set(word)
    ]
    assert len(daily) > 14_000
    assert [word for word in daily if look_up(word, lambda each: known.get(each, "")) is None] == []


@pytest.mark.parametrize(
    ("word", "base", "sense"),
    [
        ("gloves", "glove", "covering for the hand"),
        ("piles", "pile", "heap"),
        ("ribs", "rib", "bones of the chest"),
        ("hybrids", "hybrid", "mix of two kinds"),
        ("roller", "roller", "cylinder"),
        ("drowns", "drown", "under water"),
        ("tuna", "tuna", "fish"),
        ("tattoo", "tattoo", "skin"),
        ("lied", "lie", "not true"),
    ],
)
def test_the_common_sense_comes_first(
    known: dict[str, str], word: str, base: str, sense: str
) -> None:
    found = look_up(word, lambda each: known.get(each, ""))
    assert found is not None
    assert found.base == base
    assert sense in found.text


def test_no_gloss_is_cut_off(known: dict[str, str]) -> None:
    assert [line for line in known.values() if "…" in line] == []


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
