"""Looking a hive up in a pack finds what solving with the whole lexicon finds."""

import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import (
    Entry,
    Hive,
    Lexicon,
    PackError,
    Reason,
    hive,
    layout,
    letters_of,
    lookup,
    pack,
    shipped,
    solve,
)
from beecore.bands import in_bands
from beecore.layout import CHECKSUM_SIZE, HEADER_SIZE, MAGIC
from beecore.lookup import Packed
from tests.beecore.test_lexicon import entries

percents = st.just("") | st.integers(1, 99).map(str)


def packed(lexicon: Lexicon) -> Packed:
    data = pack.write(lexicon)
    body = zlib.decompress(data[HEADER_SIZE:-CHECKSUM_SIZE])

    def read(start: int, stop: int) -> bytes:
        assert 0 <= start <= stop <= len(body)
        return body[start:stop]

    return Packed(data[:HEADER_SIZE], read)


def solved(
    lexicon: Lexicon, letters: str, minimum: str = "4", require: str = "", percent: str = ""
) -> dict[str, Any]:
    given = Hive.parse(letters, int(minimum), require)
    solutions = solve(given, lexicon, likely=int(percent) / 100 if percent else None)
    return in_bands(given.letters, given.minimum, given.require, lexicon.threshold, solutions)


SHIPPED = packed(shipped.usual())


@given(
    entries.filter(bool),
    st.permutations("abcdeorst"),
    st.integers(3, 7),
    st.integers(1, 5),
    percents,
)
def test_it_answers_as_the_whole_lexicon_does(
    given: list[Entry], letters: list[str], size: int, minimum: int, percent: str
) -> None:
    lexicon = Lexicon.from_entries(given, likely=0.3)
    those, require = "".join(letters[:size]), "".join(letters[1 : size - 2])
    for question in [(those, str(minimum), "", percent), (those, str(minimum), require, percent)]:
        assert lookup.solve(packed(lexicon), *question) == solved(lexicon, *question)


@given(st.permutations("abcdefghijklmnopqrstuvwxyz"), st.integers(3, 7), percents)
def test_it_finds_its_way_in_a_pack_of_many_blocks(
    letters: list[str], size: int, percent: str
) -> None:
    question = "".join(letters[:size]), "4", "", percent
    assert lookup.solve(SHIPPED, *question) == solved(shipped.usual(), *question)


@pytest.mark.parametrize("place", [0, 127, 128, -1])
def test_it_finds_what_is_at_the_edges_of_blocks(place: int) -> None:
    mask = [mask for mask in shipped.usual().masks if len(letters_of(mask)) >= 3][place]
    question = letters_of(mask), "3", "", ""
    found = lookup.solve(SHIPPED, *question)
    assert found == solved(shipped.usual(), *question)
    words = {each["word"] for band in ("likely", "possible") for each in found[band]["words"]}
    assert words & set(shipped.usual().words(mask))


@pytest.mark.parametrize("typed", ["VCTAOEN", "v, c, t, a, o, e, n", "v-ctaoen", "vctaoen "])
def test_letters_are_taken_as_people_type_them(typed: str) -> None:
    assert lookup.solve(SHIPPED, typed, "4", "N, e", "") == solved(
        shipped.usual(), "vctaoen", require="ne"
    )


@pytest.mark.parametrize(
    "question",
    [
        ("", "4", "", ""),
        ("no", "4", "", ""),
        ("noon", "4", "", ""),
        ("né!?", "4", "", ""),
        ("vctaoenr", "4", "", ""),
        ("vctaoen", "", "", ""),
        ("vctaoen", "0", "", ""),
        ("vctaoen", "16", "", ""),
        ("vctaoen", "-4", "", ""),
        ("vctaoen", "²", "", ""),
        ("vctaoen", "4", "x", ""),
    ],
)
def test_whatever_is_no_plain_hive_is_left_to_the_engine(
    question: tuple[str, str, str, str],
) -> None:
    assert lookup.solve(SHIPPED, *question) is None


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (b"", "no pack"),
        (b"<!doctype html><p>hive", "no pack"),
        (MAGIC + b"\x01\x00" + bytes(HEADER_SIZE), "version 1"),
    ],
)
def test_anything_but_a_pack_of_this_version_is_refused(header: bytes, message: str) -> None:
    with pytest.raises(PackError, match=message):
        Packed(header, lambda start, stop: b"")


def test_it_keeps_to_the_limits_and_the_reasons_of_the_others() -> None:
    assert range(hive.SIZES[0], hive.USUAL_SIZE + 1) == lookup.SIZES
    assert lookup.MINIMUMS == hive.MINIMUMS
    assert (layout.NONE, layout.RARE) == (Reason.NONE, Reason.RARE)
