"""Tests which hives the page answers without the engine."""

from unittest.mock import MagicMock

import pytest

from beecore.errors import HiveError
from beecore.hive import Hive
from tests.app.tabs import on_page


def test_the_words_of_a_hive_of_more_than_twelve_letters_are_not_looked_up_on_the_page() -> None:
    answering = on_page.OnPage.answers(MagicMock(), Hive.parse("aeinrstloqjxz"), "")
    with pytest.raises(HiveError, match="AEINRSTLOQJXZ has 13 letters"):
        answering.send(None)
