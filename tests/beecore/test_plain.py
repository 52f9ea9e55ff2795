"""Texts with characters that keyboards, web pages, and other programs put into words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import EDITIONS, Edition, edition_of
from beecore.hive import Hive
from beecore.letters import ENGLISH
from beecore.reading import Typed, linked, plain, read, spaced, words_in

INVISIBLE = (
    "\0\x01\x1f\x7f\u00ad\u0640\u200b\u200c\u200d\u200e\u200f\u202e\u2060\u2066"
    "\ufeff\ufe0f\U000e0061"
)
WORDS = "Cave, coven (6)\nself-evident; 2. vote"
SEPARATE = ["cave", "coven", "self-evident", "vote"]


@pytest.mark.parametrize("sign", INVISIBLE)
def test_invisible_characters_change_no_word(sign: str) -> None:
    text = sign + sign.join(WORDS) + sign
    assert words_in(text, ENGLISH) == SEPARATE
    assert read(sign.join("V: ct-aoen"), ENGLISH) == Typed("vctaoen", "")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("ＣＡＶＥ", "cave"),
        ("ｃａｖｅ", "cave"),
        ("ﬁne", "fine"),
        ("eﬀort", "effort"),
        ("\U0001d41c\U0001d41a\U0001d42f\U0001d41e", "cave"),
        ("ⓒⓐⓥⓔ", "cave"),
        ("ſee", "see"),
        ("cave\u0301", "cavé"),
    ],
)
def test_other_forms_of_letters_are_these_letters(text: str, word: str) -> None:
    assert words_in(text, ENGLISH) == [word]
    assert plain(text).lower() == word


@pytest.mark.parametrize(
    "word",
    ["ventª", "vent0", "v-ent", "v-vent", "vent'o", "vent’o", "vent.o", "vent·o", "vent\ufffdo"],
)
def test_signs_and_digits_between_letters_belong_to_the_word(word: str) -> None:
    assert words_in(word, ENGLISH) == [ENGLISH.fold(word)]


@pytest.mark.parametrize("text", ["vent™", "½vent", "vent²", "“vent”", "(vent)", "vent'", "…vent…"])
def test_signs_around_a_word_are_ignored(text: str) -> None:
    assert words_in(text, ENGLISH) == ["vent"]


@pytest.mark.parametrize(
    "dot", ["·", ".", "-", "•", "‧", "∙", "⋅", "・", "･", "\u0387", "\u2010", "\u2011"]
)
def test_every_sign_for_the_dot_of_catalan_is_read(dot: str) -> None:
    hive = Hive.parse("lcegoin", edition=edition_of("catalan"))
    assert (
        words_in(f"col{dot}legi, COL{dot}LEGI co\u0140legi CO\u013fLEGI", hive) == ["collegi"] * 4
    )


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
@given(text=st.text(max_size=40), sign=st.sampled_from(INVISIBLE))
def test_words_in_any_text_stay_the_same_if_read_again(
    text: str, sign: str, edition: Edition
) -> None:
    words = words_in(text, edition.alphabet)
    assert words_in(" ".join(words), edition.alphabet) == words
    assert words_in(sign.join(text), edition.alphabet) == words


@given(st.text())
def test_plain_texts_stay_as_they_are(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@given(st.text(max_size=60))
def test_no_letter_is_left_out_of_the_words(text: str) -> None:
    shown = plain(text)
    kept = sorted(each for each in spaced(shown) if each.isalpha())
    assert kept == sorted(each for each in shown if each.isalpha())


def test_english_has_no_signs_in_words() -> None:
    assert ENGLISH.fold("co-op’s l·l") == "co-op's l·l"


@pytest.mark.parametrize("text", ["оеаинтс", "ñandú", "ıskrmn", "漢字", "vctaoen", "2026-11-21"])
@pytest.mark.parametrize("end", ["", ".", ")", ").", "/", "”", "…", "»", "_", "\u200b.", "\u3002"])
def test_only_punctuation_after_a_part_of_a_link_is_ignored(text: str, end: str) -> None:
    assert linked(text + end) == text
