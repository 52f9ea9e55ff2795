"""Definitions: lines of a gloss file, and forms defined by their base."""

import pytest

from beecore.gloss import Gloss, files_of, form_of, look_up

LINES = """
cave	n	a hollow in rock	v	hollow out
cozy	a	warm and safe
jog	v	run slowly
hop	v	leap on one foot
hope	v	wish for
fireman	n	one who puts fires out
why	r	for what reason
tab	n	a small flap
went	v	move	go
""".strip().split("\n")


def line_of(word: str) -> str:
    found = [line for line in LINES if line.split("\t")[0] == word]
    return found[0] if found else ""


@pytest.mark.parametrize(
    ("word", "text", "base", "part"),
    [
        ("cave", "a hollow in rock", "cave", "noun"),
        ("caves", "a hollow in rock", "cave", "noun"),
        ("caved", "hollow out", "cave", "verb"),
        ("caving", "hollow out", "cave", "verb"),
        ("coziest", "warm and safe", "cozy", "adjective"),
        ("cozier", "warm and safe", "cozy", "adjective"),
        ("jogging", "run slowly", "jog", "verb"),
        ("hopped", "leap on one foot", "hop", "verb"),
        ("hoped", "wish for", "hope", "verb"),
        ("firemen", "one who puts fires out", "fireman", "noun"),
        ("went", "move", "go", "verb"),
    ],
)
def test_defines_a_form_by_its_base(word: str, text: str, base: str, part: str) -> None:
    assert look_up(word, line_of) == Gloss(text, base, part)


@pytest.mark.parametrize(("word", "base"), [("whys", "why"), ("tabbed", "tab")])
def test_falls_back_to_a_base_of_another_part_of_speech(word: str, base: str) -> None:
    gloss = look_up(word, line_of)
    assert gloss is not None
    assert gloss.base == base


@pytest.mark.parametrize("word", ["nova", "caver", "s", "ing", "cavest", "wented"])
def test_returns_none_for_unknown_words(word: str) -> None:
    assert look_up(word, line_of) is None


def test_words_of_many_letters_are_only_in_the_rest_files() -> None:
    assert files_of("went") == ["glosses/w.txt", "glosses/rest/w.txt"]
    assert files_of("uncopyrightable") == ["glosses/rest/u.txt"]


@pytest.mark.parametrize(
    ("word", "base", "part", "form"),
    [
        ("caved", "cave", "verb", "past tense"),
        ("caving", "cave", "verb", "present participle"),
        ("caves", "cave", "verb", "third person"),
        ("caves", "cave", "noun", "plural"),
        ("mice", "mouse", "noun", "plural"),
        ("eaten", "eat", "verb", "form"),
        ("dinnered", "dinner", "noun", "form"),
        ("later", "late", "adjective", "comparative"),
        ("oddest", "odd", "adjective", "superlative"),
        ("whys", "why", "adverb", "form"),
    ],
)
def test_a_form_is_named(word: str, base: str, part: str, form: str) -> None:
    assert form_of(word, Gloss("a definition", base, part)) == form
