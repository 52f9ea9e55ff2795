"""`bee join`: games from links, codes, and exports of the page become saved games."""

import json
from pathlib import Path
from random import Random

import pytest

from beecore.game import Game, load, puzzles
from beecore.sharing.codes import DAYS, ROUND, encode, share_of_picture
from beecore.sharing.days import daily_of
from beecore.sharing.games import encode_game, encode_games
from beecore.sharing.rounds import Friend, Round, fields_of
from beecore.words import shipped
from tests.beecore.cli.terminal import Bee
from tests.bench.codes import year
from tests.oracles import HIVE

CODE = encode_games([encode_game(Game(HIVE, ("cave", "vote")))])
EARLIER = json.loads((Path(__file__).parents[2] / "data" / "saved.json").read_text("utf-8"))


def saved(games: Path, key: str = "vacenot") -> Game:
    return load((games / f"{key}.json").read_text("utf-8"))


def test_the_link_to_a_game_joins_it_elsewhere(
    bee: Bee, words: str, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bee("play", "VCTAOEN", typed="cave vote novae octane\n")
    [link] = bee("play", "VCTAOEN", "--link").lines
    assert link.startswith("#join/bee-games-3-")
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
    parts = [encode_game(*each) for each in zip(played, dailies, strict=True)]
    code = encode_games(parts, {"theme": "dark"}, DAYS)
    done = bee("join", "-", typed=f"Hi! https://example.org/#join/{code}\n")
    assert done.lines[0].startswith("2 games joined, ")
    assert done.err == "1 other item left out: only the page can add what isn’t a game.\n"
    day = puzzles.daily(calendar, puzzles.FIRST_DAY, edition).hive
    assert set(saved(games, day.key).found) == set(dailies[0].answers[::2])


def test_names_the_days_whose_words_have_changed_and_joins_the_others(
    bee: Bee, games: Path
) -> None:
    calendar, words, edition = shipped.calendar(), shipped.usual(), HIVE.edition
    days = [daily_of(number, calendar, words, edition) for number in (0, 40)]
    played = [Game(each.hive, tuple(each.answers[::2])) for each in days]
    before = days[0]._replace(answers=days[0].answers[1:])
    parts = [encode_game(played[0], before), encode_game(played[1], days[1])]
    done = bee("join", encode_games(parts, {}, DAYS))
    assert done.lines[0].startswith("1 game joined, ")
    assert done.err == (
        "1 daily game left out, since the word list has changed: 2026-01-01. Update Open Hive on"
        " both devices, then make a new code.\n"
    )
    assert [each.stem for each in games.iterdir()] == [days[1].hive.key]


def test_a_year_of_games_fits_into_two_pictures() -> None:
    dailies, games = year(365, Random(7), is_full=True)
    parts = [encode_game(game, dailies[game.hive.key]) for game in games]
    address = "https://example.github.io/open-hive/fr/#join/"
    assert share_of_picture(address + encode_games(parts, {}, DAYS)) < 1.9


def test_a_link_without_a_game_is_refused(bee: Bee, words: str) -> None:
    for guess in ("", "vatocen"):  # links do not have guesses that were refused
        bee("play", "VCTAOEN", typed=f"{guess}\n")
        done = bee("play", "VCTAOEN", "--link")
        assert (done.code, done.lines) == (2, [])
        assert done.err == "bee: there is nothing to carry yet: first find a word in VCTAOEN\n"


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
    friend = Friend("Anna", 0, 1, "nice", ("cave",), (), 0)
    code = encode(ROUND, fields_of(Round(HIVE, {"0123abcd": friend})))
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
