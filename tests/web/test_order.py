"""Tests that each action applies to the game in which it was made, whatever the page waits for."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.means import Held
from tests.web.pages.page import expect_said
from tests.web.pages.play import OLD, begin, choose, guess
from tests.web.waiting import until

LARGE, KEY = "aeinrstlo", "aeilnorst"  # a hive, also as in the names of saved games
WIDE = "**/lexicon-wide.bee"  # the words that it needs
IS_OVER = f"""([name, text]) =>
    name.includes("{KEY}") && text.includes("stare") && /"revealed": ?true/.test(text)"""
IS_WAITING = re.compile("waiting")
WATCH_STATUS = """() => {
    const status = document.getElementById("status");
    window.said = [];
    const note = () => window.said.push(status.textContent);
    new MutationObserver(note).observe(status, { childList: true });
}"""


def open_large(page: Page) -> None:
    """Open the game on the large hive, whose words may still be loading."""
    page.goto(f"./#play/{LARGE}")
    expect(page).to_have_title(f"Hive {LARGE.upper()} · Open Hive")


def give_up(page: Page) -> None:
    choose(page, "Give up")
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def found(page: Page) -> Any:
    return page.get_by_role("list", name="Found").get_by_role("listitem")


def test_guesses_waiting_for_words_count_in_their_own_hive(page: Page) -> None:
    begin(page)
    late = Held(page, WIDE)
    open_large(page)
    guess(page, "stare")
    give_up(page)
    begin(page)  # another hive's download must not delay this one
    guess(page, "cave")
    expect_said(page, "Good! +1")
    late.release()
    until(page, f"Object.entries(localStorage).some({IS_OVER})")
    guess(page, "coven")
    expect(found(page)).to_have_text(["cave", "coven"])
    expect(page.get_by_role("list", name="Missed")).not_to_be_visible()
    expect_said(page, "Nice! +5")  # not the other game's verdict


@pytest.mark.parametrize(
    ("file", "address"), [("likely.bee", "play/vctaoen"), ("calendar.txt", f"play/{OLD}")]
)
def test_guesses_survive_a_failed_download(troubled_page: Page, file: str, address: str) -> None:
    page = troubled_page
    fails = [True]
    page.route(f"**/{file}", lambda route: route.abort() if fails[0] else route.continue_())
    page.goto(f"./#{address}")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    guess(page, "no")
    guess(page, "zz")
    expect(page.get_by_label("Guess")).to_have_value("")
    fails[0] = False
    page.reload()
    expect_said(page, "Too short")
    until(page, "!(Object.entries(sessionStorage).join().includes('zz'))")


def test_waiting_guesses_survive_a_reload(page: Page) -> None:
    Held(page, "**/likely.bee")
    page.goto("./#play/vctaoen")
    until(page, "window.early === null")  # Python has started and handles the input
    guess(page, "cave")
    guess(page, "coven")
    page.unroute("**/likely.bee")
    page.reload()
    expect(found(page)).to_have_text(["cave", "coven"])


def test_a_late_game_does_not_replace_newer_messages(page: Page) -> None:
    begin(page)
    expect(page.locator("#play")).not_to_have_class(IS_WAITING)
    late = Held(page, WIDE)
    page.goto(f"./#play/{LARGE}")
    expect(page.locator("#play")).to_have_class(IS_WAITING)
    choose(page, "Statistics and saved games")
    page.get_by_role("button", name="Export everything").click()
    expect_said(page, "Exported 0 games.")
    page.evaluate(WATCH_STATUS)
    late.release()
    page.keyboard.press("Escape")
    guess(page, "stare")
    expect_said(page, "Nice! +5")
    said = page.evaluate("window.said")
    assert [each for each in said if each] == ["Nice! +5"]
