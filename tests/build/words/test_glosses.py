"""The definitions in all languages: their form, and which words have one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from beecore.editions import EDITIONS, ORIGINAL
from beecore.gloss import look_up
from beecore.hive import USUAL_SIZE
from beecore.words import lists, shipped
from build import WORDLISTS
from tests import wordlists

CUT = {
    "en": re.compile(r"\b(?:and|or|an|the|its|their|whose|such as|[a-z]+,[a-z]+)$"),
    "de": re.compile(r"\b(?:und|oder|sowie|bzw|speziell|insbesondere)$"),
    "fr": re.compile(r"\b(?:et|ou|(?:de|d’une) manière)$|’$"),
    "es": re.compile(r"\b(?:y|o|de)$"),
    "ca": re.compile(r"\b(?:i|o)$|’$"),
    "it": re.compile(r"\b(?:e|o)$|’$"),
    "nl": re.compile(r"\b(?:en|of)$"),
    "pt": re.compile(r"\b(?:e|ou)$"),
    "sv": re.compile(r"\b(?:och|eller)$"),
}
"""How a gloss ends that is cut: in a word that leads to another one."""
RUN_TOGETHER = re.compile(r"[^\W\d][,;]\w")
ALSO_RUN_TOGETHER = {
    "de": re.compile(r"[a-zäöüß][A-ZÄÖÜ][a-zäöüß]{2}"),
    "es": re.compile(r"\w[,;]\w|[a-zñ][A-ZÑ]"),
}
MAX_LENGTH = 110
"""The most characters of a gloss."""
LISTS = [WORDLISTS / "glosses.txt", *sorted(WORDLISTS.glob("*/glosses.txt"))]
REFERS = re.compile(r"\bsiehe\b|\bunter beschrieb|\bSeite \d|\((?:Singular|Plural) \d|<|\[\d")
"""A reference to another sense or page, or markup."""


def faults(language: str, word: str, gloss: str) -> Iterator[str]:
    """Yield what is wrong with the form of a gloss, whatever it says."""
    if not re.search(r"\w", gloss):
        yield "empty"
    if CUT[language].search(gloss.rstrip(" .,;:–")):
        yield "cut"
    run_together = RUN_TOGETHER, ALSO_RUN_TOGETHER.get(language, RUN_TOGETHER)
    if any(pattern.search(gloss) for pattern in run_together):
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
    folder = WORDLISTS if language == ORIGINAL.language else WORDLISTS / language
    for word, line in shipped.glosses(folder).items():
        yield from ((word, gloss) for gloss in line.split("\t")[2::2])


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


def test_nearly_all_likely_words_have_a_gloss_and_all_of_daily_hives(known: dict[str, str]) -> None:
    boundary = shipped.usual().likely
    likely = [word for word, each in wordlists.likelihoods().items() if each >= boundary]
    missing = {word for word in likely if look_up(word, lambda each: known.get(each, "")) is None}
    assert len(missing) <= 0.04 * len(likely)
    daily = [
        word
        for word in likely
        if len(set(word)) <= USUAL_SIZE and "s" not in word and not {"e", "r"} <= set(word)
    ]
    assert len(daily) > 14_000
    assert missing.isdisjoint(daily)


@pytest.mark.unmeasured
@pytest.mark.parametrize("path", LISTS[1:], ids=lambda path: path.parent.name)
def test_nearly_all_likely_words_of_usual_hives_have_a_gloss_in_each_language(path: Path) -> None:
    edition = next(each for each in EDITIONS if each.language == path.parent.name)
    lexicon, known = shipped.everything(edition), shipped.glosses(path.parent)
    likely = [each.word for each in lexicon.all_entries() if each.likelihood >= lexicon.likely]
    usual = [word for word in likely if len(set(word)) <= USUAL_SIZE]
    missing = set(usual) - known.keys()
    assert len(missing) <= 0.01 * len(usual)


def test_every_addition_and_its_forms_have_a_gloss(known: dict[str, str]) -> None:
    added = lists.additions(WORDLISTS)
    assert {word for word, mark in added.items() if mark == lists.NEW} <= known.keys()
    missing = [word for word in added if look_up(word, lambda each: known.get(each, "")) is None]
    assert missing == []


def test_english_glosses_hold_no_blocked_word(known: dict[str, str]) -> None:
    used = {word for line in known.values() for word in line.lower().split()}
    assert "…" not in "".join(used)  # stands for the word itself, see `beecore.gloss.masked`
    blocked = lists.blocked(WORDLISTS)
    assert [word for word in used if lists.fingerprint(word) in blocked] == []


@pytest.mark.parametrize("path", LISTS, ids=lambda path: str(path.relative_to(WORDLISTS)))
def test_glosses_are_sorted_short_and_of_listed_words(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    words = [line.partition("\t")[0] for line in lines]
    assert words == sorted(set(words))
    assert [line for line in lines if max(map(len, line.split("\t"))) > MAX_LENGTH] == []
    if path.parent != WORDLISTS:
        edition = next(each for each in EDITIONS if each.language == path.parent.name)
        listed = {each.word for each in shipped.everything(edition).all_entries()}
        assert set(map(edition.alphabet.fold, words)) <= listed
