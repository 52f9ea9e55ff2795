"""Tests of whole games with one input method: to the last word, then on to the next hive."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.expected import likely, reaching_genius
from tests.web.means import tap
from tests.web.pages.page import expect_announced
from tests.web.pages.play import SMALL, begin, expect_found

WORDS, GENIUS = likely(SMALL), reaching_genius(SMALL)
STEPS = 60  # more than the page has tab stops


def cell(page: Page, letter: str) -> Locator:
    name = re.compile(rf"^{letter}(, center)?$", re.IGNORECASE)
    return page.get_by_role("group", name="The hive").get_by_role("button", name=name)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def another_hive(page: Page) -> Locator:
    return page.locator("#summary").get_by_role("link", name="Random hive")


def expect_genius(page: Page) -> Locator:
    """Expect the card for reaching Genius; return the button that leads back to the game."""
    expect(page.get_by_role("dialog", name="Genius!")).to_be_visible()
    return button(page, "Keep playing")


def expect_all_found(page: Page) -> None:
    card = page.get_by_role("group", name="Queen Bee!")
    expect(card).to_contain_text(f"{len(WORDS)} of {len(WORDS)}")


def expect_a_new_game(page: Page) -> None:
    expect(page).not_to_have_url(re.compile(f"{SMALL}$"))
    expect_announced(page, "Hive ")
    expect_found(page, [])
    expect(page.get_by_label("Guess")).to_have_value("")


def test_a_whole_game_by_touch(phone: Page) -> None:
    begin(phone, SMALL)
    for word in WORDS:
        for letter in word:
            tap(cell(phone, letter))
        if word == WORDS[0]:
            tap(button(phone, "Delete"))
            tap(button(phone, "Shuffle"))
            tap(cell(phone, word[-1]))
        tap(button(phone, "Enter"))
        expect(phone.get_by_label("Guess")).to_have_value("")
        expect(phone.get_by_label("Guess")).not_to_be_focused()
        if word == GENIUS:
            tap(expect_genius(phone))
    expect_all_found(phone)
    tap(another_hive(phone))
    expect_a_new_game(phone)


def test_a_whole_game_by_keyboard(page: Page) -> None:
    begin(page, SMALL)
    expect(page.get_by_label("Guess")).to_be_focused()
    for word in WORDS:
        page.keyboard.type(word + "x")
        page.keyboard.press("Backspace")
        page.keyboard.press("Enter")
    expect_all_found(page)
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        if another_hive(page).evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect_a_new_game(page)


def test_a_whole_game_by_the_accessibility_tree(page: Page) -> None:
    """Act like a screen reader: find by role and name, and click without coordinates."""
    begin(page, SMALL)
    for word in WORDS:
        for letter in word:
            cell(page, letter).dispatch_event("click")
        button(page, "Enter").dispatch_event("click")
        if word == GENIUS:
            expect_genius(page).dispatch_event("click")
    expect_all_found(page)
    another_hive(page).dispatch_event("click")
    expect_a_new_game(page)
