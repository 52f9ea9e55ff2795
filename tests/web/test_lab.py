"""The Lab in a real browser."""

import re

from playwright.sync_api import Locator, Page, expect

from beecore import Hive, lab, solve
from beecore.solvers import SOLVERS
from beecore.words import shipped
from tests.web.pages.lab import enter, expect_status
from tests.web.pages.page import expect_address
from tests.web.waiting import step, until

HIVE = Hive.parse("vctaoen")


def lit(page: Page, row: int) -> Locator:
    """Return the filled cells in a row of the mask's picture."""
    return page.locator("#mask .bits").nth(row).locator(".on")


def expect_blocks(page: Page, count: int) -> None:
    """Expect `count` blocks to be drawn in the strip."""
    drawn = "[...strip.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('')"
    until(page, f"(count) => ({drawn}).split('M').length - 1 === count", count)


def figures(page: Page) -> Locator:
    return page.locator("#figures-body tr")


def test_all_solvers_run_and_find_the_same_words(page: Page) -> None:
    enter(page)
    page.get_by_role("button", name="Run").click()
    expect_status(page, f"Done: {len(SOLVERS)} solvers found the same")
    rows = [row.locator("th, td").all_inner_texts() for row in figures(page).all()]
    assert [row[0] for row in rows] == list(SOLVERS)
    lexicon = shipped.lexicon(HIVE)
    assert {row[-1] for row in rows} == {str(len(solve(HIVE, lexicon)))}
    looks = SOLVERS["subset"](lexicon).visited(HIVE)
    assert rows[-1][5:7] == [str(looks.masks), str(looks.blocks)]
    assert all(re.fullmatch(r"[\d.]+ (s|ms|µs)", time) for row in rows for time in row[1:3])


def test_a_race_can_be_interrupted_repeated_and_stopped(page: Page) -> None:
    enter(page)
    run = page.get_by_role("button", name="Run")
    run.click()
    expect(page.locator("#race .running")).to_have_count(1)
    page.get_by_role("link", name="Solve", exact=True).click()
    page.get_by_label("Letters", exact=True).fill("animlct")
    expect_status(page, "ANIMLCT: ")
    page.get_by_role("link", name="Lab").click()
    expect_status(page, "Ready to solve VCTAOEN")
    run.click()
    expect(figures(page).first).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect_status(page, "Stopped.")
    expect(page.locator("#race .running")).to_have_count(0)
    page.get_by_label("Hive", exact=True).fill("animlct")
    page.keyboard.press("Enter")  # the worker handles it after its current task
    expect_status(page, "Ready to solve ANIMLCT")
    expect(run).to_be_visible()
    expect(figures(page).first).not_to_be_visible()


def test_a_word_is_checked_by_both_tests(lab_page: Page) -> None:
    page = lab_page
    word = page.get_by_label("Word", exact=True)
    expect(page.locator("#mask-verdict")).to_have_text("COVENANT fits.")
    word.fill("octanes")
    expect(page.locator("#mask-verdict")).to_have_text("OCTANES doesn’t fit: it needs V.")
    for letter in "OCTANES":
        expect(lit(page, 0).get_by_text(letter)).to_have_count(1)
    for row, letters in ((1, ["V"]), (2, []), (4, ["S"])):
        expect(lit(page, row)).to_have_text(letters, use_inner_text=True)
    for row, count in ((0, 7), (3, 19)):
        expect(lit(page, row)).to_have_count(count)
    word.fill("eve")
    expect(page.locator("#mask-verdict")).to_contain_text("too short")
    word.fill("vvvv")
    expect(page.locator("#mask-verdict")).to_have_text("VVVV fits. It isn’t in the word list.")
    word.fill("naïve")
    expect_status(page, "is not one of the letters a-z")
    expect(word).to_have_attribute("aria-invalid", "true")


def test_the_strip_follows_the_block_size(lab_page: Page) -> None:
    page = lab_page
    stride = page.get_by_label("Words per block")
    for key, size in (("ArrowRight", 70), ("End", 1000), ("Home", 10)):
        stride.press(key)
        shown = lab.strip(shipped.lexicon(HIVE), HIVE, size)
        answers, total = shown["blocks"].count("a"), len(shown["blocks"])
        expect(page.locator("#strip-text")).to_contain_text(
            f"Matches in {answers:,} of {total:,} blocks: "
        )
        expect(stride).to_have_attribute("aria-valuetext", f"{size:,} words")
        expect_blocks(page, total)


def test_a_block_can_be_opened_by_keyboard_and_pointer(lab_page: Page) -> None:
    page = lab_page
    lexicon = shipped.lexicon(HIVE)
    page.get_by_label("Look inside block").press("End")
    last = lab.block(lexicon, HIVE, 50, len(lab.strip(lexicon, HIVE, 50)["blocks"]) - 1)
    expect(page.locator("#block-text")).to_contain_text(f"“{last['first']}” to “{last['last']}”")
    page.locator("#strip").hover(position={"x": 1, "y": 1})
    first = lab.block(lexicon, HIVE, 50, 0)
    expect(page.locator("#block-text")).to_contain_text(f"“{first['first']}” to “{first['last']}”")
    expect(page.locator("#block-number")).to_have_text("1")


def test_highlighted_subsets_show_their_words(lab_page: Page) -> None:
    page = lab_page
    shown = lab.subsets(shipped.lexicon(HIVE), HIVE)["subsets"]
    buttons = page.locator("#subsets button")
    expect(buttons).to_have_count(64)
    lit = [subset["letters"].upper() for subset in shown if subset["words"]]
    expect(page.locator("#subsets .lit")).to_have_text(lit)
    buttons.last.hover()
    expect(page.locator("#subset-words")).to_have_text(f"VCTAOEN: {', '.join(shown[-1]['words'])}.")


def test_arrow_keys_move_between_the_subsets(lab_page: Page) -> None:
    page = lab_page
    buttons = page.locator("#subsets button")
    page.locator("#strip-block").focus()
    page.keyboard.press("Tab")
    expect(buttons.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(buttons.nth(9)).to_be_focused()
    expect(page.locator("#subset-words")).to_contain_text(buttons.nth(9).inner_text() + ":")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(buttons.nth(9)).to_be_focused()


def test_a_link_opens_its_hive(lab_page: Page) -> None:
    page = lab_page
    for link, hive in (("#lab", "VCTAOEN"), ("#lab/entivcz", "ENTIVCZ"), ("#lab/NOT", "NOT")):
        enter(page, link)
        expect(page.get_by_label("Hive", exact=True)).to_have_value(hive)
        expect_status(page, f"Ready to solve {hive} ")
        expect_address(page, f"#lab/{hive.lower()}")


def test_the_lab_uses_the_hive_of_solve_and_back_returns(page: Page) -> None:
    page.goto("./#solve/animlct")
    expect_status(page, "ANIMLCT: ")
    page.get_by_role("link", name="Lab").click()
    expect_status(page, "Ready to solve ANIMLCT")
    page.get_by_label("Hive", exact=True).fill("n, o-t")
    page.get_by_role("button", name="Show").click()
    expect_status(page, "Ready to solve NOT")
    step(page, -1)
    expect_status(page, "Ready to solve ANIMLCT")
    step(page, -1)
    expect_status(page, "ANIMLCT: ")


def test_a_large_hive_has_too_many_subsets_to_draw(lab_page: Page) -> None:
    page = lab_page
    page.goto("./#lab/aeinrstlodu")
    expect(page.locator("#subset-words")).to_contain_text("too many to draw")
    expect(page.locator("#subsets-count")).to_contain_text("1,024 combinations")


def test_masks_and_races_follow_the_alphabet_of_the_hive(page: Page) -> None:
    enter(page)  # starts the engine, which takes long
    enter(page, "#lab/ñaeinpt")
    expect_status(page, "Ready to solve ÑAEINPT")
    word = page.get_by_label("Word", exact=True)
    word.fill("piña")
    expect(page.locator("#mask-verdict")).to_have_text("PIÑA fits. It isn’t in the word list.")
    expect(page.locator("#mask .bits").first.locator("i")).to_have_count(27)
    expect(lit(page, 1)).to_have_text(["Ñ"], use_inner_text=True)
    word.fill("pi4a")
    expect(page.locator("#mask-verdict")).to_have_text("Use only letters of the hive’s alphabet.")
    page.get_by_role("button", name="Run").click()
    expect_status(page, f"Done: {len(SOLVERS)} solvers found the same")
