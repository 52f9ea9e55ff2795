"""Tests of the end of a game: its summary, what can be shared, and the day after."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.expected import likely
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import SMALL, begin, choose, expect_found, give_up, guess
from tests.web.pages.settings import close_settings
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages

NIGHT = "2026-11-25T23:59:30Z"  # a Wednesday


def test_every_word_found_is_a_day_to_show_and_it_stays(page: Page) -> None:
    words = likely(SMALL)
    begin(page, SMALL)
    page.keyboard.type("\n".join(words) + "\n")
    for _ in range(2):
        card = page.get_by_role("group", name="Queen Bee!")
        expect(card).to_contain_text(f"{len(words)} of {len(words)}")
        expect(card).to_contain_text(max(words, key=len))
        expect(card.locator(".crown")).to_be_visible()
        expect(card.get_by_role("list", name="Badges")).to_contain_text("No hints")
        expect(page.locator("#keys")).to_be_hidden()
        page.reload()
    card.get_by_role("link", name="Today’s hive").click()
    expect_announced(page, "Today, ")
    expect(card).to_be_hidden()
    expect(page.locator("#keys")).to_be_visible()


def test_share_is_next_after_the_last_word(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page, SMALL)
    page.keyboard.type("\n".join(likely(SMALL)) + "\n")
    expect(page.locator("#summary-title")).to_be_focused()
    page.keyboard.press("Enter")  # once more, in haste
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect_said(page, "Copied")
    assert "👑 Queen Bee" in page.evaluate("navigator.clipboard.readText()")


def test_after_giving_up_the_same_card_is_kind(page: Page) -> None:
    begin(page)
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    give_up(page)
    card = page.get_by_role("group", name="Good")
    expect(card.locator(".crown")).to_be_hidden()
    expect(card).to_contain_text("15 of ")
    expect(card.get_by_role("button", name="Share", exact=True)).to_be_visible()


def test_a_picture_is_saved_where_it_cannot_be_shared(page: Page, tmp_path: Path) -> None:
    begin(page)
    give_up(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == "open-hive-VCTAOEN.png"
    download.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_a_result_can_be_shared_from_the_menu_at_any_time(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page)
    choose(page, "Share your result")
    expect_said(page, "Copied")


def test_a_game_with_words_stays_at_midnight_and_the_new_hive_is_offered(new_page: Pages) -> None:
    page = new_page(timezone_id="UTC")
    page.clock.install(time=NIGHT)
    page.goto("./#play")
    page.clock.resume()
    expect_announced(page, "Today, Wednesday, November 25.")
    letters = "".join(page.locator("#keys button").all_inner_texts()).lower()
    word = likely(letters)[0]
    guess(page, word)
    expect_said(page, "Pangram!")
    page.clock.fast_forward("01:00")
    expect_said(page, "A new day: its hive is ready.")
    expect(page.get_by_role("heading", level=1)).to_have_text("Yesterday, Wednesday, November 25")
    expect_found(page, [word])
    expect(page).to_have_url(re.compile("#play/2026-11-25$"))
    page.get_by_role("link", name="New hive").click()
    expect_announced(page, "Today, Thursday, November 26.")
    expect(page.get_by_role("link", name="New hive")).to_be_hidden()
    expect_found(page, [])


def test_a_finished_day_says_when_the_next_hive_comes(new_page: Pages) -> None:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time("2026-11-25T18:48:00Z")
    page.goto("./#play")
    expect_announced(page, "Today, ")
    give_up(page)
    expect(page.locator("#next-hive")).to_have_text("Next hive in 5 h 12 min")


def test_an_offered_language_leaves_enter_in_the_window(new_page: Pages) -> None:
    page = new_page(locale="de-DE", has_touch=True, viewport={"width": 390, "height": 844})
    page.goto("./#play/vctaoen")
    offer = page.locator("#offer")
    expect(offer.get_by_role("button", name="Ausblenden")).to_have_attribute("lang", "de")
    expect(page.locator("#enter")).to_be_in_viewport(ratio=1)
    offer.get_by_role("button").click()
    expect(page.locator("#enter")).to_be_in_viewport(ratio=1)


def test_the_table_of_counts_is_whole_on_a_desktop(new_page: Pages) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    begin(page)
    page.get_by_role("button", name="Word counts by length").click()
    grid = page.locator("#grid table")
    expect(grid).to_be_visible()
    assert grid.evaluate("grid => grid.scrollWidth <= grid.clientWidth")


def test_a_finished_game_reminds_of_a_backup_after_thirty_games(new_page: Pages) -> None:
    hives = [f"vctaoe{letter}" for letter in "bdfghijklmnpqrsuwxyz"]
    hives += [f"nioatu{letter}" for letter in "bcdefghjklmp"]
    game = '{"game": 3, "hive": "HIVE", "found": ["octave"]}'
    games = {f"{KEPT}game/{each}": game.replace("HIVE", each) for each in hives}
    page = new_page(storage=games)
    begin(page, SMALL)
    page.keyboard.type("\n".join(likely(SMALL)) + "\n")
    summary = page.locator("#summary")
    expect(summary).to_contain_text(re.compile("3[0-9] of your games are only in this browser."))
    summary.get_by_role("link", name="Save a backup").click()
    with page.expect_download():
        page.get_by_role("button", name="Export").click()
    close_settings(page)
    page.reload()
    expect(summary).to_contain_text("Queen Bee!")
    expect(summary).not_to_contain_text("only in this browser")
