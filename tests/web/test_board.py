"""Tests of the board with fast input: where taps land, and which element receives keys."""

import random
from itertools import pairwise
from math import pi

import pytest
from playwright.sync_api import Page, expect

from tests.web.means import Held, tap
from tests.web.pages.page import expect_address, expect_announced, expect_said
from tests.web.pages.play import begin, choose, expect_found, found, give_up, guess
from tests.web.waiting import until

LETTERS = "etaoinsrldcumphgbywfkvxjqz"
MISTAKEN = """(points) => {
    // Returns the cell whose visible hexagon contains a point, computed from geometry alone.
    const seen = ([x, y]) => {
        for (const cell of document.querySelectorAll("#keys .cell")) {
            const box = cell.getBoundingClientRect();
            const dx = Math.abs(x - box.x - box.width / 2);
            const dy = Math.abs(y - box.y - box.height / 2);
            const half = (box.width / 2) * 0.93;
            if (dx <= half && dx / 2 + (dy * Math.sqrt(3)) / 2 <= half) return cell;
        }
    };
    const hit = ([x, y]) => document.elementFromPoint(x, y)?.closest("#keys .cell");
    const inside = points.filter(seen);
    return [inside.length, inside.filter((point) => hit(point) !== seen(point))];
}"""


def test_every_point_of_a_cell_types_its_letter(page: Page) -> None:
    begin(page)
    box = page.locator("#keys").bounding_box()
    assert box
    seed = 400
    print("seed", seed)
    chance = random.Random(seed)
    points = [
        [box["x"] + chance.random() * box["width"], box["y"] + chance.random() * box["height"]]
        for _ in range(400)
    ]
    inside, mistaken = page.evaluate(MISTAKEN, points)
    assert mistaken == []
    assert inside > 200


def test_typing_continues_after_a_click_anywhere(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="First two letters").click()
    page.keyboard.type("cave\n")
    expect_said(page, "Good! +1")
    page.locator("#menu summary").click()
    page.keyboard.press("Escape")
    page.keyboard.type("vote\n")
    expect_found(page, ["cave", "vote"])
    page.mouse.click(5, 400)
    page.keyboard.type("coven\n")
    expect_said(page, "Nice! +5")


def test_a_game_given_up_has_no_active_controls(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    expect_said(page, "Good!")
    give_up(page)
    expect(found(page)).to_have_class("hit")
    expect(page.get_by_role("tabpanel", name="Hints")).to_have_text(
        "Hints You gave up, so all the words are showing.", use_inner_text=True
    )
    for name in ("Delete", "Shuffle", "Enter"):
        expect(page.get_by_role("button", name=name, exact=True)).not_to_be_visible()
    expect(page.locator("#keys button").first).to_be_disabled()
    page.keyboard.type("coven\n")
    expect_found(page, ["cave"])
    page.locator("#onward").get_by_role("link", name="Random hive").click()
    expect(page.locator("#keys button").first).to_be_enabled()


def test_a_hive_without_words_says_so(page: Page) -> None:
    page.goto("./#play/qzx")
    expect_said(page, "This hive has no words to find.")
    expect(page.locator("#give-up")).to_be_disabled()
    expect(page.locator("#keys button").first).to_be_disabled()
    for name in ("#rank", "#latest", "#found-panel", "#guess", "#controls"):
        expect(page.locator(name)).not_to_be_visible()
    onward = page.locator("#onward")
    expect(onward.get_by_role("link", name="Random hive")).to_be_visible()
    onward.get_by_role("link", name="Today’s hive").click()
    expect(page.locator("#keys button").first).to_be_enabled()
    expect(page.locator("#rank")).to_be_visible()


def test_an_invalid_link_leaves_the_open_game_and_its_address(page: Page) -> None:
    begin(page)
    page.goto("./#play/garbage")
    expect_said(page, "appears twice")
    expect_address(page, "#play/vctaoen")
    guess(page, "cave")
    expect_said(page, "Good! +1")


@pytest.mark.parametrize("view", ["solve", "play", "lab"])
def test_a_link_shows_its_view_from_the_first_paint(page: Page, view: str) -> None:
    Held(page, "**/app.bin")
    page.goto(f"./#{view}")
    sections = {name: page.locator(f"#{name}") for name in ("solve", "play", "lab")}
    for name, section in sections.items():
        expect(section).to_be_visible(visible=name == view)


def test_escape_clears_the_guess_and_a_refused_guess(page: Page) -> None:
    begin(page)
    page.keyboard.type("cov")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Guess")).to_have_value("")
    guess(page, "vvvv")
    expect(page.locator("#guess-shown")).to_have_text("vvvv")
    page.keyboard.press("Escape")
    expect(page.locator("#guess-shown")).to_have_text("")


def test_escape_closes_the_menu_before_it_clears_the_guess(page: Page) -> None:
    begin(page)
    page.keyboard.type("cov")
    page.locator("#menu summary").click()
    page.keyboard.press("Escape")
    expect(page.locator("#menu ul")).not_to_be_visible()
    expect(page.get_by_label("Guess")).to_have_value("cov")


def test_a_question_mark_opens_the_list_of_shortcuts(page: Page) -> None:
    begin(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys.get_by_role("row", name="Space Shuffle")).to_contain_text("Shuffle")
    expect(page.get_by_label("Guess")).to_have_value("")
    page.keyboard.press("Escape")
    choose(page, "Keyboard shortcuts")
    expect(keys).to_be_visible()


OUTERMOST = """cells => {
    // The angles at which the cells of the last ring stand, seen from the middle.
    const middle = cells[0].getBoundingClientRect();
    const seen = cells.map(cell => {
        const box = cell.getBoundingClientRect();
        const dx = box.x - middle.x, dy = box.y - middle.y;
        return { far: Math.hypot(dx, dy) / box.width, angle: Math.atan2(dy, dx) };
    });
    const ring = Math.ceil(Math.max(...seen.map(each => each.far)) - 0.1);
    return seen.filter(each => each.far > (ring - 1) * 1.01).map(each => each.angle);
}"""


def test_a_larger_hive_fits_and_fills_its_last_ring_evenly(
    page: Page, subtests: pytest.Subtests
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for size in (26, 22, 19, 15, 12, 9):  # the first takes some seconds
        with subtests.test(size=size):
            page.goto(f"./#play/{LETTERS[:size]}")
            expect(page.locator("#keys button")).to_have_count(size)
            if size == 26:
                expect_announced(page, f"Hive {LETTERS.upper()}.")
            until(page, "document.documentElement.scrollWidth <= 360")
            controls = page.locator("#controls").bounding_box()
            assert controls
            assert controls["y"] + controls["height"] <= 740
            angles = page.locator("#keys button").evaluate_all(OUTERMOST)
            ring = sorted(angles)[-(size - (7 if size < 20 else 19)) :]
            gaps = [later - earlier for earlier, later in pairwise([*ring, ring[0] + 2 * pi])]
            assert max(gaps) < 2.1 * min(gaps)


def test_tapped_letters_deletions_and_shuffles_are_announced_once(page: Page) -> None:
    begin(page)
    heard = page.locator("#heard")
    expect(heard).to_have_attribute("aria-live", "polite")
    for letter in "co":
        page.locator(f"#keys [data-letter={letter}]").click()
    expect(heard).to_have_text("C O")
    page.get_by_role("button", name="Delete").click()
    expect(heard).to_have_text("C")
    page.get_by_role("button", name="Delete").click()
    expect(heard).to_have_text("Empty")
    page.get_by_role("button", name="Shuffle").click()
    until(
        page,
        """() => {
            const shown = [...document.querySelectorAll("#keys button")];
            const told = document.getElementById("heard").textContent;
            return told.length > 1 && told === shown.map((key) => key.innerText).join(" ");
        }""",
    )


def test_a_phones_keyboard_opens_only_on_request(phone: Page) -> None:
    begin(phone)
    field = phone.get_by_label("Guess")
    tap(field)
    expect(field).to_have_attribute("inputmode", "none")
    choose(phone, "Use your phone’s keyboard")
    expect(field).to_have_attribute("inputmode", "text")
    expect(field).to_be_focused()


def test_the_menu_closes_when_something_else_is_touched(page: Page) -> None:
    begin(page)
    entry = page.get_by_role("link", name="Random hive")
    page.locator("#menu summary").click()
    expect(entry).to_be_visible()
    page.mouse.click(5, 400)  # in the margin
    expect(entry).not_to_be_visible()


ALTGR = """(key) => document.body.dispatchEvent(new KeyboardEvent("keydown", {
    key, ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true, cancelable: true }))"""
"""Presses a key with AltGr as browsers in Windows report it."""


def test_altgr_types_letters_and_a_shortcut_does_not(page: Page) -> None:
    early = Held(page, "**/app.bin")
    page.goto("./es/#play/aeiñnop")
    page.evaluate("document.activeElement.blur()")
    page.evaluate(ALTGR, "ñ")
    expect(page.locator("#guess")).to_have_value("ñ")
    early.release()
    expect(page.locator("#keys button:enabled")).to_have_count(7)
    expect(page.locator("#play[data-ready]")).to_be_visible()
    page.evaluate(ALTGR, "a")
    page.evaluate(ALTGR.replace("modifierAltGraph: true, ", ""), "o")
    page.evaluate(ALTGR, "ñ")
    expect(page.locator("#guess")).to_have_value("ñañ")
    page.goto("./es/#solve")
    expect(page.locator("#solve")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.evaluate(ALTGR, "ñ")
    expect(page.locator("#letters")).to_be_focused()
