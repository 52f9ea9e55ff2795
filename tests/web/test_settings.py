"""Tests of the settings: how a visitor finds them, what they change, and where they apply."""

import re

import pytest
from playwright.sync_api import Page, expect

from beecore.decisions import UNDECIDED, dump
from tests.oracles import ORACLE
from tests.web.means import Held, hold_engine
from tests.web.pages.page import again, expect_address, expect_said, expect_status
from tests.web.pages.play import begin, expect_found, give_up, guess
from tests.web.pages.settings import close_settings, open_settings, settings, turn_on
from tests.web.pages.statistics import games, open_games
from tests.web.pages.storage import KEPT, keep
from tests.web.profiles import Pages
from tests.web.waiting import until

KEYS = ["Enter", "", "Delete"]
SHOWN_KEYS = """() => [...document.querySelectorAll("#controls button")]
    .map((key) => [key.getBoundingClientRect().x, key.textContent.trim()])
    .sort(([one], [other]) => one - other).map(([, name]) => name)"""
LETTER = 'parseFloat(getComputedStyle(document.querySelector("#keys .cell")).fontSize)'
EDGES = """() => [...document.querySelectorAll("#keys .cell, #controls button")]
    .map((key) => key.getBoundingClientRect()).reduce(({ left, right, bottom }, key) => ({
        left: Math.min(left, key.left),
        right: Math.max(right, key.right),
        bottom: Math.max(bottom, key.bottom),
    }))"""


def test_typing_goes_on_after_the_settings(page: Page) -> None:
    begin(page)
    for leave in (close_settings, Page.go_back):
        open_settings(page)
        leave(page)
        expect(page.get_by_label("Guess")).to_be_focused()
        page.keyboard.type("cave\n")
        expect_said(page, "Good!" if leave is close_settings else "Already found")


def test_words_that_arrive_while_the_settings_are_shown_leave_their_title(page: Page) -> None:
    words = Held(page, "**/likely.bee")
    page.goto("./#solve/vctaoen")
    expect(page.locator("#solve[data-ready]")).to_be_visible()
    open_settings(page)
    expect(page).to_have_title("Settings · Open Hive")
    words.release()
    expect(page.locator("#likely li")).not_to_have_count(0)
    expect(page).to_have_title("Settings · Open Hive")
    close_settings(page)
    expect(page).to_have_title("VCTAOEN: 31 words · Open Hive")


def test_every_view_has_a_button_for_the_settings_from_which_back_returns_to_it(
    page: Page,
) -> None:
    hold_engine(page)
    for view in ("solve", "play"):
        page.goto(f"./#{view}/vctaoen")
        expect(page.locator(f"#{view}[data-ready]")).to_be_visible()
        gear = page.locator("header").get_by_role("link", name="Settings")
        expect(gear).to_have_attribute("title", "Settings")
        gear.click()
        expect(settings(page)).to_be_visible()
        expect(page).to_have_title("Settings · Open Hive")
        expect_address(page, "#settings")
        expect(page.get_by_role("heading", name="Your data")).to_be_visible()
        page.keyboard.press("Escape")
        expect_address(page, f"#{view}/vctaoen")
        expect(page.get_by_label("Guess") if view == "play" else gear).to_be_focused()
        expect(page).to_have_title(re.compile("VCTAOEN"))
    for view, title in (("solve", re.compile("^VCTAOEN: ")), ("play", "Hive VCTAOEN · Open Hive")):
        page.goto(f"./#{view}/vctaoen")
        expect(page).to_have_title(title)
    gear = page.locator("header").get_by_role("link", name="Settings")
    gear.click()
    expect(gear).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("heading", name="Settings")).to_be_focused()
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
    page.goto("about:blank")
    page.goto("./#settings", wait_until="commit")
    expect(settings(page)).to_be_visible()
    close_settings(page)
    expect(page.get_by_role("heading", name="Spelling bee solver")).to_be_visible()
    begin(page)
    open_settings(page).get_by_role("link", name="Edition and rules in Solve").click()
    expect(settings(page)).not_to_be_visible()
    expect(page.get_by_label("Edition")).to_be_focused()
    open_settings(page).get_by_role("button", name="Your word lists").click()
    expect(page.get_by_role("dialog", name="Your word lists")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("about:blank")
    page.goto("./#play/vctaoen", wait_until="commit")
    page.locator("header").get_by_role("link", name="Settings").click()  # before Python starts
    settings(page).get_by_label("Language").select_option("Deutsch")
    expect_address(page, "/de/#settings")


def test_all_tabs_follow_a_setting_at_once(page: Page, new_page: Pages) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        begin(tab)
    expect(other.locator("#latest-count")).to_have_text("0 of 31", use_inner_text=False)
    shown = open_settings(page)
    for name in ("Larger letters", "Left-handed", "Hide how many words there are", "No hints"):
        shown.get_by_role("switch", name=name).check()
    shown.get_by_role("radio", name="Dark").check()
    close_settings(page)
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("data-theme", "dark")
        expect(tab.locator("#found-count")).to_have_text("0 words")
        expect(tab.get_by_role("heading", name="Hints")).not_to_be_visible()
        until(tab, f"({SHOWN_KEYS})().join() === '{','.join(KEYS)}'")
    expect(open_settings(other).get_by_role("switch", name="Left-handed")).to_be_checked()


def test_the_look_applies_before_python_starts(troubled_page: Page) -> None:
    page = troubled_page
    page.set_viewport_size({"width": 360, "height": 740})
    page.route("**/*.{js,py,bin}", lambda route: route.abort())
    page.goto("./#play")
    expect(page.locator("#keys .cell").first).to_be_visible()
    usual = page.evaluate(LETTER)
    for name in ("larger-keys", "left-handed", "no-hints"):
        keep(page, name, "yes")
    keep(page, "theme", "dark")
    page.reload()
    expect(page.locator("body")).to_have_css("color", "rgb(243, 238, 227)")
    assert page.evaluate(SHOWN_KEYS) == KEYS
    assert page.evaluate(LETTER) > usual
    edges = page.evaluate(EDGES)
    assert 15 < edges["left"] < edges["right"] < 345
    assert edges["bottom"] < 740
    expect(page.get_by_role("button", name="Hints")).not_to_be_visible()


def test_the_number_of_words_stays_hidden_until_a_game_is_over_and_hints_until_they_are_wanted(
    phone: Page,
) -> None:
    begin(phone)
    guess(phone, "cave")
    phone.get_by_role("button", name="Hints").click()
    expect(phone.get_by_role("button", name="Give me a clue")).to_be_visible()
    phone.keyboard.press("Escape")
    turn_on(phone, "Hide how many words there are", "No hints")
    expect(phone.get_by_role("button", name="Hints")).not_to_be_visible()
    expect(phone.get_by_role("button", name="Give me a clue")).not_to_be_visible()
    expect(phone.locator("#found-count")).to_have_text("1 word")
    expect(phone.locator("#latest-count")).to_have_text("1")
    expect(phone.locator("#hints-left")).to_have_text("")
    expect(phone.locator("#to-go")).to_have_text("2 to Good Start")  # points stay
    phone.reload()
    expect(phone.locator("#found-count")).to_have_text("1 word")
    assert not re.search(r"\b31\b", phone.locator("#play").inner_text())
    open_games(phone)
    expect(games(phone).first).to_contain_text("Beginner · 1 word")
    phone.keyboard.press("Escape")
    open_settings(phone).get_by_role("switch", name="No hints").uncheck()
    close_settings(phone)
    expect(phone.get_by_role("button", name="Hints")).to_be_visible()
    give_up(phone)
    expect(phone.locator("#found-count")).to_have_text("1 of 31")


def test_the_strictness_replaces_that_of_the_address_and_can_be_reset(page: Page) -> None:
    page.goto("./#solve/vctaoen?likely=60")
    expect_status(page, "VCTAOEN: ")
    strict = page.locator("#likely-summary").inner_text()
    shown = open_settings(page)
    expect(shown.get_by_role("button", name="Reset")).not_to_be_visible()
    slider = shown.get_by_role("slider", name="How strict is your puzzle?")
    slider.focus()
    slider.press("End")
    close_settings(page)
    expect(page.locator("#likely-summary")).not_to_have_text(strict)
    expect_address(page, "#solve/vctaoen?likely=1")
    page.reload()
    expect(page.locator("#boundary")).to_have_value("99")
    shown = open_settings(page)
    shown.get_by_role("button", name="Reset").click()
    close_settings(page)
    expect_address(page, "#solve/vctaoen")


def test_settings_apply_where_nothing_can_be_stored_and_a_failed_download_leaves_the_view(
    troubled_page: Page,
) -> None:
    page = troubled_page
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    page.route("**/dialogs.bin", lambda route: route.abort())
    begin(page)
    page.locator("header").get_by_role("link", name="Settings").click()
    expect_status(page, "This part of the page couldn’t be loaded.")
    page.get_by_role("link", name="Done").click()
    expect_address(page, "#play/vctaoen")
    expect_status(page, "Find words that use V.")
    guess(page, "cave")
    expect_found(page, ["cave"])
    page.unroute("**/dialogs.bin")
    turn_on(page, "Left-handed")
    until(page, f"({SHOWN_KEYS})().join() === '{','.join(KEYS)}'")


def test_what_a_view_says_later_replaces_no_sentence_about_a_dialog_that_does_not_load(
    troubled_page: Page,
) -> None:
    page = troubled_page
    page.route("**/dialogs.bin", lambda route: route.abort())
    words = Held(page, "**/possible.bee")
    page.goto("./#solve/vctaoen")
    expect_said(page, "31 likely words. Loading…")
    page.locator("header").get_by_role("link", name="Settings").click()
    expect_said(page, LOST)
    words.release()
    expect(page.locator("#possible li").first).to_be_attached()
    expect_status(page, LOST)
    page.goto("./#solve/ovctaen")  # an act, after which the sentence counts as read
    expect_status(page, "OVCTAEN: ")


NOTE_SENTENCES = """() => {
    const status = document.getElementById("status");
    window.told = [];
    const note = () => told.push(status.textContent);
    new MutationObserver(note).observe(status, { childList: true, characterData: true });
}"""
LOST = "This part of the page couldn’t be loaded."


FIRST = {"solve": "VCTAOEN: 31 likely words, 27", "play": "Find words that use V."}
"""What each view says before a dialog is opened."""


@pytest.mark.parametrize("view", FIRST)
@pytest.mark.parametrize("file", ["dialogs.bin", "dialogs.txt"])
def test_the_sentence_about_a_dialog_that_does_not_load_stays(
    troubled_page: Page, view: str, file: str
) -> None:
    page = troubled_page
    hold_engine(page)
    page.route(f"**/{file}", lambda route: route.abort())
    page.goto(f"./#{view}/vctaoen")
    expect_status(page, FIRST[view])
    page.locator("header").get_by_role("link", name="Settings").click()
    expect_address(page, "#settings")
    expect_status(page, LOST)
    expect(again(page)).to_be_visible()
    page.get_by_role("link", name="Done").click()
    expect_address(page, f"#{view}/vctaoen")
    expect_status(page, FIRST[view])
    for opener in page.locator("#menu [data-opens]").all() if view == "play" else []:
        page.evaluate(NOTE_SENTENCES)
        page.locator("#open-menu").click()
        opener.click()
        expect_status(page, LOST)
        page.evaluate("new Promise(requestIdleCallback)")
        expect_status(page, LOST)
        assert page.evaluate(f"told.filter(told => !told.startsWith('{LOST[:-1]}'))") == []
        expect(again(page)).to_be_visible()
    page.unroute(f"**/{file}")
    expect(open_settings(page)).to_be_visible()


def test_a_slow_dialog_is_called_slow_until_it_is_there(page: Page) -> None:
    page.clock.install()
    held = Held(page, "**/dialogs.bin")
    begin(page)
    before = page.locator("#status").inner_text()
    with page.expect_request("**/dialogs.bin"):
        page.locator("header").get_by_role("link", name="Settings").click()
    page.clock.fast_forward("00:20")
    expect_status(page, "This part of the page is slow to load.")
    held.release()
    expect(settings(page)).to_be_visible()
    close_settings(page)
    expect_status(page, before)
    expect(page.get_by_role("button", name="Try again")).to_be_hidden()


def test_many_words_decided_about_are_a_few_lines_that_scroll(new_page: Pages) -> None:
    decided = UNDECIDED
    for word in ORACLE:
        decided = decided.decide(word, False, "2026-11-22")
    page = new_page(storage={KEPT + "taught": dump(decided)})
    page.goto("./#settings")
    rows = settings(page).locator(".rows")
    expect(rows.locator("li")).to_have_count(len(ORACLE))
    box = rows.bounding_box()
    assert box
    assert box["height"] < 300
    rows.get_by_role("button").last.focus()
    assert rows.evaluate("rows => rows.scrollTop") > 300


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
