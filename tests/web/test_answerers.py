"""Who answers: the page itself as long as it can, the engine what is larger; in a real browser."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from beecore import Hive, solve, summary
from beecore.words import shipped
from tests.web.means import Held
from tests.web.test_play import begin, choose, found, guess
from tests.web.test_solve import expect_fault, expect_status, words_of
from tests.web.waiting import until

pytestmark = pytest.mark.whole


ENGINE_UP = "performance.getEntriesByName('engine up').length"
ENGINES_FILES = ("**/pyodide*", "**/python_stdlib.zip", "**/beecore.zip", "**/engine.py")
LARGE, WAITING = "aeinrstlo", "Starting Python. You are answered as soon as it is up."


@pytest.fixture
def held(page: Page) -> Held:
    """What the engine is kept waiting for."""
    return Held(page, "**/pyodide.asm.wasm")


def release(page: Page, held: Held) -> None:
    held.release()
    until(page, ENGINE_UP)


def test_hives_are_answered_in_full_and_nothing_changes_when_the_engine_comes(
    page: Page, held: Held
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


def test_all_but_the_lab_and_large_hives_works_without_the_engines_files(
    troubled_page: Page,
) -> None:
    page = troubled_page
    for name in ENGINES_FILES:
        page.route(name, lambda route: route.fulfill(status=404, body="nothing here"))
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    assert "covenant" in words_of(page, "Likely")
    begin(page)
    guess(page, "cave")
    expect_status(page, "Good! +1")
    choose(page, "Statistics and saved games")
    expect(page.locator("#record-body")).to_contain_text("Beginner")
    page.goto("./#play")
    expect_status(page, "Today, ")


def test_what_needs_the_engine_says_why_there_is_none_and_the_rest_goes_on(
    troubled_page: Page,
) -> None:
    page = troubled_page
    page.route("**/beecore.zip", lambda route: route.abort())
    for link in (f"./#solve/{LARGE}", f"./#play/{LARGE}", "./#lab/vctaoen"):
        page.goto(link)
        expect_status(page, "Python could not be loaded.")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.goto("./#solve/nioatuc")
    expect_status(page, "NIOATUC: ")
    expect(page.get_by_role("button", name="Try again")).not_to_be_visible()
    page.goto("./#lab/vctaoen")
    expect_status(page, "Python could not be loaded.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect_status(page, "VCTAOEN, and")


def test_what_only_the_engine_can_answer_waits_for_it(page: Page, held: Held) -> None:
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./")
    field = page.get_by_label("Letters")
    expect_status(page, "Ready")
    field.fill("noonday")
    expect_fault(page, "letters", "O is there twice")
    field.fill("vctaoen")
    expect_status(page, "VCTAOEN: ")
    field.fill(LARGE)
    expect_status(page, WAITING)
    assert words_of(page, "Likely") == []
    release(page, held)
    expect_status(page, "AEINRSTLO: ")


def test_a_large_hive_is_played_with_the_engine(page: Page) -> None:
    begin(page, LARGE)
    words = [each.word for each in solve(Hive.parse(LARGE), shipped.everything()) if each.likely]
    for word in words[:3]:
        guess(page, word)
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_count(3)
    assert found(page) == sorted(words[:3])
    guess(page, "rinse")
    expect_status(page, "Missing center letter, otherwise a word")
    choose(page, "Statistics and saved games")
    expect(page.locator("#record-body")).to_contain_text("Beginner")


@pytest.mark.parametrize(
    "saving",
    [
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
        "Object.defineProperty(navigator, 'deviceMemory', { value: 2 })",
    ],
)
def test_who_saves_data_or_memory_gets_the_engine_only_when_it_is_needed(
    page: Page, context: BrowserContext, saving: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    context.add_init_script(saving)
    begin(page)
    guess(page, "cave")
    expect_status(page, "Good!")
    until(page, "navigator.serviceWorker.controller")
    assert "engine.py" not in asked
    page.goto(f"./#solve/{LARGE}")
    expect_status(page, "AEINRSTLO: ")
    assert "engine.py" in asked


def test_options_count_as_well(page: Page, held: Held) -> None:
    """A hive from the last block of the pack, too."""
    page.goto("./#solve/equivok")
    expect_status(page, "EQUIVOK: ")
    page.goto("./#solve/vctaoen?min=6&require=nt")
    expect_status(page, "VCTAOEN: ")
    words = words_of(page, "Likely") + words_of(page, "Possible")
    assert words
    assert all(len(word) >= 6 and {*"vnt"} <= {*word} for word in words)


def test_letters_typed_before_the_words_are_there_are_answered(page: Page) -> None:
    held = Held(page, "**/lexicon.bee")
    with page.expect_request("**/lexicon.bee"):
        page.goto("./")
    page.get_by_label("Letters").fill("vctaoen")
    expect_status(page, "Fetching the words.")
    held.release()
    expect_status(page, "VCTAOEN: ")


def test_a_browser_that_cannot_unpack_has_the_page_do_it(
    page: Page, context: BrowserContext, held: Held
) -> None:
    context.add_init_script("delete window.DecompressionStream")
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    assert "covenant" in words_of(page, "Likely")


def test_after_a_minute_who_waits_may_wait_on_or_try_again(page: Page, held: Held) -> None:
    page.clock.install()
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto("./#lab/vctaoen")
    expect_status(page, WAITING)
    page.clock.fast_forward("01:00")
    expect_status(page, "Python is slow to load. It may still arrive.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    held.release()
    expect_status(page, "VCTAOEN, and")
    expect(page.get_by_role("button", name="Try again")).not_to_be_visible()


def test_a_page_without_its_own_python_says_so(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/app.bin", lambda route: route.fulfill(status=404, body="nothing here"))
    page.goto("./#solve/vctaoen")
    expect_status(page, "Open Hive could not start.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect_status(page, "VCTAOEN: ")
