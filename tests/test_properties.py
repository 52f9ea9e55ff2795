"""Property tests: repeatable in the suite, random at night, with reproducible failures."""

import re

import pytest
from hypothesis import given, reproduce_failure, settings
from hypothesis import strategies as st

SUITE, NIGHTLY = settings.get_profile("suite"), settings.get_profile("nightly")


def drawn(profile: settings) -> list[int]:
    """Return the examples that a property test draws with a profile."""
    examples = []

    @settings(profile, max_examples=20)
    @given(st.integers())
    def draw(number: int) -> None:
        examples.append(number)

    draw()
    return examples


def test_suite_draws_the_same_examples_in_every_run() -> None:
    assert drawn(SUITE) == drawn(SUITE)


def test_nightly_run_draws_more_and_different_examples() -> None:
    assert drawn(NIGHTLY) != drawn(NIGHTLY)
    assert NIGHTLY.max_examples > SUITE.max_examples


@pytest.mark.parametrize("profile", [SUITE, NIGHTLY], ids=["suite", "nightly"])
def test_failure_prints_how_to_reproduce_it(profile: settings) -> None:
    def is_small(number: int) -> None:
        assert number < 1000

    with pytest.raises(AssertionError) as failure:
        settings(profile)(given(st.integers())(is_small))()
    printed = "\n".join(failure.value.__notes__)
    assert "number=1000" in printed
    match = re.search(r"@reproduce_failure\('([\d.]+)', b'(\S+)'\)", printed)
    assert match, printed
    again = reproduce_failure(match[1], match[2].encode())
    with pytest.raises(AssertionError):
        again(given(st.integers())(is_small))()
