"""Solving in a real browser."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from beecore import Hive, solve
from beecore.words import shipped
from tests.web.waiting import step

ORACLE = """
    cave caveat concave convect convene convent cove coven covenant covet even event nave nonevent
    octave octavo ovate oven vacant vacate vane vent veto vote
""".split()
EDITORS_OWN = {"avocet", "cava", "eave", "nova", "novae"}


def words_in(page: Page, band: str) -> Locator:
    """Return the items of a band's words, folded or not."""
    return page.get_by_role("region", name=f"{band} words").locator("li")


def words_of(page: Page, band: str) -> list[str]:
    return words_in(page, band).all_text_contents()


def expect_status(page: Page, start: str) -> None:
    expect(page.get_by_role("status")).to_have_text(re.compile(f"^{re.escape(start)}"))
    expect(page.locator("#results[aria-busy=true]")).to_have_count(0)


def expect_fault(page: Page, field: str, start: str) -> None:
    """Expect an error beside a field, told by its id, and none if it is empty."""
    expect(page.locator(f"#{field}")).to_have_attribute("aria-invalid", str(bool(start)).lower())
    told = page.locator(f"#{field}-error")
    expect(told).to_have_text(re.compile(f"^{re.escape(start)}" if start else "^$"))
    expect(told).to_be_visible(visible=bool(start))


def test_words_appear_with_the_seventh_letter(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    field = page.get_by_label("Letters")
    field.press_sequentially("vctaoe")
    expect_status(page, "6 letters so far")
    assert words_of(page, "Likely") == []
    field.press_sequentially("n")
    expect_status(page, "VCTAOEN: ")
    shown = words_of(page, "Likely") + words_of(page, "Possible")
    assert set(ORACLE) | EDITORS_OWN <= set(shown)
    assert page.url.endswith("#solve/vctaoen")


@pytest.mark.parametrize("letters", ["vctaoen", "nioatuc", "entivcz", "abc", "aeinrstlo"])
def test_a_link_shows_what_the_terminal_prints(page: Page, letters: str) -> None:
    hive = Hive.parse(letters)
    solutions = solve(hive, shipped.lexicon(hive))
    page.goto(f"./#solve/{letters}")
    expect_status(page, f"{letters.upper()}: ")
    assert words_of(page, "Likely") == [found.word for found in solutions if found.likely]
    assert words_of(page, "Possible") == [found.word for found in solutions if not found.likely]
    expect(page.get_by_label("Letters")).to_have_value(letters.upper())


def test_pangrams_come_first(page: Page) -> None:
    page.goto("./#solve/vctaoen")
    covenant = page.get_by_role("listitem").filter(has_text=re.compile("^covenant$"))
    expect(covenant).to_have_attribute("data-points", "15")
    pangrams = page.locator(".group").filter(has=page.get_by_role("heading", name="Pangrams (2)"))
    assert pangrams.get_by_role("listitem").all_inner_texts() == ["covenant", "centavo"]


def test_the_hive_shows_the_letters_and_says_which_is_the_center(page: Page) -> None:
    page.goto("./")
    page.get_by_label("Letters").fill("V, C-T")
    name = "Hive with V in the center, around it C T"
    expect(page.get_by_role("group", name=name)).to_be_visible()
    expect(page.locator("#hive .cell.center")).to_have_text("V")


def test_back_and_forward_walk_through_the_hives(page: Page) -> None:
    page.goto("./")
    field = page.get_by_label("Letters")
    for letters in ("vctaoen", "animlct"):
        field.fill(letters)
        expect_status(page, letters.upper())
    step(page, -1)
    expect_status(page, "VCTAOEN")
    expect(field).to_have_value("VCTAOEN")
    step(page, 1)
    expect_status(page, "ANIMLCT")
    step(page, -1)
    step(page, -1)
    expect_status(page, "Ready")
    expect(field).to_have_value("")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("vctaoev", "V is there twice"),
        ("vct4oen", "“4” is not a letter"),
        ("naïvely", "“ï” is not a letter"),
    ],
)
def test_what_is_no_hive_is_said_plainly_and_kept(page: Page, typed: str, sentence: str) -> None:
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    field = page.get_by_label("Letters")
    field.fill(typed)
    expect_fault(page, "letters", sentence)
    expect(field).to_have_value(typed)
    expect_status(page, "VCTAOEN: ")
    field.fill("vctaoen")
    expect_fault(page, "letters", "")
    expect_status(page, "VCTAOEN: ")


def test_fewer_letters_are_solved_on_enter(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    page.get_by_label("Letters").press_sequentially("n-o-t")
    expect_status(page, "3 letters so far")
    page.keyboard.press("Enter")
    expect_status(page, "NOT: ")
    assert "noon" not in words_of(page, "Possible")
    assert {"noon", "onto"} <= set(words_of(page, "Likely"))


def test_too_few_letters_are_an_error_only_on_enter(page: Page) -> None:
    page.goto("./")
    page.get_by_label("Letters").fill("no")
    expect_status(page, "Ready")
    page.keyboard.press("Enter")
    expect_fault(page, "letters", "2 letters are too few")


def test_words_that_do_not_come_are_told_and_can_be_tried_again(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/lexicon.bee", lambda route: route.abort())
    page.goto("./")
    page.get_by_label("Letters").fill("vctaoen")
    expect_status(page, "The word list could not be loaded.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_label("Letters")).to_have_value("vctaoen")


def test_a_damaged_pack_is_told(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/lexicon.bee", lambda route: route.fulfill(body=b"BEE\x1a damaged"))
    page.goto("./")
    expect_status(page, "The word list could not be loaded.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_words_that_cannot_be_fetched_are_told(
    troubled_page: Page, context: BrowserContext
) -> None:
    page = troubled_page
    context.route("**/lexicon-wide.bee", lambda route: route.abort())
    page.goto("./#solve/aeinrstlo")
    expect_status(page, "The word list for large hives could not be loaded.")
    context.unroute_all()
    page.get_by_label("Letters").press("Enter")
    expect_status(page, "AEINRSTLO: ")


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_nothing_scrolls_sideways(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("./#solve/aeinrst")
    expect_status(page, "AEINRST: ")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
