"""The statistics, the list of all games, and exports and imports of everything saved."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

from playwright.sync_api import Page, expect

from beecore import Hive
from beecore.game import Game, save
from beecore.game.puzzles import daily
from beecore.memory import NOTHING, dump
from beecore.words import shipped
from tests.oracles import HIVE
from tests.web.expected import likely
from tests.web.means import downloading
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin, expect_found, guess
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.statistics import (
    exported,
    figure,
    games,
    games_at,
    open_games,
    open_statistics,
    take,
)
from tests.web.pages.storage import GAME, KEPT, keep, stored
from tests.web.profiles import Pages

Visit = Callable[..., Page]


def one_word(day: date) -> Game:
    """Return a game with a word on a day's hive, begun on that day."""
    hive = daily(shipped.calendar(), day).hive
    return Game(hive, (likely(str(hive))[0],), started=str(day))


def many_games(number: int) -> dict[str, str]:
    """Return `number` saved games, each with a word in another hive of the same letters."""
    hives = [
        Hive(center + "vctaoen".replace(center, ""), minimum, require)
        for center in "vctaoen"
        for minimum in range(1, 16)
        for require in ("", *"vctaoen".replace(center, ""))
    ]
    return {
        f"game/{hive.key}": save(Game(hive, (hive.center * hive.minimum + hive.extra,)))
        for hive in hives[:number]
    }


def test_a_player_without_games_sees_an_explanation_and_then_each_new_word(visit: Visit) -> None:
    page = visit("vctaoen")
    expect_said(page, "Find words")
    open_statistics(page)
    expect(page.get_by_role("dialog")).to_contain_text("once you find a word")
    expect(page.get_by_role("radio", name="All games")).not_to_be_visible()
    for word, number in (("cave", "1"), ("coven", "2")):
        page.keyboard.press("Escape")
        guess(page, word)
        expect(page.locator("#latest")).to_contain_text(word)
        open_statistics(page)
        expect(figure(page, "Word")).to_have_text(number)
    expect(games_at(page, "Good Start")).to_have_text("1")
    expect(games_at(page, "Genius")).to_have_text("0")
    expect(page.get_by_role("dialog")).not_to_contain_text("Queen Bee")


def test_all_games_are_listed_latest_first_and_can_be_opened(visit: Visit) -> None:
    games_before = (
        Game(HIVE, ("cave", "coven"), started="2026-11-20T08:31"),
        Game(Hive.parse("vctaoen", 5, "t"), ("octave",), started="2026-11-20T19:22", revealed=True),
        one_word(date(2026, 11, 19)),
        one_word(date(2026, 11, 21)),
        Game(Hive.parse("cvtaoen"), hints=("grid",)),  # as early versions saved games
    )
    page = visit(storage=stored(*games_before))
    expect_said(page, "Find words")
    open_games(page)
    for row, parts in zip(
        games(page).all(),
        (
            ("Today, Saturday, November 21", "Good", " · 1 of ", "In progress"),
            ("Hive VCTAOEN, 5 or more letters, with T", "Finished"),
            ("Hive VCTAOEN", "Good Start", f"2 of {len(likely('vctaoen'))} words", "In progress"),
            ("Thursday, November 19", "In progress"),
            ("Hive CVTAOEN", "Beginner", "0 of ", "0%"),
        ),
        strict=True,
    ):
        for part in parts:
            expect(row).to_contain_text(part)
    for _ in ("another game", "the game that is open"):
        page.get_by_role("link", name="Hive VCTAOEN, 5").click()
        expect_announced(page, "Hive VCTAOEN")
        expect(page.get_by_role("dialog")).not_to_be_visible()
        open_games(page)


def test_a_long_list_shows_fifty_games_and_more_on_demand(new_page: Pages) -> None:
    page = new_page(storage={KEPT + name: text for name, text in many_games(60).items()})
    page.goto("./#play/jceoprt")
    open_games(page)
    expect(games(page)).to_have_count(50)
    page.get_by_role("button", name="Show 10 more").click()
    expect(games(page)).to_have_count(60)
    expect(page.get_by_role("button", name="Show 10 more")).not_to_be_visible()
    expect(games(page).nth(50).get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    open_games(page)
    expect(games(page)).to_have_count(50)


def test_everything_exported_can_be_imported(page: Page) -> None:
    values = {"lab/code": "x" * 20_000, "taught": dump(NOTHING), "theme": "dark", "boundary": "60"}
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    for name, text in values.items():
        keep(page, name, text)
    with downloading(page) as saved:
        open_settings(page).get_by_role("button", name="Export everything").click()
    expect_said(page, "Exported 1 game.")
    file = Path(saved.value.path()).read_text("utf-8")
    assert '"standing"' in json.loads(file)["values"][GAME]
    page.goto("./404.html")
    page.evaluate("localStorage.clear()")
    begin(page)
    take(page, file)
    expect_said(
        page, "Imported 1 game, the words you’ve decided about, your Lab code, and 2 settings."
    )
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    close_settings(page)
    expect_found(page, ["cave"])
    page.goto("./#solve/jceoprt")
    expect(page.locator("#boundary")).to_have_value("40")  # of the slider, which goes the other way


RELOAD_WHEN_IMPORTING = """() => {
    const status = document.getElementById("status");
    const look = () => status.textContent.startsWith("Importing ") && location.reload();
    new MutationObserver(look).observe(status, { childList: true, subtree: true });
}"""


def test_the_page_responds_while_a_file_is_read_and_says_what_it_cannot_read(
    page: Page, tmp_path: Path
) -> None:
    newer = '{"format": "open-hive", "version": 2, "values": {}}'
    begin(page)
    take(page, exported(many_games(150) | {GAME: save(Game(HIVE, ("oven",)))}))
    close_settings(page)
    guess(page, "coven")
    expect_found(page, ["coven", "oven"])
    page.evaluate(RELOAD_WHEN_IMPORTING)
    take(page, exported(many_games(700)))
    expect_said(page, "The import was interrupted. What had been imported is saved.")
    begin(page, "jceoprt")
    expect_said(page, "Find words that use J.")
    page.reload()
    expect_said(page, "Find words that use J.")
    for content in ("[" * 100_000, newer, newer.replace("2", "9" * 1_000_000)):
        take(page, content)
        expect_said(page, "This file isn’t an Open Hive export. Nothing was changed.")
        page.get_by_role("button", name="Export everything").click()
        expect_said(page, "Exported ")
    (tmp_path / "x.json").write_bytes(bytes(17_000_000))
    page.locator("#import").set_input_files(tmp_path / "x.json")
    expect_said(page, "This file is too large (17 MB): the limit is 16 MB.")
