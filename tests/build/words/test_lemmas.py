"""Tests of the lists of lemmas, and of the committed lists of all languages."""

import math
from pathlib import Path

import pytest

from beecore.editions import Edition, edition_of
from beecore.errors import WordListError
from beecore.words import lists
from build import WORDLISTS, data
from build.words.lemmas import (
    FORMS,
    GLOSSES,
    REMOVALS,
    UNLIKELY,
    WORDS,
    Recipe,
    likelihood,
    listed,
    table,
    write,
    write_forms,
    write_glosses,
)

FRENCH = edition_of("french").alphabet


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
    lexicon = data.language(edition_of("french"), folder / "words.txt")
    entries = {each.word: each for each in lexicon.all_entries()}
    assert lexicon.alphabet == FRENCH
    assert (entries["coeur"].written, entries["cote"].written) == ("cœur", "côté")
    likely = {word for word, each in entries.items() if each.likelihood >= lexicon.likely}
    assert likely == {"coeur", "cote"}


def test_unlikely_words_stay_but_are_only_possible(folder: Path) -> None:
    (folder / "unlikely.txt").write_text("# Known to few.\neon a unit\n", "utf-8")
    recipe = Recipe(FRENCH, 3, 2.3, lambda word: 5.0)
    assert listed(recipe, {"éon", "eon", "été"}, folder) == {"éon": 98, "été": 98}
    assert listed(recipe, {"eon", "été"}, folder) == {"eon": 30, "été": 98}


def test_forms_are_written_by_their_word_unless_they_are_words_or_fit_no_hive(
    tmp_path: Path,
) -> None:
    forms = [
        ("chantées", "chanter"),
        ("chante", "chanter"),
        ("chant", "chanter"),  # a word itself
        ("chanterions", "chanter"),  # nine different letters
        ("côtes", "côte"),
        ("rats", "rat"),  # of a word that is not listed
    ]
    write_forms(tmp_path, edition_of("french"), ["chanter", "chant", "côte"], forms)
    assert (tmp_path / FORMS).read_text("utf-8") == "chanter chante chantees\ncote cotes\n"


def test_definitions_are_written_by_the_letters_of_their_words(tmp_path: Path) -> None:
    write_glosses(tmp_path, FRENCH, {"été": ("n", "saison chaude"), "cœur": ("n", "organe")})
    written = (tmp_path / GLOSSES).read_text("utf-8")
    assert written == "coeur\tn\torgane\nete\tn\tsaison chaude\n"


@pytest.mark.parametrize("gloss", [("n", "a" * 111), ("x", "saison")])
def test_a_definition_that_is_too_long_or_has_no_part_of_speech_is_refused(
    tmp_path: Path, gloss: tuple[str, str]
) -> None:
    with pytest.raises(WordListError, match="“été” is defined as"):
        write_glosses(tmp_path, FRENCH, {"été": gloss})


@pytest.mark.parametrize("edition", data.LANGUAGES, ids=lambda edition: edition.name)
def test_each_list_is_in_order_and_without_removed_and_blocked_words(edition: Edition) -> None:
    folder, alphabet = WORDLISTS / edition.language, edition.alphabet
    lines = [line.split() for line in (folder / WORDS).read_text("utf-8").splitlines()]
    words = [alphabet.fold(word) for word, _ in lines]
    assert words == sorted(set(words))
    assert not {word for word, _ in lines} & table(folder / REMOVALS)
    assert not set(map(lists.fingerprint, words)) & lists.blocked(folder)
    assert all(alphabet.has_all(word) and len(word) >= edition.minimum for word in words)
    assert all(0 <= int(percentage) <= 100 for _, percentage in lines)
    unlikely = table(folder / UNLIKELY)
    assert all(int(percentage) <= 30 for word, percentage in lines if word in unlikely)


@pytest.mark.parametrize("edition", data.LANGUAGES, ids=lambda edition: edition.name)
def test_each_form_and_definition_belongs_to_a_word(edition: Edition) -> None:
    folder, fold = WORDLISTS / edition.language, edition.alphabet.fold
    words = {fold(line.split()[0]) for line in (folder / WORDS).read_text("utf-8").splitlines()}
    for name, separator in (FORMS, " "), (GLOSSES, "\t"):
        text = (folder / name).read_text("utf-8") if (folder / name).is_file() else ""
        first = [line.split(separator)[0] for line in text.splitlines()]
        assert first == sorted(set(first))
        assert set(first) <= words
