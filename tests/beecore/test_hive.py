"""Hives of any size: their letters, the masks and words that fit, and their keys."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.editions import ORIGINAL, own_edition
from beecore.errors import HiveError
from beecore.hive import Hive, misfit
from beecore.letters import ENGLISH, ORDER, Alphabet, letters_of, mask_of
from tests.strategies import hives

AS_TYPED = "VCTAOEN~ v c t a o e n ~V–CTA—OEN~V, C.T A-O-E-N~v;c;t/a;o;e;n~(V) CTAOEN~“VCTAOEN”"
AS_TYPED += "~[V]\nC|T|A\nO|E|N~V VCTAOEN~V - VCTAOEN~V: ctaoven~V V C T A O E N"


@pytest.mark.parametrize("text", AS_TYPED.split("~"))
def test_accepts_letters_as_people_type_them(text: str) -> None:
    assert Hive.parse(text) == Hive("vctaoen", 4)


@given(hives())
def test_a_hive_is_read_as_it_is_written_and_named(hive: Hive) -> None:
    assert Hive.parse(str(hive), str(hive.minimum), hive.extra.upper()) == hive
    assert hive.center + hive.outer == hive.letters
    assert letters_of(hive.mask) == "".join(sorted(hive.letters, key=ORDER.index, reverse=True))
    same = Hive.from_key(hive.key)
    assert (same.key, same.mask, same.minimum) == (hive.key, hive.mask, hive.minimum)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("at", "a hive has 3 to 26 letters, usually 7; this one has 2"),
        ("vctaoe1", "“1” isn’t a letter from A to Z"),
        ("vctaoÉe", "“É” isn’t a letter"),
        ("vctaovn", "V appears twice: each letter may be used only once"),
    ],
)
def test_rejects_invalid_letters(text: str, fault: str) -> None:
    with pytest.raises(HiveError, match=f"^{fault}"):
        Hive.parse(text)


@pytest.mark.parametrize(
    ("minimum", "fault"),
    [
        *[(number, rf"letters \(usually 4\), not {number}$") for number in (0, 16, -1)],
        *[(text, f"^“{text}” isn’t a number: the shortest word") for text in ("", "four", "4.5")],
        ("9" * 9999, r"letters \(usually 4\), not 9"),
        ("0000000059", r"letters \(usually 4\), not 59"),
        ("4        x", "isn’t a number"),
        ("0" * 59 + "49", "isn’t a number"),
    ],
)
def test_rejects_other_minimum_lengths(minimum: int | str, fault: str) -> None:
    with pytest.raises(HiveError, match=fault):
        Hive.parse("ant", minimum)


def test_required_letters_start_with_the_center_and_do_not_repeat() -> None:
    assert Hive.parse("VCTAOEN", extra="n, E-v n").required == "vne"
    assert Hive.parse("VCTAOEN").required == "v"


@pytest.mark.parametrize("letter", ["x", "é", "1", "🐝"])
def test_rejects_a_required_letter_outside_the_hive(letter: str) -> None:
    with pytest.raises(HiveError, match=f"^“{letter}” is required but .* VCTAOEN"):
        Hive.parse("VCTAOEN", extra=letter)


@given(hives(), st.text(ORDER, min_size=1, max_size=8))
def test_masks_fit_exactly_the_words_that_follow_the_rule(hive: Hive, word: str) -> None:
    fits = set(hive.required) <= set(word) <= set(hive.letters)
    assert (mask_of(word) & hive.deciding_mask == hive.required_mask) == fits


@pytest.mark.parametrize(
    ("hive", "name"),
    [
        (Hive("vctaoen"), "vacenot"),
        (Hive("cvtaoen"), "caenotv"),
        (Hive("vctaoen", 5), "vacenot5"),
        (Hive("vctaoen", 4, "v"), "vacenot"),
        (Hive("vtcoaen", 4, "cnv"), "vacenot+cn"),
        (Hive("vctaoen", 15, "t"), "vacenot15+t"),
    ],
)
def test_key_is_equal_exactly_for_hives_that_play_alike(hive: Hive, name: str) -> None:
    """Players have games saved under these keys."""
    assert hive.key == name
    assert Hive.from_key(name).key == name


@pytest.mark.parametrize(
    "text",
    ["", "x", "vacenot99", "vacenot5+q", "vacenot+5", "vacenot4", "vctaoen", "no hive", "9" * 5000],
)
def test_text_that_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(HiveError):
        Hive.from_key(text)


@given(st.text(), st.text() | st.integers(), st.text())
def test_any_letters_minimum_and_required_letters_are_read_or_refused(
    text: str, minimum: int | str, extra: str
) -> None:
    with suppress(HiveError):
        hive = Hive.parse(text, minimum, extra)
        assert Hive.from_key(hive.key) == hive


def test_a_hive_is_written_in_capitals_that_are_read_as_the_same_letters() -> None:
    edition = own_edition(ORIGINAL, Alphabet(ENGLISH.order + "äß\u0131"), "Mixed")
    hive = Hive.parse("ßaiä\u0131nt", edition=edition)
    assert str(hive) == "ßAİÄINT"
    assert Hive.parse(str(hive), edition=edition) == hive


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("cave", "incomplete"),
        ("vane", None),
        ("van", "short"),
        ("van" * 22, "long"),
        ("vine", "bad-letters"),
        ("cane", "off-center"),
    ],
)
def test_misfit_returns_the_broken_rule(word: str, rule: str | None) -> None:
    assert misfit(Hive.parse("VCTAOEN", extra="N"), word) == rule
