"""Reading typed or pasted text: its letters, its words, and what is left out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore.editions import EDITIONS, Edition, edition_of
from beecore.hive import Hive
from beecore.letters import ENGLISH, ORDER
from beecore.reading import (
    Typed,
    has_mark,
    linked,
    lower_case,
    name_in,
    plain,
    read,
    spaced,
    unmarked,
    word_of,
    words_in,
)
from tests.strategies import hives

BETWEEN = " \t\n\u00a0.,;:!?/|_+*'\"“”‘’()[]{}<>–—−•·…、，\u200b\ufeff"
INVISIBLE = (
    "\0\x01\x1f\x7f\u00ad\u0640\u200b\u200c\u200d\u200e\u200f\u202e\u2060\u2066"
    "\ufeff\ufe0f\U000e0061"
)
STRANGE = "4 é É e\u0301 ß я ½ 🐝 👍🏽 👩‍👧‍👦 ❤️ 4️⃣ 🇨🇭 🏴\U000e0067\U000e0062\U000e007f"


@pytest.mark.parametrize("between", BETWEEN)
def test_ignores_characters_between_letters(between: str) -> None:
    assert read(between + between.join("Cab") + between, ENGLISH) == Typed("cab", "")


@pytest.mark.parametrize("mark", STRANGE.split())
def test_returns_other_characters_as_written(mark: str) -> None:
    assert read(f"V, c{mark}t", ENGLISH) == Typed("vct", mark)
    assert read(mark + "é", ENGLISH).strange == mark
    assert read(mark + "🇫🇷", ENGLISH).strange == mark


REPEATED = {"": "", "v v": "v", "v vct": "vct", "v - ctv": "vct", "vct v": "vctv"}
REPEATED.update({"v c v": "vcv", "v vctv": "vctv", "vv ct": "vvct"})


@pytest.mark.parametrize("text", sorted(REPEATED))
def test_drops_a_repeated_center_only_if_separate_and_first(text: str) -> None:
    assert read(text, ENGLISH).letters == REPEATED[text]


@given(st.text())
def test_any_text_is_read_without_losing_letters(text: str) -> None:
    letters, strange = read(text, ENGLISH)
    assert set(letters) <= set(ORDER)
    assert strange in text
    usual = plain(text)
    assert plain(usual) == usual
    assert list(filter(str.isalpha, spaced(usual))) == list(filter(str.isalpha, usual))


@given(hives(), st.lists(st.text(BETWEEN, max_size=3), min_size=26, max_size=26), st.booleans())
def test_reads_a_hive_with_any_separators(hive: Hive, gaps: list[str], doubled: bool) -> None:
    spread = "".join(map("".join, zip(hive.letters.upper(), gaps, strict=False)))
    text = f"({hive.center}) {hive.letters}" if doubled else spread
    assert read(text, ENGLISH) == Typed(hive.letters, "")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (" Don't ", "don't"),
        ("“CAVE”", "cave"),
        ("c a v e", "cave"),
        ("", ""),
        (" \u200b", ""),
        ("12", "12"),
        ("...", "..."),
    ],
)
def test_a_guess_is_one_word_without_punctuation_around_it(text: str, word: str) -> None:
    assert word_of(text, Hive.parse("VCTAOEN")) == word


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Found (3/24):\n• COVE +1\n• Coven; coven\tvéto", "found cove coven coven véto"),
        ("naïve à la carte", "naïve à la carte"),
        ("«cave»\u00a0–\u2028oven…¿vote?", "cave oven vote"),
        ("×cave\u2000oven漢vote🐝coven", "cave oven漢vote coven"),
        ("12 34", ""),
        ("vent™ ½vent vent² “vent” (vent) vent' …vent…", "vent " * 7),
        ("vent0 v-ent vent'o vent.o vent·o", "vent0 v-ent vent'o vent.o vent·o"),
        ("ventª vent’o vent\ufffdo", "ventª vent'o vent\ufffdo"),
        ("ＣＡＶＥ ﬁne eﬀort ⓒⓐⓥⓔ ſee cave\u0301", "cave fine effort cave see cavé"),
        ("\U0001d41c\U0001d41a\U0001d42f\U0001d41e", "cave"),
    ],
)
def test_words_are_split_at_signs_but_not_at_letters(text: str, words: str) -> None:
    assert words_in(text, ENGLISH) == words.split()


@pytest.mark.parametrize(
    ("text", "lower", "bare"),
    [
        ("E\u0301", "é", "e"),
        ("ệ", "ệ", "e"),
        ("ß", "ß", "ß"),
        ("\u0301", "\u0301", ""),
        ("Й", "й", "и"),
        ("한", "한", "한"),
    ],
)
def test_lower_case_is_composed_and_accents_are_removed(text: str, lower: str, bare: str) -> None:
    assert lower_case(text) == lower
    assert unmarked(lower) == bare
    assert [has_mark(each) for each in "\u0301\u05b8\u093eeé "] == [True] * 3 + [False] * 3


@pytest.mark.parametrize("sign", INVISIBLE)
def test_invisible_characters_change_no_word(sign: str) -> None:
    text = "Cave, coven (6)\nself-evident; 2. vote"
    expected = ["cave", "coven", "self-evident", "vote"]
    assert words_in(sign + sign.join(text) + sign, ENGLISH) == expected
    assert read(sign.join("V: ct-aoen"), ENGLISH) == Typed("vctaoen", "")


@pytest.mark.parametrize("dot", "·.-•‧∙⋅・･\u0387\u2010\u2011")
def test_every_sign_for_the_dot_of_catalan_is_read(dot: str) -> None:
    hive = Hive.parse("lcegoin", edition=edition_of("catalan"))
    text = f"col{dot}legi, COL{dot}LEGI co\u0140legi CO\u013fLEGI"
    assert words_in(text, hive) == ["collegi"] * 4


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
@settings(max_examples=settings().max_examples // 2)
@given(text=st.text(max_size=40), sign=st.sampled_from(INVISIBLE))
def test_words_in_any_text_stay_the_same_if_read_again(
    text: str, sign: str, edition: Edition
) -> None:
    words = words_in(text, edition.alphabet)
    assert words_in(" ".join(words), edition.alphabet) == words
    assert words_in(sign.join(text), edition.alphabet) == words


@pytest.mark.parametrize("text", ["оеаинтс", "ñandú", "ıskrmn", "漢字", "vctaoen", "2026-11-21"])
@pytest.mark.parametrize("end", ["", ").", "/", "”", "…", "»", "_", "\u200b.", "\u3002"])
def test_only_punctuation_after_a_part_of_a_link_is_ignored(text: str, end: str) -> None:
    assert linked(text + end) == text


FAMILY, TURNED = "👩\u200d👩\u200d👧\u200d👦", "\u202e"


def test_a_name_has_whole_emoji_and_no_invisible_characters() -> None:
    assert name_in("Anna\u2028\x85Maria\u3000", 24) == "Anna Maria"
    assert name_in(f" {FAMILY}\u200d  Anna\u200b{TURNED}\r\n", 24) == f"{FAMILY} Anna"
    assert name_in(f"❤️ 👩\u200d{TURNED}👧", 24) == "❤️ 👩👧"
    assert name_in(f"{TURNED}\u200d \u200b\n", 24) == ""
    assert name_in("a" * 24, 24) == name_in("a" * 25, 24) == "a" * 24
    assert name_in(FAMILY, len(FAMILY)) == FAMILY
    assert name_in("a" + FAMILY, len(FAMILY)) == "a"  # never a part of an emoji


@given(st.text() | st.text(list(INVISIBLE + FAMILY + "é 🇨🇭👍🏽")))
def test_a_name_stays_the_same_if_read_again(text: str) -> None:
    name = name_in(text, 24)
    assert name == name_in(name, 24)
    assert len(name) <= 24
    assert TURNED not in name


UNSEEN = (
    "\0\x1b\x7f\x85\xad\u034f\u061c\u115f\u180e\u200b\u200d"
    "\u200e\u202e\u2066\u3164\ufe0f\ufeff\U000e0041"
)


@pytest.mark.parametrize("unseen", UNSEEN)
def test_a_name_has_no_character_that_nobody_sees(unseen: str) -> None:
    for name in (f"{unseen}Anna", f"An{unseen}na", f"Anna{unseen}", f"🐝 An{unseen}na{unseen}"):
        assert name_in(name, 24).replace(" ", "") in ("Anna", "🐝Anna")
    assert name_in(unseen, 24) == ""


@pytest.mark.parametrize("emoji", [FAMILY, "❤\ufe0f", "👍🏽", "🇩🇪", "🏳\ufe0f\u200d🌈"])
def test_a_name_has_an_emoji_of_several_characters_whole_or_not_at_all(emoji: str) -> None:
    name = f"Mia {emoji}"
    assert name_in(name, len(name)) == name
    assert name_in(name, len(name) - 1) == "Mia"
    assert name_in(f"{emoji}\u202e{emoji}", 24) == emoji * 2
