"""`bee join`: games from links, codes, and exports of the page become saved games."""

import json
from pathlib import Path
from random import Random

import pytest

from beecore.game import Game, load, puzzles
from beecore.sharing.codes import (
    ROUND,
    coded,
    daily_of,
    games_in,
    opened,
    share_of_picture,
    written,
)
from beecore.sharing.rounds import Friend, Round, fields_of
from beecore.words import shipped
from tests.beecore.cli.terminal import Bee
from tests.bench.codes import year
from tests.oracles import HIVE

CODE = written([Game(HIVE, ("cave", "vote"))])
EARLIER = json.loads((Path(__file__).parents[2] / "data" / "saved.json").read_text("utf-8"))


def saved(games: Path, key: str = "vacenot") -> Game:
    return load((games / f"{key}.json").read_text("utf-8"))


def test_the_link_to_a_game_joins_it_elsewhere(
    bee: Bee, words: str, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bee("play", "VCTAOEN", typed="cave vote novae octane\n")
    [link] = bee("play", "VCTAOEN", "--link").lines
    assert link.startswith("#join/bee-games-2-")
    monkeypatch.setenv("SITE_URL", "https://example.org/hive/")
    assert bee("play", "VCTAOEN", "--link").lines == [f"https://example.org/hive/{link}"]
    game = saved(games)
    (games / "vacenot.json").unlink()
    bee("play", "VCTAOEN", typed="oven\n")
    done = bee("join", link)
    assert (done.code, done.lines, done.err) == (0, ["1 game joined, 3 words added."], "")
    assert sorted(saved(games).found) == sorted(["oven", *game.found])
    assert saved(games).off_center == ("octane",)
    assert bee("join", link, f"and {link}").lines == ["2 games joined, 0 words added."]


def test_joins_daily_hives_whose_words_are_bits(bee: Bee, games: Path) -> None:
    calendar, words, edition = shipped.calendar(), shipped.usual(), HIVE.edition
    dailies = [daily_of(number, calendar, words, edition) for number in (0, 40)]
    played = [Game(each.hive, tuple(each.answers[::2]), started="2026-11-21") for each in dailies]
    code = written(played, {each.hive.key: each for each in dailies}, {"theme": "dark"})
    done = bee("join", "-", typed=f"Hi! https://example.org/#join/{code}\n")
    assert done.lines[0].startswith("2 games joined, ")
    assert done.err == "1 other item left out: only the page can add what isn’t a game.\n"
    day = puzzles.daily(calendar, puzzles.FIRST_DAY, edition).hive
    assert set(saved(games, day.key).found) == set(dailies[0].answers[::2])


def test_a_year_of_games_fits_into_one_picture() -> None:
    dailies, games = year(365, Random(7), is_full=True)
    code = written(games, dailies)
    assert share_of_picture(f"https://example.github.io/open-hive/fr/#join/{code}") < 0.97
    read, unread = games_in(opened(code), list(dailies.values()))
    assert [{*game.found, *game.bonus} for game in read] == [
        {*game.found, *game.bonus} for game in games
    ]
    assert unread == 0


def test_joins_an_export(bee: Bee, games: Path, tmp_path: Path) -> None:
    path = tmp_path / "open-hive.json"
    path.write_text(EARLIER["exported"], "utf-8")
    done = bee("join", path)
    assert done.code == 0
    assert saved(games).found == ("cave", "coven", "cove")
    assert saved(games, "swedish.vacenot").found == ("cave", "coven", "cove")
    assert "other items left out" in done.err


def test_a_code_that_cannot_be_joined_changes_nothing(
    bee: Bee, games: Path, tmp_path: Path
) -> None:
    friend = Friend("Anna", 0, 1, "nice", ("cave",), ())
    code = coded(ROUND, fields_of(Round(HIVE, 0, {"0123abcd": friend})))
    for refused, reason in (
        (code, "open its link in a browser"),
        (CODE[:-9], "damaged"),
        ("{}", "isn’t an export"),
    ):
        path = tmp_path / "file"
        path.write_text(refused)
        done = bee("join", CODE, path)
        assert (done.code, done.lines) == (2, [])
        assert reason in done.err
        assert not games.exists()


def test_reports_that_a_game_cannot_be_saved(bee: Bee, games: Path) -> None:
    games.parent.mkdir()
    games.write_text("no folder")
    done = bee("join", CODE)
    assert (done.code, done.lines) == (2, [])
    assert "the game on VCTAOEN was not joined" in done.err
