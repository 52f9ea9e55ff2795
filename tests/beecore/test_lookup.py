"""Looking a hive up in a pack finds what solving with the whole lexicon finds."""

import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, PackError, lookup, pack, shipped, solve
from beecore.bands import in_bands
from beecore.layout import CHECKSUM_SIZE, HEADER_SIZE
from beecore.lookup import Packed
from tests.beecore.test_lexicon import entries

percents = st.just("") | st.integers(1, 99).map(str)


def packed(lexicon: Lexicon) -> Packed:
    data = pack.write(lexicon)
    body = zlib.decompress(data[HEADER_SIZE:-CHECKSUM_SIZE])
    return Packed(data[:HEADER_SIZE], lambda start, stop: body[start:stop])


def solved(
    lexicon: Lexicon, letters: str, minimum: str = "4", require: str = "", percent: str = ""
) -> dict[str, Any]:
    hive = Hive.parse(letters, int(minimum), require)
    solutions = solve(hive, lexicon, likely=int(percent) / 100 if percent else None)
    return in_bands(hive.letters, hive.minimum, hive.require, lexicon.threshold, solutions)


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
    hive, require = "".join(letters[:size]), "".join(letters[1 : size - 2])
    for question in [(hive, str(minimum), "", percent), (hive, str(minimum), require, percent)]:
        assert lookup.solve(packed(lexicon), *question) == solved(lexicon, *question)


@given(st.permutations("abcdefghijklmnopqrstuvwxyz"), st.integers(3, 7), percents)
def test_it_finds_its_way_in_a_pack_of_many_blocks(
    letters: list[str], size: int, percent: str
) -> None:
    question = "".join(letters[:size]), "4", "", percent
    assert lookup.solve(SHIPPED, *question) == solved(shipped.usual(), *question)


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
        ("vctaoen", "4", "x", ""),
    ],
)
def test_whatever_is_no_plain_hive_is_left_to_the_engine(
    question: tuple[str, str, str, str],
) -> None:
    assert lookup.solve(SHIPPED, *question) is None


def test_a_pack_of_another_version_is_refused() -> None:
    header = bytearray(pack.write(Lexicon.from_words(["cave"]))[:HEADER_SIZE])
    header[4] = 1
    with pytest.raises(PackError, match="no pack of version"):
        Packed(bytes(header), lambda start, stop: b"")
