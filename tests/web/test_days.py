"""Which hive is played: of today, of another day, at random, or linked; in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_play import answers, begin, choose, guess, status


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        ("Pacific/Auckland", "2026-11-21T10:59:30Z", ("2026-11-21", "2026-11-22")),
        ("America/Los_Angeles", "2026-11-22T07:59:30Z", ("2026-11-21", "2026-11-22")),
    ],
)
def test_the_day_turns_at_the_players_midnight(
    browser: Browser, url: str, zone: str, before: str, after: tuple[str, str]
) -> None:
    context = browser.new_context(base_url=url, timezone_id=zone)
    page = context.new_page()
    page.clock.install(time=before)
    page.goto("./#play")
    page.clock.resume()
    status(page, "Today’s hive.")
    first = page.locator("#keys").inner_text()
    expect(page.locator("#play-day")).to_have_value(after[0])
    page.clock.fast_forward("01:00")
    expect(page.locator("#play-day")).to_have_value(after[1])
    assert page.locator("#keys").inner_text() != first
    page.goto(f"./#play/{after[0]}")
    status(page, f"The hive of {after[0]}.")
    assert sorted(page.locator("#keys").inner_text()) == sorted(first)
    context.close()


def test_yesterdays_words_are_marked_found_and_missed(browser: Browser, url: str) -> None:
    context = browser.new_context(base_url=url, timezone_id="UTC")
    page = context.new_page()
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./#play/2026-11-20")
    status(page, "The hive of 2026-11-20.")
    letters = page.locator("#keys").inner_text().replace("\n", "").lower()
    words = answers(letters)
    guess(page, words[0])
    status(page, "Pangram!")
    page.goto("./#play")
    status(page, "Today’s hive.")
    choose(page, "Yesterday’s words")
    shown = page.get_by_role("list", name="Yesterday’s words").get_by_role("listitem")
    expect(shown).to_have_count(len(words))
    hit = page.locator("#yesterday li.hit")
    expect(hit).to_have_text([words[0]])
    context.close()


def test_a_random_game_is_found_again(page: Page) -> None:
    page.goto("./#play/random")
    status(page, "The hive ")
    assert re.search(r"#play/[a-z]{7}$", page.url)
    letters = page.locator("#keys").inner_text()
    page.reload()
    status(page, "The hive ")
    assert page.locator("#keys").inner_text() == letters


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("2025-12-31", "has no hive"),
        ("2026-02-30", "is no day"),
        ("2999-01-01", "is yet to come"),
        ("vctaoev", "V is there twice"),
    ],
)
def test_a_link_to_no_game_says_why(page: Page, name: str, sentence: str) -> None:
    page.goto(f"./#play/{name}")
    status(page, sentence)


def test_a_wrong_link_leaves_todays_game_and_says_why(page: Page) -> None:
    page.goto("./#play/2025-01-01")
    status(page, "has no hive")
    expect(page.locator("#keys button")).to_have_count(7)


def test_a_date_can_be_typed(page: Page) -> None:
    begin(page)
    page.get_by_label("Another day").focus()
    steps = page.evaluate("history.length")
    page.keyboard.type("03172026")
    page.keyboard.press("Enter")
    status(page, "The hive of 2026-03-17.")
    expect(page.get_by_label("Guess")).to_have_value("")
    assert page.evaluate("history.length") == steps + 1
