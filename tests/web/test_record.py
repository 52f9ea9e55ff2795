"""The statistics and the list of all games."""

import json
import re
from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from beecore import Hive
from beecore.game import Game, answers_of, save
from beecore.game.puzzles import daily
from beecore.game.saving import shorten
from beecore.words import shipped
from tests.oracles import HIVE, ORACLE
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import guess
from tests.web.pages.statistics import (
    figure,
    games,
    games_at,
    open_games,
    open_statistics,
)
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages

NOON = "2026-11-21T12:00:00Z"
TODAY = date(2026, 11, 21)

Visit = Callable[..., Page]


@pytest.fixture
def visit(new_page: Pages) -> Visit:
    """Opens the page on a given day with saved games."""

    def visit(*saved: Game, now: str = NOON, name: str = "", **options: Any) -> Page:
        storage = {f"{KEPT}game/{game.hive.key}": save(game) for game in saved}
        page = new_page(**{"storage": storage, "timezone_id": "UTC", "locale": "en-US", **options})
        page.clock.set_fixed_time(now)
        page.goto(f"./#play/{name}")
        expect_said(page, "Find words")
        return page

    return visit


def hive_of(day: date) -> Hive:
    return daily(shipped.calendar(), day).hive


def answers(hive: Hive) -> list[str]:
    return [word.word for word in answers_of(hive, shipped.lexicon(hive)).likely]


def one_word(day: date, started: date | None = None) -> Game:
    """Return a game with a word on a day's hive, begun on the day `started` (default: that day)."""
    hive = hive_of(day)
    return Game(hive, (answers(hive)[0],), started=str(started or day))


def many_games(number: int) -> Iterable[Game]:
    """Return `number` games with the same letters, begun in successive minutes."""
    hives = [Hive("vctaoen", minimum, extra) for minimum in (1, 2, 3) for extra in "ctaoen"]
    hives += [Hive("cvtaoen", minimum, extra) for minimum in range(1, 13) for extra in "vtaoen"]
    return [
        Game(hive, hints=("grid",), started=f"2026-11-20T08:{place:02}")
        for place, hive in enumerate(hives[:number])
    ]


def test_a_player_without_games_sees_an_explanation(visit: Visit) -> None:
    page = visit()
    open_statistics(page)
    expect(page.get_by_role("dialog")).to_contain_text("once you find a word")
    expect(page.get_by_role("radio", name="All games")).not_to_be_visible()
    expect(page.get_by_role("button", name="Export everything")).to_be_visible()


def test_games_are_counted_by_rank_without_naming_queen_bee_early(visit: Visit) -> None:
    page = visit(Game(HIVE, ("cave",), started="2026-11-20"), name="vctaoen")
    open_statistics(page)
    expect(games_at(page, "Beginner")).to_have_text("1")
    expect(games_at(page, "Genius")).to_have_text("0")
    expect(figure(page, "Reached Genius")).to_have_text("0")
    expect(page.get_by_role("dialog")).not_to_contain_text("Queen Bee")
    page = visit(
        Game(HIVE, tuple(answers(HIVE)), started="2026-11-20"),
        Game(Hive.parse("cvtaoen"), ("cave",), started="2026-11-20"),
    )
    open_statistics(page)
    for rank, number in {"Beginner": "1", "Genius": "0", "Queen Bee": "1"}.items():
        expect(games_at(page, rank)).to_have_text(number)
    expect(figure(page, "Reached Genius")).to_have_text("1")
    expect(figure(page, "Average score")).to_have_text("50%")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"Best game: \d+ points"))
    expect(page.locator("#best-game")).to_contain_text("Hive VACENOT")


def test_all_games_are_listed_latest_first_with_their_results(visit: Visit) -> None:
    likely = len(answers(HIVE))
    page = visit(
        Game(HIVE, ("cave", "coven"), started="2026-11-20T08:31"),
        Game(Hive.parse("vctaoen", 5, "t"), ("octave",), started="2026-11-20T19:22", revealed=True),
        one_word(date(2026, 11, 19)),
        one_word(TODAY),
        Game(Hive.parse("cvtaoen"), hints=("grid",)),  # as early versions saved games
    )
    open_games(page)
    rows = games(page)
    expect(rows).to_have_count(5)
    for row, parts in zip(
        rows.all(),
        (
            ("Today, Saturday, November 21", "Good", " · 1 of ", "In progress"),
            ("Hive VACENOT, 5 or more letters, with T", "Finished"),
            ("Hive VACENOT", "Good Start", f"2 of {likely} words", "In progress"),
            ("Thursday, November 19", "In progress"),
            ("Hive CAENOTV", "Beginner", "0 of ", "0%"),
        ),
        strict=True,
    ):
        for part in parts:
            expect(row).to_contain_text(part)


def test_a_game_in_the_list_opens_with_its_found_words(visit: Visit) -> None:
    hive = Hive.parse("vctaoen", 5, "t")
    found = [word for word in ORACLE if len(word) > 4 and "t" in word]
    page = visit(Game(hive, tuple(found), started="2026-11-20"), one_word(TODAY))
    open_games(page)
    page.get_by_role("link", name="Hive VACENOT").click()
    expect_announced(page, "Hive VACENOT")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        sorted(found)
    )
    open_games(page)
    page.get_by_role("link", name="Hive VACENOT").click()  # which is open already
    expect(page.get_by_role("dialog")).not_to_be_visible()
    open_games(page)
    page.get_by_role("link", name="Today, Saturday").click()
    expect(page.locator("#play-title")).to_have_text("Today, Saturday, November 21")


def test_a_long_list_shows_fifty_games_and_more_on_demand(visit: Visit) -> None:
    page = visit(*many_games(60))
    open_games(page)
    expect(games(page)).to_have_count(50)
    expect(games(page).first).to_contain_text("Hive CAENOTV")
    page.get_by_role("button", name="Show 10 more").click()
    expect(games(page)).to_have_count(60)
    expect(page.get_by_role("button", name="Show 10 more")).not_to_be_visible()
    expect(games(page).nth(50).get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    open_games(page)
    expect(games(page)).to_have_count(50)


def test_a_shortened_game_is_listed_and_one_that_cannot_be_opened_is_not(new_page: Pages) -> None:
    game = save(Game(HIVE, ("cave",), started="2026-11-20T08:31"))
    page = new_page(
        storage={
            f"{KEPT}game/vacenot": shorten(game),
            f"{KEPT}game/no hive": game,
            f"{KEPT}game/cavenot": json.dumps({"version": 99}),
        }
    )
    page.goto("./#play")
    expect_said(page, "Find words")
    open_games(page)
    expect(games(page)).to_have_count(1)
    expect(games(page).first).to_contain_text("Hive VACENOT")


def test_new_words_are_counted_when_the_dialog_opens_again(visit: Visit) -> None:
    page = visit(name="vctaoen")
    for word, number in (("cave", "1"), ("coven", "2")):
        guess(page, word)
        expect(page.locator("#latest")).to_contain_text(word)
        open_statistics(page)
        expect(figure(page, "Words")).to_have_text(number)
        page.keyboard.press("Escape")
