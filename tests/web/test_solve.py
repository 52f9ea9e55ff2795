"""Tests of solving."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.expected import likely, possible
from tests.web.means import Held
from tests.web.pages.page import (
    expect_address,
    expect_said,
    expect_status,
)
from tests.web.pages.solve import expect_fault, expect_word, expect_words, solve, words_in, words_of
from tests.web.waiting import step

ORACLE = """
    cave caveat concave convect convene convent cove coven covenant covet even event nave nonevent
    octave octavo ovate oven vacant vacate vane vent veto vote
""".split()
EDITORS_OWN = {"avocet", "cava", "eave", "nova", "novae"}


def test_words_appear_after_the_seventh_letter(page: Page) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    field = page.get_by_label("Letters", exact=True)
    field.press_sequentially("vctaoe")
    expect_status(page, "6 letters so far")
    expect(words_in(page, "Likely")).to_have_count(0)
    field.press_sequentially("n")
    expect_status(page, "VCTAOEN: ")
    shown = words_of(page, "Likely") + words_of(page, "Possible")
    assert set(ORACLE) | EDITORS_OWN <= set(shown)
    expect_address(page, "#solve/vctaoen")


def test_a_link_shows_the_same_words_as_the_terminal(page: Page, subtests: pytest.Subtests) -> None:
    for letters in ("vctaoen", "nioatuc", "entivcz", "abc", "aeinrstlo", "aeinrstloqjx"):
        with subtests.test(letters):
            solve(page, letters)
            expect_words(page, "Likely", likely(letters))
            expect_words(page, "Possible", possible(letters))
            expect(page.get_by_label("Letters", exact=True)).to_have_value(letters.upper())
    for letters, minimum in (("aeinrstloqjxz", 6), ("jabcdefghiklmnopqrstuvwxyz", 8)):
        with subtests.test(letters):
            solve(page, f"{letters}?min={minimum}")
            expect_words(page, "Likely", likely(letters, minimum))
            expect_words(page, "Possible", possible(letters, minimum))


def test_pangrams_come_first(page: Page) -> None:
    solve(page)
    covenant = page.get_by_role("listitem").filter(has_text=re.compile("^covenant$"))
    expect(covenant).to_have_attribute("data-points", "15")
    pangrams = page.locator(".group").filter(has=page.get_by_role("heading", name="Pangrams (2)"))
    expect(pangrams.get_by_role("listitem")).to_have_text(["covenant", "centavo"])


def test_the_hive_shows_the_letters_and_says_which_is_the_center(page: Page) -> None:
    page.goto("./")
    page.get_by_label("Letters", exact=True).fill("V, C-T")
    name = "Hive with V in the center, surrounded by C T"
    expect(page.get_by_role("group", name=name)).to_be_visible()
    expect(page.locator("#hive .cell.center")).to_have_text("V")


def test_back_and_forward_move_through_the_hives(page: Page) -> None:
    page.goto("./")
    field = page.get_by_label("Letters", exact=True)
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


def test_each_hive_is_one_step_of_the_history_however_its_letters_are_typed(page: Page) -> None:
    page.goto("./#solve")
    field = page.get_by_label("Letters", exact=True)
    start = page.evaluate("history.length")
    for letters, steps in (
        ("vctaoen", 0),
        ("vctaoenr", 0),
        ("vctaoenrs", 0),
        ("vctaoens", 0),
        ("vctaoen", 0),
        ("ctaoenv", 1),  # another center
        ("animlct", 2),
        ("animlcto", 2),
    ):
        field.fill(letters)
        expect_status(page, letters.upper())
        assert page.evaluate("history.length") == start + steps, letters


def test_invalid_letters_are_explained_and_stay_in_the_field(
    page: Page, subtests: pytest.Subtests
) -> None:
    solve(page)
    field = page.get_by_label("Letters", exact=True)
    for typed, sentence in (
        ("vctaoev", "V appears twice"),
        ("vct4oen", "“4” isn’t a letter"),
        ("naïvely", "“ï” isn’t a letter"),
    ):
        with subtests.test(typed):
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
    page.get_by_label("Letters", exact=True).press_sequentially("n-o-t")
    expect_status(page, "3 letters so far")
    page.keyboard.press("Enter")
    expect_status(page, "NOT: ")
    expect_word(page, "Possible", "noon", count=0)
    for word in ("noon", "onto"):
        expect_word(page, "Likely", word)


def test_too_few_letters_are_an_error_only_on_enter(page: Page) -> None:
    page.goto("./")
    page.get_by_label("Letters", exact=True).fill("no")
    expect_status(page, "Ready")
    page.keyboard.press("Enter")
    expect_fault(page, "letters", "A hive has 3 to 26 letters, usually 7; this one has 2")


def test_a_larger_hive_says_that_its_words_are_looked_up(page: Page) -> None:
    solve(page)
    held = Held(page, "**/lexicon-wide.bee")
    page.get_by_label("Letters", exact=True).fill("aeinrstlo")
    expect_said(page, "Looking for words in AEINRSTLO…")
    expect(words_in(page, "Likely")).to_have_count(0)
    held.release()
    expect_status(page, "AEINRSTLO: ")
