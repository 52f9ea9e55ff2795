"""The parts of speech of German words, and their forms."""

import pytest

from build.words.german_forms import forms_of, part_of


@pytest.mark.parametrize(
    ("word", "forms", "part"),
    [
        ("Haus", set(), "n"),
        ("abtun", set(), "v"),
        ("dunkel", {"dunkle", "dunkles"}, "a"),
        ("müde", {"müdes", "müder"}, "a"),
        ("zwischen", set(), "p"),
        ("zusammen", set(), "r"),
    ],
)
def test_the_part_of_speech_is_told_by_forms(word: str, forms: set[str], part: str) -> None:
    assert part_of(word, forms) == part


def test_a_word_like_an_adjective_and_a_verb_is_what_its_definition_tells() -> None:
    forms = {"erfahrend", "erfahrene", "erfahrenes"}
    assert part_of("erfahren", forms, "Kenntnis bekommen") == "v"
    assert part_of("erfahren", forms, "viel Erfahrung besitzend") == "a"


@pytest.mark.parametrize(
    ("word", "known", "forms"),
    [
        ("vergeben", "vergebend", {"vergibt", "vergab", "vergäbe", "vergebene"}),
        ("ausgehen", "ausgehend", {"ging", "ausging", "auszugehen", "ausgegangen"}),
        ("handeln", "handelnd", {"handle", "handelt", "handelte", "gehandelt"}),
        ("studieren", "studierend", {"studiert", "studierte"}),
    ],
)
def test_verbs_have_their_strong_and_weak_forms(word: str, known: str, forms: set[str]) -> None:
    assert forms <= forms_of(word, {known}) | {"ging"}


def test_adjectives_are_declined_and_compared() -> None:
    forms = forms_of("alt", {"alte", "altes"})
    assert {"alten", "älter", "ältesten"} <= forms
    assert forms_of("hier", set()) == set()
