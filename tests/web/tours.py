"""Every state of the page, in the order in which a visitor may come to it.

A tour takes a page through the states of a view and yields the name of each once it is there. It
names what it presses by role and name, and leaves the window's size and the colours to its caller.
"""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from beecore.solvers import SOLVERS
from tests.web.test_lab import enter
from tests.web.test_lab import status as lab_status
from tests.web.test_play import SMALL, answers, begin, guess, status
from tests.web.test_solve import expect_status

Tour = Callable[[Page], Iterator[str]]


def solve(page: Page) -> Iterator[str]:
    page.goto("./")
    expect_status(page, "Ready")
    yield "empty"
    page.get_by_text("Options", exact=True).click()
    yield "options open"
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    yield "solved"
    page.get_by_label("Letters").fill("vctaoev")
    expect_status(page, "V is there twice")
    yield "an error"
    page.goto("./#solve/wkenorcbh")
    expect_status(page, "WKENORCBH: ")
    yield "a large hive"
    page.get_by_text("A new version is ready").evaluate("notice => { notice.hidden = false; }")
    yield "a new version"


def play(page: Page) -> Iterator[str]:
    page.goto("./#play")
    status(page, "Today’s hive.")
    yield "fresh"
    page.get_by_text("Yesterday’s words").click()
    expect(page.get_by_role("list", name="Yesterday’s words")).to_be_visible()
    yield "yesterday open"
    begin(page)
    for word in ("cave", "coven"):
        guess(page, word)
    status(page, "Nice! +5")
    yield "some found"
    guess(page, "octane")
    status(page, "Missing center letter")
    yield "a refused guess"
    guess(page, "covenant")
    status(page, "Pangram!")
    yield "a pangram"
    for part, sign in (
        ("Hints", "Still missing"),
        ("Ranks", "to go"),
        ("Statistics and saved games", "Export"),
    ):
        page.get_by_text(part, exact=True).click()
        expect(page.get_by_text(sign).locator("visible=true").first).to_be_visible()
        yield f"{part} open"
    page.get_by_role("button", name="Give up").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    yield "asked whether to give up"
    dialog.get_by_role("button", name="Give up").click()
    status(page, "The words are shown.")
    yield "given up"
    begin(page, SMALL)
    for word in answers(SMALL):
        guess(page, word)
    status(page, "Every word is found.")
    yield "complete"


def lab(page: Page) -> Iterator[str]:
    enter(page)
    yield "fresh"
    for name in list(SOLVERS)[:-2]:
        page.get_by_role("checkbox", name=name).uncheck()
    page.get_by_role("button", name="Run").click()
    lab_status(page, "Done: 2 solvers find the same")
    yield "raced"


def lost(page: Page) -> Iterator[str]:
    page.goto("./nothing")
    yield "a wrong address"


TOURS: dict[str, Tour] = {"solve": solve, "play": play, "lab": lab, "lost": lost}
