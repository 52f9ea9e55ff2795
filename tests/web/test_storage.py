"""Tests that found words survive failures of the browser's storage.

tests/app/test_losses.py tries random combinations of tabs, versions, and failures.
"""

from playwright.sync_api import Page

from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin, expect_found, expect_nothing_kept, guess
from tests.web.pages.solve import solve
from tests.web.pages.storage import (
    GAME,
    expect_in_kept,
)
from tests.web.profiles import Pages

DENIED = """
    const denied = () => { throw new DOMException("denied", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "caches"])
        Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(navigator, "serviceWorker", { get: denied });
    window.BroadcastChannel = class { constructor() { denied(); } };
"""


def test_found_words_survive_a_reload(page: Page) -> None:
    begin(page)
    for word, message in (("cave", "Good!"), ("covenant", "Pangram!")):
        guess(page, word)
        expect_said(page, message)
    page.reload()
    expect_found(page, ["cave", "covenant"])
    page.goto("./#play/vneoatc")  # the same hive with its letters in another order
    expect_announced(page, "Hive VNEOATC")
    expect_found(page, ["cave", "covenant"])


def test_a_word_is_saved_before_its_verdict_is_shown(page: Page) -> None:
    begin(page)
    with page.expect_navigation():
        page.evaluate(
            """word => {
                const status = document.getElementById("status");
                const watch = { childList: true };
                new MutationObserver(() => location.reload()).observe(status, watch);
                const field = document.getElementById("guess");
                field.value = word;
                field.form.requestSubmit();
            }""",
            "cave",
        )
    expect_found(page, ["cave"])


def test_a_full_storage_is_reported_once(page: Page) -> None:
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    begin(page)
    guess(page, "cave")
    expect_said(page, "This browser’s storage is full")
    guess(page, "coven")
    expect_said(page, "Nice! +5")
    expect_found(page, ["cave", "coven"])


def test_a_browser_without_storage_can_play_and_is_warned(page: Page) -> None:
    page.add_init_script(DENIED)
    expect_nothing_kept(page)
    solve(page)
    page.goto("./#play/vctaoen")
    expect_found(page, ["cave", "coven"])


def test_the_open_game_survives_a_cleared_storage(page: Page, new_page: Pages) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    other = new_page(beside=page)
    other.goto("./")
    other.evaluate("localStorage.clear()")
    expect_in_kept(page, GAME, "cave")
    page.evaluate("localStorage.clear()")  # as developer tools may do, without an event
    page.reload()
    expect_found(page, ["cave"])


def test_simultaneous_guesses_in_two_tabs_are_both_saved(page: Page, new_page: Pages) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        begin(tab)
    words = [["cave", "coven", "vote"], ["oven", "vent", "nave"]]
    for tab, these in zip((page, other), words, strict=True):
        tab.evaluate(
            """words => setTimeout(() => {
                const field = document.getElementById("guess");
                for (const word of words) {
                    field.value = word;
                    field.form.requestSubmit();
                }
            })""",
            these,
        )
    everything = sorted([*words[0], *words[1]])
    for tab in (page, other):
        expect_found(tab, everything)
    for word in everything:
        expect_in_kept(page, GAME, word)
