"""The main features of the page on a phone, as the browser under test emulates one."""

from playwright.sync_api import Page, expect

from tests.web.means import tap
from tests.web.pages.page import expect_said, expect_status
from tests.web.pages.play import begin, expect_found, found
from tests.web.pages.solve import expect_word
from tests.web.waiting import until


def turn(page: Page) -> None:
    """Rotate the phone to landscape, or back."""
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": size["height"], "height": size["width"]})


def expect_to_fit(page: Page) -> None:
    until(page, "document.documentElement.scrollWidth <= innerWidth")


def test_a_hive_is_solved_on_a_phone(phone: Page) -> None:
    phone.goto("./")
    expect_status(phone, "Ready")
    expect_to_fit(phone)
    phone.get_by_label("Letters", exact=True).press_sequentially("vctaoen")
    expect_status(phone, "VCTAOEN: ")
    expect_word(phone, "Likely", "covenant")
    turn(phone)
    expect_to_fit(phone)
    phone.reload()
    expect_status(phone, "VCTAOEN: ")


def test_a_hive_is_played_on_a_phone(phone: Page) -> None:
    begin(phone)
    for count, word in enumerate(("cave", "vent"), start=1):
        for letter in word:
            tap(phone.locator(f"#keys [data-letter={letter}]"))
        tap(phone.locator("#enter"))
        expect_said(phone, "Good! +1")
        expect(found(phone)).to_have_count(count)
        turn(phone)
        expect_to_fit(phone)
    phone.reload()
    expect_found(phone, ["cave", "vent"])
    expect(phone.locator("#score")).to_have_text("2 points")


def test_quick_taps_anywhere_on_a_hive_do_not_zoom_but_two_fingers_do(phone: Page) -> None:
    zoomed = """(scope) => [...document.querySelectorAll(scope)]
        .filter((each) => getComputedStyle(each).touchAction !== "manipulation")
        .map((each) => each.outerHTML.slice(0, 60))"""
    begin(phone)
    assert phone.evaluate(zoomed, "#board, #board *") == []
    assert phone.evaluate(zoomed, "#hive, #hive *") == []
    viewport = phone.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "maximum-scale" not in viewport
    assert "user-scalable" not in viewport
