"""Codes: fields come out as they went in, and whatever is not exactly a code is refused."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.errors import CodeError
from beecore.sharing.codes import (
    DAYS,
    GAMES,
    KINDS,
    LIVE,
    MAX_CODE_LENGTH,
    MAX_FIELDS,
    ROUND,
    codes_in,
    decode,
    encode,
    kind_of,
    sealed,
    share_of_picture,
    version_of,
)
from beecore.sharing.streams import DIGITS, LETTERS, as_base_36, as_base_64, deflated

FIELDS = {"hive": "vacenot", "name": "Anna 🐝 𞤀𞤁"}
CODES = [encode(kind, FIELDS, b"bits") for kind in KINDS]
CODE = CODES[0]


def test_fields_and_bits_come_out_of_a_code_of_each_kind() -> None:
    for kind, code in zip(KINDS, CODES, strict=True):
        assert decode(code) == (b"bits", FIELDS)
        assert (kind_of(code), version_of(code)) == (kind, "3")
        marks = DIGITS if kind in (DAYS, LIVE) else LETTERS
        assert not code[len(f"bee-{kind}-3-") :].strip(marks)


def test_letters_beyond_u_ffff_stand_in_a_code_as_they_are() -> None:
    """The page's Python cannot join the halves in which JSON may escape them."""
    assert decode(sealed(ROUND, deflated('{"name":"🐝"}'.encode()))) == (b"", {"name": "🐝"})
    assert len(encode(ROUND, {"name": "𞤀" * 9})) <= len(encode(ROUND, {"name": "𞤀"})) + 12


def test_finds_the_codes_in_a_text() -> None:
    assert codes_in(f"Hi! https://example.org/fr/#join/{CODE}.\n<{CODE}>") == [CODE, CODE]
    for text in ("", "bees", "https://example.org/#play", "open-hive"):
        with pytest.raises(CodeError, match="which begins with “bee-”"):
            codes_in(text)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        (CODE.replace("games", "lists"), "newer version"),
        (CODE.replace("-3-", "-4-"), "newer version"),
        (CODE.replace("-3-", "-0-"), "newer version"),
        (CODE.replace("games", "round"), "damaged"),
        (CODE + "0", "damaged"),
        (CODE[:-1], "damaged"),
        (CODE.lower(), "damaged"),
        (CODES[1].lower(), "damaged"),
        (CODE.replace("-3-", "-1-"), "damaged"),
        (CODE.replace("-3-", "-2-"), "damaged"),
        ("bee-", "damaged"),
        ("bee-games", "damaged"),
        ("bee-games-3-", "damaged"),
        ("bee-games-2-" + "Z" * 190_000, "damaged"),
        ("bee-games-2-" + "A" * MAX_CODE_LENGTH, "damaged"),
        (sealed(GAMES, b""), "damaged"),
        (sealed(GAMES, b"no zlib stream"), "damaged"),
        (sealed(GAMES, deflated(b"{}")[:-5]), "damaged"),
        (sealed(GAMES, deflated(b"\xff")), "damaged"),
        (sealed(GAMES, deflated(b"[]")), "damaged"),
        (sealed(GAMES, deflated(b"[" * 9_999)), "damaged"),
        (sealed(GAMES, deflated(b" " * (MAX_FIELDS + 1))), "damaged"),
    ],
)
def test_refuses_what_is_no_code_of_this_version(code: str, fault: str) -> None:
    with pytest.raises(CodeError, match=fault):
        decode(code)


def test_an_address_says_how_much_of_a_picture_it_fills() -> None:
    address = "https://example.org/#join/bee-days-3-"
    assert share_of_picture(address + "A" * 4_224) <= 1 < share_of_picture(address + "A" * 4_270)


@given(st.binary(max_size=99))
def test_bytes_of_any_length_come_out_of_their_texts(data: bytes) -> None:
    for kind, text in ((GAMES, as_base_64(data)), (DAYS, as_base_36(data))):
        assert not text.strip(LETTERS)
        assert decode(encode(kind, {}, data)) == (data, {})


@given(st.sampled_from(CODES), st.data())
def test_a_code_with_any_other_character_or_end_is_refused(code: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(code) - 1))
    mark = data.draw(st.sampled_from(LETTERS).filter(lambda mark: mark != code[place]))
    for damaged in (
        code[:place] + mark + code[place + 1 :],
        code[:place],
        code[:place] + code[place + 1 :],
    ):
        with pytest.raises(CodeError):
            decode(damaged)


@given(
    st.text()
    | st.text(LETTERS).map("bee-games-3-".__add__)
    | st.text(LETTERS).map("bee-games-1-".__add__)
    | st.text(DIGITS).map("bee-days-3-".__add__)
    | st.text(DIGITS).map("bee-games-2-".__add__)
)
def test_any_text_is_a_code_or_refused(text: str) -> None:
    for read_as in (codes_in, kind_of, version_of, decode):
        with suppress(CodeError):
            read_as(text)
