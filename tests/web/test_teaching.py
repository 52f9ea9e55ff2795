"""Tests of importing official answers, which then decide what all lists show as likely."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.expected import likely
from tests.web.means import downloading
from tests.web.pages.page import expect_said, expect_status
from tests.web.pages.play import expect_found, guess
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.solve import expect_word, solve
from tests.web.waiting import until

HIVE, OTHER = "vctaoen", "vctaoeb"
ANSWERS = "Answers for today: cave, Coven, VANCA (7) octane"


def teach(page: Page, answers: str = ANSWERS) -> None:
    page.get_by_role("button", name="Add an answer list").click()
    page.get_by_label("All answers").fill(answers)


def remember(page: Page) -> None:
    page.get_by_role("button", name="Save answers").click()
    expect_status(page, f"{len(likely(HIVE)) - 2} words shown here aren’t on this list.")
    page.get_by_role("button", name="Save answers").click()
    expect(page.get_by_role("list").filter(has_text="Remove")).to_be_visible()
    page.keyboard.press("Escape")


def solve_anew(page: Page, hive: str = HIVE) -> None:
    """Reload the page with a hive, and wait for its words."""
    page.goto("about:blank")
    solve(page, hive)


def expect_taught(page: Page, words: list[str]) -> None:
    """Expect exactly these likely words, in any order."""
    until(
        page,
        """words => {
            const shown = [...document.querySelectorAll("#likely li a")];
            return shown.map((link) => link.textContent).sort().join() === words;
        }""",
        ",".join(sorted(words)),
    )


def test_answers_are_compared_and_survive_a_reload(page: Page) -> None:
    solve_anew(page)
    expect_word(page, "Likely", "vanca", count=0)
    teach(page)
    compared = page.locator("#compared")
    expect(compared).to_contain_text("2 words on both lists cave coven")
    expect(compared).to_contain_text("1 new word; it’ll be listed as likely vanca")
    expect(compared).to_contain_text(f"{len(likely(HIVE)) - 2} words missing from your list")
    remember(page)
    expect_taught(page, ["cave", "coven", "vanca"])
    solve_anew(page)
    expect_taught(page, ["cave", "coven", "vanca"])
    solve_anew(page, OTHER)
    expect_taught(page, ["above", "cave"])  # the others fit the imported puzzle's letters


def test_answer_lists_count_in_play_and_can_be_removed(page: Page) -> None:
    solve_anew(page)
    teach(page)
    remember(page)
    page.goto("./#play/vctaoen")
    guess(page, "vanca")
    expect_said(page, "Nice! +5")
    guess(page, "oven")
    expect_said(page, "Bonus word")
    page.goto("./#solve/vctaoen")
    page.get_by_role("radio", name="All words").check()
    page.get_by_role("button", name="Add an answer list").click()
    page.get_by_role("button", name="Remove VCTAOEN").click()
    expect(page.locator("#taught-part")).to_be_hidden()
    solve_anew(page)
    expect_taught(page, likely(HIVE))
    page.goto("./#play/vctaoen")
    expect_found(page, ["oven", "vanca"])  # a word that has counted keeps counting


def test_words_that_do_not_fit_are_named(page: Page) -> None:
    solve_anew(page)
    teach(page, "cave coven cover octane")
    told = "2 words that don’t fit the letters and won’t be saved cover octane"
    expect(page.locator("#compared")).to_contain_text(told)
    page.get_by_label("All answers").fill("cave coven")
    expect(page.locator("#compared")).to_contain_text("2 words on both lists")
    expect(page.locator("#compared")).not_to_contain_text("don’t fit")


def test_a_word_can_be_counted_or_hidden_in_its_definition_dialog(page: Page) -> None:
    solve_anew(page)
    page.get_by_role("link", name="cave", exact=True).click()
    expect(
        page.get_by_role("button", name="Close")
    ).to_be_focused()  # an arrow key must not save a choice
    page.get_by_label("Never show").check()
    page.keyboard.press("Escape")
    solve_anew(page)
    for band in ("Likely", "Possible"):
        expect_word(page, band, "cave", count=0)
    shown = open_settings(page)
    shown.get_by_role("button", name="Remove cave").click()
    shown.get_by_label("Single word").fill("Vanca")
    shown.get_by_role("button", name="Always count").click()
    close_settings(page)
    solve_anew(page)
    for word in ("cave", "vanca"):
        expect_word(page, "Likely", word)


def test_useless_answers_are_refused_and_nothing_is_lost(page: Page) -> None:
    solve_anew(page)
    for answers, sentence in (
        ("", "Paste the complete answer list for VCTAOEN first"),
        ("hello", "None of these words fit VCTAOEN"),
    ):
        teach(page, answers)
        page.get_by_role("button", name="Save answers").click()
        expect_status(page, sentence)
        expect(page.get_by_label("All answers")).to_have_value(answers)
        page.keyboard.press("Escape")
        open_settings(page).get_by_label("Single word").fill(
            "na\u00efve" if answers else "two words"
        )
        page.get_by_role("button", name="Never show").click()
        expect_status(page, "Enter one word")
        close_settings(page)
    solve_anew(page)
    expect_taught(page, likely(HIVE))


def test_a_file_of_answer_lists_is_merged(page: Page, tmp_path: Path) -> None:
    solve_anew(page)
    teach(page)
    remember(page)
    page.get_by_role("button", name="Add an answer list").click()
    with downloading(page) as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "taught.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["lessons"][0]["answers"] == "cave coven vanca"
    page.evaluate("localStorage.clear()")
    solve_anew(page)
    expect_word(page, "Likely", "vanca", count=0)
    page.get_by_role("button", name="Add an answer list").click()
    expect(page.get_by_label("All answers")).to_be_visible()
    page.get_by_label("Load a file").set_input_files(file)
    expect_status(page, "Added to your answer lists.")
    solve_anew(page)
    expect_taught(page, ["cave", "coven", "vanca"])
