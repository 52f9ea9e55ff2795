"""Play's layout on every screen: the hive and its keys, panels, the rank bar, and animations."""

import random
import re
from itertools import combinations

from playwright.sync_api import FloatRect, Page, expect

from beecore import Hive, solve
from beecore.words import shipped
from tests.web.expected import likely
from tests.web.means import HAS_TOUCH, emulate, tap, tap_at
from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, found, give_up, guess
from tests.web.pages.settings import close_settings, open_settings, turn_on
from tests.web.screens import SIZES
from tests.web.waiting import expect_none, step, until

LETTERS = "etaoinsrldcumphgbywfkvxjqz"
NOTE_MOMENTS = """() => {
    // Lists what is shown for a moment: ranks and sentences, and the animations of elements.
    window.seen = [];
    for (const id of ["rank-name", "status"]) {
        const place = document.getElementById(id);
        const note = () => seen.push(place.textContent);
        new MutationObserver(note).observe(place, { childList: true, subtree: true });
    }
    document.addEventListener("animationstart", ({ target, animationName }) => {
        const turn = target.style.getPropertyValue("--turn");
        const { letter } = target.parentElement.dataset;
        seen.push(`${turn ? letter + turn : target.id || target.textContent} ${animationName}`);
    });
}"""
SEEN = "moment => seen.includes(moment)"
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
CONTROLS_END = """([lowest, highest]) => {
    const { bottom } = document.getElementById("controls").getBoundingClientRect();
    return lowest <= bottom && bottom <= highest;
}"""


LEVEL = "(place) => Number(getComputedStyle(document.querySelector(place)).zIndex)"
ZOOMING = """() => [...document.querySelectorAll(":is(#board, #hive), :is(#board, #hive) *")]
    .filter((each) => getComputedStyle(each).touchAction !== "manipulation")
    .map((each) => each.outerHTML.slice(0, 60))"""


def test_every_point_of_a_cell_types_its_letter_and_taps_are_announced_once(page: Page) -> None:
    begin(page)
    box = box_of(page, "#keys")
    chance = random.Random(400)
    points = [
        [box["x"] + chance.random() * box["width"], box["y"] + chance.random() * box["height"]]
        for _ in range(400)
    ]
    inside, mistaken = page.evaluate(MISTAKEN, points)
    assert mistaken == []
    assert inside > 200
    heard = page.locator("#heard")
    expect(heard).to_have_attribute("aria-live", "polite")
    for letter in "co":
        page.locator(f"#keys [data-letter={letter}]").click()
    for told in ("C O", "C", "Empty"):
        expect(heard).to_have_text(told)
        page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Shuffle").click()
    until(
        page,
        """() => {
            const shown = [...document.querySelectorAll("#keys button")];
            const told = document.getElementById("heard").textContent;
            return told.length > 1 && told === shown.map((key) => key.innerText).join(" ");
        }""",
    )


def box_of(page: Page, name: str) -> FloatRect:
    box = page.locator(name).bounding_box()
    assert box
    return box


def test_the_hive_and_its_keys_fill_every_screen_without_scrolling(page: Page) -> None:
    begin(page)
    guess(page, "octane")
    expect_said(page, "Good word, but it needs the center letter")
    parts = ["#play-title", "#open-menu", "#rank", "#status", "#guess", "#keys", "#controls"]
    for width, height in (*SIZES, (390, 664)):
        page.set_viewport_size({"width": width, "height": height})
        has_strip = width < 704 or height < 480
        expect(page.locator("#latest")).to_be_visible(visible=has_strip)
        until(page, "width => document.documentElement.scrollWidth <= width", width)
        until(page, "window.scrollY === 0")
        if has_strip:
            until(page, CONTROLS_END, [height - 24, height])
            room = min(width - 32, 10.5 * 16 * 3)
            assert box_of(page, "#keys .center")["width"] >= min(70, room / 3 - 1)
            assert box_of(page, "#keys")["width"] <= room + 1
        if width > 1000:
            edges = ("#play-title", "#rank", "#guess", "#controls")
            assert len({box_of(page, name)["x"] for name in edges}) == 1
            panels, controls = box_of(page, "#panels"), box_of(page, "#controls")
            assert abs(panels["y"] + panels["height"] - controls["y"] - controls["height"]) < 8
        expect_apart(page, [*parts, "#latest"] if has_strip else parts, width, height)
    page.set_viewport_size({"width": 360, "height": 740})
    for size in (22, 9):
        page.goto(f"./#play/{LETTERS[:size]}")
        expect(page.locator("#keys button")).to_have_count(size)
        until(page, "document.documentElement.scrollWidth <= 360")
        until(page, CONTROLS_END, [0, 740])


def expect_apart(page: Page, parts: list[str], width: int, height: int) -> None:
    """Expect some elements to be completely in the window and not to overlap."""
    boxes = {name: box_of(page, name) for name in parts}
    for name, box in boxes.items():
        assert box["x"] >= 0, name
        assert box["x"] + box["width"] <= width, name
        assert box["y"] + box["height"] <= height, name
    for name, other in combinations(boxes, 2):
        assert apart(boxes[name], boxes[other]), (name, other)


def apart(one: FloatRect, two: FloatRect) -> bool:
    """Return whether two boxes do not overlap, except by rounding of up to a pixel."""
    beside = min(one["x"] + one["width"], two["x"] + two["width"]) <= max(one["x"], two["x"]) + 1
    return beside or (
        min(one["y"] + one["height"], two["y"] + two["height"]) <= max(one["y"], two["y"]) + 1
    )


def test_on_a_phone_the_keyboard_and_panels_open_only_on_request(phone: Page) -> None:
    begin(phone)
    expect_none(phone, ZOOMING)
    viewport = phone.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "maximum-scale" not in viewport  # two fingers may zoom
    assert "user-scalable" not in viewport
    field = phone.get_by_label("Guess")
    tap(field)
    expect(field).to_have_attribute("inputmode", "none")
    for word in ("cave", "coven"):
        guess(phone, word)
    strip = phone.get_by_role("button", name="coven cave")
    expect(strip).to_contain_text(f"2 of {len(likely('vctaoen'))}")
    tap(strip)
    sheet = phone.get_by_role("dialog", name="Game progress")
    expect(found(phone)).to_have_count(2)
    expect(sheet.locator("#hints-panel")).not_to_be_visible()
    tap(phone.get_by_role("button", name="Close"))
    expect(sheet).not_to_be_visible()
    phone.locator("#show-hints").press("Enter")
    expect(sheet).to_contain_text("left to find")
    expect(sheet.locator("#found-panel")).not_to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.locator("#show-hints")).to_be_focused()
    tap(phone.locator("#rank"))
    ranks = phone.get_by_role("dialog", name="Ranks")
    expect(ranks.get_by_role("row", name="Genius")).to_be_visible()
    tap_at(phone, 180, 5)  # outside of the dialog
    expect(ranks).not_to_be_visible()
    tap(phone.get_by_role("button", name="Use your phone’s keyboard"))
    expect(field).to_have_attribute("inputmode", "text")
    expect(field).to_be_focused()
    guess(phone, "covenant")
    expect_said(phone, "Pangram!")
    give_up(phone)
    expect(phone.get_by_role("status")).to_be_empty()
    tap(phone.get_by_role("button", name="All words"))
    expect(phone.get_by_role("list", name="Missed")).to_be_visible()


PULL = """([id, pixels]) => {
    const target = document.getElementById(id);
    const { x, y } = target.getBoundingClientRect();
    const at = (by) => new Touch({ identifier: 1, target, clientX: x + 9, clientY: y + 9 + by });
    for (const [kind, touches] of [
        ["touchstart", [at(0)]], ["touchmove", [at(pixels)]], ["touchend", []],
    ]) target.dispatchEvent(new TouchEvent(kind, { bubbles: true, touches }));
}"""


def test_a_sheet_leaves_the_rank_in_sight_and_a_swipe_back_or_a_tap_beside_it_closes_it(
    phone: Page,
) -> None:
    begin(phone)
    guess(phone, "cave")
    hive = box_of(phone, "#keys")
    sheet = phone.get_by_role("dialog", name="Game progress")
    for way in ("swipe", "back", "tap"):
        tap(phone.locator("#latest"))
        expect(sheet).to_be_visible()
        if HAS_TOUCH:
            phone.evaluate(PULL, ["found-count", 40])  # too little
        until(phone, "document.getElementById('sheet').getAnimations().length === 0")
        rank, shown, word = (box_of(phone, name) for name in ("#rank", "#sheet", "#found li"))
        assert rank["y"] + rank["height"] <= shown["y"]
        assert word["y"] - shown["y"] < 72
        assert box_of(phone, "#keys") == hive
        if way == "swipe" and HAS_TOUCH:
            phone.evaluate(PULL, ["found-count", 120])
        elif way == "tap":
            tap_at(phone, 180, 5)
        else:
            step(phone, -1)
        expect(sheet).not_to_be_visible()
        until(phone, "layer() === 0")
    tap(phone.get_by_role("button", name="Hints"))
    assert box_of(phone, "#sheet")["height"] < 300  # no higher than what is in it
    tap(phone.get_by_role("button", name="Word counts by length"))
    expect(phone.get_by_role("row", name="Σ").last).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("button", name="Give me a clue")).to_be_in_viewport(ratio=1)
    phone.set_viewport_size({"width": 1280, "height": 800})
    expect(sheet).not_to_be_visible()
    expect(phone.locator("#side #found-panel")).to_be_visible()
    phone.set_viewport_size({"width": 740, "height": 360})
    expect(phone.locator("#found-panel")).not_to_be_visible()
    tap(phone.locator("#latest"))
    expect_apart(phone, ["#keys", "#sheet"], 740, 360)


def test_a_guess_leaves_the_line_however_soon_after_its_letters_it_is_entered(page: Page) -> None:
    begin(page)
    field, shown = page.get_by_label("Guess"), page.locator("#guess-shown")
    guess(page, "cave")
    expect_said(page, "Good!")
    expect(shown).to_have_text("")
    field.fill("cov")
    field.press("Escape")
    expect(shown).to_have_text("")
    for _ in range(2):
        guess(page, "octane")
        expect_said(page, "Good word, but it needs the center letter")
        expect(shown).to_have_text("octane")


def test_the_rank_bar_follows_the_points_and_actions_get_feedback_with_motion_if_wanted(
    page: Page,
) -> None:
    begin(page)
    goal = page.locator("#rank-bar i.goal")
    expect(goal).to_have_text("Genius")
    expect(goal).to_have_attribute("style", re.compile("--at: ?70;"))
    page.locator("#rank-bar i", has_text="Amazing").hover()
    expect(page.locator("#rank-bar .tip", has_text="Amazing")).to_be_visible()
    page.evaluate(NOTE_MOMENTS)
    guess(page, "octane")
    until(page, SEEN, "guess-form shake")
    guess(page, "coven")
    expect_status(page, "Nice!")
    expect(page.locator("#status")).to_have_text("Nice!")  # the points are said once
    expect(page.locator("#pill")).to_have_text("+5")
    for moment in ("pill fly", "pill veer", "score land"):
        until(page, SEEN, moment)
    assert page.evaluate(LEVEL, "#pill") > page.evaluate(LEVEL, ".game .status-place")
    page.get_by_role("button", name="Hints").click()
    page.get_by_role("button", name="Word counts by length").click()
    grid = page.locator("#grid table")
    expect(grid).to_be_visible()
    assert grid.evaluate("grid => grid.scrollWidth <= grid.clientWidth")
    guess(page, "covenant")
    risen = "rank-name swell", "You’ve reached Good!"
    for moment in ("covenant pop", "keys swell", *risen, "Pangram!"):
        until(page, SEEN, moment)
    for turn, letter in enumerate("covenat"):  # the tiles light in the order of the word
        until(page, SEEN, f"{letter}{turn} light")
    until(page, "!keys.querySelector('i') && !keys.matches('.won') && !found.querySelector('.new')")
    page.evaluate("seen.length = 0")
    open_settings(page)
    close_settings(page)  # nothing moves again when the view returns
    expect(page.locator("#found")).to_be_visible()
    page.evaluate("new Promise(requestAnimationFrame)")
    moved = r"moment => / (fly|veer|land|pop|swell|light|shake)$/.test(moment)"
    assert page.evaluate(f"seen.filter({moved})") in ([], ["status pop"])
    expect(page.locator("#rank-name")).to_have_text("Good")
    expect(page.locator("#to-go")).to_contain_text(" to ")
    hive = Hive.parse("vctaoen")
    points = sum(each.points for each in solve(hive, shipped.lexicon(hive)) if each.likely)
    until(
        page,
        "reached => Math.abs(rank.style.getPropertyValue('--at') - reached) < 0.06",
        100 * 20 / points,
    )
    emulate(page, reduced_motion="reduce")
    page.evaluate("seen.length = 0")
    guess(page, "cave")
    expect_status(page, "Good! +1")  # since no points fly
    guess(page, "octane")
    expect_status(page, "Good word, but")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.evaluate(f"seen.filter({moved})") == []
    for points, edge in ((0, "left"), (100, "right")):
        page.evaluate("at => rank.style.setProperty('--at', at)", points)
        chip, bar = box_of(page, "#score"), box_of(page, "#rank-fill")
        assert chip["x"] >= bar["x"] - 0.5, edge
        assert chip["x"] + chip["width"] <= bar["x"] + bar["width"] + 0.5, edge


COUNT_TONES = """(() => {
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones++;
        return create.call(this);
    };
    navigator.vibrate = (pattern) => { window.felt = pattern; };
})()"""


def test_guesses_are_heard_and_felt_only_on_request(phone: Page) -> None:
    phone.add_init_script(COUNT_TONES)
    begin(phone)
    guess(phone, "cave")
    expect_said(phone, "Good!")
    assert phone.evaluate("tones === 0 && window.felt === undefined")
    turn_on(phone, "Sounds", "Vibration")
    phone.reload()
    expect_announced(phone, "Hive VCTAOEN.")
    guess(phone, "coven")
    until(phone, "tones === 2")
    guess(phone, "vvvv")
    until(phone, "window.felt === 40")
