"""Tests which hives the page answers without the engine."""

from unittest.mock import MagicMock

import pytest

from beecore.errors import HiveError
from beecore.hive import Hive
from tests.app.tabs import on_page


def test_the_words_of_a_large_hive_are_never_looked_up_in_the_pack_of_the_page() -> None:
    answering = on_page.OnPage.answers(MagicMock(), Hive.parse("aeinrstlo"), "")
    with pytest.raises(HiveError, match="AEINRSTLO has 9 letters"):
        answering.send(None)
