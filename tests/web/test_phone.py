"""The core of the page on a phone, as the engine under test has one."""

from playwright.sync_api import Page, expect

from tests.web.means import tap
from tests.web.test_play import begin, status
from tests.web.test_solve import expect_status, words_of
from tests.web.waiting import until


def turn(page: Page) -> None:
    """Turn the phone on its side, or back."""
    size = page.viewport_size
    assert size
    page.set_viewport_size({"width": size["height"], "height": size["width"]})


def expect_to_fit(page: Page) -> None:
    until(page, "document.documentElement.scrollWidth <= innerWidth")


def test_a_hive_is_solved_on_a_phone(phone: Page) -> None:
    phone.goto("./")
    expect_status(phone, "Ready")
    expect_to_fit(phone)
    phone.get_by_label("Letters").press_sequentially("vctaoen")
    expect_status(phone, "VCTAOEN: ")
    assert "covenant" in words_of(phone, "Likely")
    turn(phone)
    expect_to_fit(phone)
    phone.reload()
    expect_status(phone, "VCTAOEN: ")


def test_a_hive_is_played_on_a_phone(phone: Page) -> None:
    begin(phone)
    for word in ("cave", "vent"):
        for letter in word:
            tap(phone.locator(f"#keys [data-letter={letter}]"))
        tap(phone.locator("#enter"))
        status(phone, "Good! +1")
        turn(phone)
        expect_to_fit(phone)
    phone.reload()
    expect(phone.locator("#found li")).to_have_text(["cave", "vent"])
    expect(phone.locator("#score")).to_have_text("2 points")
