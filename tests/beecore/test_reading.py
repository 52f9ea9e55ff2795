"""Reading typed or pasted letters: the letters, and the first other character."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.hive import Hive
from beecore.letters import ENGLISH, ORDER
from beecore.reading import Typed, read, word_of, words_in
from tests.strategies import hives

BETWEEN = " \t\n\u00a0.,;:!?/|_+*'\"“”‘’()[]{}<>–—−•·…、，\u200b\ufeff"


@pytest.mark.parametrize("between", BETWEEN)
def test_ignores_characters_between_letters(between: str) -> None:
    assert read(between + between.join("Cab") + between, ENGLISH) == Typed("cab", "")


@pytest.mark.parametrize(
    "mark",
    [
        "4",
        "é",
        "É",
        "e\u0301",
        "ß",
        "я",
        "½",
        "🐝",
        "👍🏽",
        "👩‍👧‍👦",
        "❤️",
        "4️⃣",
        "🇨🇭",
        "🏴\U000e0067\U000e0062\U000e007f",
    ],
)
def test_returns_other_characters_as_written(mark: str) -> None:
    assert read(f"V, c{mark}t", ENGLISH) == Typed("vct", mark)
    assert read(mark + "é", ENGLISH).strange == mark


def test_flag_emoji_has_two_characters() -> None:
    assert read("🇨🇭🇫🇷", ENGLISH).strange == "🇨🇭"


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("", ""),
        ("v v", "v"),
        ("v vct", "vct"),
        ("v - ctv", "vct"),
        ("vct v", "vctv"),
        ("v c v", "vcv"),
        ("v vctv", "vctv"),
        ("vv ct", "vvct"),
    ],
)
def test_drops_a_repeated_center_only_if_separate_and_first(text: str, letters: str) -> None:
    assert read(text, ENGLISH).letters == letters


@given(st.text())
def test_reads_any_text(text: str) -> None:
    letters, strange = read(text, ENGLISH)
    assert set(letters) <= set(ORDER)
    assert strange in text


@given(hives(), st.lists(st.text(BETWEEN, max_size=3), min_size=26, max_size=26), st.booleans())
def test_reads_a_hive_with_any_separators(hive: Hive, gaps: list[str], doubled: bool) -> None:
    spread = "".join(map("".join, zip(hive.letters.upper(), gaps, strict=False)))
    text = f"({hive.center}) {hive.letters}" if doubled else spread
    assert read(text, ENGLISH) == Typed(hive.letters, "")


def test_a_guess_is_one_word_without_punctuation_around_it() -> None:
    hive = Hive.parse("VCTAOEN")
    assert word_of(" Don't ", hive) == "don't"
    assert [word_of(each, hive) for each in ("Cave.", "“CAVE”", "c a v e", "(cave)")] == [
        "cave"
    ] * 4
    assert [word_of(each, hive) for each in ("", " \u200b", "12", "...")] == ["", "", "12", "..."]


def test_words_are_read_from_pasted_lists() -> None:
    pasted = "Found (3/24):\n• COVE +1\n• Coven; coven\tvéto"
    assert words_in(pasted, ENGLISH) == ["found", "cove", "coven", "coven", "véto"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("naïve à la carte", ["naïve", "à", "la", "carte"]),
        ("cave\u00a0–\u2028oven…vote", ["cave", "oven", "vote"]),
        ("«cave»\u2000¿oven?", ["cave", "oven"]),
        ("×cave\u2000oven漢vote🐝coven", ["cave", "oven漢vote", "coven"]),
        ("12 34", []),
    ],
)
def test_words_are_split_at_signs_but_not_at_letters(text: str, words: list[str]) -> None:
    assert words_in(text, ENGLISH) == words
