"""Which hive is played: of today, of another day, at random, or linked; in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.test_play import answers, choose, guess, status


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        ("Pacific/Auckland", "2026-11-21T10:59:30Z", ("Saturday", "Sunday")),
        ("America/Los_Angeles", "2026-11-22T07:59:30Z", ("Saturday", "Sunday")),
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
    status(page, f"Today, {after[0]}, November 21.")
    first = page.locator("#keys").inner_text()
    page.clock.fast_forward("01:00")
    status(page, f"Today, {after[1]}, November 22.")
    assert page.locator("#keys").inner_text() != first
    page.goto("./#play/2026-11-21")
    status(page, f"Yesterday, {after[0]}, November 21.")
    assert sorted(page.locator("#keys").inner_text()) == sorted(first)
    context.close()


def test_yesterdays_words_are_marked_found_and_missed(browser: Browser, url: str) -> None:
    context = browser.new_context(base_url=url, timezone_id="UTC")
    page = context.new_page()
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./#play/2026-11-20")
    status(page, "Yesterday, Friday, November 20.")
    letters = page.locator("#keys").inner_text().replace("\n", "").lower()
    words = answers(letters)
    guess(page, words[0])
    status(page, "Pangram!")
    page.goto("./#play")
    status(page, "Today, ")
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


@pytest.mark.parametrize(
    ("locale", "name", "title"),
    [
        ("en-US", "", "Today, Saturday, November 21"),
        ("en-US", "2026-01-01", "Thursday, January 1"),
        ("de-DE", "", "Heute, Samstag, 21. November"),
        ("fr-FR", "2026-11-19", "Jeudi 19 novembre"),
        ("ru-RU", "2026-11-20", "Вчера, пятница, 20 ноября"),
        ("fa-IR", "2026-11-19", "پنجشنبه ۱۹ نوامبر"),
        ("en-US", "vctaoen", "The hive VCTAOEN"),
    ],
)
def test_a_day_is_named_as_people_say_it(
    browser: Browser, url: str, locale: str, name: str, title: str
) -> None:
    context = browser.new_context(base_url=url, timezone_id="UTC", locale=locale)
    page = context.new_page()
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto(f"./#play/{name}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(title)
    expect(heading).to_have_attribute("lang", "en" if name.isalpha() else locale)
    expect(page).to_have_title(f"{title} · Open Hive")
    context.close()


def test_a_day_of_another_year_is_named_with_its_year(browser: Browser, url: str) -> None:
    context = browser.new_context(base_url=url, timezone_id="UTC")
    page = context.new_page()
    page.clock.set_fixed_time("2027-01-01T12:00:00Z")
    page.goto("./#play/2026-12-31")
    status(page, "Yesterday, Thursday, December 31, 2026.")
    context.close()


def test_a_language_that_is_none_is_taken_for_english(browser: Browser, url: str) -> None:
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.add_init_script(
        "Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' })"
    )
    page.goto("./#play/2026-01-01")
    status(page, "Thursday, January 1")
    context.close()
