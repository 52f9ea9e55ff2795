"""Tests of the cached results of saved games, from which the statistics are computed."""

from playwright.sync_api import Page, expect

from beecore.game import Game, save
from beecore.memory import NOTHING
from beecore.memory_text import dump
from tests.oracles import HIVE
from tests.page.statistics import exported, figure, games_at, open_statistics, take
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin, guess
from tests.web.pages.storage import keep
from tests.web.waiting import until

IS_WRITTEN_DOWN = """async () => {
    const text = await (await caches.match("./standings"))?.text();
    return Boolean(text?.includes("vacenot"));
}"""


def test_what_a_game_came_to_is_there_in_later_visits_until_something_changes(
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
    context.route("**/lexicon.bee", lambda route: route.abort())
    page.reload()
    expect_said(page, "couldn’t be loaded")
    open_statistics(page)
    expect(figure(page, "Words")).to_have_text("2")  # from the cache, without the word list
    keep(page, "taught", dump(NOTHING.teach(HIVE, ["cave", "coven"], "2026-11-22")))
    context.unroute_all()
    page.reload()
    expect_announced(page, "VCTAOEN")
    open_statistics(page)
    expect(games_at(page, "Queen Bee")).to_have_text("1")
    page.keyboard.press("Escape")
    keep(page, "taught", "")
    open_statistics(page)
    expect(games_at(page, "Good Start")).to_have_text("1")


def test_a_damaged_memory_of_them_does_no_harm(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    open_statistics(page)
    expect(figure(page, "Words")).to_have_text("1")
    until(page, IS_WRITTEN_DOWN)
    earlier = '["vacenot", 1, "2026-01-01", "Good", 9, 9, false]'  # as version 1 wrote it
    for damage in (
        "",
        "{",
        '{"version": 2, "basis": "BASIS", "rows": [["vacenot", 1]]}',
        f'{{"version": 2, "basis": "BASIS", "rows": [{earlier}]}}',
        f'{{"version": 1, "basis": "BASIS", "rows": [{earlier}]}}',
    ):
        page.evaluate(
            """async damage => {
                const [name] = (await caches.keys()).filter(name => name.includes("standings"));
                const cache = await caches.open(name);
                const { basis } = await (await cache.match("./standings")).json().catch(() => ({}));
                await cache.put("./standings", new Response(damage.replace("BASIS", basis)));
            }""",
            damage,
        )
        page.reload()
        expect_announced(page, "VCTAOEN")
        open_statistics(page)
        expect(figure(page, "Words")).to_have_text("1")
