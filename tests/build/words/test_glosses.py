"""Gathering glosses, and the committed gloss files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beecore.gloss import look_up
from beecore.hive import USUAL_SIZE
from beecore.words import glosses, lists, shipped
from build import WORDLISTS
from build.words import glosses as gathering
from build.words.definitions import MAX_LENGTH
from build.words.glosses import Sense, shortened
from build.words.wordnet import WordNet
from tests import wordlists

NOUNS = """\
00000001 13 n 01 pasty 0 000 | small meat pie or turnover
00000002 15 n 01 Nova 0 001 @i 00000009 n 0000 | a town; far away
00000003 17 n 01 nova 0 000 | a star that flares up
00000004 10 n 01 obscenity 0 000 | a dirty word
00000005 08 n 01 tool 0 001 ;u 00000004 n 0000 | something dirty
00000006 06 n 01 tool 0 000 | what one works with
00000007 17 n 01 water_hole 0 000 | where animals drink
00000008 15 n 01 Ghent 0 001 @i 00000009 n 0000 | a city in Belgium
00000010 13 n 01 pasty 0 000 | made of paste
"""
INDEX = """\
pasty n 2 0 1 0 00000001 00000010
nova n 2 0 2 0 00000002 00000003
tool n 2 0 2 1 00000005 00000006
water_hole n 1 0 1 0 00000007
ghent n 1 1 @i 1 0 00000008
"""


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
    wordnet = WordNet.download()
    best = gathering.best_senses(wordnet)
    lines = gathering.gather(best, wordnet.irregular, found["words"], found["words"])
    committed = glosses.read_file(WORDLISTS / glosses.WORDNET)
    expected = {word: committed[word] for word in found["glosses"]}
    assert {word: lines.get(word) for word in expected} == expected


def test_the_most_used_harmless_sense_is_best(tmp_path: Path) -> None:
    for part in ("noun", "verb", "adj", "adv"):
        for name in (f"data.{part}", f"index.{part}", f"{part}.exc"):
            (tmp_path / name).touch()
    (tmp_path / "data.noun").write_text(NOUNS, "utf-8")
    (tmp_path / "index.noun").write_text(INDEX, "utf-8")
    (tmp_path / "cntlist.rev").write_text("pasty%1:13:00:: 2 9\ntool%1:08:00:: 1 5\n", "utf-8")
    best = gathering.best_senses(WordNet(tmp_path))
    assert {word: sense.gloss for word, parts in best.items() for sense in parts.values()} == {
        "pasty": "made of paste",
        "nova": "a star that flares up",
        "tool": "what one works with",
        "waterhole": "where animals drink",
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
        assert max(map(len, line.split("\t"))) <= MAX_LENGTH, line
        used.update(line.lower().split())
    blocked = lists.blocked(WORDLISTS)
    assert [word for word in used if lists.fingerprint(word) in blocked] == []


def test_both_lists_are_sorted_without_duplicates() -> None:
    for name in (glosses.BY_HAND, glosses.WORDNET):
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
