"""Accents and ligatures in the words of packages."""

from build.words.packages import fold, is_lettered


def test_ligatures_are_spelled_out_and_an_apostrophe_is_not_a_letter() -> None:
    assert fold("œuvre") == "oeuvre"
    assert not is_lettered("it's")
