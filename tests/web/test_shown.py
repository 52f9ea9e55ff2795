"""Tests of later visits: a view shows what it showed last, before Python has started."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.means import Held
from tests.web.pages.early import TODAY, open_early
from tests.web.pages.page import expect_said
from tests.web.pages.play import begin, give_up, guess
from tests.web.pages.solve import solve
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages
from tests.web.waiting import until

SOLVE = f"{KEPT}shown/solve"
PAINTED = "section[data-painted]"
WORDS = "#likely li"
SETTLED = "document.querySelector('main > section:not([hidden])').dataset.settled"
WATCH = """() => {
    window.changes = [];
    const seen = () => [...document.querySelectorAll(PARTS)].map((part) =>
        [part.id, part.hidden, part.textContent.trim()].join(" ")).join("; ");
    let last = seen();
    new MutationObserver(() => {
        if (seen() !== last) changes.push(last = seen());
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
CHANGE = """{
    const saved = JSON.parse(localStorage.getItem("NAME"));
    if (saved) {
        CHANGE;
        localStorage.setItem("NAME", JSON.stringify(saved));
    }
}"""
FILL = """
    for (let size = 100000; size >= 1; size = Math.floor(size / 2))
        try {
            for (let n = 0; ; n++) localStorage.setItem(`x ${size} ${n}`, "x".repeat(size));
        } catch {}
"""


@pytest.fixture
def page(new_page: Pages) -> Page:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    return page


def leave(page: Page) -> None:
    """Leave the page once its view shows everything."""
    until(page, SETTLED)
    page.goto("about:blank")


def store(page: Page, name: str, text: str) -> None:
    """Store a text for the next visit."""
    values = json.dumps([name, text])
    page.add_init_script(f"localStorage.setItem(...{values})")


def expect_steady(page: Page, parts: str, held: Held, sentence: str) -> None:
    """Let Python start, and expect that the elements look the same all the time."""
    page.evaluate(WATCH.replace("PARTS", json.dumps(parts)))
    held.release()
    until(page, SETTLED)
    expect_said(page, sentence)
    assert page.evaluate("changes") == []


def test_the_words_of_a_hive_are_shown_again(page: Page) -> None:
    solve(page)
    words = page.locator(WORDS).all_inner_texts()
    summary = page.locator("#status").inner_text()
    leave(page)
    held = open_early(page, "solve/vctaoen")
    expect(page.locator(WORDS)).to_have_text(words)
    expect(page.locator("#hive .cell")).to_have_text(list("VCTAOEN"))
    expect(page.get_by_label("Letters", exact=True)).to_have_value("VCTAOEN")
    expect(page.locator("#likely-summary")).to_contain_text("words, ")
    expect(page.locator("#solve #status")).to_have_text(summary)
    parts = "#results, #likely, #possible, #example, #hive, #genius, #status"
    expect_steady(page, parts, held, summary)
    expect(page.locator(WORDS)).to_have_text(words)


def test_a_button_of_a_view_that_is_shown_again_can_be_clicked_early(page: Page) -> None:
    solve(page)
    leave(page)
    held = Held(page, "**/app.bin")
    page.goto("./#solve/vctaoen")
    expect(page.locator(f"{PAINTED} {WORDS}").first).to_be_visible()
    page.get_by_role("button", name="Add an answer list").click()
    held.release()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("#teaching [name=letters]")).to_have_value("VCTAOEN")


def test_a_word_of_a_view_that_is_shown_again_can_be_looked_up_early(page: Page) -> None:
    solve(page)
    leave(page)
    held = Held(page, "**/app.bin")
    page.goto("./#solve/vctaoen")
    page.locator(WORDS).get_by_text("covenant", exact=True).click()
    held.release()
    expect(page.get_by_role("dialog", name="covenant")).to_be_visible()
    assert len(page.context.pages) == 1


def test_a_game_is_shown_again(page: Page) -> None:
    begin(page)
    for word in ("covenant", "cave"):
        guess(page, word)
        expect_said(page, "+")
    page.get_by_role("button", name="Give me a clue").click()
    expect(page.locator("#hinted li")).to_have_count(1)
    leave(page)
    held = open_early(page, "play/vctaoen")
    expect(page.locator("#found li")).to_have_text(["cave", "covenant"])
    expect(page.locator("#score")).to_have_text("16 points")
    expect(page.locator("#hinted li")).to_have_count(1)
    expect(page.locator("#keys button")).to_have_text(list("VCTAOEN"))
    expect(page.locator("#play #status")).to_have_text("Find words that use V.")
    expect(page.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()
    hinted = page.locator("#hinted b").text_content() or ""
    word = "coven" if hinted[0] != "C" else "event"  # a word found would have no hint
    guess(page, word)
    parts = "#play-title, #rank-bar, #hinted, #onward, #controls"
    expect_steady(page, parts, held, "Nice! +5")
    expect(page.locator("#found li")).to_have_text(sorted(["cave", "covenant", word]))


def test_a_finished_game_is_shown_again_as_such(page: Page) -> None:
    begin(page)
    give_up(page)
    leave(page)
    held = open_early(page, "play/vctaoen")
    expect(page.locator("#keys button").first).to_be_disabled()
    expect(page.locator("#controls")).not_to_be_visible()
    expect(page.locator("#missed li").first).to_be_visible()
    expect_steady(page, "#controls, #onward, #missed, #rank, #status", held, "You gave up")


@pytest.mark.parametrize(("view", "address"), [("solve", "jceoprt"), ("play", "vctaoen?min=5")])
def test_another_address_does_not_show_it(page: Page, view: str, address: str) -> None:
    page.goto(f"./#{view}/vctaoen")
    leave(page)
    open_early(page, f"{view}/{address}")
    expect(page.locator(PAINTED)).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("taught", '{"version": 1}'),
        ("game/vacenot", "x"),
    ],
)
def test_what_was_stored_since_must_be_the_same(page: Page, name: str, text: str) -> None:
    begin(page)
    leave(page)
    store(page, KEPT + name, text)
    open_early(page, "play/vctaoen")
    expect(page.locator(PAINTED)).to_have_count(0)


@pytest.mark.parametrize("change", ["saved.build = 'x'", "saved.parts.pop()"])
def test_what_another_build_stored_is_not_shown(page: Page, change: str) -> None:
    solve(page)
    leave(page)
    page.add_init_script(CHANGE.replace("CHANGE", change).replace("NAME", SOLVE))
    open_early(page, "solve/vctaoen")
    expect(page.locator(PAINTED)).to_have_count(0)
    expect(page.locator("#results")).not_to_be_visible()


def test_what_the_page_stored_is_shown(page: Page) -> None:
    solve(page)
    leave(page)
    page.add_init_script(CHANGE.replace("CHANGE", "").replace("NAME", SOLVE))
    open_early(page, "solve/vctaoen")
    expect(page.locator(PAINTED)).to_have_count(1)


def test_scripts_of_another_program_do_not_run(new_page: Pages) -> None:
    page = new_page(is_quiet=False)  # the browser reports what the policy forbids
    solve(page)
    leave(page)
    markup = (
        "<a id='bad' href='javascript:window.ran = 1' onclick='window.ran = 2'>x</a>"
        "<img src='x' onerror='window.ran = 3'><script>window.ran = 4</script>"
    )
    change = f"saved.parts.find((part) => part[2])[2] = {json.dumps(markup)}"
    page.add_init_script(CHANGE.replace("CHANGE", change).replace("NAME", SOLVE))
    open_early(page, "solve/vctaoen")
    page.locator("#bad").dispatch_event("click")
    assert page.evaluate("window.ran") is None


def test_user_data_comes_first_when_the_storage_is_full(page: Page) -> None:
    solve(page)
    leave(page)
    begin(page)
    assert page.evaluate("name => localStorage.getItem(name)", SOLVE)
    page.evaluate(FILL)
    guess(page, "cave")
    expect_said(page, "Good! +1")
    until(page, "name => localStorage.getItem(name)?.includes('cave')", f"{KEPT}game/vacenot")
    assert page.evaluate("name => localStorage.getItem(name)", SOLVE) is None
