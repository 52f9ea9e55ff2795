"""Tests of “What am I missing?”: the player enters the words found and gets clues to the others."""

from playwright.sync_api import Locator, Page, expect

from beecore.words import gloss
from tests.web.expected import likely
from tests.web.pages.page import expect_address, expect_status
from tests.web.pages.play import expect_found, found, guess
from tests.web.waiting import until

HIVE = "vctaoen"
FOUND = ["cave", "coven", "octave", "oven", "nonevent"]
PASTE = (
    "Found words (5)\n\n4 letters · 2\n• CAVE\n• OVEN\n\n5 letters · 1\n• COVEN\n6+ letters\n"
    "1. octave (6 pts)\n2. nonevent (8 pts)\nShow more"
)


def stuck(page: Page, letters: str = HIVE) -> Locator:
    """Open “What am I missing?” for a hive; return the field for the words found."""
    page.goto(f"./#solve/{letters}")
    page.get_by_label("What am I missing?").check()
    expect_status(page, f"{letters.upper()}: ")
    field = page.get_by_label("Words I’ve found")
    expect(field).to_be_visible()
    return field


def paste(page: Page, field: Locator, text: str) -> None:
    """Insert a text at once, as pasting does, without a key press after each word."""
    field.focus()
    page.evaluate("text => document.execCommand('insertText', false, text)", text)
    field.blur()


def row(page: Page, name: str) -> Locator:
    return page.locator("#clues").get_by_role("button", name=name)


def test_found_words_are_read_as_other_sites_list_them(page: Page) -> None:
    paste(page, stuck(page), PASTE)
    left = len(likely(HIVE)) - len(FOUND)
    expect_status(page, f"VCTAOEN: {left} words left to find.")
    expect(page.locator("#missing-found")).to_contain_text(f"5 of {len(likely(HIVE))} words found.")
    expect(page.locator("#missing-grid tr").last.locator("td").last).to_have_text(str(left))
    expect(page.get_by_role("heading", name="Not counted")).to_be_hidden()


def test_a_word_counts_while_typed_but_is_saved_only_when_finished(page: Page) -> None:
    field = stuck(page)
    for typed, number in (("cove", 1), ("n", 1), (" ", 1), ("cave ", 2)):
        field.press_sequentially(typed)
        expect(page.locator("#missing-found")).to_contain_text(f"{number} of ")
    page.goto(f"./#play/{HIVE}")
    expect_found(page, ["cave", "coven"])


def test_a_word_edited_in_the_middle_is_not_saved_halfway(page: Page) -> None:
    field = stuck(page)
    field.fill("oven\n")
    field.press("ControlOrMeta+Home")
    field.press_sequentially("c")
    expect(page.locator("#missing-found")).to_contain_text("2 of ")
    field.press("Backspace")
    expect(page.locator("#missing-found")).to_contain_text("1 of ")
    field.press_sequentially("vote ")
    expect(page.locator("#missing-found")).to_contain_text("2 of ")
    page.goto(f"./#play/{HIVE}")
    expect_found(page, ["oven", "vote"])


def test_found_words_can_be_pasted_before_the_letters_are_typed(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    page.get_by_role("radio", name="What am I missing?").check()
    expect_status(page, "Ready. Type the letters of your puzzle first.")
    expect(page.get_by_text("See what’s left")).to_be_visible()
    paste(page, page.get_by_label("Words I’ve found"), "cave coven")
    page.get_by_label("Letters", exact=True).fill(HIVE)
    expect(page.locator("#missing-found")).to_contain_text("2 of ")
    expect(page.get_by_label("Words I’ve found")).to_have_value("cave coven")
    expect(page.get_by_text("See what’s left")).to_be_hidden()


def test_the_words_entered_for_a_hive_return_with_its_letters(page: Page) -> None:
    field = stuck(page)
    field.fill("cave coven\n")
    expect(page.locator("#missing-found")).to_contain_text("2 of ")
    page.get_by_label("Letters", exact=True).fill("vctaoe")
    expect(field).to_have_value("")
    page.get_by_label("Letters", exact=True).fill("rtaegin")
    expect_status(page, "RTAEGIN: ")
    expect(field).to_have_value("")
    page.get_by_label("Letters", exact=True).fill(HIVE)
    expect(field).to_have_value("cave coven\n")


def test_all_missing_words_are_shown_at_once(page: Page) -> None:
    stuck(page).fill("cave coven\n")
    page.get_by_text("Clues and answers").click()
    page.get_by_role("button", name="Show all answers").click()
    missing = sorted(
        set(likely(HIVE)) - {"cave", "coven"}, key=lambda word: (word[0], len(word), word)
    )
    expect(page.locator("#clues").get_by_role("link")).to_have_text([*missing])


def test_found_words_are_shared_with_the_game_in_both_directions(page: Page) -> None:
    page.goto(f"./#play/{HIVE}")
    guess(page, "covenant")
    guess(page, "cave")
    expect(found(page)).to_have_count(2)  # the guesses are judged
    page.get_by_role("link", name="Solve").click()
    page.goto(f"./#solve/{HIVE}")
    expect(
        page.get_by_label("What am I missing?")
    ).to_be_checked()  # so that the list doesn't spoil the game
    expect_status(page, f"VCTAOEN: {len(likely(HIVE)) - 2} words left to find.")
    expect(page.locator("#results")).to_be_hidden()
    page.get_by_label("Words I’ve found").fill("coven\n")
    expect_status(page, f"VCTAOEN: {len(likely(HIVE)) - 3} words left to find.")
    page.goto(f"./#play/{HIVE}")
    expect(found(page)).to_have_count(3)


def test_play_links_to_help_and_help_back_to_play(page: Page) -> None:
    page.goto(f"./#solve/{HIVE}")
    page.get_by_role("radio", name="All words").check()  # which must not spoil the game either
    page.goto(f"./#play/{HIVE}")
    guess(page, "covenant")
    page.locator("#menu summary").click()
    page.get_by_role("link", name="What am I missing?").click()
    expect_status(page, f"VCTAOEN: {len(likely(HIVE)) - 1} words left to find.")
    expect_address(page, f"#solve/{HIVE}?show=missing")
    page.get_by_role("link", name="Keep playing").click()
    expect(found(page)).to_have_count(1)


UNTOLD = "!/coven(?!ant)/i.test(document.getElementById('missing').innerHTML)"


def test_nothing_is_revealed_without_a_request(page: Page) -> None:
    stuck(page).fill(" ".join(word for word in likely(HIVE) if word != "coven") + "\n")
    expect_status(page, "VCTAOEN: 1 word left")
    until(page, UNTOLD)
    page.get_by_text("Clues and answers").click()
    row(page, "C · · · ·").press("Enter")
    expect(row(page, "CO · · ·")).to_be_focused()
    row(page, "CO · · ·").press("Enter")
    known = gloss("coven")
    assert known
    expect(page.locator("#clues")).to_contain_text(known.text)
    page.get_by_role("button", name="Next clue for all C words").click()
    expect(page.locator("#clues .mixed")).to_have_text("C E N O V")
    until(page, UNTOLD)
    page.locator("#clues button[data-at]").press("Enter")
    expect(page.locator("#clues").get_by_role("link", name="coven")).to_be_focused()
    page.locator("#clues").get_by_role("link", name="coven").click()
    expect(page.get_by_role("dialog")).to_contain_text(known.text)


def test_unlisted_words_are_shown_and_can_be_counted(page: Page) -> None:
    field = stuck(page)
    field.fill("vanca octanic cave\n")
    expect(page.get_by_role("heading", name="Not counted")).to_be_hidden()
    page.get_by_text("1 word isn’t in the word list").click()
    page.get_by_role("button", name="Add vanca").click()
    expect(page.get_by_text("isn’t in the word list")).to_be_hidden()
    expect(page.locator("#misfits")).to_have_text("Not in this hive: octanic.")
    expect(page.locator("#missing-found")).to_contain_text(
        f"2 of {len(likely(HIVE)) + 1} words found."
    )
    expect(field).to_be_focused()
    field.fill("covenantee")  # a word, but not likely
    expect(page.get_by_role("button", name="Count covenantee")).to_be_visible()
    page.goto(f"./#play/{HIVE}")
    expect(found(page)).to_have_count(2)
