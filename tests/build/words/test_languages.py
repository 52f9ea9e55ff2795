"""The recipes of languages other than English, on extracts of their sources; the lists they made.

The hand-made tables in `wordlists/` are the real ones, so an extract also shows that a removed word
is not listed, and that an unlikely one has at most 30 %.
"""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beecore.editions import Edition
from beecore.words import lists
from build import WORDLISTS, data
from build.words.languages import LANGUAGES
from build.words.lemmas import LIKELY, Recipe
from build.words.sources import table, table_rows

MADE = "words.txt", "forms.txt"


def by_word(path: Path) -> dict[str, str]:
    """Return the lines of a list by their words."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {line.split()[0]: line for line in lines}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_recipe_makes_the_committed_lines_from_its_sources(
    tag: str, tmp_path: Path, extract: Callable[[str], dict[str, Any]]
) -> None:
    words = set(extract(tag)["words"])
    recipe = LANGUAGES[tag]()
    recipe.everyday &= words  # those that the extract has
    recipe.additions &= words
    committed, recipe.folder = recipe.folder, tmp_path / tag
    shutil.copytree(committed, recipe.folder, ignore=lambda *_: MADE)
    recipe.write()
    assert by_word(recipe.folder / "words.txt").keys() == words
    letters = words | set(map(recipe.edition.alphabet.fold, words))
    for name in MADE:
        made, expected = by_word(recipe.folder / name), by_word(committed / name)
        assert made == {word: line for word, line in expected.items() if word in letters}


class Frequencies(Recipe):
    """French words with given Zipf frequencies; one of 2.3 is as likely as not."""

    tag, boundary = "fr", 2.3

    def __init__(self, folder: Path, **zipfs: float) -> None:
        self.folder, self.zipfs = folder, zipfs
        (folder / "blocked.txt").touch()

    def zipf(self, spelling: str) -> float:
        return self.zipfs.get(spelling, 0)


def test_forms_belong_to_their_word_unless_they_are_words_or_fit_no_hive(tmp_path: Path) -> None:
    forms = [
        *((form, "chanter") for form in ("chantées", "chante", "chant", "chanterions")),
        ("côtes", "côte"),
        ("rats", "rat"),  # of a word that is not listed
        ("cotes", "coter"),
        ("pars", "parer"),
    ]
    zipfs = {"chanter": 4.0, "chante": 5.0, "côte": 4.0, "coter": 2.0, "parer": 2.0, "pars": 5.0}
    lines = Frequencies(tmp_path, **zipfs).forms_by_word(
        ["chanter", "chant", "côte", "coter", "parer"], forms
    )
    assert list(lines) == ["chanter chante chantees", "cote cotes"]


def test_a_plural_belongs_to_its_noun_although_a_verb_is_more_frequent(tmp_path: Path) -> None:
    class Plurals(Frequencies):
        plurals, infinitives, words_of_forms = (("a", "es"), ("", "s")), ("er",), {"dites": "dire"}

    zipfs = {"donar": 5.7, "dona": 5.5, "bever": 4.0, "pont": 3.0, "ponter": 5.0, "dire": 4.0}
    pairs = [("dones", "donar"), ("dones", "dona"), ("bevers", "bever"), ("dites", "dire")]
    pairs += [("ponts", "ponter"), ("ponts", "pont"), ("dites", "ponter")]  # pont is far rarer
    made = Plurals(tmp_path, **zipfs).forms_by_word(zipfs, pairs)
    assert list(made) == ["bever bevers", "dire dites", "dona dones", "ponter ponts"]


@pytest.mark.parametrize("edition", data.LANGUAGES, ids=lambda edition: edition.name)
def test_each_list_is_in_order_and_follows_the_tables_made_by_hand(edition: Edition) -> None:
    folder, alphabet = WORDLISTS / edition.language, edition.alphabet
    percentages = {word: int(each) for word, each in table_rows(folder / "words.txt")}
    letters = list(map(alphabet.fold, percentages))
    assert letters == sorted(set(letters))
    assert not percentages.keys() & table(folder / "removals.txt")
    assert not set(map(lists.fingerprint, letters)) & lists.blocked(folder)
    assert all(alphabet.has_all(word) and len(word) >= edition.minimum for word in letters)
    assert all(0 <= each <= 100 for each in percentages.values())
    added = map(alphabet.fold, table(folder / "additions.txt") - table(folder / "removals.txt"))
    absent = {word for word in added if len(word) >= edition.minimum} - set(letters)
    assert {lists.fingerprint(word) for word in absent} <= lists.blocked(folder)
    likely = {alphabet.fold(word) for word, each in percentages.items() if each >= LIKELY}
    for _, *everyday in table_rows(folder / "everyday.txt"):
        assert set(map(alphabet.fold, everyday)) <= likely
    unlikely = percentages.keys() & table(folder / "unlikely.txt")
    assert all(percentages[word] <= 30 for word in unlikely)
    insults = {
        word
        for word, *reason in table_rows(folder / "never-daily.txt")
        if reason[0] in ("slur", "insulting", "hurtful")
    }
    assert not insults & likely
    first = list(by_word(folder / "forms.txt"))
    assert first == sorted(first)
    assert set(first) <= set(letters)


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("es", "bosquecillo removedor hackear tofu rúcula"),
        ("fr", "kale axial ramen trail"),
        ("it", "joker start check chart post social"),
        ("nl", "hiatus workout hoax rapper"),
    ],
)
def test_words_that_players_missed_are_listed(tag: str, words: str) -> None:
    assert set(words.split()) <= table(WORDLISTS / tag / "words.txt")


def test_what_is_written_before_a_pronoun_is_no_portuguese_form() -> None:
    lines = table_rows(WORDLISTS / "pt" / "forms.txt")
    forms = {form for _, *found in lines for form in found}
    assert not forms & set("colocamo abrimo dormire partirde hotels perfils".split())
    assert forms >= set("colocamos chamo lembro hoteis perfis".split())
