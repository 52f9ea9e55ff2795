"""Tests that the page answers itself, and needs the engine only for the Lab and for lists."""

import pytest
from playwright.sync_api import Page, expect

from beecore import Hive, solve, summary
from beecore.words import shipped
from tests.web.expected import likely, possible
from tests.web.means import Held
from tests.web.pages.page import (
    ENGINE_LATE,
    STARTING,
    again,
    expect_said,
    expect_status,
)
from tests.web.pages.play import begin, choose, guess
from tests.web.pages.solve import (
    expect_word,
    expect_words,
)
from tests.web.pages.solve import solve as solve_on
from tests.web.pages.statistics import games_at
from tests.web.waiting import until

ENGINE_UP = "performance.getEntriesByName('engine up').length"
ENGINES_FILES = ("**/pyodide*", "**/python_stdlib.zip", "**/beecore.zip", "**/engine.py")
LARGE = "aeinrstloqjxz"


@pytest.fixture
def held(page: Page) -> Held:
    """The held request that keeps the engine from starting."""
    return Held(page, "**/pyodide.asm.wasm")


def release(page: Page, held: Held) -> None:
    held.release()
    until(page, ENGINE_UP)


def test_hives_are_solved_completely_and_nothing_changes_when_the_engine_starts(
    page: Page, held: Held
) -> None:
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./#lab/vctaoen")
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    expect_words(page, "Likely", likely("vctaoen"))
    expect_words(page, "Possible", possible("vctaoen"))
    hive = Hive.parse("vctaoen")
    solutions = [found for found in solve(hive, shipped.lexicon(hive)) if found.likely]
    expect(page.locator("#likely-summary")).to_have_text(str(summary(hive, solutions)))
    first = page.locator("#likely li").first.element_handle()
    release(page, held)
    assert first.evaluate("item => item.isConnected")
    expect_status(page, "VCTAOEN: ")


def test_hives_of_any_size_do_without_the_engines_files(
    troubled_page: Page,
) -> None:
    page = troubled_page
    for name in ENGINES_FILES:
        page.route(name, lambda route: route.fulfill(status=404, body="nothing here"))
    solve_on(page, LARGE)
    solve_on(page)
    expect_word(page, "Likely", "covenant")
    begin(page)
    guess(page, "cave")
    expect_status(page, "Good! +1")
    choose(page, "Statistics and saved games")
    expect(games_at(page, "Beginner")).to_have_text("1")
    page.goto("./#play")
    expect_status(page, "Find words that use ")


def test_a_long_search_shows_its_progress_and_ends_when_the_letters_change(page: Page) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    page.goto("./")
    expect_status(page, "Ready")
    field = page.get_by_label("Letters", exact=True)
    bar = page.get_by_role("progressbar", name=f"Looking for words in {letters}")
    field.fill(letters)
    expect(bar).to_be_visible()
    expect_status(page, f"Looking for words in {letters}")
    field.fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    expect(bar).not_to_be_visible()
    expect_words(page, "Likely", likely("vctaoen"))


@pytest.mark.service_worker
def test_the_engine_is_downloaded_only_when_it_is_needed(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    begin(page)
    until(page, "navigator.serviceWorker.controller")  # the last task of an idle page
    assert not {"engine.py", "beecore.zip", "pyodide.asm.wasm", "lab.bin"} & set(asked)
    with page.expect_request("**/engine.py"):
        page.goto("./#lab/vctaoen")


def test_after_a_minute_the_page_offers_to_try_again(page: Page, held: Held) -> None:
    page.clock.install()
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./#lab/vctaoen")
    expect_status(page, STARTING)
    page.clock.fast_forward("01:00")
    expect_said(page, ENGINE_LATE)
    expect(again(page)).to_be_visible()
    held.release()
    expect_status(page, "Ready to solve VCTAOEN")
    expect(again(page)).not_to_be_visible()
