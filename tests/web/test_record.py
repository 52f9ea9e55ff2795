"""Tests of the stored results of saved games, from which the statistics are computed."""

from playwright.sync_api import Page, expect

from beecore.game import Game, save
from beecore.memory import NOTHING, dump
from tests.oracles import HIVE
from tests.page.statistics import exported, figure, games_at, open_statistics, take
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin
from tests.web.pages.storage import GAME, KEPT, keep
from tests.web.waiting import until

IS_WRITTEN_DOWN = f"localStorage.getItem({KEPT + GAME!r})?.includes('standing')"


def test_the_standing_of_a_game_is_stored_until_something_changes(
    troubled_page: Page,
) -> None:
    page, context = troubled_page, troubled_page.context
    begin(page)
    open_statistics(page)
    take(
        page, exported({"game/vacenot": save(Game(HIVE, ("cave", "coven"), started="2026-01-01"))})
    )
    expect(figure(page, "Words")).to_have_text("2")
    expect(games_at(page, "Good Start")).to_have_text("1")
    until(page, IS_WRITTEN_DOWN)
    context.route("**/likely.bee", lambda route: route.abort())
    page.reload()
    expect_said(page, "couldn’t be loaded")
    open_statistics(page)
    expect(figure(page, "Words")).to_have_text("2")  # stored, without the word list
    keep(page, "taught", dump(NOTHING.teach(HIVE, ["cave", "coven"], "2026-11-22")))
    context.unroute_all()
    page.reload()
    expect_announced(page, "VCTAOEN")
    open_statistics(page)
    expect(games_at(page, "Queen Bee")).to_have_text("1")
    keep(page, "taught", "")
    page.reload()
    expect_announced(page, "VCTAOEN")
    open_statistics(page)
    expect(games_at(page, "Good Start")).to_have_text("1")
