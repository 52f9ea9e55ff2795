"""Gathering glosses, and the committed gloss files."""

from collections.abc import Callable
from typing import Any

import pytest

from beecore.gloss import look_up
from beecore.hive import USUAL_SIZE
from beecore.words import lists, shipped
from build import WORDLISTS
from build.words import glosses as gathering
from build.words.definitions import MAX_LENGTH
from build.words.glosses import Sense, shortened
from build.words.wordnet import WordNet
from tests import wordlists


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return shipped.glosses(WORDLISTS)


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
    irregular = {"went": [("go", "v")], "odd": [("odd", "a")]}
    words = ["cave", "caved", "swinging", "went", "oddly", "swinges"]
    assert gathering.gather(best, irregular, words, ["oddly"]) == {
        "cave": "cave\tn\ta hollow\tv\thollow out",
        "swing": "swing\tv\tmove to and fro",
        "swinge": "swinge\tv\tbeat",
        "swinging": "swinging\tv\tmove to and fro\tswing",
        "go": "go\tv\tmove",
        "went": "went\tv\tmove\tgo",
        "oddly": "oddly\tr\tin an odd way",
    }


def test_the_committed_lines_are_gathered_from_wordnet(
    extract: Callable[[str], dict[str, Any]],
) -> None:
    found = extract("en")
    wordnet = WordNet()
    best = gathering.best_senses(wordnet)
    lines = gathering.gather(best, wordnet.irregular, found["words"], found["words"])
    committed = shipped.glosses_in(WORDLISTS / shipped.WORDNET)
    expected = {word: committed[word] for word in found["glosses"]}
    assert {word: lines.get(word) for word in expected} == expected


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
    by_hand = shipped.glosses_in(WORDLISTS / shipped.BY_HAND)
    added = lists.additions(WORDLISTS)
    assert {word for word, mark in added.items() if mark == lists.NEW} <= by_hand.keys()
    missing = [word for word in added if look_up(word, lambda each: known.get(each, "")) is None]
    assert missing == []


def test_glosses_are_short_and_hold_no_blocked_word(known: dict[str, str]) -> None:
    used = set()
    for line in known.values():
        assert max(map(len, line.split("\t"))) <= MAX_LENGTH, line
        used.update(line.lower().split())
    blocked = lists.blocked(WORDLISTS)
    assert [word for word in used if lists.fingerprint(word) in blocked] == []


def test_both_lists_are_sorted_without_duplicates() -> None:
    for name in (shipped.BY_HAND, shipped.WORDNET):
        lines = (WORDLISTS / name).read_text("utf-8").splitlines()
        words = [line.partition("\t")[0] for line in lines if not line.startswith("#")]
        assert words == sorted(set(words))


@pytest.mark.parametrize(
    ("definition", "gloss"),
    [
        (" a hollow; a cave", "a hollow"),
        (' hide; "they hid"', "hide"),
        (" (of fruit; or leaves) ripe; old", "(of fruit; or leaves) ripe"),
        (" followed by `to'", "followed by 'to'"),
        (" " + "a" * 70 + " (left out as too long here)", "a" * 70),
        (" " + "a" * 100 + " bb, ccccccccccc", "a" * 100 + " bb"),
        (" " + "a" * 100 + " bb with ccccccccccc", "a" * 100 + " bb"),
        (" " + "a" * 80 + " such as ccc, " + "d" * 20, "a" * 80 + " such as ccc"),
        (" " + "a" * 70 + " of " + "b" * 30 + " and " + "c" * 9, "a" * 70 + " of " + "b" * 30),
    ],
)
def test_a_gloss_is_short(definition: str, gloss: str) -> None:
    assert shortened(definition) == gloss


def test_a_short_gloss_ends_with_a_whole_phrase() -> None:
    pair = "a" * 60 + " that lies between " + "b" * 20 + " and " + "c" * 20
    assert shortened(f" {pair}") == "a" * 60
    assert (
        shortened(" " + "a" * 80 + " used, with care, " + "b" * 20) == "a" * 80 + " used, with care"
    )
    assert shortened(" " + "a" * 120) == "a" * 120
