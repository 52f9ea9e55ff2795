"""The figures about published puzzles."""

from build.words.published import (
    CENTERS,
    LETTERS,
    PUZZLES,
    WITH_MANY_ENDINGS,
    WITH_MANY_ING,
)


def test_each_puzzle_has_seven_letters_and_one_center() -> None:
    with_s = 1  # daily hives never have an S, so it has no figure
    assert sum(LETTERS.values()) + with_s == 7 * PUZZLES
    assert sum(CENTERS.values()) == PUZZLES
    assert all(CENTERS[letter] <= LETTERS[letter] for letter in LETTERS)


def test_no_letter_is_s_and_words_in_ing_are_words_in_ing_or_ed() -> None:
    assert "s" not in LETTERS
    assert WITH_MANY_ING <= WITH_MANY_ENDINGS
