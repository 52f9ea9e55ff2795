"""What a player found stays found, in a real browser."""

import json

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import keep
from tests.web.means import downloading
from tests.web.test_play import begin, choose, found, guess, status

GAME = "game/vacenot"


def test_found_words_outlive_a_reload(page: Page) -> None:
    begin(page)
    for word, message in (("cave", "Good!"), ("covenant", "Pangram!")):
        guess(page, word)
        status(page, message)
    page.reload()
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "covenant"]
    )
    page.goto("./#play/vneoatc")  # the same hive, written otherwise
    status(page, "The hive VNEOATC")
    assert found(page) == ["cave", "covenant"]


def test_a_word_is_kept_before_it_is_told(page: Page) -> None:
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
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")


def test_two_tabs_find_together(context: BrowserContext, page: Page) -> None:
    other = context.new_page()
    for tab in (page, other):
        begin(tab)
    guess(page, "cave")
    expect(other.get_by_role("list", name="Found")).to_have_text("cave")
    guess(other, "coven")
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "coven"]
    )


def test_quick_guesses_are_all_kept(page: Page) -> None:
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
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        sorted(words)
    )


def test_a_browser_without_room_is_told_once(context: BrowserContext, page: Page) -> None:
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    begin(page)
    guess(page, "cave")
    status(page, "This browser has no room left")
    guess(page, "coven")
    status(page, "Nice! +5")
    assert found(page) == ["cave", "coven"]


def test_forbidden_storage_is_no_obstacle(context: BrowserContext, page: Page) -> None:
    context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
        " { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    begin(page)
    guess(page, "cave")
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")


@pytest.mark.parametrize(
    "broken", ["{", '"cave"', json.dumps({"version": 99, "found": ["cave"]}), "[]"]
)
def test_what_cannot_be_read_is_kept_aside(
    context: BrowserContext, page: Page, broken: str
) -> None:
    page.goto("./")
    keep(page, GAME, broken)
    begin_anyway = "An earlier saved game of this hive cannot be read."
    page.goto("./#play/vctaoen")
    status(page, begin_anyway)
    guess(page, "cave")
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")
    kept = page.evaluate("Object.values(localStorage)")
    assert broken in kept
    assert any('"found": ["cave"]' in text for text in kept)


def test_everything_travels_as_one_file(page: Page, browser: Browser, url: str) -> None:
    begin(page)
    guess(page, "cave")
    status(page, "Good!")
    choose(page, "Statistics and saved games")
    expect(page.locator("#record-body")).to_contain_text("Words")
    with downloading(page) as download:
        page.get_by_role("button", name="Export everything").click()
    elsewhere = browser.new_context(base_url=url).new_page()
    begin(elsewhere)
    guess(elsewhere, "coven")
    status(elsewhere, "Nice!")
    choose(elsewhere, "Statistics and saved games")
    elsewhere.locator("#import").set_input_files(download.value.path())
    status(elsewhere, "Imported 1 game.")
    assert found(elsewhere) == ["cave", "coven"]
    game = json.loads(download.value.path().read_text())["values"][GAME]
    for values, told in (
        ({"game/zz": "broken", "game/q": game}, "Imported 1 game. 1 could not be read."),
        ({"game/vacenot": None, "game/x": ""}, "Imported 0 games. 2 could not be read."),
    ):
        text = json.dumps({"format": "open-hive", "version": 1, "values": values})
        elsewhere.locator("#import").set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        status(elsewhere, told)
    elsewhere.locator("#import").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    status(elsewhere, "This is no file that Open Hive exported.")
    assert found(elsewhere) == ["cave", "coven"]
    elsewhere.context.close()
