"""Tests of entering a hive in the solver by typing and tapping, and of announcements."""

import pytest
from playwright.sync_api import Locator, Page, expect

from beecore.hive import Hive, points
from tests.web.expected import likely
from tests.web.means import Held, tap, tap_at
from tests.web.pages.page import expect_address, expect_said, expect_status
from tests.web.pages.play import begin, guess
from tests.web.pages.solve import FIELD, expect_fault, expect_word, solve
from tests.web.waiting import step, until

LISTEN = """
    window.heard = [];
    addEventListener("DOMContentLoaded", () => {
        const voice = document.getElementById("voice");
        const listen = () => voice.textContent && heard.push(voice.textContent);
        const all = { childList: true, subtree: true, characterData: true };
        if (voice) new MutationObserver(listen).observe(voice, all); // about:blank has none
    });
"""

HOLD_TIMERS = """
    const settled = [];
    const start = setTimeout;
    window.setTimeout = (act, time, ...details) =>
        time === 500 ? settled.push(act) : start(act, time, ...details);
    window.settle = () => settled.splice(0).forEach((act) => act());
"""  # the page announces a sentence after 500 milliseconds without a newer one


@pytest.fixture
def heard(page: Page) -> None:
    """Record the sentences that screen readers announce, in `heard`."""
    page.add_init_script(LISTEN)


@pytest.fixture
def settling(page: Page) -> None:
    """Hold the timer of announcements until the test calls `settle`, however slow it is."""
    page.add_init_script(HOLD_TIMERS)


def settle(page: Page) -> None:
    """Run the timer after which the last sentence is announced."""
    page.evaluate("() => window.settle()")


def expect_heard(page: Page, count: int) -> None:
    """Expect `count` announced sentences, the last of them equal to the status line."""
    last = "heard.at(-1) === document.getElementById('status').textContent"
    until(page, f"count => heard.length === count && {last}", count)


def expect_ring(page: Page, place: int) -> None:
    """Expect only the cell at `place` to be marked as the one for the next letter."""
    cell = page.locator("#hive .cell")
    expect(cell.nth(place)).to_contain_class("next")
    expect(page.locator("#hive .cell.next")).to_have_count(1)


def test_the_first_paint_explains_the_page(troubled_page: Page) -> None:
    page = troubled_page
    page.route("**/*.js", lambda route: route.abort())
    page.goto("./")
    expect(page.get_by_role("heading", name="Spelling bee solver", level=1)).to_be_in_viewport()
    expect(page.get_by_text("Type your letters, center letter first")).to_be_in_viewport()
    for choice in ("All words", "What am I missing?"):
        expect(page.get_by_role("radio", name=choice)).to_be_in_viewport()
    for name, link in (("Try VCTAOEN", "#solve/vctaoen"), ("Play today’s hive", "#play")):
        chip = page.get_by_role("link", name=name)
        expect(chip).to_be_in_viewport()
        expect(chip).to_have_attribute("href", link)
    expect_ring(page, 0)


def test_the_example_buttons_work_and_are_replaced_by_words(page: Page) -> None:
    page.goto("./")
    page.get_by_role("link", name="Try VCTAOEN").click()
    expect_status(page, "VCTAOEN: ")
    expect(page.get_by_role("link", name="Play today’s hive")).not_to_be_visible()
    step(page, -1)
    expect_status(page, "Ready")
    page.get_by_role("link", name="Play today’s hive").click()
    expect_said(page, "Find words")


def test_letters_typed_anywhere_enter_the_hive(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    for place, letter in enumerate("VCT"):
        expect_ring(page, place)
        page.keyboard.press(letter)
        expect(page.locator("#hive .cell").nth(place)).to_have_text(letter)
    page.locator("h1:visible").click()
    page.keyboard.press("Backspace")
    expect(page.locator(FIELD)).to_have_value("VC")
    page.locator("h1:visible").click()
    page.keyboard.type("taoen")
    expect_status(page, "VCTAOEN: ")


def test_the_example_agrees_with_the_solver(page: Page) -> None:
    page.goto("./")
    rows = page.locator("#example .word-list li")
    shown = {
        word: int(points)
        for word, points in zip(
            rows.all_text_contents(),
            rows.evaluate_all("all => all.map(each => each.dataset.points)"),
            strict=True,
        )
    }
    hive, words = Hive.parse("vctaoen"), likely("vctaoen")
    assert shown == {word: points(word, hive) for word in words if word in shown}
    expect(page.locator("#example")).to_contain_text(
        f"{len(words) - len(shown)} other likely words"
    )
    count = len([word for word in words if word.startswith("co")])
    expect(page.locator("#example")).to_contain_text(f"CO {count} words")


def test_escape_clears_the_letters_and_announces_it(page: Page) -> None:
    solve(page)
    for _ in range(2):
        page.locator(FIELD).press("Escape")
        expect_status(page, "Letters cleared.")
        expect(page.locator(FIELD)).to_have_value("")
        expect(page.locator("#results")).not_to_be_visible()
    page.locator(FIELD).press_sequentially("v")
    page.locator(FIELD).press("Backspace")
    expect_status(page, "Ready")


def test_undo_restores_letters_cleared_by_escape(page: Page) -> None:
    solve(page)
    page.locator(FIELD).fill("rtaegin")
    expect_status(page, "RTAEGIN: ")
    page.locator(FIELD).press("Escape")
    expect_status(page, "Letters cleared.")
    page.keyboard.press("ControlOrMeta+z")
    expect_status(page, "RTAEGIN: ")


def test_letters_typed_before_python_starts_are_not_lost(page: Page) -> None:
    held = Held(page, "**/app.bin")
    with page.expect_request("**/app.bin"):
        page.goto("./")
    page.keyboard.type("vctaoen")
    expect(page.locator(FIELD)).to_have_value("vctaoen")
    held.release()
    expect_status(page, "VCTAOEN: ")


def test_other_focused_controls_keep_their_keys(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    page.locator("summary", has_text="Options").click()
    page.keyboard.type("v")
    page.get_by_label("Other required letters").fill("")
    page.keyboard.type("c")
    page.locator("h1:visible").click()
    page.keyboard.press("Control+a")
    expect(page.locator(FIELD)).to_have_value("")
    expect(page.get_by_label("Other required letters")).to_have_value("c")
    begin(page)
    page.keyboard.type("cave")
    expect(page.get_by_label("Guess")).to_have_value("cave")
    expect(page.locator(FIELD)).to_have_value("")


def test_a_tap_on_a_cell_makes_its_letter_the_center(page: Page) -> None:
    solve(page)
    page.get_by_role("button", name="Make A the center").click()
    expect_status(page, "ACTVOEN: ")
    expect(page.locator(FIELD)).to_have_value("ACTVOEN")
    expect_address(page, "#solve/actvoen")
    page.keyboard.type("b")
    expect(page.locator(FIELD)).to_have_value("ACTVOENb")


def test_the_cells_are_one_tab_stop_with_arrow_key_navigation(page: Page) -> None:
    solve(page)
    page.locator(FIELD).focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Make C the center")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Make N the center")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect_status(page, "TCVAOEN: ")
    expect(page.get_by_role("button", name="Make V the center")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(FIELD)).to_be_focused()


def test_a_tap_on_an_empty_cell_opens_a_phones_keyboard(phone: Page) -> None:
    phone.goto("./")
    expect_status(phone, "Ready")
    for place in (0, 5):
        tap(phone.locator("h1:visible"))
        phone.locator(FIELD).evaluate("field => field.blur()")
        box = phone.locator("#hive .cell").nth(place).bounding_box()
        assert box
        tap_at(phone, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(phone.locator(FIELD)).to_be_focused()


def test_accepts_letters_in_all_forms_that_people_paste(
    page: Page, subtests: pytest.Subtests
) -> None:
    page.goto("./")
    for text in ("V, C.T A-O-E-N", "v;c;t;a;o;e;n", "“V” / CTAOEN", "(V) CTAOEN", "V VCTAOEN"):
        with subtests.test(text):
            page.locator(FIELD).fill("")
            expect_status(page, "Ready")
            page.locator(FIELD).fill(text)
            expect_status(page, "VCTAOEN: ")
            expect_address(page, "#solve/vctaoen")
            expect(page.locator("#hive .cell")).to_have_text(list("VCTAOEN"))


def retype(field: Locator, text: str) -> None:
    """Replace the text of a field by typing, since `fill` only adds to a number in Firefox."""
    field.press("ControlOrMeta+a")
    field.press_sequentially(text)


def test_each_field_has_its_own_error_and_the_words_remain(page: Page) -> None:
    solve(page)
    page.get_by_text("Options", exact=True).click()
    shortest = page.get_by_label("Shortest word")
    retype(shortest, "0")
    expect_fault(page, "minimum", "The shortest word can have 1 to 15 letters (usually 4), not 0")
    expect_fault(page, "letters", "")
    expect_status(page, "VCTAOEN: ")
    expect_word(page, "Likely", "covenant")
    retype(shortest, "5")
    expect_fault(page, "minimum", "")
    page.get_by_label("Other required letters").fill("x")
    expect_fault(page, "require", "“x” is required but isn’t one of the letters in VCTAOEN")
    expect_fault(page, "letters", "")
    page.keyboard.press("Escape")
    expect_fault(page, "require", "")
    expect(page.locator("[aria-describedby~=status]")).to_have_count(0)


def test_an_invalid_link_shows_no_words_of_another_hive(page: Page) -> None:
    solve(page)
    page.goto("./#solve/vctaoen?min=99")
    expect_fault(page, "minimum", "The shortest word can have 1 to 15 letters (usually 4), not 99")
    expect(page.get_by_role("heading", name="Likely words")).not_to_be_visible()
    expect(page.get_by_role("status")).to_have_text("")


@pytest.mark.usefixtures("heard", "settling")
def test_seven_letters_cause_one_announcement_and_none_is_repeated(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    settle(page)
    expect_heard(page, 1)
    page.keyboard.type("vctaoen")
    expect_status(page, "VCTAOEN: ")
    settle(page)
    expect_heard(page, 2)
    for boundary in ("30", "20", "10"):
        before = page.locator("#status").inner_text()
        page.locator("#boundary").fill(boundary)
        expect(page.locator("#status")).not_to_have_text(before)
    settle(page)
    expect_heard(page, 3)
    page.get_by_role("link", name="Play", exact=True).click()
    expect_said(page, "Find words")
    page.get_by_role("link", name="Solve", exact=True).click()
    expect_status(page, "VCTAOEN: ")
    settle(page)
    page.keyboard.press("Escape")
    page.locator(FIELD).fill("vctaoev")
    expect_fault(page, "letters", "V appears twice")
    settle(page)
    until(page, "heard.at(-1).startsWith('V appears twice')")
    until(page, "heard.length === 5 && new Set(heard).size === 5")


@pytest.mark.usefixtures("heard")
def test_each_verdict_is_announced_at_once(page: Page) -> None:
    begin(page)
    page.clock.install()
    for count in (1, 2):
        guess(page, "octane")
        until(
            page,
            "count => heard.filter(said => said.startsWith('Good word')).length === count",
            count,
        )
