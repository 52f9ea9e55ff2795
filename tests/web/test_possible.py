"""The likely words are shown before the possible words have arrived, or without them."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.expected import likely, possible
from tests.web.means import Held
from tests.web.pages.page import again, expect_said, expect_status
from tests.web.pages.play import bonus_word, choose, expect_found, expect_waiting, guess
from tests.web.pages.solve import expect_words, words_of

POSSIBLE = "**/possible.bee"
NOT_LOADED = "The possible words couldn’t be loaded."
COMING = "Loading…"
COUNT = "#possible-count"


def test_likely_words_are_shown_while_the_possible_ones_are_loading(page: Page) -> None:
    held = Held(page, POSSIBLE)
    page.goto("./#solve/vctaoen")
    expect_said(page, f"VCTAOEN: {len(likely('vctaoen'))} likely words. {COMING}")
    expect_words(page, "Likely", likely("vctaoen"))
    expect(page.locator(COUNT)).to_have_text("")
    expect(page.locator("#genius")).to_have_class("quiet pending")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "true")
    held.release()
    expect_said(page, f", {len(possible('vctaoen'))} possible.")
    expect_words(page, "Likely", likely("vctaoen"))
    expect_words(page, "Possible", possible("vctaoen"))
    expect(page.locator(COUNT)).to_have_text(f"({len(possible('vctaoen'))})")
    expect(page.locator("#genius")).to_have_class("quiet")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "false")


def test_a_lower_boundary_waits_for_the_words_that_it_makes_likely(page: Page) -> None:
    held = Held(page, POSSIBLE)
    with page.expect_request(POSSIBLE):
        page.goto("./#solve/vctaoen?likely=10")
    expect(page.locator("#results")).to_be_hidden()
    held.release()
    expect_said(page, "possible.")
    assert len(words_of(page, "Likely")) > len(likely("vctaoen"))


@pytest.mark.parametrize("body", [None, b"<!doctype html>"])
def test_likely_words_stay_if_the_possible_ones_cannot_be_loaded(
    troubled_page: Page, body: bytes | None
) -> None:
    page = troubled_page
    page.route(POSSIBLE, lambda route: route.abort() if body is None else route.fulfill(body=body))
    page.goto("./#solve/vctaoen")
    expect_status(page, NOT_LOADED)
    expect_words(page, "Likely", likely("vctaoen"))
    expect(page.locator(COUNT)).to_have_text("")
    expect(page.locator("#genius")).to_contain_text("Genius takes ")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "false")
    page.goto("./#solve/rtaegin")
    expect_words(page, "Likely", likely("rtaegin"))
    expect_status(page, NOT_LOADED)
    page.unroute_all()
    again(page).click()
    expect_said(page, "possible.")
    expect_words(page, "Possible", possible("rtaegin"))


def test_guesses_wait_for_the_possible_words_only_if_their_verdicts_depend_on_them(
    page: Page,
) -> None:
    held = Held(page, POSSIBLE)
    with page.expect_request(POSSIBLE):
        page.goto("./#play/vctaoen")
    expect_status(page, "Find words that use ")
    for word, verdict in (("cave", "Good! +1"), ("zinc", "Bad letters"), ("cave", "Already found")):
        guess(page, word)
        expect_said(page, verdict)
    bonus = bonus_word("vctaoen")
    guess(page, bonus)
    guess(page, "covenant")
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    expect(page.locator("#found li")).to_have_count(2)
    expect_waiting(page, bonus)
    guess(page, f"oven, vatocen, {bonus}, covet")
    expect_found(page, ["cave", "covenant", "covet", "oven"])
    expect_waiting(page, bonus, f"vatocen {bonus}")
    held.release()
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus)
    expect_waiting(page)
    page.locator("#rejected-part summary").click()
    expect(page.locator("#rejected li")).to_have_text("vatocen")


@pytest.mark.parametrize("is_held", [True, False])
def test_words_are_judged_and_others_kept_while_the_possible_words_are_missing(
    troubled_page: Page, is_held: bool
) -> None:
    page = troubled_page
    if is_held:
        Held(page, POSSIBLE)
    else:
        page.route(POSSIBLE, lambda route: route.abort())
    page.goto("./#play/vctaoen")
    expect_status(page, "Find words that use ")
    guess(page, bonus_word("vctaoen"))
    if not is_held:
        expect_status(page, NOT_LOADED)
    guess(page, "cave")
    expect_found(page, ["cave"])
    expect_waiting(page, bonus_word("vctaoen"))
    page.reload()
    expect_found(page, ["cave"])
    expect_waiting(page, bonus_word("vctaoen"))
    guess(page, "coven")
    expect_found(page, ["cave", "coven"])
    choose(page, "Give up")
    page.get_by_role("button", name="Keep playing").click()
    page.get_by_role("button", name="Give me a clue").click()
    expect(page.locator("#hinted li")).to_have_count(1)
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("list", name="Bonus words")).to_have_text(bonus_word("vctaoen"))
    expect_waiting(page)
