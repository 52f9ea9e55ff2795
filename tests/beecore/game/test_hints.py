"""Hints: the summary, the grid, and the lists of beginnings."""

from beecore.editions import ORIGINAL, own_edition
from beecore.game.hints import Hints
from beecore.hive import Hive
from beecore.letters import ENGLISH, Alphabet
from tests.oracles import ANSWERS, HIVE, answers_by

ALL = [found for found in ANSWERS.solutions if found.likely]


def hints_of(letters: str, *words: str) -> Hints:
    hive = Hive.parse(letters)
    return Hints.of(hive, answers_by(hive, words).solutions)


def test_summary_shows_perfect_pangrams_and_bingo_only_if_there_are_any() -> None:
    assert hints_of("ont", "noon").line == "WORDS: 1, POINTS: 1, PANGRAMS: 0"
    assert hints_of("ont", "onto").line == "WORDS: 1, POINTS: 8, PANGRAMS: 1"
    perfect = hints_of("noted", "noted", "tone", "oden", "eono", "done")
    assert perfect.line == "WORDS: 5, POINTS: 16, PANGRAMS: 1 (1 Perfect), BINGO"


def test_grid_counts_words_by_letter_and_length() -> None:
    assert Hints.of(HIVE, ALL).grid == [
        ["", "4", "5", "6", "7", "8", "Σ"],
        ["C", "2", "2", "1", "4", "1", "10"],
        ["E", "1", "1", "-", "-", "-", "2"],
        ["N", "1", "-", "-", "-", "1", "2"],
        ["O", "1", "1", "2", "-", "-", "4"],
        ["V", "4", "-", "2", "-", "-", "6"],
        ["Σ", "9", "4", "5", "4", "2", "24"],
    ]


def test_two_letter_list_has_one_row_per_first_letter() -> None:
    assert Hints.of(HIVE, ALL).pairs == [
        ["CA-2", "CO-8"],
        ["EV-2"],
        ["NA-1", "NO-1"],
        ["OC-2", "OV-2"],
        ["VA-3", "VE-2", "VO-1"],
    ]


def test_three_letter_list_has_one_row_per_first_letter() -> None:
    assert Hints.of(HIVE, ALL).triples == [
        ["CAV-2", "CON-4", "COV-4"],
        ["EVE-2"],
        ["NAV-1", "NON-1"],
        ["OCT-2", "OVA-1", "OVE-1"],
        ["VAC-2", "VAN-1", "VEN-1", "VET-1", "VOT-1"],
    ]


def test_rows_of_found_words_remain() -> None:
    done = [found for found in ALL if found.word[0] in "en" or found.word == "vent"]
    left = [found for found in ALL if found not in done]
    hints = Hints.of(HIVE, left, done)
    assert hints.grid == [
        ["", "4", "5", "6", "7", "8", "Σ"],
        ["C", "2", "2", "1", "4", "1", "10"],
        ["E", "0", "0", "-", "-", "-", "0"],
        ["N", "0", "-", "-", "-", "0", "0"],
        ["O", "1", "1", "2", "-", "-", "4"],
        ["V", "3", "-", "2", "-", "-", "5"],
        ["Σ", "6", "3", "5", "4", "1", "19"],
    ]
    assert hints.pairs[1:3] == [["EV-0"], ["NA-0", "NO-0"]]
    assert hints.pairs[4] == ["VA-3", "VE-1", "VO-1"]
    assert hints.line == "WORDS: 19, POINTS: 94, PANGRAMS: 1"


def test_all_counts_are_zero_when_every_word_is_found() -> None:
    hints = Hints.of(HIVE, [], ALL[:1])
    assert hints.grid == [["", "8", "Σ"], ["C", "0", "0"], ["Σ", "0", "0"]]
    assert hints.pairs == [["CO-0"]]


def test_hive_without_words_has_no_rows() -> None:
    hints = hints_of("vctaoen")
    assert hints.line == "WORDS: 0, POINTS: 0, PANGRAMS: 0"
    assert (hints.grid, hints.pairs) == ([["", "Σ"], ["Σ", "-"]], [])


def test_one_letter_word_is_its_own_beginning() -> None:
    hive = Hive.parse("tea", minimum=1)
    hints = Hints.of(hive, answers_by(hive, ["t", "tea"]).solutions)
    assert hints.pairs == [["T-1", "TE-1"]]
    assert hints.triples == [["T-1", "TEA-1"]]


def test_letters_of_turkish_have_their_own_capitals_and_order() -> None:
    edition = own_edition(ORIGINAL, Alphabet(ENGLISH.order + "\u0131"), "Turkish")
    hive = Hive.parse("\u0131kasnlt", edition=edition)
    hints = Hints.of(hive, answers_by(hive, ["\u0131lak", "kas\u0131t"]).solutions)
    assert [row[0] for row in hints.grid] == ["", "I", "K", "Σ"]
    assert hints.pairs == [["IL-1"], ["KA-1"]]
