"""Tests of the end of a game: its summary, what can be shared, and the day after."""

import re

from PIL import Image
from playwright.sync_api import Page, expect

from beecore import Hive
from beecore.game import Game
from tests.web.expected import likely
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import SMALL, begin, choose, give_up, guess
from tests.web.pages.settings import close_settings
from tests.web.pages.sharing import friends
from tests.web.pages.storage import KEPT, stored
from tests.web.profiles import Pages
from tests.web.screens import PHONE

HONEY, GOLD, PAPER = (246, 180, 44), (255, 215, 94), (255, 250, 240)
"""The colors of the bee, her crown, and what is behind them."""


def bee_in_picture(page: Page, name: str) -> list[object]:
    """Share a picture, which the browser saves; return its colors in a bee and in her crown."""
    with page.expect_download() as download:  # where a picture cannot be shared
        page.get_by_role("button", name="Share a picture").click()
    expect_said(page, f"Saved the picture as {name}.")
    with Image.open(download.value.path()) as picture:
        assert picture.format == "PNG"
        return [picture.convert("RGB").getpixel(place) for place in ((540, 225), (540, 150))]


def test_every_word_found_is_a_day_to_show_and_it_stays(new_page: Pages) -> None:
    words = likely(SMALL)
    page = new_page(storage=stored(Game(Hive.parse(SMALL), tuple(words[1:]))))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page, SMALL)
    guess(page, words[0])
    expect(page.locator("#summary-title")).to_be_focused()
    page.keyboard.press("Enter")  # once more, in haste
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect_announced(page, "Copied")
    assert "👑 Queen Bee" in page.evaluate("navigator.clipboard.readText()")
    assert bee_in_picture(page, f"open-hive-{SMALL.upper()}.png") == [HONEY, GOLD]
    page.set_viewport_size(PHONE)
    for _ in range(2):
        card = page.get_by_role("group", name="Queen Bee!")
        expect(card).to_contain_text(f"{len(words)} of {len(words)}")
        expect(card).to_contain_text(max(words, key=len))
        expect(card.locator(".crown")).to_be_visible()
        expect(card.get_by_role("list", name="Badges")).to_contain_text("No hints")
        expect(page.locator("#keys")).to_be_hidden()
        expect(page.get_by_role("link", name="Random hive")).to_be_in_viewport(ratio=1)
        page.reload()
    page.get_by_role("link", name="Today", exact=True).click()
    expect_announced(page, "Today, ")
    expect(card).to_be_hidden()
    expect(page.locator("#keys")).to_be_visible()


def test_a_result_is_shared_at_any_time_and_a_finished_game_asks_for_a_backup_after_thirty_games(
    new_page: Pages,
) -> None:
    hives = [f"vctaoe{letter}" for letter in "bdfghijklmpqrsuwxyz"]
    hives += [f"nioatu{letter}" for letter in "bcdefghjklmp"]
    game = '{"game": 3, "hive": "HIVE", "found": ["octave"]}'
    page = new_page(storage={f"{KEPT}game/{each}": game.replace("HIVE", each) for each in hives})
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    choose(page, "With friends")
    friends(page).get_by_role("button", name="Share your result").click()
    expect_announced(page, "Copied")
    page.keyboard.press("Escape")
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    give_up(page)
    expect_said(page, "Here are all the words.")
    card = page.get_by_role("group", name="Good")
    expect(card.locator(".crown")).to_be_hidden()
    expect(card).to_contain_text("15 of ")
    expect(card.get_by_role("button", name="Share", exact=True)).to_be_visible()
    assert bee_in_picture(page, "open-hive-VCTAOEN.png") == [HONEY, PAPER]
    expect(card).to_contain_text(re.compile("3[0-9] of your games are only in this browser."))
    card.get_by_role("link", name="Save a backup").click()
    with page.expect_download():
        page.get_by_role("button", name="Export").click()
    close_settings(page)
    page.reload()
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("only in this browser")
