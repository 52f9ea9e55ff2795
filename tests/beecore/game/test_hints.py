"""Hints: the line, the grid and the two-letter list as players know them."""

from beecore import Hive, Lexicon, solve
from beecore.hints import Hints
from tests.beecore.test_guess import ANSWERS, HIVE


def hints_of(letters: str, *words: str) -> Hints:
    hive = Hive.parse(letters)
    return Hints.of(hive, solve(hive, Lexicon.from_words(words)))


def test_the_line_has_bracket_and_bingo_only_when_there_is_cause() -> None:
    assert hints_of("ont", "noon").line == "WORDS: 1, POINTS: 1, PANGRAMS: 0"
    assert hints_of("ont", "onto").line == "WORDS: 1, POINTS: 8, PANGRAMS: 1"
    perfect = hints_of("noted", "noted", "tone", "oden", "eono", "done")
    assert perfect.line == "WORDS: 5, POINTS: 16, PANGRAMS: 1 (1 Perfect), BINGO"


def test_the_grid_has_a_row_per_letter_a_column_per_length_and_sums() -> None:
    assert Hints.of(HIVE, list(ANSWERS.likely.values())).grid == [
        ["", "4", "5", "6", "7", "8", "Σ"],
        ["C", "2", "2", "1", "4", "1", "10"],
        ["E", "1", "1", "-", "-", "-", "2"],
        ["N", "1", "-", "-", "-", "1", "2"],
        ["O", "1", "1", "2", "-", "-", "4"],
        ["V", "4", "-", "2", "-", "-", "6"],
        ["Σ", "9", "4", "5", "4", "2", "24"],
    ]


def test_the_two_letter_list_has_a_line_per_first_letter() -> None:
    assert Hints.of(HIVE, list(ANSWERS.likely.values())).pairs == [
        ["CA-2", "CO-8"],
        ["EV-2"],
        ["NA-1", "NO-1"],
        ["OC-2", "OV-2"],
        ["VA-3", "VE-2", "VO-1"],
    ]


def test_the_text_has_line_grid_and_list() -> None:
    assert str(hints_of("vctaoen", "cave", "coven", "vacant")).splitlines() == [
        "WORDS: 3, POINTS: 12, PANGRAMS: 0",
        "",
        "     4  5  6  Σ",
        "  C  1  1  -  2",
        "  V  -  -  1  1",
        "  Σ  1  1  1  3",
        "",
        "CA-1 CO-1",
        "VA-1",
    ]


def test_without_words_there_are_zeros_and_no_rows() -> None:
    assert hints_of("vctaoen").as_data() == {
        "line": "WORDS: 0, POINTS: 0, PANGRAMS: 0",
        "grid": [["", "Σ"], ["Σ", "-"]],
        "pairs": [],
    }


def test_a_word_of_one_letter_is_its_own_beginning() -> None:
    hive = Hive.parse("tea", minimum=1)
    hints = Hints.of(hive, solve(hive, Lexicon.from_words(["t", "tea"])))
    assert hints.pairs == [["T-1", "TE-1"]]
