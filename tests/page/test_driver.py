"""Tests of the test driver, in browsers and on Node: it waits for changes and reports failures."""

from collections.abc import Callable
from itertools import count

import pytest

from tests.page.driver import BrowserContext, Error, Page, expect
from tests.web.pages.page import expect_said
from tests.web.pages.play import begin, guess
from tests.web.profiles import watched

SOON = 50  # milliseconds
LATER = "setTimeout(() => { document.title = 'Later'; }, 50)"


def refused(act: Callable[[], object]) -> None:
    with pytest.raises(AssertionError):
        act()


def test_a_false_expectation_fails_after_its_timeout(page: Page) -> None:
    begin(page)
    word = page.get_by_role("list", name="Found").get_by_text("cave")
    for act in (
        lambda: expect(page.get_by_role("status")).to_have_text("Find", timeout=SOON),
        lambda: expect(page.get_by_role("status")).not_to_contain_text("words", timeout=SOON),
        lambda: expect(word).to_be_visible(timeout=SOON),
        lambda: expect(page.get_by_role("tab")).to_have_count(4, timeout=SOON),
        lambda: expect(page.locator("#keys button")).to_have_text(["V"], timeout=SOON),
        lambda: expect(page.get_by_label("Guess")).not_to_be_focused(timeout=SOON),
        lambda: expect(page).to_have_title("Nothing", timeout=SOON),
    ):
        refused(act)


def test_an_expectation_waits_until_it_becomes_true(page: Page) -> None:
    begin(page)
    page.evaluate(LATER)
    expect(page).to_have_title("Later")
    page.evaluate("setTimeout(() => { document.getElementById('score').textContent = 'New'; }, 50)")
    expect(page.locator("#score")).to_have_text("New")


def test_several_matching_elements_are_an_error(page: Page) -> None:
    begin(page)
    with pytest.raises(Error, match="strict mode violation"):
        page.locator("#keys button").click()
    with pytest.raises(Error, match="strict mode violation"):
        page.locator("#keys button").inner_text()
    page.locator("#keys button").first.click()
    expect(page.get_by_label("Guess")).to_have_value("v")


def test_hidden_covered_or_disabled_elements_are_not_clicked(page: Page) -> None:
    begin(page)
    share = page.get_by_role("button", name="Share")
    give_up = page.locator("#give-up")
    with pytest.raises(Error):
        give_up.click(timeout=SOON)
    page.locator("#menu summary").click()
    page.get_by_role("button", name="How to play").click()
    with pytest.raises(Error):
        share.click(timeout=SOON)
    page.keyboard.press("Escape")
    share.evaluate("button => { button.disabled = true; }")
    with pytest.raises(Error):
        share.click(timeout=SOON)


def test_errors_in_a_page_are_reported(troubled_page: Page) -> None:
    watch = watched(troubled_page.context)
    begin(troubled_page)
    for act in ("throw new Error('one')", "Promise.reject(new Error('two'))"):
        troubled_page.evaluate(f"setTimeout(() => {{ {act} }})")
    for _ in count():
        if "one" in str(watch.console) and "two" in str(watch.console):
            break
        troubled_page.evaluate("new Promise(done => setTimeout(done))")
    expect_said(troubled_page, "Something went wrong.")


def test_roles_and_names_are_the_accessible_ones(page: Page) -> None:
    begin(page)
    expect(page.get_by_role("button", name="shuffle")).to_have_count(1)
    expect(page.get_by_role("button", name="shuffle", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="V, center")).to_have_count(1)
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)  # in a closed menu
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("tab", name="Found")).to_have_count(
        0
    )  # on a wide screen all panels are visible


def test_style_sheets_hide_elements_by_media_type(page: Page, phone: Page) -> None:
    for each, is_small in ((page, False), (phone, True)):
        begin(each)
        each.locator("#menu summary").click()
        expect(each.get_by_text("Use your phone’s keyboard")).to_be_visible(visible=is_small)
        expect(each.locator("#panels")).to_be_visible(visible=not is_small)


def test_pages_of_a_profile_share_storage(context: BrowserContext, page: Page) -> None:
    begin(page)
    other = context.new_page()
    begin(other)
    guess(page, "cave")
    expect(other.get_by_role("list", name="Found")).to_have_text("cave")
    page.reload()
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")


def test_keys_edit_a_field_as_in_a_browser(page: Page) -> None:
    page.goto("./#solve")
    field = page.get_by_label("Letters", exact=True)
    field.fill("vct")
    field.press("ArrowLeft")
    field.press("Delete")
    page.keyboard.type("ae")
    expect(field).to_have_value("vcae")
    field.press("ControlOrMeta+a")
    field.press("Backspace")
    expect(field).to_have_value("")
    page.locator("summary", has_text="Options").click()
    number = page.get_by_label("Shortest word")
    number.press("ArrowUp")
    expect(number).to_have_value("5")
