"""Tests of the lists of lemmas, and of the committed list of French ones."""

import math
from pathlib import Path

import pytest

from beecore.editions import edition_of
from beecore.words import lists
from build import WORDLISTS, packs
from build.words.lemmas import Recipe, likelihood, listed, removals, write

FRENCH = edition_of("french").alphabet
FOLDER = WORDLISTS / "fr"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "removals.txt").write_text("# Removed.\nshit English\n", "utf-8")
    (tmp_path / "blocked.txt").write_text(f"# Blocked.\n{lists.block('noon')}\n", "utf-8")
    return tmp_path


def test_a_likelihood_is_half_at_the_boundary_and_rises_with_frequency() -> None:
    assert likelihood(2.3, 2.3) == 0.5
    assert math.isclose(likelihood(3.3, 2.3), 0.8176, abs_tol=1e-4)
    assert likelihood(0.1, 2.3) < likelihood(2.2, 2.3) < likelihood(7, 2.3) < 1


def test_the_most_frequent_word_of_the_same_letters_is_listed(folder: Path) -> None:
    frequencies = {"côté": 5.0, "côte": 4.0, "cœur": 2.3, "été": 6.0, "éon": 1.0, "shit": 4.0}
    others = {"noon": 4.0, "rare": 0.0, "co-op": 4.0}
    recipe = Recipe(FRENCH, 4, 2.3, lambda word: (frequencies | others)[word])
    assert listed(recipe, frequencies | others, folder) == {"cœur": 50, "côté": 98}


def test_a_written_list_is_packed_with_its_written_forms(folder: Path) -> None:
    write(folder, {"cœur": 50, "côté": 98, "rare": 12})
    lexicon = packs.language("french", folder / "words.txt")
    entries = {each.word: each for each in lexicon.all_entries()}
    assert lexicon.alphabet == FRENCH
    assert (entries["coeur"].written, entries["cote"].written) == ("cœur", "côté")
    likely = {word for word, each in entries.items() if each.likelihood >= lexicon.likely}
    assert likely == {"coeur", "cote"}


def test_the_french_list_is_in_order_and_without_removed_and_blocked_words() -> None:
    lines = (FOLDER / "words.txt").read_text("utf-8").splitlines()
    words = [FRENCH.fold(line.split()[0]) for line in lines]
    assert words == sorted(set(words))
    assert not {line.split()[0] for line in lines} & removals(FOLDER)
    assert not set(map(lists.fingerprint, words)) & lists.blocked(FOLDER)
    assert all(FRENCH.has_all(word) and len(word) >= 4 for word in words)
    assert all(0 <= int(line.split()[1]) <= 100 for line in lines)
