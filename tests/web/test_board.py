"""Tests of the board with fast input: where taps land, and which element receives keys."""

import random
import re
from itertools import combinations, pairwise
from math import pi

import pytest
from playwright.sync_api import FloatRect, Page, expect

from beecore import Hive, solve
from beecore.words import shipped
from tests.web.expected import likely
from tests.web.means import emulate, tap, tap_at
from tests.web.pages.page import expect_address, expect_announced, expect_said
from tests.web.pages.play import begin, choose, expect_found, found, give_up, guess
from tests.web.pages.solve import solve as solve_on
from tests.web.pages.solve import words_in
from tests.web.screens import SIZES
from tests.web.waiting import step, until

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


def test_a_point_of_a_cell_types_its_letter_and_no_other(page: Page) -> None:
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


def test_a_tap_beside_the_middle_of_the_center_types_the_center(page: Page) -> None:
    begin(page)
    center = page.locator("#keys .center")
    box = center.bounding_box()
    assert box
    center.click(position={"x": 0.3 * box["width"], "y": 0.8 * box["height"]})
    expect(page.get_by_label("Guess")).to_have_value("v")


def test_typing_and_enter_go_on_after_a_click_on_a_control_or_beside_all(page: Page) -> None:
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


def test_letters_do_nothing_while_another_control_has_the_focus(page: Page) -> None:
    begin(page)
    for name in ("Share", "First two letters"):
        page.get_by_role("button", name=name).focus()
        page.keyboard.type("cav")
    page.locator("#menu summary").focus()
    page.keyboard.type("cav")
    expect(page.get_by_label("Guess")).to_have_value("")


def test_a_rejected_word_can_be_mended_by_touch(phone: Page) -> None:
    begin(phone)
    for letter in "coveo":
        tap(phone.locator(f"#keys [data-letter={letter}]"))
    tap(phone.get_by_role("button", name="Enter", exact=True))
    expect_said(phone, "Not in word list")
    tap(phone.get_by_role("button", name="Delete"))
    expect(phone.get_by_label("Guess")).to_have_value("cove")
    tap(phone.locator("#keys [data-letter=n]"))
    tap(phone.get_by_role("button", name="Enter", exact=True))
    expect_said(phone, "Nice! +5")


def test_to_leave_the_question_by_escape_gives_nothing_up(page: Page) -> None:
    begin(page)
    give_up(page)
    begin(page, "nioatuc")
    choose(page, "Give up")
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Missed")).not_to_be_visible()
    guess(page, "action")
    expect_said(page, "Nice! +6")


def test_a_game_given_up_is_at_rest(page: Page) -> None:
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


def test_what_is_no_game_leaves_the_one_in_view_and_its_address(page: Page) -> None:
    begin(page)
    page.goto("./#play/garbage")
    expect_said(page, "appears twice")
    expect_address(page, "#play/vctaoen")
    guess(page, "cave")
    expect_said(page, "Good! +1")


def test_a_view_opens_at_its_top_and_the_words_where_they_were_left(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    solve_on(page, "rtaegin")
    page.evaluate("window.scrollTo(0, 500)")
    page.evaluate("location.hash = '#play/rtaegin'")
    expect_announced(page, "The hive RTAEGIN.")
    until(page, "window.scrollY === 0")
    step(page, -1)
    until(page, "window.scrollY === 500")


def test_a_message_of_any_length_moves_nothing(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    begin(page)
    before = page.locator("#keys").bounding_box()
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    assert page.locator("#keys").bounding_box() == before


@pytest.mark.parametrize("view", ["solve", "play", "lab"])
def test_a_link_shows_its_own_view_from_the_first(page: Page, view: str) -> None:
    page.route("**/app.bin", lambda route: None)
    page.goto(f"./#{view}")
    sections = {name: page.locator(f"#{name}") for name in ("solve", "play", "lab")}
    for name, section in sections.items():
        expect(section).to_be_visible(visible=name == view)


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (360, 740), (320, 568), (740, 360)])
def test_the_board_fills_a_phone_down_to_the_keys(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    begin(page)
    keys = page.locator("#controls").bounding_box()
    assert keys
    assert height - 24 <= keys["y"] + keys["height"] <= height
    hive = page.locator("#keys").bounding_box()
    assert hive
    room = min(width - 32, 10.5 * 16 * 3)
    assert cell_width(page) >= min(70, room / 3 - 1)
    assert hive["width"] <= room + 1


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_board_takes_half_of_a_desk(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    begin(page)
    game, board = page.locator(".game").bounding_box(), page.locator("#board").bounding_box()
    assert game
    assert board
    assert 0.45 <= board["width"] / game["width"] <= 0.5
    assert cell_width(page) >= 120
    for name in ("Found", "Hints"):
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
    expect(page.get_by_role("table", name="Ranks")).not_to_be_visible()


def cell_width(page: Page) -> float:
    """Return the width of a cell of the hive, in pixels."""
    box = page.locator("#keys .center").bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize("size", [(390, 844), (1280, 800), (1920, 1080)])
def test_nothing_of_the_header_moves_between_views(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    begin(page)
    places = "[...document.querySelectorAll('.brand, nav a')].map(each => each.offsetLeft)"
    before = page.evaluate(places)
    for view in ("solve", "lab", "play"):
        page.locator(f"nav [data-view={view}]").click()
        expect(page.locator(f"#{view}")).to_be_visible()
        assert page.evaluate(places) == before


def test_the_verdict_is_gone_at_the_first_letter_of_the_next_guess(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    page.keyboard.type("c")
    expect(page.get_by_role("status")).to_have_text("")


def test_escape_clears_the_guess_and_a_refused_one(page: Page) -> None:
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


def test_a_question_mark_lists_the_keys(page: Page) -> None:
    begin(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys.get_by_role("row", name="Space Shuffle")).to_contain_text("Shuffle")
    expect(page.get_by_label("Guess")).to_have_value("")
    page.keyboard.press("Escape")
    choose(page, "Keyboard shortcuts")
    expect(keys).to_be_visible()


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


def test_the_hive_and_its_keys_are_in_sight_without_scrolling(
    page: Page, subtests: pytest.Subtests
) -> None:
    begin(page)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    parts = ["#play-title", "#menu", "#rank", "#status", "#guess", "#keys", "#controls"]
    for width, height in SIZES:
        with subtests.test(width=width, height=height):
            page.set_viewport_size({"width": width, "height": height})
            has_strip = width < 704 or height < 480
            expect(page.locator("#latest")).to_be_visible(visible=has_strip)
            until(page, "width => document.documentElement.scrollWidth <= width", width)
            until(page, "window.scrollY === 0")
            expect_apart(page, [*parts, "#latest"] if has_strip else parts, width, height)


def expect_apart(page: Page, parts: list[str], width: int, height: int) -> None:
    """Expect some elements to be completely in the window and not to overlap."""
    boxes = {}
    for name in parts:
        box = page.locator(name).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height, name
        boxes[name] = box
    for name, other in combinations(boxes, 2):
        assert apart(boxes[name], boxes[other]), (name, other)


def apart(one: FloatRect, two: FloatRect) -> bool:
    """Return whether two boxes do not overlap, except by rounding of up to a pixel."""
    beside = min(one["x"] + one["width"], two["x"] + two["width"]) <= max(one["x"], two["x"]) + 1
    return beside or (
        min(one["y"] + one["height"], two["y"] + two["height"]) <= max(one["y"], two["y"]) + 1
    )


def test_an_act_has_its_answer_and_nothing_moves_for_who_wants_none(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    expect(page.locator("#guess-form")).to_have_class("refused")
    expect(page.locator("#guess-form")).to_have_css("animation-name", "shake")
    guess(page, "coven")
    expect(page.locator("#pill")).to_have_text("+5")
    expect(page.locator("#pill")).to_have_css("animation-name", "fly")
    expect(page.locator("#found li.new")).to_have_text("coven")
    guess(page, "covenant")
    expect(page.locator("#found li.new")).to_have_text("covenant")
    expect(page.locator("#keys")).to_have_css("animation-name", "glow")
    expect(page.locator("#rank")).to_have_class("risen")
    emulate(page, reduced_motion="reduce")
    for name in ("#guess-form", "#pill", "#keys", "#rank", "#found li.new"):
        expect(page.locator(name)).to_have_css("animation-name", "none")


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
    for size in (26, 22, 19, 15, 12, 9):  # only the first waits for the engine
        with subtests.test(size=size):
            page.goto(f"./#play/{LETTERS[:size]}")
            expect(page.locator("#keys button")).to_have_count(size)
            if size == 26:
                expect_announced(page, f"The hive {LETTERS.upper()}.")
            until(page, "document.documentElement.scrollWidth <= 360")
            controls = page.locator("#controls").bounding_box()
            assert controls
            assert controls["y"] + controls["height"] <= 740
            angles = page.locator("#keys button").evaluate_all(OUTERMOST)
            ring = sorted(angles)[-(size - (7 if size < 20 else 19)) :]
            gaps = [later - earlier for earlier, later in pairwise([*ring, ring[0] + 2 * pi])]
            assert max(gaps) < 2.1 * min(gaps)


def test_tapped_letters_deletions_and_shuffles_are_told_once(page: Page) -> None:
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


def test_a_guess_on_its_way_and_the_order_of_the_letters_outlive_a_reload(page: Page) -> None:
    begin(page)
    given = page.locator("#keys button").all_inner_texts()
    page.get_by_role("button", name="Shuffle").click()
    expect(page.locator("#keys button")).not_to_have_text(given)
    order = page.locator("#keys button").all_inner_texts()
    page.keyboard.type("cove")
    expect(page.get_by_label("Guess")).to_have_value("cove")
    page.reload()
    expect_announced(page, "The hive VCTAOEN.")
    expect(page.get_by_label("Guess")).to_have_value("cove")
    expect(page.locator("#keys button")).to_have_text(order)
    page.keyboard.type("n\n")
    expect_said(page, "Nice! +5")


def test_letters_glide_to_their_new_places(page: Page) -> None:
    begin(page)
    places = "cells => Object.fromEntries(cells.map(c => [c.innerText, c.style.cssText]))"
    before = page.locator("#keys button").evaluate_all(places)
    page.get_by_role("button", name="Shuffle").click()
    cell = page.locator("#keys button:not(.center)").first
    expect(cell).to_have_css("animation-name", "glide")
    for each in page.locator("#keys button:not(.center)").all():
        q, r, dq, dr = (
            each.evaluate(f"cell => Number(cell.style.getPropertyValue('--{name}'))")
            for name in ("q", "r", "dq", "dr")
        )
        came_from = before[each.inner_text()]
        assert f"--q: {q + dq}; --r: {r + dr};" in came_from


def test_the_hive_is_there_before_its_letters(page: Page) -> None:
    page.route("**/app.bin", lambda route: None)
    page.goto("./#play")
    expect(page.locator("#keys .cell")).to_have_count(7)
    box = page.locator("#keys").bounding_box()
    assert box
    assert box["width"] > 300
    for name in ("#rank", "#guess", "#controls"):
        expect(page.locator(name)).to_be_visible()


def test_no_keyboard_comes_up_on_a_phone_unless_it_is_asked_for(phone: Page) -> None:
    begin(phone)
    field = phone.get_by_label("Guess")
    tap(field)
    expect(field).to_have_attribute("inputmode", "none")
    choose(phone, "Use the phone’s keyboard")
    expect(field).to_have_attribute("inputmode", "text")
    expect(field).to_be_focused()


def test_the_strip_and_the_rank_open_what_they_sum_up_on_a_phone(phone: Page) -> None:
    begin(phone)
    for word in ("cave", "coven"):
        guess(phone, word)
    strip = phone.get_by_role("button", name="coven cave")
    expect(strip).to_contain_text(f"2 of {len(likely('vctaoen'))}")
    tap(strip)
    panels = phone.get_by_role("region", name="The game so far")
    expect(found(phone)).to_have_count(2)
    panels.get_by_role("tab", name="Found").press("ArrowRight")
    expect(panels.get_by_role("tab", name="Hints")).to_be_focused()
    expect(panels).to_contain_text("left to find")
    tap(phone.get_by_role("button", name="Close"))
    expect(panels).not_to_be_visible()
    tap(phone.locator("#rank"))
    ranks = phone.get_by_role("dialog", name="Ranks")
    expect(ranks.get_by_role("row", name="Genius")).to_be_visible()
    tap_at(phone, 180, 5)  # outside of the dialog
    expect(ranks).not_to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (740, 360)])
def test_letters_are_tapped_and_typed_while_hints_are_read(
    phone: Page, size: tuple[int, int]
) -> None:
    width, height = size
    phone.set_viewport_size({"width": width, "height": height})
    begin(phone)
    tap(phone.locator("#latest"))
    tap(phone.get_by_role("tab", name="Hints"))
    tap(phone.get_by_role("button", name="Word counts by length"))
    expect(phone.get_by_role("table", name="Words left by first letter")).to_be_visible()
    parts = ["#close-side", "#hints-panel", "#guess", "#keys", "#controls"]
    expect_apart(phone, parts, width, height)
    assert cell_width(phone) >= 44
    for letter in "cave":
        tap(phone.locator(f"#keys [data-letter={letter}]"))
    tap(phone.get_by_role("button", name="Enter", exact=True))
    expect_said(phone, "Good! +1")
    phone.keyboard.type("coven\n")
    expect_said(phone, "Nice! +5")
    phone.keyboard.press("Escape")
    expect(phone.locator("#hints-panel")).not_to_be_visible()
    expect(phone.locator("#rank")).to_be_visible()


def test_panels_opened_by_keyboard_have_the_focus_and_give_it_back(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page)
    page.locator("#latest").press("Enter")
    expect(page.get_by_role("tab", name="Found")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#latest")).to_be_focused()


def test_open_panels_give_way_to_a_wider_window(phone: Page) -> None:
    begin(phone)
    tap(phone.locator("#latest"))
    expect(phone.locator("#close-side")).to_be_visible()
    phone.set_viewport_size({"width": 1280, "height": 800})
    expect(phone.locator("#close-side")).not_to_be_visible()
    expect(phone.get_by_role("tabpanel", name="Found")).to_be_visible()
    expect(phone.get_by_role("tabpanel", name="Hints")).to_be_visible()


def test_the_menu_closes_once_something_else_is_touched(page: Page) -> None:
    begin(page)
    entry = page.get_by_role("link", name="Random hive")
    page.locator("#menu summary").click()
    expect(entry).to_be_visible()
    page.locator("#status").click()
    expect(entry).not_to_be_visible()


def test_the_rank_is_a_bar_as_long_as_the_points(page: Page) -> None:
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


def test_a_hive_from_the_solver_keeps_its_options(page: Page) -> None:
    solve_on(page, "vctaoen?min=6&require=n")
    shown = words_in(page, "Likely")
    words = shown.count()
    page.get_by_label("Common words").evaluate(
        "slider => { slider.value = 80; slider.dispatchEvent(new Event('input')); }"
    )
    expect(shown).not_to_have_count(words)
    count = shown.count()
    page.get_by_role("link", name="Play this hive").click()
    expect_announced(page, "The hive VCTAOEN.")
    expect_address(page, "#play/vctaoen?min=6&require=n&likely=20")
    expect(page.locator("#found-count")).to_have_text(f"0 of {count} words")
    guess(page, "cave")
    expect_said(page, "Too short")
