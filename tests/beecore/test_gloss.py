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


FORMS = """
cave caves: cave n a hollow in rock
caved caving: cave v hollow out
coziest cozier: cozy a warm and safe
jogging: jog v run slowly
hopped: hop v leap on one foot
hoped: hope v wish for
firemen: fireman n one who puts fires out
went: go v move
whys: why r for what reason
tabbed: tab n a small flap
"""
"""Forms, and for each line the base, part of speech, and text of their gloss."""


@pytest.mark.parametrize("line", FORMS.strip().split("\n"))
def test_defines_a_form_by_its_base(line: str) -> None:
    forms, gloss = line.split(": ")
    base, part, text = gloss.split(" ", 2)
    for word in forms.split():
        assert look_up(word, line_of) == Gloss(text, base, part)


@pytest.mark.parametrize("word", ["nova", "caver", "s", "ing", "cavest", "wented"])
def test_returns_none_for_unknown_words(word: str) -> None:
    assert look_up(word, line_of) is None


def test_words_of_many_letters_are_only_in_the_rest_files() -> None:
    assert files_of("went") == ["glosses/w.txt", "glosses/rest/w.txt"]
    assert files_of("uncopyrightable") == ["glosses/rest/u.txt"]


@pytest.mark.parametrize(
    ("word", "base", "part", "form"),
    [
        ("caved", "cave", "v", "past tense"),
        ("caving", "cave", "v", "present participle"),
        ("caves", "cave", "v", "third person"),
        ("caves", "cave", "n", "plural"),
        ("mice", "mouse", "n", "plural"),
        ("eaten", "eat", "v", "form"),
        ("dinnered", "dinner", "n", "form"),
        ("later", "late", "a", "comparative"),
        ("oddest", "odd", "a", "superlative"),
        ("whys", "why", "r", "form"),
    ],
)
def test_a_form_is_named(word: str, base: str, part: str, form: str) -> None:
    assert form_of(word, Gloss("a definition", base, part)) == form
