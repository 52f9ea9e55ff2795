"""Tests of links and pictures with saved games, besides what is in them: see test_records.py."""

from itertools import islice, product
from typing import Any

import pytest

from beecore.game.guess import Game
from beecore.game.saving import save
from beecore.hive import Hive
from tests.app.tabs import Browser, app, outcome
from tests.oracles import HIVE

SMALL = Hive.parse("OVCTAEN")


def test_a_game_that_no_picture_has_room_for_is_tried_alone_and_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ["v" + "".join(rest) for rest in islice(product("vctaoen", repeat=7), 0, None, 600)]
    tab, encoded, tried = Browser().open(), app.move.encode_games, list[int]()

    def encode(games: list[Any], *details: object) -> str:
        tried.append(len(games))
        assert len(tried) < 20
        code: str = encoded(games, *details)
        return code

    async def pictures() -> None: ...

    monkeypatch.setattr(app.move, "encode_games", encode)
    monkeypatch.setattr(app.move, "pictures", pictures)
    for game in (Game(HIVE, tuple(words)), Game(SMALL, ("cove",))):
        tab.data.set(f"game/{game.hive.key}", save(game))
    move = tab.mover()
    move.turn = lambda step: None
    outcome(tab, move.make())
    assert len(move.row) == 1
    assert (max(tried), tried.count(1)) == (2, 2)
    assert {game.hive.key for game in tab.follow(move.row[0]).games} == {SMALL.key}
