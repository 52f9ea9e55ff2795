"""Tests of the choice of Spanish synonyms, and of those that are shipped."""

from collections.abc import Collection

from beecore.words import lists
from build import WORDLISTS
from build.words.sources import table
from build.words.spanish_synonyms import Choice

THESAURUS = {
    word: [frozenset(sense.split()) for sense in senses]
    for word, *senses in (
        ("dicha", "felicidad suerte dichoso", "azar suerte"),
        ("felicidad", "dicha suerte"),
        ("suerte", "dicha felicidad", "azar dicha"),
        ("azar", "suerte dicha"),
    )
}
FREQUENCIES = {"dicha": 3.5, "felicidad": 4.5, "suerte": 4.6, "azar": 3.3}


def synonyms(
    word: str, never: Collection[str] = (), odd: Collection[frozenset[str]] = ()
) -> list[str]:
    known = {**FREQUENCIES, "dichoso": 3.0}
    return Choice(THESAURUS, known, known.__getitem__, never, odd).of(word)


def test_synonyms_share_a_sense_and_do_not_look_like_the_word() -> None:
    assert synonyms("felicidad") == ["suerte", "dicha"]
    assert synonyms("dicha") == ["suerte"]


def test_words_that_are_rude_odd_or_not_listed_are_no_synonyms() -> None:
    assert synonyms("dicha", never=["suerte"]) == ["felicidad"]
    assert synonyms("dicha", odd=[frozenset({"suerte", "dicha"})]) == ["felicidad"]
    assert synonyms("suerte", never=["suerte"]) == []
    assert synonyms("desconocido") == []


def test_rare_words_are_no_synonyms_and_words_without_synonyms_have_no_line() -> None:
    frequencies = {**FREQUENCIES, "suerte": 2.0, "nada": 4.0}
    choice = Choice(THESAURUS, frequencies, frequencies.__getitem__)
    assert "dicha\tfelicidad" in choice.lines()
    assert not any(line.startswith("nada") for line in choice.lines())


def test_shipped_synonyms_are_listed_words_of_at_most_110_characters() -> None:
    folder = WORDLISTS / "es"
    words = {line.split()[0] for line in (folder / "words.txt").read_text("utf-8").splitlines()}
    blocked = lists.blocked(folder)
    assert table(folder / "odd-synonyms.txt")
    for line in (folder / "synonyms.txt").read_text("utf-8").splitlines():
        word, found = line.split("\t")
        assert {word, *found.split(", ")} <= words
        assert 1 <= len(found.split(", ")) <= 3
        assert len(found) <= 110
        assert not {lists.fingerprint(each) for each in [word, *found.split(", ")]} & blocked
