"""Tests of Play's layout: the board fills the screen, and open panels leave it in use."""

from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.web.expected import likely
from tests.web.means import tap, tap_at
from tests.web.pages.page import expect_said
from tests.web.pages.play import begin, found, give_up, guess
from tests.web.screens import SIZES
from tests.web.waiting import until

CONTROLS_END = """([lowest, highest]) => {
    const { bottom } = document.getElementById("controls").getBoundingClientRect();
    return lowest <= bottom && bottom <= highest;
}"""


def test_the_board_fills_a_phone_down_to_the_keys(page: Page, subtests: pytest.Subtests) -> None:
    begin(page)
    for width, height in ((390, 844), (390, 664), (360, 740), (320, 568), (740, 360)):
        with subtests.test(width=width, height=height):
            page.set_viewport_size({"width": width, "height": height})
            until(page, CONTROLS_END, [height - 24, height])
            hive = page.locator("#keys").bounding_box()
            assert hive
            room = min(width - 32, 10.5 * 16 * 3)
            assert cell_width(page) >= min(70, room / 3 - 1)
            assert hive["width"] <= room + 1


def cell_width(page: Page) -> float:
    """Return the width of a cell of the hive, in pixels."""
    box = page.locator("#keys .center").bounding_box()
    assert box
    return box["width"]


def test_the_header_does_not_move_between_views(page: Page) -> None:
    begin(page)
    places = "[...document.querySelectorAll('.brand, nav a')].map(each => each.offsetLeft)"
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        before = page.evaluate(places)
        for view in ("solve", "lab", "play"):
            page.locator(f"nav [data-view={view}]").click()
            expect(page.locator(f"#{view}")).to_be_visible()
            assert page.evaluate(places) == before


def test_the_hive_and_its_keys_are_visible_without_scrolling(
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


def test_the_found_words_and_the_rank_open_their_panels_on_a_phone(phone: Page) -> None:
    begin(phone)
    for word in ("cave", "coven"):
        guess(phone, word)
    strip = phone.get_by_role("button", name="coven cave")
    expect(strip).to_contain_text(f"2 of {len(likely('vctaoen'))}")
    tap(strip)
    panels = phone.get_by_role("region", name="Game progress")
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


@pytest.mark.parametrize("size", [(320, 568), (740, 360)])
def test_letters_can_be_tapped_and_typed_while_hints_are_open(
    phone: Page, size: tuple[int, int]
) -> None:
    width, height = size
    phone.set_viewport_size({"width": width, "height": height})
    begin(phone)
    tap(phone.get_by_role("button", name="Hints"))
    tap(phone.get_by_role("button", name="Word counts by length"))
    expect(phone.get_by_role("table", name="Words left, by first letter")).to_be_visible()
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


def test_the_words_of_a_game_given_up_take_the_place_of_the_hive_on_a_phone(phone: Page) -> None:
    begin(phone)
    give_up(phone)
    expect(phone.get_by_role("list", name="Missed")).to_be_visible()
    expect(phone.locator("#keys")).not_to_be_visible()
    tap(phone.get_by_role("button", name="Close"))
    expect(phone.locator("#keys")).to_be_visible()


def test_panels_opened_by_keyboard_take_and_return_the_focus(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page)
    page.locator("#latest").press("Enter")
    expect(page.get_by_role("tab", name="Found")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#latest")).to_be_focused()
