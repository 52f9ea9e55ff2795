"""Hives of any size: what is one, what is not, and which masks fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore import Hive, HiveError, mask_of
from beecore.cli import main
from beecore.letters import ORDER


class TestParse:
    @pytest.mark.parametrize(
        "text", ["VCTAOEN", "vctaoen", " v c t a o e n ", "V,C,T,A,O,E,N", "v-ctaoen", "V–CTA—OEN"]
    )
    def test_takes_what_people_type(self, text: str) -> None:
        assert Hive.parse(text) == Hive("vctaoen", 4)

    @pytest.mark.parametrize("size", [3, 7, 12, 13, 26])
    def test_takes_three_to_twenty_six_letters(self, size: int) -> None:
        assert Hive.parse(ORDER[:size]).mask.bit_count() == size

    @pytest.mark.parametrize("minimum", [1, 4, 15])
    def test_takes_a_minimum_of_one_to_fifteen(self, minimum: int) -> None:
        assert Hive.parse("ant", minimum).minimum == minimum

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            ("", "0 letters are too few"),
            ("at", "2 letters are too few: a hive has 3 to 26, usually 7"),
            ("vctaoe1", "“1” is not a letter"),
            ("vctaoeé", "“é” is not a letter"),
            ("vctaovn", "V is there twice"),
        ],
    )
    def test_refuses_what_is_no_hive(self, text: str, fault: str) -> None:
        with pytest.raises(HiveError, match=fault):
            Hive.parse(text)

    @pytest.mark.parametrize("minimum", [0, 16, -1])
    def test_refuses_other_minimums(self, minimum: int) -> None:
        with pytest.raises(HiveError, match=f"{minimum} is no minimum length: it is 1 to 15"):
            Hive.parse("ant", minimum)


class TestRequire:
    def test_center_comes_first_and_each_letter_once(self) -> None:
        assert Hive.parse("VCTAOEN", require="n, E-v n").required == "vne"

    def test_is_the_center_alone_unless_told(self) -> None:
        hive = Hive.parse("VCTAOEN")
        assert hive.required == "v"
        assert hive.required_mask == mask_of("v")

    @pytest.mark.parametrize("letter", ["x", "é", "1"])
    def test_refuses_a_letter_that_is_not_in_the_hive(self, letter: str) -> None:
        with pytest.raises(HiveError, match=f"“{letter}” is required but .* VCTAOEN"):
            Hive.parse("VCTAOEN", require=letter)

    def test_is_taken_by_the_terminal(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["solve", "VCTAOEN", "--require", "x"]) == 2
        assert "“x” is required" in capsys.readouterr().err


@given(
    letters=st.permutations(ORDER),
    size=st.integers(3, 26),
    required=st.lists(st.integers(0, 2), max_size=2),
    word=st.text(ORDER, min_size=1, max_size=8),
)
def test_a_mask_fits_as_the_rule_says(
    letters: list[str], size: int, required: list[int], word: str
) -> None:
    hive = Hive("".join(letters[:size]), require="".join(letters[place] for place in required))
    fits = set(hive.required) <= set(word) <= set(hive.letters)
    assert (mask_of(word) & hive.deciding_mask == hive.required_mask) == fits
