"""Saved games of the terminal: none is lost, and a failure to save is reported once."""

from pathlib import Path

import pytest

from beecore.cli.play import SavedGame, folder
from beecore.game import Game, load, save
from tests.oracles import HIVE

GAME = Game(HIVE, ("vote",), ("novae",), "2026-11-21")


def test_loads_a_game_as_it_was_saved(games: Path) -> None:
    messages: list[str] = []
    assert SavedGame("vacenot", messages.append).sync(GAME) == GAME
    assert SavedGame("vacenot", messages.append).sync(Game(HIVE)) == GAME
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME
    assert messages == []


def test_does_not_save_an_untouched_game(games: Path) -> None:
    assert SavedGame("vacenot", pytest.fail).sync(Game(HIVE, started="2026-11-21")).found == ()
    assert not games.exists()


def test_merges_games_from_two_terminals() -> None:
    one, two = SavedGame("vacenot", pytest.fail), SavedGame("vacenot", pytest.fail)
    one.sync(Game(HIVE, ("vote",)))
    assert two.sync(Game(HIVE, ("cave",))).found == ("cave", "vote")
    assert set(one.sync(Game(HIVE, ("vote", "oven"))).found) == {"vote", "oven", "cave"}


@pytest.mark.parametrize("damage", [b"", b'{"version": 99}', b"\xff\xfe"])
def test_sets_unreadable_files_aside_and_reports_them(damage: bytes, games: Path) -> None:
    games.mkdir(parents=True)
    messages: list[str] = []
    for number in (1, 2):
        (games / "vacenot.json").write_bytes(damage)
        assert SavedGame("vacenot", messages.append).sync(GAME) == GAME
        assert (games / f"vacenot.unread-{number}").read_bytes() == damage
        assert f"vacenot.unread-{number}" in messages[-1]
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME


def test_reports_once_that_games_cannot_be_saved(games: Path) -> None:
    games.parent.write_text("no folder")
    messages: list[str] = []
    saved = SavedGame("vacenot", messages.append)
    assert [saved.sync(GAME), saved.sync(GAME)] == [GAME, GAME]
    assert len(messages) == 1
    assert messages[0].startswith("This game cannot be saved: ")


def test_saves_the_whole_game_as_soon_as_that_works(games: Path) -> None:
    games.parent.write_text("no folder")
    messages: list[str] = []
    saved = SavedGame("vacenot", messages.append)
    saved.sync(GAME)
    games.parent.unlink()
    saved.sync(GAME)
    assert load((games / "vacenot.json").read_text("utf-8")) == GAME
    assert len(messages) == 1


def test_leaves_no_temporary_file(games: Path) -> None:
    SavedGame("vacenot", pytest.fail).sync(GAME)
    assert [path.name for path in games.iterdir()] == ["vacenot.json"]
    assert (games / "vacenot.json").read_text("utf-8") == save(GAME)


def test_saves_games_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, games: Path) -> None:
    assert folder() == games
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("APPDATA", "relative")
    assert folder().is_relative_to(Path.home())
