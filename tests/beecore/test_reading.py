"""Reading typed or pasted letters: the letters, and the first other character."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.hive import Hive
from beecore.letters import ORDER
from beecore.reading import Typed, read
from tests.strategies import hives

BETWEEN = " \t\n\u00a0.,;:!?/|_+*'\"“”‘’()[]{}<>–—−•·…、，\u200b\ufeff"


@pytest.mark.parametrize("between", BETWEEN)
def test_ignores_characters_between_letters(between: str) -> None:
    assert read(between + between.join("Cab") + between) == Typed("cab", "")


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
    assert read(f"V, c{mark}t") == Typed("vct", mark)
    assert read(mark + "é").strange == mark


def test_flag_emoji_has_two_characters() -> None:
    assert read("🇨🇭🇫🇷").strange == "🇨🇭"


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
    assert read(text).letters == letters


@given(st.text())
def test_reads_any_text(text: str) -> None:
    letters, strange = read(text)
    assert set(letters) <= set(ORDER)
    assert strange in text


@given(hives(), st.lists(st.text(BETWEEN, max_size=3), min_size=26, max_size=26), st.booleans())
def test_reads_a_hive_with_any_separators(hive: Hive, gaps: list[str], doubled: bool) -> None:
    spread = "".join(map("".join, zip(hive.letters.upper(), gaps, strict=False)))
    text = f"({hive.center}) {hive.letters}" if doubled else spread
    assert read(text) == Typed(hive.letters, "")
