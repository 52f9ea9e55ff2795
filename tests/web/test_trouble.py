"""Storage, files, and code that fail: what users are told, and that they lose nothing.

tests/app/test_losses.py tries random combinations of tabs, versions, and failures of storage, and
tests/web/test_faults.py every file of the site.
"""

import pytest
from playwright.sync_api import Page, expect

from beecore import __version__
from tests.web.browsers import ENGINE
from tests.web.means import Held
from tests.web.pages.page import (
    BROKEN,
    again,
    expect_address,
    expect_announced,
    expect_said,
    expect_status,
)
from tests.web.pages.play import OLD, begin, bonus_word, expect_found, guess
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.solve import solve
from tests.web.pages.storage import GAME, expect_in_kept
from tests.web.profiles import Pages
from tests.web.waiting import until

DENIED = """
    const denied = () => { throw new DOMException("denied", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "caches"])
        Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(navigator, "serviceWorker", { get: denied });
    window.BroadcastChannel = class { constructor() { denied(); } };
"""
RELOAD_AT_VERDICT = """word => {
    const status = document.getElementById("status");
    new MutationObserver(() => location.reload()).observe(status, { childList: true });
    const field = document.getElementById("guess");
    field.value = word;
    field.form.requestSubmit();
}"""
SUBMIT = """words => setTimeout(() => {
    const field = document.getElementById("guess");
    for (const word of words) {
        field.value = word;
        field.form.requestSubmit();
    }
})"""


def test_a_word_is_saved_before_its_verdict_is_shown_and_survives_a_cleared_storage(
    page: Page, new_page: Pages
) -> None:
    begin(page)
    with page.expect_navigation():
        page.evaluate(RELOAD_AT_VERDICT, "cave")
    expect_found(page, ["cave"])
    page.goto("./#play/vneoatc")  # the same hive with its letters in another order
    expect_announced(page, "Hive VNEOATC")
    expect_found(page, ["cave"])
    other = new_page(beside=page)
    other.goto("./404.html")
    other.evaluate("localStorage.clear()")
    expect_in_kept(page, GAME, "cave")
    page.evaluate("localStorage.clear()")  # as developer tools may do, without an event
    page.reload()
    expect_found(page, ["cave"])


FILL_STORAGE = """() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
            for (let n = 0; ; n++) localStorage.setItem(`other ${size} ${n}`, "x".repeat(size));
        } catch {}
    }
}"""
ASKS_BEFORE_LEAVING = """() => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
}"""


def test_words_that_are_not_stored_are_named_until_they_are_and_leaving_asks(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    sign = page.locator("#trouble")
    assert not page.evaluate(ASKS_BEFORE_LEAVING)
    page.evaluate(FILL_STORAGE)
    for words in ("nonevent, concave, convect, convene", "covenant, convent, octave, vacate"):
        guess(page, words)
    expect_said(page, "storage is full")
    for word, verdict in (
        ("coven", "Nice!"),
        ("oven", "Good!"),
        ("vvvv", "Not in word list"),
    ):
        guess(page, word)
        expect_said(page, verdict)
        expect(sign).to_contain_text("storage is full")
        assert page.evaluate(ASKS_BEFORE_LEAVING)
    page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('other')).forEach("
        "(key) => localStorage.removeItem(key))"
    )
    guess(page, "veto")
    expect_said(page, "Good!")
    expect(sign).to_be_hidden()
    assert not page.evaluate(ASKS_BEFORE_LEAVING)
    expect_in_kept(page, GAME, "covenant")


def test_a_browser_without_storage_can_play_and_is_warned(page: Page) -> None:
    page.add_init_script(DENIED)
    held = Held(page, "**/app.bin")
    page.goto("./#play/vctaoen")
    for letter in "cav":  # before Python has started
        page.locator(f"#keys [data-letter={letter}]").click()
    held.release()
    expect_announced(page, "Hive VCTAOEN.")
    expect(page.get_by_label("Guess")).to_have_value("cav")
    begin(page)
    guess(page, "cave")
    expect_said(page, "This browser blocks storage")
    guess(page, "coven")
    expect_said(page, "Nice!")  # the warning comes once, and a sign stays
    expect(page.locator("#trouble")).to_contain_text("This browser blocks storage")
    assert page.evaluate(ASKS_BEFORE_LEAVING)
    expect_found(page, ["cave", "coven"])
    solve(page, "aeinrstlo")
    page.goto("./#play/vctaoen")
    expect_found(page, ["cave", "coven"])


def test_simultaneous_guesses_in_two_tabs_are_both_saved(page: Page, new_page: Pages) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        begin(tab)
    words = [["cave", "coven", "vote"], ["oven", "vent", "nave"]]
    for tab, these in zip((page, other), words, strict=True):
        tab.evaluate(SUBMIT, these)
    everything = sorted([*words[0], *words[1]])
    for tab in (page, other):
        expect_found(tab, everything)
    for word in everything:
        expect_in_kept(page, GAME, word)


SECONDS = 15  # after which the page reports a file as slow to load


@pytest.fixture
def page(troubled_page: Page) -> Page:
    return troubled_page


def expect_trouble(page: Page, sentence: str, *details: str) -> None:
    """Expect a message that is shown and announced, with collapsed details."""
    expect(page.locator("#status")).to_have_text(sentence)
    expect_announced(page, sentence)
    expect(again(page)).to_be_visible()
    report = page.locator("#report pre")
    expect(report).not_to_be_visible()
    page.get_by_text("Details for a bug report").locator("visible=true").click()
    expect(report).to_be_visible()
    for detail in details:
        expect(report).to_contain_text(detail)


def test_a_missing_file_is_named_by_its_purpose(page: Page) -> None:
    for name, link, subject in (
        ("calendar.txt", f"#play/{OLD}", "The calendar of daily puzzles"),
        ("beecore.zip", "lab/#vctaoen", "The solver"),
    ):
        page.goto("about:blank")
        page.route(f"**/{name}", lambda route: route.fulfill(status=404, body="nothing here"))
        page.goto(f"./{link}")
        browser, version = page.evaluate("navigator.userAgent"), f"Open Hive {__version__} ("
        failed = f"{subject} couldn’t be loaded. Check your connection, then try again."
        expect_trouble(page, failed, name, version, link, browser)
    field = page.get_by_label("Hive", exact=True)
    expect(field).not_to_have_attribute("aria-invalid", "true")  # nothing is wrong with its letters


def test_a_view_that_was_left_does_not_report_its_slow_file(page: Page) -> None:
    page.clock.install()
    held = Held(page, "**/calendar.txt")
    with page.expect_request("**/calendar.txt"):
        page.goto(f"./#play/{OLD}")
    page.get_by_role("link", name="Solve", exact=True).click()
    expect_said(page, "Ready")
    page.clock.fast_forward(1000 * SECONDS)
    expect_said(page, "Ready")
    expect(again(page)).not_to_be_visible()
    page.goto(f"./#play/{OLD}")
    expect(page.locator("#play")).to_be_visible()  # and waits for the calendar from now on
    page.clock.fast_forward(1000 * SECONDS)
    slow = "The calendar of daily puzzles is slow to load. You can wait or try again."
    expect(page.locator("#status")).to_have_text(slow)
    held.release()
    expect_said(page, "Find words")


def test_an_error_is_reported_without_a_traceback_and_progress_called_saved_only_if_it_is(
    page: Page,
) -> None:
    for damage, button in (
        ("document.querySelector('#keys button').getAttribute = null", "shuffle"),
        ("Intl.DateTimeFormat = null", "past-days"),  # in a later turn
    ):
        page.goto("about:blank")
        begin(page)
        page.evaluate(damage)
        page.evaluate("name => document.getElementById(name).click()", button)
        page.keyboard.press("Escape")
        expect_trouble(page, BROKEN, "Traceback", "Error", "#play/vctaoen")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    page.evaluate("name => document.getElementById(name).click()", "past-days")
    expect(page.locator("#status")).to_have_text("Something went wrong.")


def test_a_report_has_the_first_hundred_characters_of_an_address(page: Page) -> None:
    begin(page)
    for size in (100, 101):  # MAX_ADDRESS_LENGTH of guard.js, and one more
        address = "#play/vctaoen?found=".ljust(size, "v")
        page.evaluate("address => history.replaceState(null, '', address)", address)
        report = page.evaluate("described('It failed.')")
        assert f", {address[:100]}\n" in report


@pytest.mark.service_worker
def test_the_page_works_if_a_browser_or_an_extension_blocks_the_service_worker(page: Page) -> None:
    refused = "throw new DOMException('denied', 'SecurityError');"
    register = f"async () => {{ window.asked = true; {refused} }}"
    page.add_init_script(f"navigator.serviceWorker.register = {register}")
    page.goto("./")
    until(page, "window.asked")
    open_settings(page)
    expect(page.get_by_text("Make everything available offline")).not_to_be_visible()
    close_settings(page)
    expect_said(page, "Ready")
    expect(again(page)).not_to_be_visible()


def test_a_link_that_is_too_long_is_refused_and_the_page_still_works(page: Page) -> None:
    for link in (
        "solve/" + "v" * 20_000,
        "solve/vctaoen?min=" + "9" * 20_000,
        "play/" + "v" * 20_000,
    ):
        page.goto(f"./#{link}")
        expect_said(page, "This link is too large")
    solve(page)


def test_an_unknown_address_links_home_from_any_depth(page: Page) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(str(message.location["url"])))
    for address in ("./nothing", "./a/b/c/nothing.html"):
        answer = page.goto(address)
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        expect(page.locator("body")).to_have_css("max-width", "1184px")  # by the style sheet
        wrong = page.url
        page.get_by_role("link", name="Solve a hive").click()
        expect_status(page, "Ready")
        assert said == [wrong] * (ENGINE == "chromium")  # Chromium logs it by itself
        said.clear()
    for address, shown in (  # whose number sign was encoded
        ("%2523play/2026-01-01", "#play/2026-01-01"),
        ("%23solve/vctaoen%3Fmin%3D5?show=missing", "#solve/vctaoen?min=5&show=missing"),
    ):
        page.goto(f"./{address}")
        expect_address(page, f"/{shown}")
        expect(page.get_by_role("status")).not_to_be_empty()


def test_guesses_wait_for_the_possible_words_only_if_their_verdicts_depend_on_them(
    page: Page,
) -> None:
    held = Held(page, "**/possible.bee")
    with page.expect_request("**/possible.bee"):
        page.goto("./#play/vctaoen")
    for word, verdict in (("cave", "Good!"), ("zinc", "Bad letters"), ("cave", "Already found")):
        guess(page, word)
        expect_said(page, verdict)
    bonus = bonus_word("vctaoen")
    guess(page, bonus)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    waiting = page.locator("#waiting")
    expect(waiting).to_contain_text(f": {bonus.upper()}.")
    guess(page, f"oven, vatocen, {bonus}, covet")
    expect_found(page, ["cave", "covet", "oven"])
    expect(waiting).to_contain_text(f": {bonus.upper()} and VATOCEN {bonus.upper()}.")
    held.release()
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus)
    expect(waiting).to_be_hidden()
    page.locator("#rejected-part summary").click()
    expect(page.locator("#rejected li")).to_have_text("vatocen")


def test_a_guess_that_waits_for_a_download_is_judged_when_the_browser_is_online_again(
    page: Page,
) -> None:
    page.route("**/possible.bee", lambda route: route.abort())
    page.goto("./#play/vctaoen")
    bonus = bonus_word("vctaoen")
    guess(page, bonus)
    expect(page.locator("#waiting")).to_contain_text(f": {bonus.upper()}.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute("**/possible.bee")
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus)
    expect(page.locator("#waiting")).to_be_hidden()
    expect(page.get_by_role("button", name="Try again")).to_be_hidden()


def test_sentences_follow_the_pages_language_in_numbers_and_plurals(page: Page) -> None:
    saved = "([language, count]) => (document.documentElement.lang = language," + (
        " text('solve-saved', { words: count, file: 'a.csv' }))"
    )
    for language, count, sentence in (
        ("fr", 0, "Saved 0 word as a.csv."),  # French uses the singular for 0
        ("de", 1234, "Saved 1.234 words as a.csv."),
        ("en", 1, "Saved 1 word as a.csv."),
    ):
        page.goto("about:blank")
        page.goto("./")
        assert page.evaluate(saved, [language, count]) == sentence
    values = "puzzle: 'ABC', rank: 'Good', state: 'open', bar: '-', found: 1, words: 1, link: '#'"
    for pangrams, hints, tail in [("0", "'none'", ""), ("1", "0", " · 1 pangram · 0 hints")]:
        given = f"{values}, pangrams: {pangrams}, hints: {hints}"
        shared = page.evaluate(f"text('play-share', {{ {given} }})")
        assert shared == f"Open Hive ABC 🐝 Good\n-\n1/1 word{tail}\n#"
    assert page.evaluate("listed(['A', 'B', 'C'])") == "A, B, and C"
