"""Tests which hives and games the page can answer."""

from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from beecore.editions import ORIGINAL, own_edition, set_own
from beecore.errors import GameError
from beecore.game.guess import Game
from beecore.game.saving import save
from beecore.hive import Hive
from beecore.letters import ENGLISH
from tests.app.tabs import Browser, words


def test_a_game_has_no_standing_without_the_words_of_its_list() -> None:
    Browser().open()
    edition = own_edition(ORIGINAL, ENGLISH, "Ours")
    set_own([edition])

    async def has_words(name: str) -> bool:
        return False

    lists = SimpleNamespace(editions=[edition], has_words=has_words)
    asked = words.Words(MagicMock(), lists).standing(
        save(Game(Hive("vctaoen", edition=edition), ("cave",)))
    )
    with pytest.raises(GameError, match="there is no word list for Ours"):
        asked.send(None)
    set_own([])
