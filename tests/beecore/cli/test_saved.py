"""Games that the terminal keeps: none is lost, and what cannot be kept is said once."""

from pathlib import Path

import pytest

from beecore.cli.saved import SavedGame, folder
from beecore.game import Game, load, save
from tests.oracles import HIVE

GAME = Game(HIVE, ("vote",), ("novae",), "2026-11-21")


def test_a_game_is_kept_and_comes_back(games: Path) -> None:
    told: list[str] = []
    assert SavedGame("vacenot", told.append).sync(GAME) == GAME
    assert SavedGame("vacenot", told.append).sync(Game(HIVE)) == GAME
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME
    assert told == []


def test_a_game_with_nothing_done_leaves_no_file(games: Path) -> None:
    assert SavedGame("vacenot", pytest.fail).sync(Game(HIVE, started="2026-11-21")).found == ()
    assert not games.exists()


def test_two_terminals_add_to_one_game() -> None:
    one, two = SavedGame("vacenot", pytest.fail), SavedGame("vacenot", pytest.fail)
    one.sync(Game(HIVE, ("vote",)))
    assert two.sync(Game(HIVE, ("cave",))).found == ("cave", "vote")
    assert set(one.sync(Game(HIVE, ("vote", "oven"))).found) == {"vote", "oven", "cave"}


@pytest.mark.parametrize("damage", [b"", b'{"version": 99}', b"\xff\xfe"])
def test_what_cannot_be_read_is_set_aside_and_told(damage: bytes, games: Path) -> None:
    games.mkdir(parents=True)
    told: list[str] = []
    for number in (1, 2):
        (games / "vacenot.json").write_bytes(damage)
        assert SavedGame("vacenot", told.append).sync(GAME) == GAME
        assert (games / f"vacenot.unread-{number}").read_bytes() == damage
        assert f"vacenot.unread-{number}" in told[-1]
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME


def test_where_nothing_can_be_kept_is_said_once_and_the_game_goes_on(games: Path) -> None:
    games.parent.write_text("no folder")
    told: list[str] = []
    saved = SavedGame("vacenot", told.append)
    assert [saved.sync(GAME), saved.sync(GAME)] == [GAME, GAME]
    assert len(told) == 1
    assert told[0].startswith("This game cannot be saved: ")


def test_a_game_is_written_as_a_whole(games: Path) -> None:
    SavedGame("vacenot", pytest.fail).sync(GAME)
    assert [path.name for path in games.iterdir()] == ["vacenot.json"]
    assert (games / "vacenot.json").read_text("utf-8") == save(GAME)


def test_games_are_in_the_users_own_folder(monkeypatch: pytest.MonkeyPatch, games: Path) -> None:
    assert folder() == games
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("APPDATA", "relative")
    assert folder().is_relative_to(Path.home())
