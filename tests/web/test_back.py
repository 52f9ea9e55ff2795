"""Back closes the dialog that is open over a view, and nothing else."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.pages.page import expect_address, expect_said, expect_status
from tests.web.pages.play import begin, choose
from tests.web.waiting import step, until

SETTLED = "layers => layer() === layers"  # as many entries of the history as there are layers


KEYS_GO_TO = """async () => {
    // Opens and closes the menu; returns which element keys go to before the next frame.
    document.getElementById("open-menu").click();
    await new Promise(requestAnimationFrame);
    document.getElementById("menu").close();
    await new Promise(setTimeout);
    return document.activeElement.localName;
}"""


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def expect_layers(page: Page, layers: int, address: str) -> None:
    """Wait until the history knows of a number of layers over a view, whose address remains."""
    until(page, SETTLED, layers)
    expect_address(page, address)


def test_back_closes_a_dialog_and_the_menu_and_leaves_the_view_alone(page: Page) -> None:
    page.goto("./#solve/rtaegin")
    expect_status(page, "RTAEGIN: ")
    begin(page)
    for _ in range(2):  # no entry is left behind
        page.locator("#rank").click()
        expect(dialog(page, "Ranks")).to_be_visible()
        expect_layers(page, 1, "#play/vctaoen")
        step(page, -1)
        expect(dialog(page, "Ranks")).not_to_be_visible()
        expect_layers(page, 0, "#play/vctaoen")
    page.locator("#open-menu").click()
    expect_layers(page, 1, "#play/vctaoen")
    step(page, -1)
    expect(page.locator("#menu")).not_to_be_visible()
    expect_layers(page, 0, "#play/vctaoen")
    choose(page, "How to play")  # the dialog takes the place of the menu
    expect(dialog(page, "How to play")).to_be_visible()
    expect_layers(page, 1, "#play/vctaoen")
    step(page, -1)
    expect(dialog(page, "How to play")).not_to_be_visible()
    expect_layers(page, 0, "#play/vctaoen")
    step(page, -1)
    expect_address(page, "#solve/rtaegin")
    expect_status(page, "RTAEGIN: ")


def test_a_key_typed_right_after_the_menu_is_closed_is_not_lost_in_it(page: Page) -> None:
    begin(page)
    page.mouse.click(5, 400)  # in the margin: nothing has the focus
    assert page.evaluate(KEYS_GO_TO) == "body"


def test_what_is_closed_otherwise_leaves_no_entry_and_forward_opens_nothing(page: Page) -> None:
    page.goto("./#solve/rtaegin")
    expect_status(page, "RTAEGIN: ")
    begin(page)
    for way in ("Escape", "button", "outside"):
        page.locator("#rank").click()
        expect(dialog(page, "Ranks")).to_be_visible()
        if way == "Escape":
            page.keyboard.press("Escape")
        elif way == "button":
            dialog(page, "Ranks").get_by_role("button", name="Close").click()
        else:
            page.mouse.click(3, 3)
        expect(dialog(page, "Ranks")).not_to_be_visible()
        expect_layers(page, 0, "#play/vctaoen")
    step(page, -1)
    expect_status(page, "RTAEGIN: ")
    step(page, 1)
    expect_said(page, "Find words that use V.")
    page.locator("#rank").click()
    expect_layers(page, 1, "#play/vctaoen")
    page.evaluate("history.back(), setTimeout(() => history.forward())")  # quickly
    expect(dialog(page, "Ranks")).not_to_be_visible()
    expect_layers(page, 0, "#play/vctaoen")
    step(page, 1)  # to the dialog that is closed
    expect_layers(page, 0, "#play/vctaoen")
    expect(dialog(page, "Ranks")).not_to_be_visible()
    page.locator("#rank").click()
    expect_layers(page, 1, "#play/vctaoen")
    page.reload()
    expect_said(page, "Find words that use V.")
    expect_layers(page, 0, "#play/vctaoen")
    step(page, -1)
    expect_status(page, "RTAEGIN: ")


def test_back_closes_dialogs_over_dialogs_one_by_one(page: Page) -> None:
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    page.get_by_role("link", name="cave", exact=True).click()
    page.locator("#meaning-report").click()
    expect(page.locator("#word-report")).to_be_visible()
    expect_layers(page, 2, "#solve/vctaoen")
    step(page, -1)
    expect(page.locator("#word-report")).not_to_be_visible()
    expect(dialog(page, "cave")).to_be_visible()
    expect_layers(page, 1, "#solve/vctaoen")
    page.locator("#meaning-report").click()
    expect_layers(page, 2, "#solve/vctaoen")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect_layers(page, 0, "#solve/vctaoen")


def test_a_link_in_a_dialog_goes_where_it_points_and_back_returns_to_the_view(page: Page) -> None:
    begin(page)
    choose(page, "Another hive")
    dialog(page, "Another hive").get_by_label("Letters").fill("rtaegin")
    page.keyboard.press("Enter")
    expect_said(page, "Find words that use R.")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect_layers(page, 0, "#play/rtaegin")
    step(page, -1)
    expect_said(page, "Find words that use V.")
    expect_layers(page, 0, "#play/vctaoen")
    page.locator("#open-menu").click()
    page.locator("#stuck").click()
    expect_address(page, "#solve/vctaoen?show=missing")
    step(page, -1)
    expect_said(page, "Find words that use V.")
    expect_layers(page, 0, "#play/vctaoen")


def test_the_focus_stays_where_it_is_and_nothing_scrolls_when_the_history_follows_a_dialog(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    page.goto("./#play")  # the id of an element, to which the browser would scroll
    expect_status(page, "Find words that use ")
    how = dialog(page, "How to play")
    for way in ("Escape", "back"):
        choose(page, "How to play")
        expect_layers(page, 1, "#play")
        expect(how.get_by_role("button", name="Close")).to_be_focused()
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            step(page, -1)
        expect(how).not_to_be_visible()
        expect_layers(page, 0, "#play")
        expect(page.get_by_label("Guess")).to_be_focused()
        assert page.evaluate("scrollY") == 0


FOCUS_MEANWHILE = """() => addEventListener("popstate", () => {
    document.getElementById("rank").focus(); // as Python may
    setTimeout(() => (window.isOver = true));
})"""


def test_what_takes_the_focus_while_the_history_follows_a_dialog_keeps_it(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    page.goto("./#play")
    expect_status(page, "Find words that use ")
    choose(page, "How to play")
    expect_layers(page, 1, "#play")
    page.evaluate(FOCUS_MEANWHILE)
    page.keyboard.press("Escape")
    until(page, "window.isOver")
    expect(page.locator("#rank")).to_be_focused()
