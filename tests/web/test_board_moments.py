"""Tests of how Play answers: messages, points, ranks, animations, sounds, and vibration."""

import re

import pytest
from playwright.sync_api import Page, expect

from beecore import Hive, solve
from beecore.words import shipped
from tests.web.means import emulate
from tests.web.pages.page import expect_announced, expect_said, expect_trouble
from tests.web.pages.play import begin, guess
from tests.web.profiles import Pages
from tests.web.waiting import until


def test_the_verdict_disappears_at_the_first_letter_of_the_next_guess(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    page.keyboard.type("c")
    expect(page.get_by_role("status")).to_have_text("")


def test_no_box_lies_behind_the_text_of_a_feat_in_forced_colors(page: Page) -> None:
    emulate(page, forced_colors="active")
    begin(page)
    guess(page, "covenant")
    expect_said(page, "Pangram!")
    for name in ("#status", "#score", "#pill", "#enter"):
        expect(page.locator(name)).to_have_css("forced-color-adjust", "none")


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
    page.locator("#menu summary").click()
    page.get_by_role("checkbox", name="Sounds").check()
    page.keyboard.press("Escape")
    guess(page, "coven")
    until(page, "tones === 2")
    page.reload()
    expect_announced(page, "Hive VCTAOEN.")
    guess(page, "covenant")
    until(page, "tones === 4")
    page.locator("#menu summary").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()


def test_a_phone_vibrates_only_if_that_is_turned_on(phone: Page) -> None:
    phone.add_init_script("navigator.vibrate = (pattern) => { window.felt = pattern; }")
    begin(phone)
    guess(phone, "cave")
    expect_said(phone, "Good! +1")
    assert phone.evaluate("window.felt === undefined")
    phone.locator("#menu summary").click()
    phone.get_by_role("checkbox", name="Vibration").check()
    guess(phone, "vvvv")
    until(phone, "window.felt === 40")


def test_the_board_looks_disabled_if_the_page_cannot_start(new_page: Pages) -> None:
    page = new_page(is_quiet=False)
    page.route("**/app.bin", lambda route: route.abort())
    page.goto("./#play")
    expect_trouble(page)
    for name in ("#rank", "#latest", "#controls", "#menu"):
        expect(page.locator(name)).not_to_be_visible()
    for name in ("#keys", "#guess-form"):
        expect(page.locator(name)).to_have_css("opacity", "0.35")


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


@pytest.mark.parametrize("size", [(390, 844), (740, 360), (1280, 800)])
def test_points_fly_to_the_score(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    begin(page)
    guess(page, "cave")
    expect(page.locator("#pill")).to_have_class("flying")
    until(
        page,
        """() => {
            const middle = (id) => {
                const box = document.getElementById(id).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const pill = document.getElementById("pill");
            const [x, y] = ["x", "y"].map((axis) =>
                parseFloat(pill.style.getPropertyValue("--fly-" + axis)));
            pill.style.animation = "none";
            const [from, to] = [middle("pill"), middle("score")];
            pill.style.animation = "";
            return Math.hypot(from[0] + x - to[0], from[1] + y - to[1]) < 12;
        }""",
    )


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
