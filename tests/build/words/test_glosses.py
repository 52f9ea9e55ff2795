"""Gathering glosses, and the committed gloss files of all languages."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from beecore.editions import EDITIONS, ORIGINAL
from beecore.gloss import look_up
from beecore.hive import USUAL_SIZE
from beecore.words import lists, shipped
from build import WORDLISTS
from build.words import glosses as gathering
from build.words.definitions import MAX_LENGTH
from build.words.sources import table_rows
from build.words.wordnet import WordNet
from tests import wordlists

CUT = {
    "en": re.compile(r"\b(?:and|or|an|the|its|their|whose|such as|[a-z]+,[a-z]+)$"),
    "de": re.compile(r"\b(?:und|oder|sowie|bzw|speziell|insbesondere)$"),
    "fr": re.compile(r"\b(?:et|ou|(?:de|d’une) manière)$|’$"),
    "es": re.compile(r"\b(?:y|o|de)$"),
}
"""How a gloss ends that is cut: in a word that leads to another one."""
RUN_TOGETHER = {
    "en": re.compile(r"[a-z][,;][a-z]"),
    "de": re.compile(r"[a-zäöüß](?:[A-ZÄÖÜ][a-zäöüß]{2}|[,;][A-Za-zÄÖÜäöü])"),
    "fr": re.compile(r"[^\W\d][,;]\w"),
    "es": re.compile(r"\w[,;]\w|[a-zñ][A-ZÑ]"),
}
REFERS = re.compile(r"\bsiehe\b|\bunter beschrieb|\bSeite \d|\((?:Singular|Plural) \d|<|\[\d")
"""A reference to another sense or page, or markup."""


def faults(language: str, word: str, gloss: str) -> Iterator[str]:
    """Yield what is wrong with the form of a gloss, whatever it says."""
    if not re.search(r"\w", gloss):
        yield "empty"
    if CUT[language].search(gloss.rstrip(" .,;:–")):
        yield "cut"
    if RUN_TOGETHER[language].search(gloss):
        yield "run together"
    if REFERS.search(gloss):
        yield "refers"
    pairs = ("()", "[]", "«»", "„“" if language == "de" else "“”")
    quotes = re.sub(r"\(\"\)", "", gloss).count('"')
    if quotes % 2 or any(gloss.count(pair[0]) != gloss.count(pair[1]) for pair in pairs):
        yield "unbalanced"
    fold = next(each for each in EDITIONS if each.language == language).alphabet.fold
    if set(map(fold, re.findall(r"\w+", gloss))) == {fold(word)}:
        yield "circular"


def committed_glosses(language: str) -> Iterator[tuple[str, str]]:
    """Yield each word of the committed files of a language with each of its glosses."""
    if language == ORIGINAL.language:
        for name in (shipped.BY_HAND, shipped.WORDNET):
            for word, line in shipped.glosses_in(WORDLISTS / name).items():
                yield from ((word, gloss) for gloss in line.split("\t")[2::2])
        return
    for name in ("glosses.txt", "synonyms.txt"):
        if (path := WORDLISTS / language / name).is_file():
            yield from ((row[0], row[-1]) for row in table_rows(path, "\t"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", CUT)
def test_no_gloss_is_empty_cut_garbled_or_the_word_itself(language: str) -> None:
    assert [
        (word, fault, gloss)
        for word, gloss in committed_glosses(language)
        for fault in faults(language, word, gloss)
    ] == []


@pytest.mark.parametrize(
    ("language", "gloss", "fault"),
    [
        ("en", "an animal and", "cut"),
        ("en", "spin,wind, or twist", "run together"),
        ("de", "Vogel, speziell", "cut"),
        ("de", "der befestigteBoden", "run together"),
        ("de", "(Druckwesen", "unbalanced"),
        ("de", "siehe dort", "refers"),
        ("fr", "de manière", "cut"),
        ("fr", "action d’", "cut"),
        ("es", " ", "empty"),
        ("fr", "« Côte »", "circular"),
    ],
)
def test_each_fault_of_a_gloss_is_noticed(language: str, gloss: str, fault: str) -> None:
    assert list(faults(language, "cote", gloss)) == [fault]


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return shipped.glosses(WORDLISTS)


def test_the_committed_lines_are_gathered_from_wordnet(
    extract: Callable[[str], dict[str, Any]],
) -> None:
    found = extract("en")
    wordnet = WordNet()
    best = gathering.best_senses(wordnet)
    by_hand = shipped.glosses_in(WORDLISTS / shipped.BY_HAND)
    words = found["words"]
    lines = gathering.gather(best, wordnet.irregular, words, words, by_hand)
    committed = shipped.glosses_in(WORDLISTS / shipped.WORDNET)
    expected = {word: committed[word] for word in found["glosses"]}
    assert {word: lines.get(word) for word in expected} == expected


def test_an_irregular_form_has_the_gloss_by_hand_of_its_base(
    extract: Callable[[str], dict[str, Any]],
) -> None:
    extract("en")
    wordnet = WordNet()
    best = gathering.best_senses(wordnet)
    by_hand = {"mouse": "mouse\tv\tprowl\tn\ta small rodent"}
    lines = gathering.gather(best, wordnet.irregular, {"mouse", "mice"}, set(), by_hand)
    assert lines["mice"] == "mice\tn\ta small rodent\tmouse"


def test_a_verb_defines_a_noun_that_only_names_what_it_means() -> None:
    def sense(part: str, gloss: str, uses: int = 0) -> gathering.Sense:
        return gathering.Sense(False, False, -uses, part, 1, gloss, is_act=part == "n")

    best = {
        "visit": {"v": sense("v", "go to see")},
        "visiting": {"n": sense("n", "the activity of making visits")},
        "say": {"v": sense("v", "express in words")},
        "saying": {"n": sense("n", "a wise phrase")},
        "box": {"v": sense("v", "put into a box")},
        "boxing": {"n": sense("n", "fighting with the fists", 1)},
        "evening": {"n": sense("n", "the end of the day")},
    }
    lines = gathering.gather(best, {}, best, {"sayings"}, {})
    glosses = [look_up(word, lambda each: lines.get(each, "")) for word in best if "ing" in word]
    assert [gloss and gloss.part for gloss in glosses] == [*"vnnn"]


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
