"""Masks and letters."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.errors import LetterError
from beecore.letters import (
    BIT,
    ENGLISH,
    MAX_LETTERS,
    ORDER,
    Alphabet,
    capitals,
    letters_of,
    mask_of,
    submasks,
)
from beecore.reading import lower_case
from tests.strategies import words


@pytest.mark.parametrize(
    ("letters", "fault"),
    [
        ("ab", "an alphabet needs 3 to 35 letters, not 2"),
        ("abc" * 12, "an alphabet needs 3 to 35 letters, not 36"),
        ("abca", "“a” appears twice"),
        ("abC", "“C” isn’t a letter in lower case"),
        ("ab c", "“ ” isn’t a letter in lower case"),
        ("ab\u0301c", "“\u0301” isn’t a letter in lower case"),
    ],
)
def test_rejects_alphabets_that_cannot_be_used(letters: str, fault: str) -> None:
    with pytest.raises(LetterError, match=fault):
        Alphabet(letters)


def test_every_letter_has_a_bit_of_its_own() -> None:
    assert sorted(ORDER) == list("abcdefghijklmnopqrstuvwxyz")
    assert sum(BIT.values()) == ENGLISH.all_letters == 2**26 - 1
    assert letters_of(ENGLISH.all_letters) == "".join(reversed(ORDER))


@given(words)
def test_mask_holds_exactly_the_letters_of_a_word(word: str) -> None:
    assert sorted(letters_of(mask_of(word))) == sorted(set(word))


@pytest.mark.parametrize(
    ("word", "mark"), [("Cave", "C"), ("café", "é"), ("co-op", "-"), ("a b", " "), ("4ever", "4")]
)
def test_error_names_a_character_that_is_not_a_lowercase_letter(word: str, mark: str) -> None:
    fault = f"^.?{mark}.? in .{word[:3]}.* is not one of the letters a-z"
    with pytest.raises(LetterError, match=fault):
        mask_of(word)


@given(st.sets(st.sampled_from(ORDER), max_size=8), st.sampled_from(ORDER))
def test_submasks_are_all_subsets_with_the_required_letters(letters: set[str], held: str) -> None:
    subsets = [
        mask_of("".join(subset) + held)
        for size in range(len(letters) + 1)
        for subset in combinations(letters - {held}, size)
    ]
    found = submasks(mask_of("".join(letters - {held})), BIT[held])
    assert sorted(found) == sorted(set(subsets))


@pytest.mark.parametrize("text", ["cave", "épée", "straße", "d\u0131\u015f", "\u0149a", "ყური"])
def test_capitals_are_read_as_the_same_letters(text: str) -> None:
    assert lower_case(capitals(text)) == text
    assert lower_case("ᲧᲣᲠᲘ") == capitals("ყური") == "ყური"  # as Georgian is written


@pytest.mark.parametrize(
    ("letters", "ordered"),
    [
        ("åäö", "alla zon åsna ärlig öl"),  # Swedish
        ("æøå", "and ordet zebra ærlig øl ål"),  # Danish
        ("äö", "talo yö zoo äiti öljy"),  # Finnish
        ("äöüß", "alle ander älter oft öl zoo"),  # German
        ("ñ", "nata nota nube ñame oler"),  # Spanish
        ("çğıöşü", "can çan gaz ğaz hız ısı iki oku ödül sal şal"),
        ("þæöáð", "api ári dagur ðað xa þak æða öl"),  # Icelandic
        ("õäöü", "vesi õun äri öö üks"),  # Estonian
        ("абвгґдеєжзиіїйяь", "вага ґава день єва жаба ива іва їжа йод"),  # Ukrainian
        ("ąćęłńóśźż", "las łas mak ona ósmy sad śad zad żad"),
    ],
)
def test_words_are_in_the_order_of_their_language(letters: str, ordered: str) -> None:
    listed, rest = ordered.split(), set(ordered) - {" "}
    alphabet = Alphabet("".join(sorted({*letters, *rest}))[:MAX_LETTERS])
    backward = listed[::-1]
    assert sorted(backward, key=alphabet.alphabetical) == listed
