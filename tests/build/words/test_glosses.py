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
from build.words.wordnet import WordNet
from tests import wordlists


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return shipped.glosses(WORDLISTS)


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


def test_nearly_all_likely_words_have_a_gloss_and_all_of_daily_hives(known: dict[str, str]) -> None:
    boundary = shipped.usual().likely
    likely = [word for word, each in wordlists.likelihoods().items() if each >= boundary]
    assert gathering.coverage(known, likely) >= 0.96
    daily = [
        word
        for word in likely
        if len(set(word)) <= USUAL_SIZE and "s" not in word and not {"e", "r"} <= set(word)
    ]
    assert len(daily) > 14_000
    assert [word for word in daily if look_up(word, lambda each: known.get(each, "")) is None] == []


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
        assert "…" not in line
        used.update(line.lower().split())
    blocked = lists.blocked(WORDLISTS)
    assert [word for word in used if lists.fingerprint(word) in blocked] == []


def test_both_lists_are_sorted_without_duplicates() -> None:
    for name in (shipped.BY_HAND, shipped.WORDNET):
        lines = (WORDLISTS / name).read_text("utf-8").splitlines()
        words = [line.partition("\t")[0] for line in lines if not line.startswith("#")]
        assert words == sorted(set(words))
