"""`words.txt`: the marks of each source, and the committed lines, on an extract of the sources."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beecore import Hive, disk, solve
from beecore.game import puzzles
from beecore.words import lists, shipped
from build.words import english
from build.words.relations import Relations, derived, families
from build.words.wordnet import Evidence, WordNet
from tests import wordlists

COMPARED = re.compile(r"=(er|est)[1-7]\b")
ATTESTED = re.compile(r"\b(f[1-9]|news\d|w[1-4])\b")


class Company:
    """Stands in for the vectors, which only say all words together how a word is used."""

    def marks(self, word: str) -> list[str]:
        return re.findall(r"\blike\d+", wordlists.marks()[word])


def by_word(text: str) -> dict[str, str]:
    """Return the marks of each word in the text of `words.txt`."""
    rows = (line.partition(" ") for line in text.splitlines())
    return {word: marks for word, _, marks in rows}


def test_the_command_makes_the_committed_lines_from_its_sources(
    extract: Callable[[str], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    words, committed = extract("en")["words"], wordlists.marks()
    written: dict[str, str] = {}
    monkeypatch.setattr(english.Company, "read", lambda words: Company())
    monkeypatch.setattr(lists, "additions", lambda _: {"matcha": "new", "matchas": "newform"})
    monkeypatch.setattr(disk, "write", lambda path, text: written.update(by_word(text)))
    english.main()
    assert [written[word] for word in words] == [committed[word] for word in words]
    assert not {"hog", "cetene"} & written.keys()  # too short, and in none of the sources


def test_a_word_has_its_least_size_and_spellings_and_names_are_marked(tmp_path: Path) -> None:
    files = {
        "english-words.35": "noon café",
        "english-words.10": "noon it's",
        "english-words.95": "nonoon",
        "american-words.20": "color",
        "british-words.20": "colour analyse novenae",
        "variant_1-words.20": "colour",
        "australian-words.35": "arvo brekky",
        "english-words.70": "arvo",
        "canadian-words.60": "toonie",
        "variant_2-words.60": "cafe noöne",
        "english-upper.50": "Noon",
        "english-proper-names.80": "Color",
        "english-abbreviations.10": "abbr",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    scowl = english.Scowl(tmp_path)
    assert {word: " ".join(scowl.marks(word)) for word in scowl.sizes} == {
        "noon": "10 u2",
        "cafe": "35 respelt",
        "color": "20 name2",
        "colour": "20 british variant",
        "analyse": "20 british",
        "novenae": "20 variant",
        "arvo": "70 australian",
        "brekky": "35 australian",
        "toonie": "60 canadian",
        "noone": "60 variant",
    }


@pytest.fixture
def wordnet(tmp_path: Path) -> WordNet:
    """A WordNet of a few nouns, two of them a name and a slur."""
    for part in ("noun", "verb", "adj", "adv"):
        for name in (f"data.{part}", f"index.{part}", f"{part}.exc"):
            (tmp_path / name).write_text("  1 license\n", "utf-8")
    (tmp_path / "data.noun").write_text(
        "00000001 13 n 02 pasty 0 Pasty_Pie 0 001 ;c 00000002 n 0101 | (British) a pie\n"
        "00000002 15 n 01 Nova 0 000 | a town\n"
        "00000003 05 n 01 hog 0 000 | a pig\n"
        "00000004 18 n 01 lout 0 000 | insulting term for a boor\n"
        "00000005 18 n 01 boor 0 000 | (ethnic slur) a lout\n",
        "utf-8",
    )
    index = enumerate(("pasty", "nova", "hog", "lout", "boor"), 1)
    lines = [f"{word} n 1 0 1 0 0000000{number}\n" for number, word in index]
    (tmp_path / "index.noun").write_text("".join(lines), "utf-8")
    (tmp_path / "noun.exc").write_text("pasteis pasty\n", "utf-8")
    (tmp_path / "cntlist.rev").write_text("pasty%1:13:00:: 1 9\n", "utf-8")
    return WordNet(tmp_path)


def test_senses_topics_fields_and_uses_are_marked(wordnet: WordNet) -> None:
    evidence = Evidence(wordnet)
    assert evidence.marks("pasty") == ["w1", "t2", "abroad", "field", "n:food", "uk"]
    assert evidence.marks("nova") == ["proper", "n:location"]
    assert evidence.marks("unheard") == []
    assert wordnet.irregular["pasteis"] == [("pasty", "n")]


@pytest.mark.parametrize(
    ("word", "marks"),
    [
        ("hog hogs", ["rude1"]),  # the leading sense is harmless
        ("lout louts loutest", ["rude2"]),
        ("cad boor", ["rude3"]),
        ("dam cade", []),
    ],
)
def test_a_form_is_as_rude_as_its_base(word: str, marks: list[str], wordnet: WordNet) -> None:
    rudeness = english.Rudeness({"hog": "2", "lout": "1", "cad": "2"}, Evidence(wordnet))
    assert [rudeness.marks(each) for each in word.split()] == [marks] * len(word.split())


def test_commonness_is_by_half_powers_of_ten_and_news_by_powers_of_two() -> None:
    common = english.Commonness({"cave": -11.5, "Cave": -13.8, "nova": -18.0})
    assert [common.marks(word) for word in ("cave", "nova", "unheard")] == [
        ["f8", "c2"],
        ["f2", "c1"],
        [],
    ]
    assert not common.is_name("cave")
    news = english.News({"cave": 1, "noon": 9, "the": 400_000}, {"cetene"})
    marks = [news.marks(word) for word in ("cave", "noon", "the", "cetene", "uncounted")]
    assert marks == [["news0"], ["news3"], ["news9"], ["nonews"], []]


def test_each_axis_has_six_classes_of_words() -> None:
    numpy = pytest.importorskip("numpy", reason="gathering needs the extra “words”")
    words = [f"word{number}" for number in range(60)]
    company = english.Company(words, numpy.random.default_rng(7).normal(size=(60, 50)))
    (marks,) = zip(*map(company.marks, words), strict=True)
    assert {len(mark) for mark in marks} == {len("like") + 12}
    for axis in zip(*(mark.removeprefix("like") for mark in marks), strict=True):
        assert set(axis) == set("012345")
    assert company.marks("unheard") == []


def test_relations_name_the_form_the_derivation_and_the_plural() -> None:
    sizes = {"bake": 10, "baked": 20, "bakes": 50, "happy": 10, "mice": 20, "mouse": 40, "re": 80}
    relations = Relations(sizes, {"mice": [("mouse", "n")]})
    words = "baked bake unhappy mice reed".split()
    marks = [" ".join(relations.marks(word)) for word in words]
    assert marks == ["=ed1", "p2", "+un- of1", "=irregular2", ""]


def test_families_have_forms_and_derivations_in_any_order_of_the_words() -> None:
    words = "happy happier unhappy unhappily unhappiness noon join rejoin rejoined".split()

    def groups(given: list[str]) -> set[frozenset[str]]:
        of = families(given)
        return {frozenset(word for word in of if of[word] == head) for head in of.values()}

    assert groups(words) == groups(words[::-1])
    assert groups(words) == {frozenset(words[:5]), frozenset({"noon"}), frozenset(words[6:])}


@pytest.mark.parametrize(
    ("word", "gloss"),
    [
        ("oddly", ("r", "in an odd way")),
        ("happily", ("r", "in a happy way")),
        ("unhappy", ("a", "not happy")),
        ("happiness", ("n", "the quality of being happy")),
        ("teacher", ("n", "one that teaches")),
        ("reteach", ("v", "teach again")),
        ("sunless", ("a", "without sun")),
        ("sunly", None),
        ("reable", None),
    ],
)
def test_an_affix_needs_a_base_of_its_kind(word: str, gloss: tuple[str, str] | None) -> None:
    known = {"able": "a", "odd": "a", "happy": "a", "teach": "v", "sun": "n"}
    assert derived(word, lambda base, part: known.get(base) == part) == gloss


def test_hardly_any_likely_word_is_a_form_that_no_list_attests() -> None:
    """Forms in -er and -est are never learned from puzzles, which have no S, and no E with R."""
    days = puzzles.read(shipped.calendar_text())[::97]
    hives = [hive[:-2] + "er" for hive in days if len({*hive[:-2], *"er"}) == 7]
    marks = [
        wordlists.marks()[solution.word]
        for hive in hives
        for solution in solve(Hive(hive), shipped.usual())
        if solution.likely
    ]
    unattested = [each for each in marks if COMPARED.search(each) and not ATTESTED.search(each)]
    assert marks
    assert len(unattested) / len(marks) <= 0.03
