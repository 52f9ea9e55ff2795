"""Tests of playing before Python has started: letters are shown, and guesses are built."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages.early import TODAY, letters_of, open_early
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import OLD, begin, expect_found, guess
from tests.web.pages.solve import solve
from tests.web.pages.storage import GAME, KEPT, expect_in_kept
from tests.web.profiles import Pages
from tests.web.waiting import until

TOMORROW = str(TODAY + timedelta(days=1))
KEYS = "#keys button"
BLOCKED = "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error(); } })"


@pytest.fixture
def page(new_page: Pages) -> Page:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    return page


def expect_letters(page: Page, letters: str) -> None:
    expect(page.locator(KEYS)).to_have_text(list(letters.upper()))


def tap(page: Page, word: str) -> None:
    for letter in word:
        page.locator(f"#keys [data-letter={letter}]").click()


@pytest.mark.parametrize(
    ("address", "letters"),
    [
        ("play", letters_of(TODAY)),
        (f"play/{TODAY - timedelta(days=2)}", letters_of(TODAY - timedelta(days=2))),
        ("play/VCTAOEN?min=5", "vctaoen"),
    ],
)
def test_letters_are_shown_before_python_has_started(
    page: Page, address: str, letters: str
) -> None:
    held = open_early(page, address)
    expect_letters(page, letters)
    expect(page.locator("#keys .center")).to_have_text(letters[0].upper())
    expect(page.locator("#play #status")).to_have_text("Loading the words. You can start typing.")
    page.evaluate("window.cells = [...document.querySelectorAll('#keys button')]")
    held.release()
    expect_said(page, f"Find words that use {letters[0].upper()}.")
    expect_letters(page, letters)
    assert page.evaluate("cells.every((cell) => cell.isConnected)"), "Python shows others"


def test_a_letter_without_a_capital_of_its_own_stays_small(page: Page) -> None:
    open_early(page, "play/ßa\u0131iäbc?edition=list-mixed")
    expect(page.locator(KEYS)).to_have_text(["ß", "A", "\u0131", "I", "Ä", "B", "C"])


def test_letters_that_only_python_knows_wait_for_it(page: Page, subtests: pytest.Subtests) -> None:
    open_early(page, "play")
    for name in ("random", OLD, TOMORROW, f"{TODAY}?min=5", "2026-11-31", "vctaoe", "vvvvvvv"):
        with subtests.test(name):
            page.evaluate("location.hash = '#play/vctaoen'")
            expect_letters(page, "vctaoen")
            page.evaluate("name => { location.hash = `#play/${name}`; }", name)
            expect(page.locator("#keys span.cell")).to_have_count(7)
            expect(page.locator(KEYS)).to_have_count(0)


def test_links_are_followed_before_python_has_started(page: Page) -> None:
    held = open_early(page, "solve")
    page.get_by_role("link", name="Play", exact=True).click()
    expect_letters(page, letters_of(TODAY))
    page.evaluate("location.hash = '#play/vctaoen'")
    expect_letters(page, "vctaoen")
    page.evaluate("location.hash = '#play/random'")
    expect(page.locator(KEYS)).to_have_count(0)
    held.release()
    expect(page.locator(KEYS)).to_have_count(7)


def test_taps_and_keys_build_a_guess_before_python_has_started(page: Page) -> None:
    held = open_early(page, "play/vctaoen")
    field, shown = page.get_by_label("Guess"), page.locator("#guess-shown span")
    tap(page, "cavv")
    page.get_by_role("button", name="Delete").click()
    expect(field).to_have_value("cav")
    page.keyboard.press("Escape")  # does nothing yet
    page.keyboard.type("xe")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("e")
    expect(shown).to_have_text(["c", "a", "v", "e"])
    expect(shown.nth(2)).to_have_class("center")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(field).to_have_value("")
    expect(shown).to_have_count(0)
    page.keyboard.type("coven")
    page.keyboard.press("Enter")
    page.keyboard.type("oct")
    held.release()
    expect_found(page, ["cave", "coven"])
    expect(field).to_have_value("oct")
    page.keyboard.type("ave")
    page.keyboard.press("Enter")
    expect_found(page, ["cave", "coven", "octave"])


def test_play_can_be_used_while_its_modules_are_loading(page: Page) -> None:
    solve(page, "vctaoen")
    held = open_early(page, "play/vctaoen", "play.bin")
    tap(page, "cave")
    page.get_by_role("button", name="Enter", exact=True).click()
    page.keyboard.type("cov")
    held.release()
    expect_found(page, ["cave"])
    expect(page.get_by_label("Guess")).to_have_value("cov")


@pytest.mark.parametrize("file", ["app.bin", "play.bin"])
def test_a_button_that_was_clicked_early_acts_once_it_can(page: Page, file: str) -> None:
    held = open_early(page, "play/vctaoen", file)
    page.locator("#menu summary").click()
    page.get_by_role("button", name="Past puzzles").click()
    page.get_by_role("button", name="Statistics and saved games").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    held.release()
    expect(page.get_by_role("dialog", name="Your games")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    guess(page, "cave")
    expect_found(page, ["cave"])


def test_a_letter_is_typed_where_the_cursor_is(page: Page) -> None:
    open_early(page, "play/vctaoen")
    field = page.get_by_label("Guess")
    field.fill("cae")
    field.evaluate("field => field.setSelectionRange(2, 2)")
    tap(page, "v")
    expect(field).to_have_value("cave")
    field.evaluate("field => field.setSelectionRange(1, 3)")
    page.get_by_role("button", name="Delete").click()
    expect(field).to_have_value("ce")
    expect(page.locator("#guess-shown")).to_have_text("ce")


def test_the_draft_is_shown_before_python_has_started(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Shuffle").click()
    page.keyboard.type("cav")
    order = "".join(page.locator(KEYS).all_inner_texts())
    page.goto("about:blank")
    held = open_early(page, "play/vctaoen")
    expect_letters(page, order)
    expect(page.get_by_label("Guess")).to_have_value("cav")
    page.keyboard.type("e")
    held.release()
    expect_announced(page, "Hive VCTAOEN.")
    expect(page.get_by_label("Guess")).to_have_value("cave")
    expect_letters(page, order)


@pytest.mark.parametrize("draft", ["x", "vctaoena"])
def test_a_damaged_draft_is_not_shown(page: Page, draft: str) -> None:
    open_early(page, "solve")
    key = f"{KEPT}board/vacenot"
    page.evaluate("([key, draft]) => sessionStorage.setItem(key, draft)", [key, draft])
    page.evaluate("location.hash = '#play/vctaoen'")
    expect_letters(page, "vctaoen")
    expect(page.get_by_label("Guess")).to_have_value("")


def test_a_guess_built_before_python_outlasts_a_reload(page: Page) -> None:
    open_early(page, "play/vctaoen")
    tap(page, "cav")
    page.reload()
    expect(page.get_by_label("Guess")).to_have_value("cav")


def test_guesses_can_be_built_in_a_browser_that_blocks_storage(new_page: Pages) -> None:
    page = new_page(is_quiet=False)
    page.add_init_script(BLOCKED)
    held = open_early(page, "play/vctaoen")
    tap(page, "cav")
    held.release()
    until(page, "window.early === null")
    expect_letters(page, "vctaoen")
    expect(page.get_by_label("Guess")).to_have_value("cav")


def test_a_tab_that_is_closed_leaves_its_guesses_to_the_next_one(page: Page) -> None:
    open_early(page, "play/vctaoen")
    guess(page, "cave")
    page.goto("about:blank")
    after = page.context.new_page()
    after.goto("./#play/rtaegin")
    expect_in_kept(after, GAME, "cave")
    until(after, "name => localStorage.getItem(name) === null", f"{KEPT}waiting")


def test_options_unfolded_early_stay_unfolded_and_open_the_lists(page: Page) -> None:
    held = open_early(page, "solve")
    page.locator("#options summary").click()
    page.get_by_role("button", name="Your word lists…").click()
    held.release()
    expect(page.get_by_role("dialog", name="Your word lists")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#options")).to_have_attribute("open", "")
