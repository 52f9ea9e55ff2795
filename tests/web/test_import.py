"""Tests of exporting and importing all saved data, and of the statistics afterwards."""

import json

import pytest
from playwright.sync_api import Page, expect

from beecore import Hive
from beecore.game import Game, save
from beecore.memory import NOTHING, dump
from tests.oracles import HIVE
from tests.web.pages.page import expect_said, expect_status
from tests.web.pages.play import begin, guess
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.statistics import exported, figure, open_statistics, take
from tests.web.pages.storage import KEPT, keep
from tests.web.waiting import until

CODE = f"HASH = {2**64 - 1}{2**64 - 1}  # {'x' * 20_000}"
SETTINGS = {"theme": "dark", "boundary": "60", "tells-hints": "yes", "found-order": "newest"}
REFUSED = "This file isn’t an Open Hive export. Nothing was changed."
WATCH_SAVING = """() => {
    window.revoked = [];
    const make = URL.createObjectURL, revoke = URL.revokeObjectURL;
    URL.createObjectURL = blob => (window.address = make.call(URL, window.saved = blob));
    URL.revokeObjectURL = address => {
        window.revoked.push(address);
        revoke.call(URL, address);
    };
}"""


def in_storage(page: Page, name: str) -> str | None:
    text: str | None = page.evaluate("name => localStorage.getItem(name)", KEPT + name)
    return text


def many_games(number: int) -> dict[str, object]:
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


def test_everything_exported_can_be_imported(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    values = {"lab/code": CODE, "lab/won": "short", "taught": dump(NOTHING), **SETTINGS}
    for name, text in values.items():
        keep(page, name, text)
    page.evaluate(WATCH_SAVING)
    open_settings(page).get_by_role("button", name="Export everything").click()
    expect_said(page, "Exported 1 game.")
    file = page.evaluate("window.saved.text()")
    assert '"standing"' in json.loads(file)["values"]["game/vacenot"]
    page.goto("./")
    expect_said(page, "Ready.")
    page.evaluate("localStorage.clear()")
    page.goto("./#solve/jceoprt")
    page.reload()
    expect_said(page, "JCEOPRT: ")
    expect(page.locator("#boundary")).not_to_have_value("40")
    begin(page)
    take(page, file)
    expect_said(page, "Imported 1 game, your answer lists, your Lab code, and 4 settings.")
    assert {name: in_storage(page, name) for name in values} == values
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("checkbox", name="Include my hint count")).to_be_checked()
    close_settings(page)
    open_statistics(page)
    expect(figure(page, "Words")).to_have_text("1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")
    page.get_by_role("link", name="Solve").click()
    page.get_by_label("Letters", exact=True).fill("jceoprt")
    expect(page.locator("#boundary")).to_have_value("40")  # of the slider, which goes the other way


def test_the_page_responds_while_a_file_is_read(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    take(page, exported({**many_games(300), "game/vacenot": save(Game(HIVE, ("oven",)))}))
    close_settings(page)
    guess(page, "coven")
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "coven", "oven"]
    )
    until(page, "localStorage.length >= 300")


def test_the_address_of_a_download_stays_valid_for_a_while(page: Page) -> None:
    page.clock.install()
    begin(page)
    page.evaluate(WATCH_SAVING)
    open_settings(page).get_by_role("button", name="Export everything").click()
    expect_said(page, "Exported 0 games.")
    assert page.evaluate("window.revoked") == []  # the browser may not have read it yet
    page.clock.fast_forward("01:01")
    until(page, "window.revoked.length")
    assert page.evaluate("window.revoked") == [page.evaluate("window.address")]


NO_EXPORTS = (
    "",
    "null",
    "[" * 100_000,
    '{"format": "open-hive", "version": 1}',
    '{"format": "open-hive", "version": 1, "values": "cave"}',
    '{"format": "open-hive", "version": true, "values": {}}',
    '{"format": "another", "version": 1, "values": {}}',
    '{"format": "open-hive", "version": 2, "values": {}}',
    '{"format": "open-hive", "values": {}, "version": ' + "9" * 1_000_000 + "}",
)


def test_a_file_that_is_not_an_export_is_refused(visited: Page, subtests: pytest.Subtests) -> None:
    for content in NO_EXPORTS:
        with subtests.test(content[:60]):
            take(visited, content)
            expect_said(visited, REFUSED)
            visited.get_by_role("button", name="Export everything").click()
            expect_said(visited, "Exported ")


def test_a_huge_file_is_imported_without_delay(page: Page) -> None:
    begin(page)
    names: dict[str, object] = {f"game/{number}": "x" for number in range(2_000)}
    texts = ("x" * 9_000_000, '["' + "x" * 3_900_000 + '"]', "9" * 1_000_000)
    large: dict[str, object] = {f"game/{text[:2]}": text for text in texts}
    take(page, exported({**names, **large, "aside/game/1": "x" * 1_000_000}))
    expect_said(page, "Imported 0 games. 2,003 items couldn’t be read.")


NO_TEXTS = {
    '"__proto__": {"toString": 1}': "1 item",
    '"game/cenotav": {"toString": null}, "valueOf": [], "constructor": "x"': "3 items",
    '"game/cenotav": ' + "[" * 20_000 + "]" * 20_000: "1 item",
    '"aside/\\u0000/1": "\\ud800", "game/\\u0000": "\\u0000"': "2 items",
}


def test_entries_that_are_no_texts_are_counted_and_the_others_imported(
    visited: Page, subtests: pytest.Subtests
) -> None:
    game = json.dumps({"game/vacenot": save(Game(HIVE, ("cave",)))})[1:]
    for entry, unreadable in NO_TEXTS.items():
        with subtests.test(entry[:60]):
            take(visited, f'{{"format": "open-hive", "version": 1, "values": {{{entry}, {game}}}')
            expect_said(visited, f"Imported 1 game. {unreadable} couldn’t be read.")
            close_settings(visited)
            open_statistics(visited)
            expect(figure(visited, "Words")).to_have_text("1")
            visited.keyboard.press("Escape")


def test_a_reload_during_an_import_is_reported_once(page: Page) -> None:
    begin(page)
    take(page, exported(many_games(700)))
    expect_status(page, "Importing ")
    page.reload()
    expect_said(page, "The import was interrupted. What had been imported is saved.")
    begin(page, "jceoprt")
    expect_said(page, "Find words that use J.")
    take(page, exported(many_games(3)))
    expect_said(page, "Imported 3 games.")
    page.reload()
    expect_said(page, "Find words that use J.")


@pytest.fixture
def visited(page: Page) -> Page:
    """A page with a game open."""
    begin(page)
    return page
