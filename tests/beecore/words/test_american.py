"""American spellings of British words."""

import pytest

from beecore.words.lists import american


@pytest.mark.parametrize(
    ("british", "expected"),
    [
        ("odour", "odor"),
        ("theatre", "theater"),
        ("licence", "license"),
        ("traveller", "traveler"),
        ("enrol", "enroll"),
        ("organise", "organize"),
        ("analyse", "analyze"),
        ("jewellery", "jewelry"),
        ("draught", "draft"),
        ("plough", "plow"),
        ("anaemia", "anemia"),
        ("aeroplane", "airplane"),
    ],
)
def test_spells_british_words_the_american_way(british: str, expected: str) -> None:
    assert expected in american(british)


def test_a_word_without_british_spelling_has_no_other() -> None:
    assert list(american("cave")) == []
