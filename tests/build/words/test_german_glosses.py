"""German definitions: short, complete, and harmless first."""

import pytest

from build.words.german_glosses import definition


@pytest.mark.parametrize(
    ("senses", "gloss"),
    [
        (["ohne Plural: Freude [1]; Jubel"], "Freude; Jubel"),
        (["ein großes Haus; Palast"], "ein großes Haus"),
        (["siehe Wonne", "Lust"], "Lust"),
        (["Wort, das sehr lang ist, " + "und noch länger " * 9], "Wort, das sehr lang ist"),
        (["Wort, das " + "überaus " * 20 + "lang ist"], ""),
        (["Wort (" + "x" * 120 + ")"], "Wort"),
    ],
)
def test_definitions_are_short_and_complete(senses: list[str], gloss: str) -> None:
    assert definition("Spaß", senses) == gloss


def test_harmless_common_definitions_go_first() -> None:
    senses = ["derb: Penis", "umgangssprachlich: Schweif", "hinterer Fortsatz eines Tiers"]
    assert definition("Schwanz", senses) == senses[2]
