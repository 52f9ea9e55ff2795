"""Tests that found words survive failures of the browser's storage.

tests/app/test_losses.py tries random combinations of tabs, versions, and failures.
"""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.expected import saved_game
from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, choose, expect_found, expect_nothing_kept, guess
from tests.web.pages.solve import solve
from tests.web.pages.storage import (
    GAME,
    KEPT,
    expect_in_kept,
    expect_kept,
    expect_kept_somewhere,
    keep,
)
from tests.web.profiles import Pages
from tests.web.waiting import until

DENIED = """
    const denied = () => { throw new DOMException("denied", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "caches"])
        Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(navigator, "serviceWorker", { get: denied });
    window.BroadcastChannel = class { constructor() { denied(); } };
"""
NEWER = json.dumps({"version": 3, "hive": "vctaoen", "found": ["cave"]})
GARBAGE = {
    "text": "'no game'",
    "cut": '\'{"version": 1, "hive"\'',
    "null": "'null'",
    "another shape": '\'{"version": 1, "hive": {}, "found": 7}\'',
    "deep": "'['.repeat(100_000)",
    "large": "'x'.repeat(100_000)",
    "half a character": "'\\uD800'",
}
DAMAGE = """garbage => {
    for (const name of ["game/vacenot", "taught", "boundary", "tells-hints", "theme"])
        localStorage.setItem("KEPT" + name, garbage);
    for (const name of ["board/vacenot", "letters", "mode", "found/vacenot"])
        sessionStorage.setItem("KEPT" + name, garbage);
    return garbage;
}""".replace("KEPT", KEPT)


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


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
def test_the_page_works_with_damaged_values_under_every_name(page: Page, garbage: str) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    page.evaluate(f"({DAMAGE})({garbage})")
    page.goto("./?#play/vctaoen")
    expect_said(page, "A saved game for this puzzle can’t be read.")
    for letter in "VCTAOEN":
        expect(page.locator("#keys button").get_by_text(letter, exact=True)).to_have_count(1)
    expect(page.get_by_label("Guess")).to_have_value("")
    guess(page, "cave")
    expect_said(page, "Good!")
    page.reload()
    expect_found(page, ["cave"])
    until(page, f"Object.values(localStorage).filter(text => text === {garbage}).length > 4")
    page.goto("./#solve/vctaoen")  # shows help instead of words for a hive with a game
    expect_said(page, "A saved game for this puzzle can’t be read.")
    expect(page.locator("#missing-found")).to_contain_text("1 of ")
    solve(page, "nioatuc")


def test_a_newer_versions_game_is_unchanged_until_a_word_is_found(page: Page) -> None:
    page.goto("./")
    keep(page, GAME, NEWER)
    begin_with_trouble = "A saved game for this puzzle can’t be read."
    page.goto("./#play/vctaoen")
    expect_said(page, begin_with_trouble)
    expect_kept(page, GAME, NEWER)
    guess(page, "coven")
    expect_said(page, "Nice!")
    expect_kept_somewhere(page, NEWER)
    expect_in_kept(page, GAME, "coven")


def test_a_browser_without_storage_can_play_and_is_warned(page: Page) -> None:
    page.add_init_script(DENIED)
    expect_nothing_kept(page)
    solve(page)
    page.goto("./#play/vctaoen")
    expect_found(page, ["cave", "coven"])


def test_a_full_storage_is_reported_and_texts_that_fit_later_are_saved(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    expect_in_kept(page, GAME, '"standing"')
    page.evaluate(
        """game => {
            const text = localStorage.getItem(game);
            localStorage.setItem(game, text.replace(/, "standing".*"/, "")); // makes room
            for (const name of Object.keys(localStorage))
                if (/shown\\//.test(name)) localStorage.removeItem(name);
            for (let size = 1 << 23; size; size >>= 1)
                try {
                    for (let n = 0; ; n++) localStorage.setItem(`x ${size} ${n}`, "x".repeat(size));
                } catch {}
        }""",
        KEPT + GAME,
    )
    guess(page, "covenant")
    expect_said(page, "This browser’s storage is full")
    expect_found(page, ["cave", "covenant"])
    assert "covenant" not in page.evaluate("name => localStorage.getItem(name)", KEPT + GAME)
    page.evaluate(
        "Object.keys(localStorage).filter(name => name[0] == 'x')"
        ".forEach(name => localStorage.removeItem(name))"
    )
    page.reload()  # before which the page tries to save again
    expect_found(page, ["cave", "covenant"])


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


def test_old_games_are_shortened_beyond_four_megabytes(page: Page) -> None:
    page.goto("./")
    games = {
        f"{KEPT}game/{number}": saved_game("vctaoen", ["cave", "coven"], f"20{number}-01-01")
        for number in range(10, 30)
    }
    page.evaluate(
        """games => {
            Object.entries(games).forEach(game => localStorage.setItem(...game));
            localStorage.setItem("something else", "x".repeat(2_200_000));
        }""",
        games,
    )
    page.reload()
    oldest = min(games)
    until(page, "name => JSON.parse(localStorage.getItem(name)).version === 2", oldest)
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    choose(page, "Statistics and saved games")
    expect(page.locator("#record-body")).to_contain_text("Words")
