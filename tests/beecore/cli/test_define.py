"""`bee define`: definitions of words."""

from tests.beecore.cli.terminal import Bee


def test_defines_words_in_the_given_order(bee: Bee) -> None:
    code, lines, _ = bee("define", "Matcha", "vibing", "went", "matcha")
    assert code == 0
    assert lines == [
        "matcha (noun): powdered green tea",
        "vibing (verb, present participle of vibe): be in a good mood together",
        "went (verb, form of go): change location",
    ]


def test_reports_an_unknown_word(bee: Bee) -> None:
    code, lines, _ = bee("define", "xyzzyx", "matcha")
    assert code == 1
    assert lines == ["xyzzyx: no definition found", "matcha (noun): powdered green tea"]


def test_rejects_text_that_is_not_a_word(bee: Bee) -> None:
    assert bee("define", "matcha", "it's") == (
        2,
        [],
        'bee: "\'" in "it\'s" is not one of the letters a-z\n',
    )
    code, lines, err = bee("define", "")
    assert (code, lines) == (2, [])
    assert err.startswith("bee: a word can’t be empty")
