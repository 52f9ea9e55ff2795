"""The glosses: gathered, committed, and cut for the page."""

import gzip
from collections import defaultdict
from pathlib import Path

import pytest

from beecore.gloss import Gloss, files_of, look_up
from beecore.words import glosses, lists, shipped
from build import WORDLISTS, packs
from build import glosses as made
from build.senses import Sense, Senses
from tests import wordlists

LONGEST = 80
MOST, MOST_IN_ALL = 90_000, 780_000


@pytest.fixture(scope="module")
def dist(built: Path) -> Path:
    built.mkdir(exist_ok=True)
    packs.make(built)
    made.make(built)
    return built


@pytest.fixture(scope="module")
def known() -> dict[str, str]:
    return glosses.read(WORDLISTS)


def look_up_in(lines: dict[str, str], word: str) -> Gloss | None:
    return look_up(word, lambda each: lines.get(each, ""))


def sense(part: str, gloss: str, uses: int = 0) -> Sense:
    return Sense(False, False, -uses, part, 1, gloss)


def test_words_forms_and_derivations_have_lines_if_they_need_one() -> None:
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
    assert made.gather(senses, words, ["oddly"]) == {
        "cave": "cave\tn\ta hollow\tv\thollow out",
        "swing": "swing\tv\tmove to and fro",
        "swinge": "swinge\tv\tbeat",
        "swinging": "swinging\tv\tmove to and fro\tswing",
        "go": "go\tv\tmove",
        "went": "went\tv\tmove\tgo",
        "oddly": "oddly\tr\tin an odd way",
    }


def test_a_file_tells_all_of_its_words_and_nothing_wrong_of_others() -> None:
    known = {"go": "go\tv\tmove", "went": "went\tv\tmove\tgo", "cave": "cave\tn\ta hollow"}
    known |= {"wen": "wen\tn\ta lump", "wens": "wens\tn\tnot of wen"}
    assert made.cut(known, ["went", "wen"], ["wens"]) == [
        "wen\tn\ta lump",
        "went\tv\tmove\tgo",
        "wens\tn\tnot of wen",
    ]


def test_the_files_tell_what_all_lines_tell(dist: Path, known: dict[str, str]) -> None:
    lines: dict[str, dict[str, str]] = defaultdict(dict)
    for name in made.FILES + made.REST:
        text = (dist / name).read_text("utf-8")
        assert text[0] == text[-1] == "\n"
        for line in text.strip().split("\n"):
            lines[name][line.partition("\t")[0]] = line
    words = list(wordlists.likelihoods())
    for word in words[::7]:
        told = [look_up_in(lines[name], word) for name in files_of(word)]
        first = next(filter(None, told), None)
        assert first == look_up_in(known, word), word


def test_the_files_are_26_twice_small_and_sorted(dist: Path) -> None:
    files = [dist / name for name in made.FILES]
    assert len(files) == len(set(files)) == len(made.REST) == 26
    sizes = [len(gzip.compress(path.read_bytes(), 6)) for path in files]
    assert max(sizes) <= MOST
    assert sum(sizes) <= MOST_IN_ALL
    for path in files:
        lines = path.read_text("utf-8").strip().split("\n")
        assert lines == sorted(lines)
        assert {line[0] for line in lines} == {path.stem}


def test_the_licence_comes_with_them(dist: Path) -> None:
    notice = (WORDLISTS / "LICENSE-wordnet.txt").read_bytes()
    assert (dist / made.NOTICE).read_bytes() == notice


def test_fresh_files_are_left_alone(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made, "cut", pytest.fail)
    made.make(dist)


def test_nearly_all_likely_words_have_a_gloss(known: dict[str, str]) -> None:
    boundary = shipped.usual().likely
    likely = [word for word, each in wordlists.likelihoods().items() if each >= boundary]
    assert made.coverage(known, likely) >= 0.93


def test_every_addition_and_its_forms_have_a_gloss(known: dict[str, str]) -> None:
    by_hand = glosses.read_file(WORDLISTS / glosses.BY_HAND)
    added = lists.additions(WORDLISTS)
    assert {word for word, mark in added.items() if mark == lists.NEW} <= by_hand.keys()
    untold = [word for word in added if look_up_in(known, word) is None]
    assert untold == []


def test_glosses_are_short_and_hold_no_blocked_word(known: dict[str, str]) -> None:
    said = set()
    for line in known.values():
        assert max(map(len, line.split("\t"))) <= LONGEST, line
        said.update(line.lower().split())
    blocked = lists.blocked(WORDLISTS)
    assert [word for word in said if lists.fingerprint(word) in blocked] == []


def test_both_lists_are_sorted_and_have_a_word_once() -> None:
    for name in (glosses.BY_HAND, glosses.WORDNET):
        lines = (WORDLISTS / name).read_text("utf-8").splitlines()
        words = [line.partition("\t")[0] for line in lines if not line.startswith("#")]
        assert words == sorted(set(words))
