"""Which hive is played (a day's, a random one, a linked one), and the calendar of past puzzles."""

import re
from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import Locator, Page, expect

from beecore import Hive
from beecore.game import Game
from beecore.game.puzzles import daily
from beecore.words import shipped
from tests.web.expected import likely
from tests.web.pages.page import expect_address, expect_announced, expect_said
from tests.web.pages.play import begin, choose, expect_found, found, give_up, guess, open_yesterday
from tests.web.pages.settings import settings
from tests.web.pages.storage import KEPT, stored
from tests.web.profiles import Pages
from tests.web.screens import PHONE, sized
from tests.web.waiting import step, until

KEYS = "#keys button"

Visit = Callable[..., Page]


def test_a_new_day_begins_at_the_players_midnight_but_a_game_with_words_stays(
    new_page: Pages,
) -> None:
    page = new_page(timezone_id="Pacific/Auckland")
    page.clock.install(time="2026-11-21T10:59:30Z")
    page.goto("./#play")
    page.clock.resume()
    expect_announced(page, "Today, Saturday, November 21.")
    first = page.locator(KEYS).all_inner_texts()
    page.clock.fast_forward("01:00")
    expect_announced(page, "Today, Sunday, November 22.")
    expect(page.locator(KEYS)).not_to_have_text(first)
    word = likely("".join(page.locator(KEYS).all_inner_texts()).lower())[0]
    guess(page, word)
    expect_said(page, "Pangram!")
    page.clock.set_system_time("2026-11-22T10:59:30Z")
    page.clock.fast_forward("01:00")
    expect_said(page, "A new day: its hive is ready.")
    expect(page.get_by_role("heading", level=1)).to_have_text("Yesterday, Sunday, November 22")
    expect_found(page, [word])
    expect_address(page, "#play/2026-11-22")
    page.get_by_role("link", name="Today").click()
    expect_announced(page, "Today, Monday, November 23.")
    expect(page.get_by_role("link", name="Today")).to_be_hidden()
    expect_found(page, [])
    give_up(page)
    expect(page.locator("#next-hive")).to_have_text(re.compile("^Next hive in 2[34] h"))
    page.goto("./#play/2026-11-21")
    expect_announced(page, "Saturday, November 21.")
    assert sorted(page.locator(KEYS).all_inner_texts()) == sorted(first)


@pytest.mark.parametrize(
    ("zone", "time", "left"),
    [
        ("America/New_York", "2026-11-01T00:30:00-04:00", "24 h 30 min"),
        ("America/New_York", "2026-03-08T00:30:00-05:00", "22 h 30 min"),
        ("Africa/Cairo", "2026-04-23T23:30:00+02:00", "30 min"),
        ("America/New_York", "2026-11-02T00:30:00-05:00", "23 h 30 min"),
    ],
)
def test_the_next_hive_comes_at_the_players_midnight_also_when_clocks_change(
    new_page: Pages, zone: str, time: str, left: str
) -> None:
    page = new_page(timezone_id=zone)
    page.clock.set_fixed_time(time)
    page.goto("./#play")
    expect_announced(page, "Today")
    give_up(page)
    expect(page.locator("#next-hive")).to_have_text(f"Next hive in {left}")


def test_a_new_day_that_begins_while_the_settings_are_open_is_offered_after_them(
    new_page: Pages,
) -> None:
    page = new_page(timezone_id="Pacific/Auckland")
    page.clock.install(time="2026-11-21T10:59:30Z")
    page.goto("./#play")
    page.clock.resume()
    expect_announced(page, "Today, Saturday, November 21.")
    word = likely("".join(page.locator(KEYS).all_inner_texts()).lower())[0]
    guess(page, word)
    expect_said(page, "Pangram!")
    page.evaluate("location.hash = 'settings'")
    expect(settings(page).get_by_role("heading", name="Your data")).to_be_visible()
    page.clock.fast_forward("01:00")
    page.keyboard.press("Escape")
    expect_address(page, "#play")
    page.clock.fast_forward("00:20")
    expect_said(page, "A new day: its hive is ready.")
    expect_address(page, "#play/2026-11-21")
    expect(page.get_by_role("link", name="Today", exact=True)).to_be_visible()


BESIDE = """() => {
    const [button, title] = [todays, document.getElementById("play-title")].map((each) =>
        each.getBoundingClientRect(),
    );
    return button.height >= 44 && button.top <= title.top && title.top < button.bottom;
}"""


def test_todays_hive_is_a_button_beside_the_title_of_a_past_day_over_or_not(visit: Visit) -> None:
    page = visit("2026-11-20", viewport=PHONE)
    expect_announced(page, "Yesterday, Friday, November 20.")
    for is_over in (False, True):
        if is_over:
            page.goto("./#play/2026-11-20")
            give_up(page)
            page.keyboard.press("Escape")
        todays = page.get_by_role("link", name="Today", exact=True)
        expect(todays).to_have_count(1)
        until(page, BESIDE)  # once its typeface is there, the title takes one line
        todays.click()
        expect_announced(page, "Today, Saturday, November 21.")
        expect(todays).to_be_hidden()


def test_the_heading_of_yesterdays_hive_takes_one_line_on_a_phone(visit: Visit) -> None:
    page = visit("2026-11-20", viewport=PHONE)
    expect_announced(page, "Yesterday, Friday, November 20.")
    expect(page.locator("#play-title")).to_have_text("Yesterday, Nov 20")
    title = page.locator("#play-title").bounding_box()
    assert title
    assert title["height"] < 30


def test_yesterdays_words_are_marked_found_and_missed(visit: Visit) -> None:
    page = visit("2026-11-20")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect_announced(page, "Yesterday, Friday, November 20.")
    letters = "".join(page.locator(KEYS).all_inner_texts()).lower()
    words = likely(letters)
    guess(page, words[0])
    expect_said(page, "Pangram!")
    page.get_by_role("button", name="Share").click()
    expect_announced(page, "Copied")
    title, *_, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert title.startswith("Open Hive Nov 20 🐝 ")
    assert link.endswith("#play/2026-11-20")
    open_yesterday(page)
    dialog = page.get_by_role("dialog", name="Yesterday’s words")
    expect(dialog.locator("#yesterday-hive .center")).to_have_text(letters[0])
    expect(dialog).to_contain_text(f"You found 1 of {len(words)} words.")
    shown = page.get_by_role("list", name="Yesterday’s words").get_by_role("listitem")
    expect(shown).to_have_count(0)
    dialog.get_by_role("button", name="Show all words").click()
    expect(dialog.get_by_role("link", name="Play this hive")).to_be_focused()
    expect(shown).to_have_count(len(words))
    expect(page.locator("#yesterday li.hit")).to_have_text([words[0]])
    page.keyboard.press("Escape")
    give_up(page)
    open_yesterday(page)
    expect(page.locator("#yesterday li.miss").first).to_be_visible()
    expect(dialog.get_by_role("button", name="Show all words")).not_to_be_visible()


def test_a_link_names_letters_a_day_or_chance_and_options(page: Page) -> None:
    page.goto("./#play/2026-02-30")
    expect_said(page, "isn’t a date")
    expect(page.locator(KEYS)).to_have_count(7)  # of today's game
    page.goto("./#play/random")
    expect_announced(page, "Hive ")
    expect(page).to_have_url(re.compile(r"#play/[a-z]{7}$"))
    letters = page.locator(KEYS).all_inner_texts()
    page.reload()
    expect_announced(page, "Hive ")
    expect(page.locator(KEYS)).to_have_text(letters)
    for name, options in (
        ("random?edition=print", "In print"),
        ("today?min=5", "5 letters or more"),
        ("vctaoen?min=5&require=tn", "5 letters or more · needs T and N"),
    ):
        page.goto(f"./#play/{name}")
        expect(page.locator("#hive-options")).to_have_text(options)
        expect_announced(page, "Hive ")
        expect(page.locator(KEYS)).to_have_count(7)
    guess(page, "coven")
    expect_said(page, "Also needs ")
    page.goto("./#play")
    expect_announced(page, "Today, ")
    expect(page.locator("#hive-options")).not_to_be_visible()
    page.goto("./#solve/today")
    page.get_by_role("link", name="Play this hive").click()
    expect_announced(page, "Hive T")
    assert sorted(page.locator(KEYS).all_text_contents()) == sorted("TODAY")


def test_ones_own_letters_are_played_and_wrong_ones_explained_and_random_ones_are_as_chosen(
    page: Page,
) -> None:
    page.goto("./#play")
    expect_announced(page, "Today, ")
    choose(page, "Another hive")
    field = page.get_by_label("Your letters")
    expect(field).to_be_focused()
    for typed, sentence in (("vctaoev", "V appears twice"), ("vc", "A hive has 3 to 26 letters")):
        field.fill(typed)
        field.press("Enter")
        expect(page.locator("#own-error")).to_contain_text(sentence)
        expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("v: c t a o e n")
    field.press("Enter")
    expect_announced(page, "Hive VCTAOEN.")
    expect_address(page, "#play/vctaoen")
    choose(page, "Another hive")
    expect(page.locator("#own-error")).to_be_hidden()
    field.fill("vctao")
    page.get_by_role("button", name="Play this hive").click()
    expect_announced(page, "Hive VCTAO.")
    sizes: dict[str, list[int]] = {"Few": [], "Many": []}
    for size in [*sizes] * 2:  # so that chance cannot matter
        choose(page, "Another hive")
        page.get_by_role("radio", name=size, exact=True).check()
        page.get_by_label("With a rare letter").check()
        page.get_by_role("button", name="Play a random hive").click()
        expect_announced(page, "Hive ")
        expect(page).to_have_url(re.compile(r"#play/[a-z]{7}$"))
        letters = page.url.rpartition("/")[2]
        assert set(letters) & set("qjzxv")
        sizes[size].append(len(likely(letters)))
    assert min(sizes["Few"]) < max(sizes["Many"])


@pytest.mark.parametrize(
    ("clock", "told"),
    [("0068-01-01T12:00:00Z", "January 1, 1000"), (317_000_000_000, "")],  # the latter in 12015
)
def test_the_page_works_whatever_the_clock_says(visit: Visit, clock: str | int, told: str) -> None:
    page = visit(now=clock)
    early = f"Your device’s clock says {told}, but the daily hives began on"
    if told:
        expect_said(page, early)
        page.locator("#onward").get_by_role("link", name="Random hive").click()
        expect(page.get_by_label("Guess")).to_be_enabled()
        expect(page.locator("#onward")).to_be_hidden()
    else:
        expect_announced(page, "Today, ")
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    for entry in ("Past puzzles", "Statistics"):
        choose(page, entry)
        expect(page.get_by_role("dialog")).to_be_visible()
        for pressed in ("End", "PageUp", "PageDown", "ArrowDown", "Escape"):
            page.keyboard.press(pressed)
        expect(page.get_by_role("dialog")).to_be_hidden()
    open_yesterday(page)
    if told:
        expect_said(page, early)
    else:
        expect(page.get_by_role("dialog")).to_be_visible()


def open_calendar(page: Page) -> None:
    choose(page, "Past puzzles")
    expect(page.get_by_role("dialog", name="Past puzzles")).to_be_visible()


def day(page: Page, number: int) -> Locator:
    return page.locator("#past-grid").get_by_role("button").get_by_text(str(number), exact=True)


def hive_of(day: date) -> Hive:
    return daily(shipped.calendar(), day).hive


def saved(day: date, is_genius: bool = False, revealed: bool = False) -> dict[str, str]:
    """Return the storage item of a day's game with one word, or with all but one."""
    hive = hive_of(day)
    words = likely(str(hive))[: -1 if is_genius else 1]
    return stored(Game(hive, tuple(words), started=str(day), revealed=revealed))


NO_WEEKS = "delete Intl.Locale.prototype.getWeekInfo; delete Intl.Locale.prototype.weekInfo"


@pytest.mark.parametrize(
    ("locale", "days", "weekday"),
    [
        ("en-GB", ("Saturday 21 November", "Friday 20 November"), "Monday"),
        ("ru-RU", ("Saturday, November 21", "Friday, November 20"), "Sunday"),
    ],
)
def test_days_and_weeks_of_the_english_page_follow_the_visitors_locale(
    visit: Visit, locale: str, days: tuple[str, str], weekday: str
) -> None:
    page, (today, yesterday) = visit(locale=locale), days
    for name, title in (("2026-11-20", f"Yesterday, {yesterday}"), ("", f"Today, {today}")):
        page.goto(f"./#play/{name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page).to_have_title(f"{title} · Open Hive")
    if locale == "en-GB":
        page.evaluate(NO_WEEKS)  # then weeks begin by language
    open_calendar(page)
    expect(page.locator("#past-month")).to_have_text("November 2026")
    first = page.locator("#past-weekdays th").first
    expect(first.locator("[aria-hidden]")).to_have_text(weekday[:3])
    expect(first.locator(".spoken")).to_have_text(weekday)
    cells = page.locator("#past-weeks tr").first.locator("td")
    expect(cells).to_have_count(7)
    expect(cells.nth(6 if locale == "en-GB" else 0)).to_have_text("1")
    expect(day(page, 20)).to_have_accessible_name(yesterday)


def test_a_day_is_opened_and_the_focus_and_address_return(visit: Visit) -> None:
    page = visit()
    dialog, menu = page.get_by_role("dialog"), page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("button", name="Past puzzles").press("Enter")
    expect(day(page, 21)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(menu).to_be_focused()
    expect_address(page, "#play/")
    open_calendar(page)
    expect(day(page, 21)).to_have_attribute("aria-current", "date")
    expect(day(page, 22)).to_be_disabled()
    day(page, 20).click()
    expect_announced(page, "Yesterday, Friday, November 20.")
    expect(dialog).not_to_be_visible()
    expect_address(page, "#play/2026-11-20")
    open_calendar(page)
    expect(page.locator("#past-grid [aria-selected=true]")).to_have_text("20")
    step(page, -1)
    expect(dialog).not_to_be_visible()
    expect_address(page, "#play/2026-11-20")
    step(page, -1)
    expect_announced(page, "Today, Saturday, November 21.")
    page.goto("./#play/2026-11-22")
    expect_said(page, "isn’t out yet")


def test_the_calendar_works_by_keyboard_and_ends_at_the_first_and_last_day(visit: Visit) -> None:
    page = visit()
    open_calendar(page)
    for pressed, name in (
        ("ArrowRight", "Saturday, November 21"),
        ("PageDown", "Saturday, November 21"),
        ("ArrowLeft", "Friday, November 20"),
        ("PageUp", "Tuesday, October 20"),
        ("PageDown", "Friday, November 20"),
        ("ArrowUp", "Friday, November 13"),
        ("ArrowUp", "Friday, November 6"),
        ("Home", "Sunday, November 1"),
        ("ArrowLeft", "Saturday, October 31"),
        ("ArrowDown", "Saturday, November 7"),
    ):
        page.keyboard.press(pressed)
        expect(page.locator("#past-grid :focus")).to_have_accessible_name(name)
        expect(page.locator("#past-grid [tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    expect_announced(page, "Saturday, November 7.")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    page.keyboard.type("cav")
    expect(page.get_by_label("Guess")).to_have_value("cav")
    page.goto("./#play/2026-01-01")
    expect_announced(page, "Thursday, January 1.")
    open_calendar(page)
    expect(page.get_by_role("button", name="Previous month")).to_be_disabled()
    for pressed in ("ArrowLeft", "ArrowUp", "Home", "PageUp"):
        page.keyboard.press(pressed)
        expect(day(page, 1)).to_be_focused()


def test_played_finished_and_untouched_days_look_different_and_can_be_chosen(visit: Visit) -> None:
    damaged, parked = hive_of(date(2026, 11, 3)), hive_of(date(2026, 11, 4))
    games = {
        **saved(date(2026, 9, 1)),
        **saved(date(2026, 11, 1), is_genius=True),
        **saved(date(2026, 11, 2), revealed=True),
        f"{KEPT}game/{damaged.key}": "{",
        **stored(Game(parked, parked=(f"{parked.letters}:1",))),
        **saved(date(2026, 11, 20)),
    }
    page = visit("2026-11-19", storage=games)
    expect_announced(page, "Thursday, November 19.")
    guess(page, likely(str(hive_of(date(2026, 11, 19))))[0])
    expect_announced(page, "+")
    open_calendar(page)
    for number, name in (
        (1, r"Sunday, November 1: Genius, \d+ words \(in progress\)"),
        (2, r"Monday, November 2: .*, 1 word"),
        (3, "Tuesday, November 3"),
        (4, "Wednesday, November 4"),  # no word was found yet
        (19, r"Thursday, November 19: [A-Z][A-Za-z ]+, 1 word \(in progress\)"),
    ):
        expect(day(page, number)).to_have_accessible_name(re.compile(f"^{name}$"))
    told = day(page, 19).get_attribute("aria-label")
    expect(page.locator("#past-told")).to_have_text(told or "")
    page.get_by_role("radio", name="Not played").check()
    expect(day(page, 20)).to_be_disabled()
    expect(day(page, 18)).to_be_enabled()
    day(page, 18).focus()
    page.keyboard.press("ArrowRight")
    expect(day(page, 21)).to_be_focused()  # the two days between were played
    page.get_by_role("radio", name="Unfinished").check()
    expect(day(page, 20)).to_be_enabled()
    for number in (2, 18, 21):
        expect(day(page, number)).to_be_disabled()
    day(page, 20).focus()
    for name in ("Thursday, November 19", "Sunday, November 1", "Tuesday, September 1"):
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#past-grid :focus")).to_have_accessible_name(re.compile(f"^{name}: "))
    page.keyboard.press("Enter")
    expect_announced(page, "Tuesday, September 1.")
    expect(found(page)).not_to_have_count(0)
    open_calendar(page)
    expect(page.get_by_role("radio", name="All", exact=True)).to_be_checked()
    expect(day(page, 2)).to_be_enabled()


def test_the_calendar_fits_every_screen(visit: Visit) -> None:
    page = visit("2026-08-31", locale="de-DE", is_phone=True, **sized(320, 568))
    open_calendar(page)
    expect(page.locator("#past-weeks tr")).to_have_count(6)
    for width, height in ((320, 568), (740, 360), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        until(
            page,
            """([width, height]) => {
                const { left, top, right, bottom } = past.getBoundingClientRect();
                const isWhole = past.scrollWidth <= past.clientWidth
                    && past.scrollHeight <= past.clientHeight;
                return isWhole && left >= 0 && top >= 0 && right <= width && bottom <= height;
            }""",
            [width, height],
        )
        cell = day(page, 31).bounding_box()
        assert cell
        assert cell["width"] >= (40 if width == 320 else 44)
        assert cell["height"] >= 40
