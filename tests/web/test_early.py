"""What a visitor has before the engine is up, in a real browser."""

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from beecore import Hive, shipped, solve, summary
from tests.web.test_solve import expect_status, words_of

ENGINE_UP = "performance.getEntriesByName('engine up').length"


@pytest.fixture
def held(page: Page) -> list[Route]:
    """What the engine is kept waiting for."""
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    return held


def release(page: Page, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    page.wait_for_function(ENGINE_UP)


def test_hives_are_answered_in_full_and_nothing_changes_under_the_readers_eyes(
    page: Page, held: list[Route]
) -> None:
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./")
    expect_status(page, "Ready")
    page.get_by_label("Letters").fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    hive = Hive.parse("vctaoen")
    solutions = solve(hive, shipped.lexicon(hive))
    likely = [found for found in solutions if found.likely]
    assert words_of(page, "Likely") == [found.word for found in likely]
    assert words_of(page, "Possible") == [found.word for found in solutions if not found.likely]
    expect(page.locator("#likely-summary")).to_have_text(str(summary(hive, likely)))
    first = page.locator("#likely li").first.element_handle()
    release(page, held)
    assert first.evaluate("item => item.isConnected")
    expect_status(page, "VCTAOEN: ")


def test_what_only_the_engine_can_answer_waits_for_it(page: Page, held: list[Route]) -> None:
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./")
    field = page.get_by_label("Letters")
    expect_status(page, "Ready")
    field.fill("noonday")
    expect_status(page, "Starting Python. Your letters")
    field.fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    field.fill("aeinrstlo")
    expect_status(page, "Starting Python. Your letters")
    assert words_of(page, "Likely") == []
    release(page, held)
    expect_status(page, "AEINRSTLO: ")


def test_options_count_as_well(page: Page, held: list[Route]) -> None:
    """A hive from the last block of the pack, too."""
    page.goto("./#solve/equivok")
    expect_status(page, "EQUIVOK: ")
    page.goto("./#solve/vctaoen?min=6&require=nt")
    expect_status(page, "VCTAOEN: ")
    words = words_of(page, "Likely") + words_of(page, "Possible")
    assert words
    assert all(len(word) >= 6 and {*"vnt"} <= {*word} for word in words)


def test_letters_typed_before_the_words_are_there_are_answered(page: Page) -> None:
    held: list[Route] = []
    page.route("**/lexicon.bee", lambda route: held.append(route))
    with page.expect_request("**/lexicon.bee"):
        page.goto("./")
    page.get_by_label("Letters").fill("vctaoen")
    expect_status(page, "Starting Python. Your letters")
    held[0].continue_()
    expect_status(page, "VCTAOEN: ")


def test_a_browser_that_cannot_unpack_waits_for_the_engine(
    page: Page, context: BrowserContext, held: list[Route]
) -> None:
    context.add_init_script("delete window.DecompressionStream")
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./#solve/vctaoen")
    expect_status(page, "Starting Python. Your letters")
    release(page, held)
    expect_status(page, "VCTAOEN: ")


def test_a_failed_start_is_told_though_the_words_never_come(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/lexicon.bee", lambda route: None)
    page.route("**/beecore.zip", lambda route: route.abort())
    page.goto("./#solve/vctaoen")
    expect_status(page, "Python could not be loaded")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_after_a_minute_a_visitor_may_wait_on_or_try_again(page: Page, held: list[Route]) -> None:
    page.clock.install()
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    page.clock.fast_forward("01:00")
    expect_status(page, "Python has not started within a minute.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    held[0].continue_()
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_role("button", name="Try again")).not_to_be_visible()


def test_a_page_without_its_own_python_says_so(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/app.bin", lambda route: route.fulfill(status=404, body="nothing here"))
    page.goto("./#solve/vctaoen")
    expect_status(page, "The page could not be loaded (app.bin: 404)")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect_status(page, "VCTAOEN: ")


def test_words_stay_when_the_engine_fails(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/beecore.zip", lambda route: route.abort())
    page.goto("./#solve/vctaoen")
    expect_status(page, "Python could not be loaded")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert "covenant" in words_of(page, "Likely")
    page.get_by_label("Letters").fill("nioatuc")
    expect_status(page, "NIOATUC: ")
    page.get_by_label("Letters").fill("aeinrstlo")
    expect_status(page, "Python could not be loaded")
    page.get_by_role("link", name="Play", exact=True).click()
    expect_status(page, "Python could not be loaded")
