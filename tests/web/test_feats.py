"""Tests of reactions to special events in a game: pangrams, the last word, and the end."""

import re

from playwright.sync_api import Page, expect

from beecore import Hive
from tests.web.expected import likely, saved_game
from tests.web.pages.play import SMALL, begin, give_up, guess
from tests.web.pages.storage import keep

COMPLETE = re.compile(r"\+\d+( · You’ve reached .*!)? · You’ve found every word!$")


def test_a_complete_game_says_so_whenever_it_opens(page: Page) -> None:
    *found, last = likely(SMALL)
    begin(page)
    keep(page, "game/" + Hive.parse(SMALL).key, saved_game(SMALL, found))
    begin(page, SMALL)
    guess(page, last)
    expect(page.get_by_role("status")).to_have_text(COMPLETE)
    page.reload()
    expect(page.get_by_role("status")).to_have_text("You’ve found every word!")


def test_a_game_that_was_given_up_says_so_when_it_opens(page: Page) -> None:
    begin(page, SMALL)
    give_up(page)
    page.reload()
    expect(page.get_by_role("status")).to_have_text("You gave up, so all the words are showing.")
