"""Tests that found words stay saved."""

import json

import pytest

from tests.page.driver import Page, expect
from tests.web.means import downloading
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin, choose, expect_found, guess
from tests.web.pages.storage import GAME, expect_in_kept, expect_kept_somewhere, keep
from tests.web.profiles import Pages


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


def test_two_tabs_share_their_found_words(page: Page, new_page: Pages) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        begin(tab)
    guess(page, "cave")
    expect_found(other, ["cave"])
    guess(other, "coven")
    expect_found(page, ["cave", "coven"])


def test_quick_guesses_are_all_saved(page: Page) -> None:
    begin(page)
    words = ["cave", "coven", "vote", "vent", "oven"]
    page.evaluate(
        """words => {
            const field = document.getElementById("guess");
            for (const word of words) {
                field.value = word;
                field.form.requestSubmit();
            }
        }""",
        words,
    )
    expect_found(page, sorted(words))


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


def test_the_page_works_with_blocked_storage(page: Page) -> None:
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
        " { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    begin(page)
    guess(page, "cave")
    expect_found(page, ["cave"])


@pytest.mark.parametrize(
    "broken", ["{", '"cave"', json.dumps({"version": 99, "found": ["cave"]}), "[]"]
)
def test_unreadable_games_are_backed_up(page: Page, broken: str) -> None:
    page.goto("./")
    keep(page, GAME, broken)
    begin_anyway = "A saved game for this puzzle can’t be read."
    page.goto("./#play/vctaoen")
    expect_said(page, begin_anyway)
    guess(page, "cave")
    expect_found(page, ["cave"])
    expect_kept_somewhere(page, broken)
    expect_in_kept(page, GAME, '"found": ["cave"]')


def test_everything_is_exported_as_one_file(page: Page, new_page: Pages) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    choose(page, "Statistics and saved games")
    expect(page.locator("#record-body")).to_contain_text("Words")
    with downloading(page) as download:
        page.get_by_role("button", name="Export everything").click()
    elsewhere = new_page()
    begin(elsewhere)
    guess(elsewhere, "coven")
    expect_said(elsewhere, "Nice!")
    choose(elsewhere, "Statistics and saved games")
    elsewhere.locator("#import").set_input_files(download.value.path())
    expect_said(elsewhere, "Imported 1 game.")
    expect_found(elsewhere, ["cave", "coven"])
    game = json.loads(download.value.path().read_text())["values"][GAME]
    for values, told in (
        ({"game/zz": "broken", "game/q": game}, "Imported 1 game. 1 item couldn’t be read."),
        ({"game/vacenot": None, "game/x": ""}, "Imported 0 games. 2 items couldn’t be read."),
    ):
        text = json.dumps({"format": "open-hive", "version": 1, "values": values})
        elsewhere.locator("#import").set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        expect_said(elsewhere, told)
    elsewhere.locator("#import").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect_said(elsewhere, "This file isn’t an Open Hive export.")
    expect_found(elsewhere, ["cave", "coven"])
