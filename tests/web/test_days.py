"""Tests which hive is played: today's, another day's, a random one, or a linked one."""

import re
from itertools import groupby

import pytest
from playwright.sync_api import Page, expect

from tests.web.expected import likely
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin, choose, give_up, guess
from tests.web.profiles import Pages

KEYS = "#keys button"


@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        ("Pacific/Auckland", "2026-11-21T10:59:30Z", ("Saturday", "Sunday")),
        ("America/Los_Angeles", "2026-11-22T07:59:30Z", ("Saturday", "Sunday")),
    ],
)
def test_a_new_day_begins_at_the_players_midnight(
    new_page: Pages, zone: str, before: str, after: tuple[str, str]
) -> None:
    page = new_page(timezone_id=zone)
    page.clock.install(time=before)
    page.goto("./#play")
    page.clock.resume()
    expect_announced(page, f"Today, {after[0]}, November 21.")
    first = page.locator(KEYS).all_inner_texts()
    page.clock.fast_forward("01:00")
    expect_announced(page, f"Today, {after[1]}, November 22.")
    expect(page.locator(KEYS)).not_to_have_text(first)
    page.goto("./#play/2026-11-21")
    expect_announced(page, f"Yesterday, {after[0]}, November 21.")
    for letter in first:
        expect(page.locator(KEYS).get_by_text(letter, exact=True)).to_have_count(1)


def test_yesterdays_words_are_marked_found_and_missed(new_page: Pages) -> None:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./#play/2026-11-20")
    expect_announced(page, "Yesterday, Friday, November 20.")
    letters = "".join(page.locator(KEYS).all_inner_texts()).lower()
    center, words = letters[0], likely(letters)
    guess(page, words[0])
    expect_said(page, "Pangram!")
    page.goto("./#play")
    expect_announced(page, "Today, ")
    choose(page, "Yesterday’s words")
    dialog = page.get_by_role("dialog", name="Yesterday’s words")
    expect(dialog.locator("#yesterday-hive .center")).to_have_text(center)
    expect(dialog).to_contain_text(f"You found 1 of {len(words)} words.")
    shown = page.get_by_role("list", name="Yesterday’s words").get_by_role("listitem")
    expect(shown).to_have_count(0)
    dialog.get_by_role("button", name="Show all words").click()
    expect(dialog.get_by_role("link", name="Play this hive")).to_be_focused()
    expect(shown).to_have_count(len(words))
    expect(page.locator("#yesterday li.hit")).to_have_text([words[0]])


def test_yesterdays_words_are_shown_at_once_after_giving_up(new_page: Pages) -> None:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./#play/2026-11-20")
    expect_announced(page, "Yesterday, Friday, November 20.")
    choose(page, "Yesterday’s words")
    dialog = page.get_by_role("dialog", name="Yesterday’s words")
    expect(dialog).to_contain_text("You found none of its ")
    page.keyboard.press("Escape")
    give_up(page)
    choose(page, "Yesterday’s words")
    expect(page.locator("#yesterday li.miss").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Show all words")).not_to_be_visible()


def test_a_day_is_shared_by_its_date(new_page: Pages) -> None:
    page = new_page(timezone_id="UTC", locale="en-US")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto("./#play/2026-11-20")
    expect_announced(page, "Yesterday, Friday, November 20.")
    page.get_by_role("button", name="Share").click()
    expect_said(page, "Copied")
    title, bar, counts, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert title == "Open Hive Nov 20 🐝 Beginner"
    assert bar == "🟨" + 8 * "⬜"
    assert counts.startswith("0/")
    assert link.endswith("#play/2026-11-20")


def test_a_random_game_has_a_link_and_can_be_reopened(page: Page) -> None:
    page.goto("./#play/random")
    expect_announced(page, "Hive ")
    expect(page).to_have_url(re.compile(r"#play/[a-z]{7}$"))
    letters = page.locator(KEYS).all_inner_texts()
    page.reload()
    expect_announced(page, "Hive ")
    expect(page.locator(KEYS)).to_have_text(letters)


@pytest.mark.parametrize(
    ("name", "size", "options"),
    [
        ("random?edition=print", 7, "In print"),
        ("today?min=5", 7, "5 letters or more"),
        ("?edition=classroom", 7, "For classrooms"),
    ],
)
def test_a_name_with_options_is_not_read_as_letters(
    page: Page, name: str, size: int, options: str
) -> None:
    page.goto(f"./#play/{name}")
    expect_announced(page, "Hive ")
    expect(page.locator(KEYS)).to_have_count(size)
    expect(page.locator("#hive-options")).to_have_text(options)
    page.goto("./#play")
    expect_announced(page, "Today, ")


@pytest.mark.parametrize("letters", ["random", "today"])
def test_letters_that_spell_a_name_can_be_played(page: Page, letters: str) -> None:
    page.goto(f"./#solve/{letters}")
    page.get_by_role("link", name="Play this hive").click()
    expect_announced(page, f"Hive {letters[0].upper()}")
    expect(page.locator(KEYS)).to_have_count(len(letters))
    assert sorted(page.locator(KEYS).all_text_contents()) == sorted(letters.upper())


def test_a_shared_link_has_nothing_that_others_added(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("./?fbclid=IwAR0&utm_source=x#play/vctaoen")
    expect_announced(page, "Hive VCTAOEN.")
    page.get_by_role("button", name="Share").click()
    expect_said(page, "Copied")
    link = page.evaluate("navigator.clipboard.readText()").split("\n")[-1]
    assert link == page.url.partition("?")[0] + "#play/vctaoen"


def test_an_invalid_link_shows_todays_game_and_the_reason(
    page: Page, subtests: pytest.Subtests
) -> None:
    for name, sentence in (
        ("2025-12-31", "There is no hive for December 31, 2025"),
        ("2026-02-30", "isn’t a date"),
        ("2999-01-01", "isn’t out yet"),
        ("vctaoev", "V appears twice"),
    ):
        with subtests.test(name):
            page.goto("about:blank")
            page.goto(f"./#play/{name}")
            expect_said(page, sentence)
            expect(page.locator(KEYS)).to_have_count(7)


TITLES = [
    ("en-US", "./#play", "Today, Saturday, November 21"),
    ("en-US", "./#play/2026-01-01", "Thursday, January 1"),
    ("en-US", "./#play/vctaoen", "Hive VCTAOEN"),
    ("en-GB", "./#play/2026-11-19", "Thursday 19 November"),
    ("ru-RU", "./#play/2026-11-20", "Yesterday, Friday, November 20"),  # no page in Russian
]


def test_the_heading_shows_the_day_in_words(new_page: Pages, subtests: pytest.Subtests) -> None:
    for locale, titles in groupby(TITLES, key=lambda each: each[0]):
        page = new_page(timezone_id="UTC", locale=locale)
        page.clock.set_fixed_time("2026-11-21T12:00:00Z")
        for _, address, title in titles:
            with subtests.test(locale=locale, address=address):
                page.goto(address)
                expect(page.get_by_role("heading", level=1)).to_have_text(title)
                expect(page).to_have_title(f"{title} · Open Hive")


def test_an_invalid_language_falls_back_to_english(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' })"
    )
    page.goto("./#play/2026-01-01")
    expect_announced(page, "Thursday, January 1")


EARLY = {
    "1970-01-01T12:00:00Z": "January 1, 1970",
    "2025-12-31T12:00:00Z": "December 31, 2025",
    "0068-01-01T12:00:00Z": "January 1, 1000",
}
"""Clocks before the first hive, and the days that the page says they show."""
LATE = ("9999-12-31T12:00:00Z", 317_000_000_000)  # the last day of Python, and the year 12015


@pytest.mark.parametrize(
    ("clock", "name"), list(zip(EARLY, ("", "2026-01-01", "yesterday"), strict=True))
)
def test_a_clock_before_the_first_hive_is_named_and_a_random_hive_offered(
    new_page: Pages, clock: str, name: str
) -> None:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time(clock)
    page.goto(f"./#play/{name}")
    expect_said(page, f"Your device’s clock says {EARLY[clock]}, but the daily hives began on")
    page.locator("#onward").get_by_role("link", name="Random hive").click()
    expect_announced(page, "Hive ")
    expect(page.get_by_label("Guess")).to_be_enabled()
    expect(page.locator("#onward")).to_be_hidden()


@pytest.mark.parametrize("clock", [*EARLY, *LATE])
def test_dialogs_open_whatever_the_clock_says(new_page: Pages, clock: str | int) -> None:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time(clock)
    if clock in LATE:
        page.goto("./#play")
        expect_announced(page, "Today, ")
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good! +1")
    for entry in ("Past puzzles", "Statistics and saved games"):
        choose(page, entry)
        expect(page.get_by_role("dialog")).to_be_visible()
        for pressed in ("End", "PageUp", "PageDown", "ArrowDown"):
            page.keyboard.press(pressed)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    choose(page, "Yesterday’s words")
    if clock in LATE:
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
    else:
        expect_said(page, "Your device’s clock says")
    guess(page, "coven")
    expect_said(page, "Nice! +5")
