"""Tests of the settings: how a visitor finds them, what they change, and where they apply."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages.page import expect_said, expect_status
from tests.web.pages.play import SMALL, begin, choose, expect_found, guess
from tests.web.pages.settings import close_settings, open_settings, settings, turn_on
from tests.web.pages.solve import expect_word, solve
from tests.web.pages.statistics import games, open_games
from tests.web.pages.storage import KEPT, keep
from tests.web.profiles import Pages
from tests.web.screens import PHONE
from tests.web.waiting import until

KEYS = ["Enter", "", "Delete"]
SHOWN_KEYS = """() => [...document.querySelectorAll("#controls button")]
    .map((key) => [key.getBoundingClientRect().x, key.textContent.trim()])
    .sort(([one], [other]) => one - other).map(([, name]) => name)"""
CELL = 'document.querySelector("#keys .cell").getBoundingClientRect().width'


def expect_address(page: Page, end: str) -> None:
    expect(page).to_have_url(re.compile(re.escape(end) + "$"))


@pytest.mark.parametrize("view", ["solve/vctaoen", "play/vctaoen", "lab/vctaoen"])
def test_every_view_has_a_button_for_the_settings(page: Page, view: str) -> None:
    page.goto(f"./#{view}")
    gear = page.locator("header").get_by_role("link", name="Settings")
    expect(gear).to_have_attribute("title", "Settings")
    expect(page.locator(f"#{view.partition('/')[0]}")).to_have_attribute("data-ready", "")
    page.wait_for_load_state("networkidle")  # since a view that opens takes the focus
    gear.click()
    expect(settings(page)).to_be_visible()
    expect_address(page, "#settings")
    page.keyboard.press("Escape")
    expect_address(page, f"#{view}")
    expect(gear).to_be_focused()


def test_the_settings_have_an_address_over_the_view_they_were_opened_from(page: Page) -> None:
    begin(page)
    choose(page, "Settings")
    expect(settings(page)).to_be_visible()
    page.go_back()
    expect(settings(page)).not_to_be_visible()
    expect_address(page, "#play/vctaoen")
    page.go_forward()
    expect(settings(page)).to_be_visible()
    page.reload()
    expect(settings(page)).to_be_visible()
    close_settings(page)
    expect_address(page, "#play/vctaoen")
    expect(page.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()
    guess(page, "cave")
    expect_said(page, "Good!")
    page.goto("about:blank")
    page.goto("./#settings")
    expect(settings(page)).to_be_visible()
    close_settings(page)
    expect(page.get_by_role("heading", name="Spelling bee solver")).to_be_visible()


def test_a_click_before_python_starts_opens_the_settings(page: Page) -> None:
    page.goto("./#play/vctaoen", wait_until="commit")
    page.locator("header").get_by_role("link", name="Settings").click()
    expect(settings(page)).to_be_visible()
    close_settings(page)
    expect_address(page, "#play/vctaoen")


def test_all_tabs_follow_a_setting_at_once(page: Page, new_page: Pages) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        begin(tab)
    expect(other.locator("#latest-count")).to_have_text("0 of 31", use_inner_text=False)
    shown = open_settings(page)
    for name in ("Larger keys", "Left-handed", "Hide how many words there are", "No hints"):
        shown.get_by_role("checkbox", name=name).check()
    shown.get_by_role("radio", name="Dark").check()
    close_settings(page)
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("data-theme", "dark")
        expect(tab.locator("#found-count")).to_have_text("0 words")
        expect(tab.get_by_role("heading", name="Hints")).not_to_be_visible()
        until(tab, f"({SHOWN_KEYS})().join() === '{','.join(KEYS)}'")
    expect(open_settings(other).get_by_role("checkbox", name="Left-handed")).to_be_checked()


def test_the_look_applies_before_python_starts(troubled_page: Page) -> None:
    page = troubled_page
    page.set_viewport_size(PHONE)
    page.route("**/*.{bin,py}", lambda route: route.abort())
    page.goto("./#play")
    expect(page.locator("#keys .cell").first).to_be_visible()
    usual = page.evaluate(CELL)
    for name in ("larger-keys", "left-handed", "no-hints"):
        keep(page, name, "yes")
    page.reload()
    assert page.evaluate(SHOWN_KEYS) == KEYS
    assert page.evaluate(CELL) > usual
    expect(page.get_by_role("button", name="Hints")).not_to_be_visible()


def test_the_number_of_words_stays_hidden_until_a_game_is_over(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    turn_on(page, "Hide how many words there are")
    expect(page.locator("#found-count")).to_have_text("1 word")
    expect(page.locator("#latest-count")).to_have_text("1")
    expect(page.locator("#hints-left")).to_have_text("")
    expect(page.locator("#to-go")).to_have_text("2 to Good Start")  # points stay
    page.reload()
    expect(page.locator("#found-count")).to_have_text("1 word")
    assert not re.search(r"\b31\b", page.locator("#play").inner_text())
    open_games(page)
    expect(games(page).first).to_contain_text("Beginner · 1 word")
    page.keyboard.press("Escape")
    choose(page, "Give up")
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("#found-count")).to_have_text("1 of 31 words")


def test_hints_are_gone_until_the_setting_is_turned_off(phone: Page) -> None:
    begin(phone, SMALL)
    phone.get_by_role("button", name="Hints").click()
    expect(phone.get_by_role("button", name="Give me a clue")).to_be_visible()
    turn_on(phone, "No hints")
    expect(phone.get_by_role("button", name="Hints")).not_to_be_visible()
    expect(phone.get_by_role("button", name="Give me a clue")).not_to_be_visible()
    expect(phone.get_by_role("tab", name="Found")).to_be_visible()
    open_settings(phone).get_by_role("checkbox", name="No hints").uncheck()
    close_settings(phone)
    expect(phone.get_by_role("tab", name="Hints")).to_be_visible()


def test_words_that_were_hidden_can_be_found_and_shown_again(page: Page) -> None:
    solve(page, "vctaoen")
    page.get_by_role("link", name="cave", exact=True).click()
    page.get_by_label("If this word fits a hive").select_option("Never show")
    page.keyboard.press("Escape")
    expect_word(page, "Likely", "cave", count=0)
    begin(page)
    guess(page, "cave")
    expect_status(page, "You chose never to show “cave”.")
    page.go_back()
    shown = open_settings(page)
    expect(shown.get_by_role("list", name="Words you’ve decided about")).to_contain_text(
        "cave never shown"
    )
    shown.get_by_role("button", name="Remove cave").click()
    expect(shown.get_by_role("heading", name="Words you’ve decided about")).to_be_focused()
    expect_said(page, "For “cave”, the word list decides again.")
    close_settings(page)
    expect_word(page, "Likely", "cave")


def test_the_strictness_replaces_that_of_the_address_and_can_be_reset(page: Page) -> None:
    page.goto("./#solve/vctaoen?likely=60")
    expect_status(page, "VCTAOEN: ")
    strict = page.locator("#likely-summary").inner_text()
    shown = open_settings(page)
    expect(shown.get_by_role("button", name="Reset")).not_to_be_visible()
    slider = shown.get_by_role("slider", name="How strict is your puzzle?")
    slider.focus()
    slider.press("End")
    expect(page.locator("#likely-summary")).not_to_have_text(strict)  # under the dialog
    close_settings(page)
    expect_address(page, "#solve/vctaoen?likely=1")
    page.reload()
    expect(page.locator("#boundary")).to_have_value("99")
    shown = open_settings(page)
    shown.get_by_role("button", name="Reset").click()
    close_settings(page)
    expect_address(page, "#solve/vctaoen")


def test_editions_and_word_lists_are_one_click_away(page: Page) -> None:
    begin(page)
    open_settings(page).get_by_role("link", name="Options in Solve").click()
    expect(settings(page)).not_to_be_visible()
    expect(page.get_by_label("Edition")).to_be_focused()
    open_settings(page).get_by_role("button", name="Your word lists").click()
    expect(page.get_by_role("dialog", name="Your word lists")).to_be_visible()


def test_another_language_opens_in_the_same_view(page: Page) -> None:
    begin(page)
    open_settings(page).get_by_role("link", name="Deutsch").click()
    expect_address(page, "/de/#play")


def test_settings_apply_where_nothing_can_be_stored(troubled_page: Page) -> None:
    page = troubled_page
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    page.goto("./#play/vctaoen")
    turn_on(page, "Left-handed")
    until(page, f"({SHOWN_KEYS})().join() === '{','.join(KEYS)}'")


def test_a_failed_download_leaves_the_view_as_it_was(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/settings.bin", lambda route: route.abort())
    begin(page)
    page.locator("header").get_by_role("link", name="Settings").click()
    expect_status(page, "The settings couldn’t be loaded.")
    expect_address(page, "#play/vctaoen")
    guess(page, "cave")
    expect_found(page, ["cave"])


@pytest.mark.parametrize("language", ["", "de/", "fr/", "pt/", "nl/"])
def test_the_settings_fit_a_small_phone(new_page: Pages, language: str) -> None:
    page = new_page(viewport={"width": 320, "height": 568}, storage={f"{KEPT}larger-keys": "yes"})
    page.goto(f"./{language}#play")
    gear = page.locator("header a[href='#settings']")
    expect(page.locator("#play")).to_have_attribute("data-ready", "")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.locator("header").bounding_box()["height"] < 64  # type: ignore[index]
    gear.click()
    expect(page.locator("#settings-dialog")).to_be_visible()
    overflow = "document.querySelector('#settings-dialog').scrollWidth"
    assert page.evaluate(f"{overflow} <= document.querySelector('#settings-dialog').clientWidth")


def test_the_browser_is_asked_to_keep_what_is_saved_and_the_settings_say_how_long(
    page: Page,
) -> None:
    page.add_init_script("""
        const { storage } = navigator;
        let isKept = false;
        window.asked = 0;
        storage.persisted = async () => isKept;
        storage.persist = async () => (isKept = ++window.asked > 1);
    """)
    begin(page)
    open_settings(page)
    backup = settings(page).get_by_text("Your browser may delete your games")
    expect(backup).to_be_visible()
    assert page.evaluate("window.asked") == 0
    close_settings(page)
    guess(page, "cave")
    expect_found(page, ["cave"])
    until(page, "window.asked === 1")
    open_settings(page)
    settings(page).get_by_role("button", name="Ask the browser to keep them").click()
    expect(settings(page).get_by_text("Your browser keeps your games")).to_be_visible()
    expect(settings(page).get_by_role("button", name="Ask the browser")).to_be_hidden()
