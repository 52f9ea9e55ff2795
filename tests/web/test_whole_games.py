"""Whole games by one means alone, to the last word and on to the next hive; in a real browser."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.means import tap
from tests.web.test_play import SMALL, answers, begin, status

STEPS = 60  # more than there are places that Tab comes by


def cell(page: Page, letter: str) -> Locator:
    name = re.compile(rf"^{letter}(, center)?$", re.IGNORECASE)
    return page.get_by_role("group", name="The hive").get_by_role("button", name=name)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def another_hive(page: Page) -> Locator:
    return page.get_by_role("dialog").get_by_role("link", name="Random hive")


def play_on(page: Page) -> None:
    """Go on with the game where the card of a Genius asks."""
    if button(page, "Keep playing").is_visible():
        button(page, "Keep playing").dispatch_event("click")


def expect_all_found(page: Page) -> None:
    card = page.get_by_role("dialog", name="Queen Bee!")
    expect(card).to_contain_text("Every word is found.")
    expect(card).to_contain_text(f"{len(answers(SMALL))} of {len(answers(SMALL))}")


def expect_a_new_game(page: Page) -> None:
    status(page, "The hive ")
    assert not page.url.endswith(SMALL)
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_count(0)
    expect(page.get_by_label("Guess")).to_have_value("")


def test_by_touch(phone: Page) -> None:
    begin(phone, SMALL)
    for word in answers(SMALL):
        for letter in word:
            tap(cell(phone, letter))
        tap(button(phone, "Delete"))
        tap(button(phone, "Shuffle"))
        tap(cell(phone, word[-1]))
        tap(button(phone, "Enter"))
        expect(phone.get_by_label("Guess")).to_have_value("")
        expect(phone.get_by_label("Guess")).not_to_be_focused()
        play_on(phone)
    expect_all_found(phone)
    tap(another_hive(phone))
    expect_a_new_game(phone)


def test_by_keyboard(page: Page) -> None:
    begin(page, SMALL)
    expect(page.get_by_label("Guess")).to_be_focused()
    for word in answers(SMALL):
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


def test_by_the_accessibility_tree(page: Page) -> None:
    """As a screen reader does it: it finds by role and name, and presses without a place."""
    begin(page, SMALL)
    for word in answers(SMALL):
        for letter in word:
            cell(page, letter).dispatch_event("click")
        button(page, "Enter").dispatch_event("click")
        play_on(page)
    expect_all_found(page)
    another_hive(page).dispatch_event("click")
    expect_a_new_game(page)
