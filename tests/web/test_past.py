"""Tests of the calendar of past puzzles."""

import re
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from beecore import Hive
from beecore.game import Game, answers_of, save
from beecore.game.puzzles import daily
from beecore.words import shipped
from tests.web.expected import likely
from tests.web.pages.page import expect_address, expect_announced, expect_said
from tests.web.pages.play import choose, found, guess
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages
from tests.web.screens import sized
from tests.web.waiting import step, until

NOON = "2026-11-21T12:00:00Z"

Visit = Callable[..., Page]


@pytest.fixture
def visit(new_page: Pages) -> Visit:
    """Opens the page on a given day, with given saved games, at the calendar."""

    def visit(
        now: str = NOON, name: str = "", games: dict[str, str] | None = None, **options: Any
    ) -> Page:
        page = new_page(**{"storage": games, "timezone_id": "UTC", "locale": "en-US", **options})
        page.clock.set_fixed_time(now)
        page.goto(f"./#play/{name}")
        expect_said(page, "Find words")
        open_calendar(page)
        return page

    return visit


def open_calendar(page: Page) -> None:
    choose(page, "Past puzzles")
    expect(page.get_by_role("dialog", name="Past puzzles")).to_be_visible()


def day(page: Page, number: int) -> Locator:
    return page.locator("#past-grid").get_by_role("button").get_by_text(str(number), exact=True)


def month(page: Page, name: str) -> None:
    expect(page.locator("#past-month")).to_have_text(name)


def hive_of(day: date) -> Hive:
    return daily(shipped.calendar(), day).hive


def saved(day: date, percent: float, revealed: bool = False) -> dict[str, str]:
    """Return the storage item of a day's game with at least `percent` of its points."""
    hive = hive_of(day)
    answers = answers_of(hive, shipped.lexicon(hive)).likely
    total = sum(answer.points for answer in answers)
    words: list[str] = []
    points = 0
    for answer in sorted(answers, key=lambda answer: answer.points):
        if words and points >= percent / 100 * total:
            break
        words.append(answer.word)
        points += answer.points
    game = Game(hive, tuple(words), started=day.isoformat(), revealed=revealed)
    return {f"{KEPT}game/{hive.key}": save(game)}


@pytest.mark.parametrize(
    ("locale", "title", "heads", "first_gaps", "told"),
    [
        ("en-US", "November 2026", ("Sun", "Sunday"), 0, "Friday, November 20"),
        ("en-GB", "November 2026", ("Mon", "Monday"), 6, "Friday 20 November"),
    ],
)
def test_a_month_follows_the_visitors_locale(
    visit: Visit, locale: str, title: str, heads: tuple[str, str], first_gaps: int, told: str
) -> None:
    page = visit(locale=locale)
    month(page, title)
    head = page.locator("#past-weekdays th").first
    expect(head.locator("[aria-hidden]")).to_have_text(heads[0])
    expect(head.locator(".spoken")).to_have_text(heads[1])
    cells = page.locator("#past-weeks tr").first.locator("td")
    expect(cells).to_have_count(7)
    expect(cells.nth(first_gaps)).to_have_text("1")
    expect(day(page, 20)).to_have_accessible_name(told)


NO_WEEKS = "delete Intl.Locale.prototype.getWeekInfo; delete Intl.Locale.prototype.weekInfo"


def test_weeks_begin_by_language_if_the_browser_does_not_know(new_page: Pages) -> None:
    for locale, first in (("en-US", "Sun"), ("en-GB", "Mon")):
        page = new_page(locale=locale)
        page.add_init_script(NO_WEEKS)
        page.goto("./#play")
        expect_said(page, "Find words")
        open_calendar(page)
        expect(page.locator("#past-weekdays [aria-hidden]").first).to_have_text(first)


def test_a_click_on_a_day_opens_it(visit: Visit) -> None:
    page = visit()
    expect(day(page, 21)).to_be_focused()
    expect(day(page, 21)).to_have_attribute("aria-current", "date")
    day(page, 20).click()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect_announced(page, "Yesterday, Friday, November 20.")
    expect_address(page, "#play/2026-11-20")
    open_calendar(page)
    expect(day(page, 20)).to_be_focused()
    expect(page.locator("#past-grid [aria-selected=true]")).to_have_text("20")
    day(page, 21).click()
    expect_announced(page, "Today, Saturday, November 21.")
    expect_address(page, "#play")


def test_future_days_and_days_before_the_first_are_disabled(visit: Visit) -> None:
    page = visit(name="2026-01-02")
    month(page, "January 2026")
    expect(page.get_by_role("button", name="Previous month")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(day(page, 1)).to_be_focused()
    for pressed in ("ArrowLeft", "ArrowUp", "Home", "PageUp"):
        page.keyboard.press(pressed)
        expect(day(page, 1)).to_be_focused()
    page.get_by_role("link", name="Today").last.click()
    expect_announced(page, "Today, Saturday, November 21.")
    open_calendar(page)
    expect(day(page, 22)).to_be_disabled()
    expect(page.get_by_role("button", name="Next month")).to_be_disabled()
    for pressed in ("ArrowRight", "ArrowDown", "End", "PageDown"):
        page.keyboard.press(pressed)
        expect(day(page, 21)).to_be_focused()
    page.goto("./#play/2026-11-22")
    expect_said(page, "isn’t out yet")


def test_the_calendar_works_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    steps = [
        ("ArrowLeft", "Friday, November 20"),
        ("ArrowUp", "Friday, November 13"),
        ("Home", "Sunday, November 8"),
        ("ArrowUp", "Sunday, November 1"),
        ("ArrowLeft", "Saturday, October 31"),
        ("PageUp", "Wednesday, September 30"),
        ("PageDown", "Friday, October 30"),
        ("ArrowRight", "Saturday, October 31"),
        ("ArrowDown", "Saturday, November 7"),
        ("Home", "Sunday, November 1"),
        ("End", "Saturday, November 7"),
    ]
    for pressed, name in steps:
        page.keyboard.press(pressed)
        expect(page.locator("#past-grid :focus")).to_have_accessible_name(name)
        expect(page.locator("#past-grid [tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect_announced(page, "Saturday, November 7.")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    page.keyboard.type("cav")
    expect(page.get_by_label("Guess")).to_have_value("cav")


@pytest.mark.parametrize("leave", ["Escape", "Close"])
def test_the_focus_returns_when_the_calendar_is_closed(visit: Visit, leave: str) -> None:
    page = visit()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Guess")).to_be_focused()
    page.locator("#menu summary").press("Enter")
    page.get_by_role("button", name="Past puzzles").press("Enter")
    expect(day(page, 21)).to_be_focused()
    url = page.url
    page.keyboard.press("ArrowLeft")
    if leave == "Escape":
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect(page.locator("#menu summary")).to_be_focused()
    expect(page).to_have_url(url)


def test_buttons_change_the_month_up_to_both_ends(visit: Visit) -> None:
    page = visit(now="2027-01-02T12:00:00Z", name="2027-01-01")
    month(page, "January 2027")
    before = page.get_by_role("button", name="Previous month")
    before.click()
    month(page, "December 2026")
    expect(before).to_be_focused()
    expect(day(page, 31)).to_have_accessible_name("Thursday, December 31, 2026")
    page.get_by_role("button", name="Next month").click()
    month(page, "January 2027")
    expect(page.get_by_role("button", name="Next month")).to_be_disabled()
    expect(day(page, 1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    month(page, "December 2026")
    expect(day(page, 31)).to_be_focused()


def test_a_played_day_shows_its_rank_and_can_be_resumed(visit: Visit) -> None:
    page = visit()
    page.goto("./#play/2026-11-19")
    expect_announced(page, "Thursday, November 19.")
    guess(page, likely(str(hive_of(date(2026, 11, 19))))[0])
    expect_said(page, "+")
    open_calendar(page)
    played = day(page, 19)
    expect(played).to_have_accessible_name(
        re.compile(r"^Thursday, November 19: [A-Z][a-z ]+, 1 word \(in progress\)$", re.IGNORECASE)
    )
    name = played.get_attribute("aria-label")
    expect(page.locator("#past-told")).to_have_text(name or "")
    expect(page.locator("#past-grid [data-rank]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.goto("./#play")
    expect_announced(page, "Today, ")
    open_calendar(page)
    expect(played).to_have_accessible_name(name or "")
    played.click()
    expect_announced(page, "Thursday, November 19.")
    expect(found(page)).to_have_count(1)


def test_finished_and_untouched_games_look_different(visit: Visit) -> None:
    damaged = f"{KEPT}game/{hive_of(date(2026, 11, 3)).key}"
    hive = hive_of(date(2026, 11, 4))
    games = (
        saved(date(2026, 11, 2), 0, revealed=True)
        | {damaged: "{", f"{KEPT}game/{hive.key}": save(Game(hive, parked=(f"{hive.letters}:1",)))}
        | saved(date(2026, 11, 1), 70)
    )
    page = visit(games=games)
    expect(day(page, 1)).to_have_accessible_name(
        re.compile(r": Genius, \d+ words \(in progress\)$")
    )
    expect(day(page, 2)).to_have_accessible_name(re.compile(r", 1 word$"))
    expect(day(page, 3)).to_have_accessible_name("Tuesday, November 3")
    expect(day(page, 4)).to_have_accessible_name("Wednesday, November 4")  # no word was found yet


def test_the_calendar_fits_every_screen(visit: Visit, subtests: pytest.Subtests) -> None:
    page = visit(name="2026-08-31", locale="de-DE", is_phone=True, **sized(320, 568))
    month(page, "August 2026")
    expect(page.locator("#past-weeks tr")).to_have_count(6)
    for width, height in ((320, 568), (360, 740), (740, 360), (1280, 800)):
        with subtests.test(width=width, height=height):
            page.set_viewport_size({"width": width, "height": height})
            until(page, "width => innerWidth === width", width)
            until(
                page,
                "past.scrollWidth <= past.clientWidth && past.scrollHeight <= past.clientHeight",
            )
            box = page.get_by_role("dialog").bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
            cell = day(page, 31).bounding_box()
            assert cell
            assert cell["width"] >= (40 if width == 320 else 44)
            assert cell["height"] >= 40


def test_links_and_the_back_button_close_the_calendar(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Random hive").click()
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect_announced(page, "Hive ")
    open_calendar(page)
    step(page, -1)
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect_announced(page, "Today, ")
