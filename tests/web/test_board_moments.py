"""Tests of how Play answers: messages, points, ranks, animations, sounds, and vibration."""

import re

from playwright.sync_api import Page, expect

from beecore import Hive, solve
from beecore.words import shipped
from tests.web.means import emulate
from tests.web.pages.page import expect_announced, expect_said
from tests.web.pages.play import begin, guess
from tests.web.pages.settings import open_settings, turn_on
from tests.web.waiting import until


def test_the_verdict_disappears_at_the_first_letter_of_the_next_guess(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    page.keyboard.type("c")
    expect(page.get_by_role("status")).to_have_text("")


COUNT_TONES = """(() => {
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones++;
        return create.call(this);
    };
})()"""


def test_guesses_have_sounds_only_if_they_are_turned_on(page: Page) -> None:
    page.add_init_script(COUNT_TONES)
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good! +1")
    assert page.evaluate("tones") == 0
    turn_on(page, "Sounds")
    guess(page, "coven")
    until(page, "tones === 2")
    page.reload()
    expect_announced(page, "Hive VCTAOEN.")
    guess(page, "covenant")
    until(page, "tones === 4")
    expect(open_settings(page).get_by_role("checkbox", name="Sounds")).to_be_checked()


def test_a_phone_vibrates_only_if_that_is_turned_on(phone: Page) -> None:
    phone.add_init_script("navigator.vibrate = (pattern) => { window.felt = pattern; }")
    begin(phone)
    guess(phone, "cave")
    expect_said(phone, "Good! +1")
    assert phone.evaluate("window.felt === undefined")
    turn_on(phone, "Vibration")
    guess(phone, "vvvv")
    until(phone, "window.felt === 40")


def test_the_ticks_of_the_bar_have_names(page: Page) -> None:
    begin(page)
    expect(page.locator("#rank-bar .goal")).to_have_text("Genius")
    page.locator("#rank-bar i", has_text="Amazing").hover()
    expect(page.locator("#rank-bar .tip", has_text="Amazing")).to_be_visible()
    page.mouse.move(0, 0)
    page.locator("#latest").focus()
    page.locator("#rank").focus()
    page.keyboard.press("Shift")  # a focus by keyboard is the only visible one
    expect(page.locator("#rank-bar .next .tip")).to_have_text("Good Start")


def test_actions_get_feedback_without_motion_if_motion_is_reduced(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    expect(page.locator("#guess-form")).to_have_class("refused")
    expect(page.locator("#guess-form")).to_have_css("animation-name", "shake")
    guess(page, "coven")
    expect(page.locator("#pill")).to_have_text("+5")
    expect(page.locator("#pill")).to_have_css("animation-name", "fly")
    expect(page.locator("#score")).to_have_css("animation-name", "land")
    expect(page.locator("#found li.new")).to_have_text("coven")
    guess(page, "covenant")
    expect(page.locator("#found li.new")).to_have_text("covenant")
    expect(page.locator("#keys")).to_have_css("animation-name", "glow")
    expect(page.locator("#rank")).to_have_class("risen")
    emulate(page, reduced_motion="reduce")
    expect(page.locator("#status")).to_have_class("feat")
    for name in ("#guess-form", "#pill", "#score", "#keys", "#rank", "#found li.new"):
        expect(page.locator(name)).to_have_css("animation-name", "none")


def test_the_rank_bar_is_as_long_as_the_points(page: Page) -> None:
    begin(page)
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    hive = Hive.parse("vctaoen")
    points = sum(found.points for found in solve(hive, shipped.lexicon(hive)) if found.likely)
    until(
        page,
        "reached => Math.abs(rank.style.getPropertyValue('--at') - reached) < 0.06",
        100 * 15 / points,
    )
    ticks = page.locator("#rank-bar i")
    expect(ticks).to_have_count(8)
    expect(page.locator("#rank-bar i.goal")).to_have_attribute("style", re.compile("--at: ?70;"))
    page.locator("#rank").click()
    expect(page.get_by_role("row", name="Genius")).to_be_visible()
