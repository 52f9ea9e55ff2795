"""Reasons: their names, and their codes in packs."""

import pytest

from beecore.pack import REASONS, USUAL, Reason, code_of, reason_of


def test_reasons_have_fixed_names_and_order() -> None:
    """Published packs contain these codes: they must never change their meaning."""
    assert list(REASONS) == [
        "",
        "rare",
        "British",
        "technical",
        "variant spelling",
        "informal",
        "derived",
        "name",
        "vulgar",
        "Australian",
        "Canadian",
    ]


def test_usual_reason_is_none_for_likely_words_and_rare_for_others() -> None:
    assert reason_of(USUAL, True) == Reason.NONE
    assert reason_of(USUAL, False) == Reason.RARE
    assert code_of(Reason.NONE, True) == code_of(Reason.RARE, False) == USUAL


def test_other_reasons_have_one_code_in_both_bands() -> None:
    assert code_of(Reason.BRITISH, True) == code_of(Reason.BRITISH, False) == 3
    assert (code_of(Reason.NONE, False), code_of(Reason.RARE, True)) == (1, 2)


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("likely", [True, False])
def test_decodes_each_reason_from_its_code(reason: Reason, likely: bool) -> None:
    assert reason_of(code_of(reason, likely), likely) == reason
