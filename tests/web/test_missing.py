"""“What am I missing?” with its clues, and decisions on words, which all lists follow."""

from playwright.sync_api import Locator, Page, expect

from beecore.hive import Hive
from beecore.memory import NOTHING, dump
from beecore.words import gloss
from tests.web.expected import likely
from tests.web.pages.page import expect_address, expect_said, expect_status
from tests.web.pages.play import begin, expect_found, found, guess
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.solve import expect_word, expect_words, solve
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages
from tests.web.waiting import until

HIVE, OTHER = "vctaoen", "vctaoeb"
PASTE = (
    "Found words (5)\n\n4 letters · 2\n• CAVE\n• OVEN\n\n5 letters · 1\n• COVEN\n6+ letters\n"
    "1. octave (6 pts)\n2. nonevent (8 pts)\nShow more"
)


def stuck(page: Page) -> Locator:
    """Open “What am I missing?” for a hive; return the field for the words found."""
    page.goto(f"./#solve/{HIVE}")
    page.get_by_label("What am I missing?").check()
    expect_status(page, f"{HIVE.upper()}: ")
    field = page.get_by_label("Words I’ve found")
    expect(field).to_be_visible()
    return field


def paste(page: Page, field: Locator, text: str) -> None:
    """Insert a text at once, as pasting does, without a key press after each word."""
    field.focus()
    page.evaluate("text => document.execCommand('insertText', false, text)", text)
    field.blur()


def expect_count(page: Page, number: int) -> None:
    expect(page.locator("#missing-found")).to_contain_text(f"{number} of ")


def test_found_words_are_read_as_other_sites_list_them_and_each_count_lists_the_others(
    page: Page,
) -> None:
    paste(page, stuck(page), PASTE)
    words = ["cave", "coven", "octave", "oven", "nonevent"]
    left = len(likely(HIVE)) - len(words)
    expect_status(page, f"VCTAOEN: {left} words left to find.")
    expect(page.locator("#missing-found")).to_contain_text(f"5 of {len(likely(HIVE))} words found.")
    expect(page.locator("#missing-found")).to_contain_text("of the 100 points needed for Genius.")
    expect(page.get_by_role("progressbar", name="Progress to Genius")).to_have_attribute(
        "max", "100"
    )
    expect(page.locator("#missing-grid tr").last.locator("td").last).to_have_text(str(left))
    expect(page.get_by_role("heading", name="Not counted")).to_be_hidden()
    dots, clear = page.locator("#clues b"), page.get_by_role("button", name="Clear filter")
    expect(dots).to_have_count(0)  # words of which only the beginning is known are in the counts
    for name, listed in (
        ("NO-2", ["NO · ·", "NO · · ·"]),
        ("8 letters, 1 word", ["CO · · · · · ·"]),
        ("N, 3 words", ["NA · ·", "NO · ·", "NO · · ·"]),
    ):
        count = page.get_by_role("button", name=name, exact=True)
        count.press("Enter")
        expect(dots).to_have_text(listed)
        expect(page.locator("[aria-pressed=true]")).to_have_count(1)
        expect(count).to_have_attribute("aria-pressed", "true")
    dots.nth(1).click()
    clear.click()
    expect(count).to_be_focused()
    expect(clear).not_to_be_visible()
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(dots).to_have_text(["NO · ·"])  # the word with a clue
    for _ in range(2):
        page.get_by_role("button", name="EA-1").click()  # the second time, no count is chosen
    expect(dots).to_have_text(["NO · ·"])
    page.get_by_role("button", name="EA-1").click()
    paste(page, page.get_by_label("Words I’ve found"), " eave")
    expect(dots).to_have_text(["NO · ·"])  # since that count is gone
    page.get_by_role("button", name="Show all answers").click()
    missing = sorted(
        {*likely(HIVE)} - {*words, "eave"}, key=lambda word: (word[0], len(word), word)
    )
    expect(page.locator("#clues").get_by_role("link")).to_have_text([*missing])


def test_a_word_counts_while_typed_and_once_finished_the_game_has_it(page: Page) -> None:
    solve(page)
    page.get_by_role("radio", name="All words").check()  # which must not spoil the game
    field = stuck(page)
    for typed, number in (("oven", 1), (" even", 2), ("t", 2), (" ", 2)):
        field.press_sequentially(typed)
        expect_count(page, number)
    field.press("ControlOrMeta+Home")
    for typed, number in (("c", 3), ("Backspace", 2)):  # not saved halfway either
        field.press(typed)
        expect_count(page, number)
    field.press_sequentially("vote ")
    expect_count(page, 3)
    page.goto(f"./#play/{HIVE}")
    expect_found(page, ["event", "oven", "vote"])
    guess(page, "cave")
    expect(found(page)).to_have_count(4)
    page.locator("#open-menu").click()
    page.get_by_role("link", name="What am I missing?").click()
    expect_status(page, f"VCTAOEN: {len(likely(HIVE)) - 4} words left to find.")
    expect_address(page, f"#solve/{HIVE}?show=missing")
    expect(page.locator("#results")).to_be_hidden()
    page.get_by_label("Words I’ve found").fill("coven\n")
    expect_status(page, f"VCTAOEN: {len(likely(HIVE)) - 5} words left to find.")
    page.get_by_role("link", name="Play this hive").click()
    expect(found(page)).to_have_count(5)
    page.goto("./#solve/vctaoen")
    expect(page.get_by_label("What am I missing?")).to_be_checked()
    page.evaluate("sessionStorage.clear()")  # as in another tab
    page.goto("about:blank")
    page.goto("./#solve/vctaoen?show=missing")
    field = page.get_by_label("Words I’ve found")
    expect(field).to_have_value("oven event vote cave coven")
    field.fill("")
    field.press_sequentially("nova ")
    expect_status(page, f"VCTAOEN: {len(likely(HIVE)) - 6} words left to find.")
    expect(field).to_have_value("nova ")  # what was deleted does not come back


def test_found_words_can_be_pasted_before_the_letters_are_typed_and_return_with_them(
    page: Page,
) -> None:
    stuck(page)
    page.get_by_label("Letters", exact=True).fill("")
    expect_status(page, "Ready. Type the letters of your puzzle first.")
    expect(page.get_by_role("heading", name="Clues and answers")).to_be_hidden()
    field, letters = page.get_by_label("Words I’ve found"), page.get_by_label("Letters", exact=True)
    paste(page, field, "cave coven")
    letters.fill(HIVE)
    expect_count(page, 2)
    expect(field).to_have_value("cave coven")
    letters.fill("rtaegin")
    expect_status(page, "RTAEGIN: ")
    expect(field).to_have_value("")
    letters.fill(HIVE)
    expect(field).to_have_value("cave coven")
    field.fill("oven " * 8_000)
    expect_status(page, "This text is too large (40 KB): the limit is 20 KB.")
    expect(field).to_have_value("cave coven")


UNTOLD = "!/coven(?!ant)/i.test(document.getElementById('missing').innerHTML)"


def test_nothing_is_revealed_without_a_request(page: Page) -> None:
    stuck(page).fill(" ".join(word for word in likely(HIVE) if word != "coven") + "\n")
    expect_status(page, "VCTAOEN: 1 word left")
    until(page, UNTOLD)
    page.get_by_role("button", name="CO-1").press("Enter")
    clues = page.locator("#clues")
    word = clues.get_by_role("button", name="CO · · ·")
    word.press("Enter")
    known = gloss("coven")
    assert known
    expect(clues).to_contain_text(known.text)
    expect(word).to_be_focused()
    page.get_by_role("button", name="Next clue for these words").click()
    expect(clues.locator(".mixed")).to_have_text("C E N O V")
    until(page, UNTOLD)
    clues.locator("button[data-at]").press("Enter")
    expect(clues.get_by_role("link", name="coven")).to_be_focused()
    clues.get_by_role("link", name="coven").click()
    expect(page.get_by_role("dialog")).to_contain_text(known.text)


def solve_anew(page: Page, hive: str = HIVE) -> None:
    """Reload the page with a hive, and wait for its words."""
    page.goto("about:blank")
    solve(page, hive)


def test_official_answers_of_an_earlier_version_become_words_decided_about(
    new_page: Pages,
) -> None:
    taught = NOTHING.teach(Hive.parse(HIVE), ["cave", "coven", "vanca"], "2026-11-21")
    page = new_page(storage={KEPT + "taught": dump(taught)})
    solve(page)
    expect_words(page, "Likely", ["coven", "vanca", "cave"])
    shown = open_settings(page)
    decided = shown.get_by_role("list", name="Words you’ve decided about")
    expect(decided).to_contain_text("vanca always counts")
    expect(decided).to_contain_text("oven never shown")
    expect(decided.get_by_role("listitem")).to_have_count(len(likely(HIVE)) - 1)
    close_settings(page)
    solve_anew(page, OTHER)
    expect_words(page, "Likely", ["above", "cave"])  # the others fit the hive of the answers
    page.goto("./#play/vctaoen")
    guess(page, "vanca")
    expect_said(page, "Nice!")


def test_a_word_can_be_counted_or_hidden_until_the_list_decides_again(page: Page) -> None:
    solve(page)
    page.get_by_role("link", name="cave", exact=True).click()
    close = page.get_by_role("button", name="Close")
    expect(close).to_be_focused()
    always, never = [
        page.get_by_role("button", name=name) for name in ("Always count", "Never show")
    ]
    for pressed, others in ((always, never), (never, always)):
        expect(pressed).to_have_attribute("aria-pressed", "false")
        pressed.click()
        expect(pressed).to_have_attribute("aria-pressed", "true")
        expect(others).to_have_attribute("aria-pressed", "false")
    never.click()
    expect(never).to_have_attribute("aria-pressed", "false")  # the word list decides again
    expect_word(page, "Likely", "cave")
    never.click()
    page.keyboard.press("Escape")
    solve_anew(page)
    for band in ("Likely", "Possible"):
        expect_word(page, band, "cave", count=0)
    begin(page)
    guess(page, "cave")
    expect_status(page, "You chose never to show “cave”.")
    solve_anew(page)
    shown = open_settings(page)
    decided = shown.get_by_role("list", name="Words you’ve decided about")
    expect(decided).to_contain_text("cave never shown")
    shown.get_by_role("button", name="Remove cave").click()
    expect(shown.get_by_role("heading", name="Words you’ve decided about")).to_be_focused()
    expect_said(page, "For “cave”, the word list decides again.")
    shown.get_by_label("Single word").fill("two words")
    shown.get_by_role("button", name="Always count").click()
    expect_status(page, "Enter one word")
    shown.get_by_label("Single word").fill("Vanca")
    shown.get_by_role("button", name="Always count").click()
    close_settings(page)
    for word in ("cave", "vanca"):
        expect_word(page, "Likely", word)
