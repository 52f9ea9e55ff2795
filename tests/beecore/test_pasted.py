"""Finding a hive and its words in texts that were copied from web pages and messages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import ORIGINAL, edition_of
from beecore.errors import BeeError
from beecore.hive import Hive, fits
from beecore.pasted import LEAST_WORDS, MAX_PASTED, Pasted, hive_in
from beecore.reading import MAX_TEXT_LENGTH, words_in
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


@pytest.mark.parametrize("between", ["\n", " ", ", ", "\n\n", " · ", "|"])
@given(words=st.lists(st.sampled_from(ORACLE), unique=True))
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
        hive, tuple(word for word in words if fits(hive, word)), "v"
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("You have found 3 words\nHaven\nHeaven\nHoney", "haven heaven honey"),
        ("You have found 1 word: Haven", "haven"),
        ("have: 1 point, haven (6 points), heaven 7 points", "have haven heaven"),
        ("1. have 2. haven 3. xyzzy 4. hello", "have haven"),
        ("have haven hello heaven world, 5 so far", "have haven heaven"),
    ],
)
def test_a_sentence_that_tells_a_number_is_no_list(text: str, words: str) -> None:
    found = hive_in(f"Center: H\nH O N E Y V A\n{text}", ORIGINAL)
    assert found is not None
    assert " ".join(found.words) == words


@pytest.mark.parametrize(
    "text",
    [
        "VCTAOEN",
        "V CTAOEN",
        "[V] ctaoen cover",
        "vctaoen, cover",
        "Center: V\nOther letters: C T A O E N",
        "today: V - C - T - A - O - E - N!",
        "I play V C T A O E N",
        "V in gold, C T A O E N around it",
        "C T A O E N around V",
        "Recent puzzle: T. V C T A O E N",
    ],
)
def test_takes_the_first_letter_or_the_one_apart_as_the_center(text: str) -> None:
    assert hive_in(text, ORIGINAL) == Pasted(Hive.parse(LETTERS), (), "v")


@pytest.mark.parametrize(
    "text",
    [
        "Letters: A C E N O T V. Center: V",
        "Letters: A C E N O T. The center letter is V",
        "C T A O E N — must use V",
        "Center V, letters C T A O E N, I miss one",
        "It must have a V: c t a o e n",
        "A C E N O T V, and must have a V",
        "V is the center. What do I miss? C T A O E N",
        "C, T, A, O, E, N, and V in the middle",
        "V (center), C, T, A, O, E, N",
        "Letters ACENOTV, center V",
        "Center: V. Others: CTAOEN",
        "Center letter first: V C T A O E N",
        "Center\nV\nOuter\nC\nT\nA\nO\nE\nN",
        "Lettere A C E N O T V. Obbligatoria: V",
        "c t a [v] o e n",
        "c t a *V* o e n",
        "C T A v O E N",
        "ctaVoen",
        "ctaVoen vote cave",
        "Letters: A C E N O T V (center: V)",
        "A C E N O T V (V in the center)",
        "The letters are A C E N O T V where V is the middle letter",
        "Key letter: V. Letters: A C E N O T V",
        "Use V in each word. A C E N O T V",
        "The center letter is (V): C T A O E N",
        "You must try a new puzzle: V C T A O E N",
        "c t a “V” o e n",
        "C T A |V| O E N",
        "C T A V* O E N",
        "CTA[V]OEN",
        "cta*v*oen",
        "CTAOEN + V",
        "CTAOEN (V)",
        "C T\nA V O\nE N",
    ],
)
def test_a_named_or_marked_center_wins_wherever_it_stands(text: str) -> None:
    brought = hive_in(text, ORIGINAL)
    assert brought
    assert (brought.hive.center, brought.centers) == ("v", "v")
    assert sorted(brought.hive.letters) == sorted(LETTERS)


@pytest.mark.parametrize(
    "text",
    [
        "I mitten: Ä. L K I N G S",
        "L K S I N G Ä, med Ä i mitten",
        "L K S I N G Ä. Orden måste ha Ä",
        "L K S I N G. Ä krävs",
        "L K S I N G Ä, innehåller Ä",
        "L K S I N G Ä. Nyckelbokstav: Ä",
        "L K S I N G Ä. Använd alltid Ä",
    ],
)
def test_swedish_names_a_center_too(text: str) -> None:
    brought = hive_in(text, edition_of("swedish"))
    assert brought
    assert (brought.centers, sorted(brought.hive.letters)) == ("ä", sorted("älsking"))


def test_words_tell_a_letter_twice_where_the_edition_counts_letters() -> None:
    words = "bergen", "beige", "befreiung", "beruf", "begreifen"
    brought = hive_in(", ".join(words), edition_of("german"))
    assert brought
    assert sorted(brought.hive.letters) == sorted("beefginru")
    assert brought.centers == "be"
    assert brought.words == words[:4]  # begreifen has three E


def test_three_words_do_not_tell_the_letters_and_remarks_are_no_words() -> None:
    words = "covenant", "concave", "octave", "vacate"
    assert len(words) == LEAST_WORDS
    assert hive_in(" ".join(words[:3]), ORIGINAL) is None
    assert hive_in("concave octave vacate found", ORIGINAL) is None
    assert hive_in("concave octave (pangram) vacate covenant", ORIGINAL)
    brought = hive_in("Found 4 words: concave octave vacate covenant (pangram)", ORIGINAL)
    assert brought
    assert (brought.hive.letters, brought.words) == ("acenotv", (*words[1:], words[0]))


def test_names_all_letters_that_may_be_the_center() -> None:
    for text, centers in (
        ("covenant concave octane cave", "ace"),
        ("covenant,15 octave,6 vacate,6 coven,5 cave,1", "cev"),
        ("Center: e. covenant concave octane cave", "e"),
    ):
        brought = hive_in(text, ORIGINAL)
        assert brought
        assert brought.centers == centers
        assert brought.hive.center == brought.centers[0]
        assert brought.words == tuple(
            word for word in words_in(text, ORIGINAL.alphabet) if fits(brought.hive, word)
        )


def test_searches_the_beginning_of_a_text() -> None:
    row = "V C T A O E N"
    before = " " * (MAX_PASTED - len(row))
    assert hive_in(before + row, ORIGINAL)
    assert hive_in(" " + before + row, ORIGINAL) is None
    with pytest.raises(BeeError, match="this text is too large"):
        hive_in("x" * (MAX_TEXT_LENGTH + 1), ORIGINAL)


def test_words_alone_tell_the_letters_and_the_center() -> None:
    brought = hive_in(
        "Still stuck. Cave, oven, can’t, vacate, octave, vacant, convene! Any help?", ORIGINAL
    )
    assert brought
    assert (brought.hive.center, brought.centers) == ("v", "v")
    assert sorted(brought.hive.letters) == sorted(LETTERS)
    assert brought.words == ("cave", "oven", "vacate", "octave", "vacant", "convene")


def test_a_pangram_at_the_beginning_is_a_word_if_other_words_lack_its_first_letter() -> None:
    brought = hive_in("octavne cave vena nave even", ORIGINAL)  # its letters, as if it were a word
    assert brought
    assert brought.words == ("octavne", "cave", "vena", "nave", "even")


def test_prefers_letters_in_a_row_to_those_of_words() -> None:
    brought = hive_in("cave coven vacate octave convene  N T O C A V E  coven", ORIGINAL)
    assert brought
    assert brought == Pasted(Hive.parse("ntocave"), ("coven", "convene"), "n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Hello",
        "I have a cat and a dog.",
        "cave octave vacate",
        "4 8 15 16 23 42",
        "aaaa",
        "abcdefgh",
        "vctao’n",
        "covet coven event ev’n",
        "mangled claimant amalgam animal",
        "noon tact evee cocoa",
        "covet coven event convene",
        "X V C T A O E N",
        "N (center first)",
        "Thanks! I love it",
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
