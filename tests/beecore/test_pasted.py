"""Finding a hive and its words in texts that were copied from web pages and messages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import ORIGINAL, edition_of
from beecore.hive import Hive, fits
from beecore.pasted import Pasted, hive_in
from tests.oracles import ORACLE

LETTERS = "vctaoen"
PAGE = """Sign in
Games
Spelling Bee
November 25, 2026
Edited by A. N. Other
{letters}
Delete
Enter
How to Play
Beginner
You have found {count} words
{words}
More games: a family of word puzzles. I play one a day.
© 2026"""

found = st.lists(st.sampled_from([word for word in ORACLE if len(word) > 3]), unique=True)


@pytest.mark.parametrize("between", ["\n", " ", ", ", "\n\n", " · ", "|"])
@given(words=found)
def test_finds_letters_in_a_row_on_a_page_and_the_words_that_fit(
    between: str, words: list[str]
) -> None:
    page = PAGE.format(
        letters=between.join(LETTERS.upper()),
        count=len(words),
        words="\n".join(word.title() for word in words),
    )
    hive = Hive.parse(LETTERS)
    assert hive_in(page, ORIGINAL) == Pasted(
        hive, tuple(word for word in words if fits(hive, word))
    )


@pytest.mark.parametrize(
    "text",
    [
        "VCTAOEN",
        "V CTAOEN",
        "[V] ctaoen cover",
        "vctaoen, cover",
        "Center: V\nOther letters: C T A O E N",
        "today: V - C - T - A - O - E - N!",
    ],
)
def test_takes_the_first_letter_or_the_one_apart_as_the_center(text: str) -> None:
    assert hive_in(text, ORIGINAL) == Pasted(Hive.parse(LETTERS), ())


def test_words_alone_tell_the_letters_and_the_center() -> None:
    brought = hive_in(
        "Still stuck. Cave, oven, can’t, vacate, octave, vacant, convene! Any help?", ORIGINAL
    )
    assert brought
    assert brought.hive.letters[0] == "v"
    assert sorted(brought.hive.letters) == sorted(LETTERS)
    assert brought.words == ("cave", "oven", "vacate", "octave", "vacant", "convene")


def test_a_pangram_at_the_beginning_is_a_word_if_other_words_lack_its_first_letter() -> None:
    brought = hive_in("octavne cave vena nave even", ORIGINAL)  # its letters, as if it were a word
    assert brought
    assert brought.words == ("octavne", "cave", "vena", "nave", "even")


def test_prefers_letters_in_a_row_to_those_of_words() -> None:
    brought = hive_in("cave coven vacate octave convene  N T O C A V E", ORIGINAL)
    assert brought
    assert brought == Pasted(Hive.parse("ntocave"), ("coven", "convene"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Hello",
        "I have a cat and a dog.",
        "cave octave vacate",
        "4 8 15 16 23 42",
        "aaaa",
        "vctao’n",
        "covet coven event ev’n",
    ],
)
def test_returns_none_for_a_text_that_names_no_hive(text: str) -> None:
    assert hive_in(text, ORIGINAL) is None


@given(st.text())
def test_finds_a_hive_or_none_in_any_text(text: str) -> None:
    brought = hive_in(text, ORIGINAL)
    if brought:
        hive = Hive.parse(brought.hive.letters)
        assert len(set(brought.hive.letters)) == ORIGINAL.size
        assert all(fits(hive, word) for word in brought.words)


def test_reads_the_alphabet_and_the_size_of_an_edition() -> None:
    german = edition_of("german")
    row = " ".join("abdeghinü"[: german.size])
    brought = hive_in(row, german)
    assert brought
    assert brought.hive.letters == row.replace(" ", "")
