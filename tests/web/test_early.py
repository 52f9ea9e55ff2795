"""Before Python has started: letters, guesses, and clicks; and what an earlier visit showed."""

import json
import os
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from beecore.game import Game
from beecore.game.puzzles import daily
from beecore.words import shipped
from build import ROOT
from build.page import day_of
from tests.oracles import HIVE
from tests.web.means import Held
from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import OLD, begin, expect_found, give_up, guess
from tests.web.pages.solve import FIELD, solve
from tests.web.pages.storage import GAME, KEPT, expect_in_kept, keep, stored
from tests.web.profiles import Pages
from tests.web.screens import sized
from tests.web.waiting import until

TODAY = day_of(os.environ) + timedelta(days=1)
"""A day whose hive the page itself contains."""
TOMORROW = str(TODAY + timedelta(days=1))
KEYS = "#keys button"


@pytest.fixture
def page(new_page: Pages) -> Page:
    page = new_page(timezone_id="UTC")
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    return page


def letters_of(day: date) -> str:
    return daily(shipped.calendar(), day).hive.letters


def open_early(page: Page, address: str, file: str = "app.bin") -> Held:
    """Open an address, and hold back a file that the page's Python needs to show it."""
    held = Held(page, "**/" + file)
    with page.expect_request("**/" + file):
        page.goto(f"./#{address}")
    return held


def expect_letters(page: Page, letters: str) -> None:
    expect(page.locator(KEYS)).to_have_text(list(letters.upper()))


def tap(page: Page, word: str) -> None:
    for letter in word:
        page.locator(f"#keys [data-letter={letter}]").click()


def test_the_first_paint_explains_the_page_and_takes_letters(new_page: Pages) -> None:
    page = new_page(is_quiet=False)
    held = Held(page, "**/*.js")
    page.goto("./", wait_until="commit")
    expect(page.get_by_role("heading", name="Spelling bee solver", level=1)).to_be_in_viewport()
    expect(page.get_by_text("Type your letters, center letter first")).to_be_in_viewport()
    expect(page.get_by_role("radio")).to_have_count(0)  # without letters, there is no choice
    for name, link in (("Try VCTAOEN", "#solve/vctaoen"), ("Play today’s hive", "#play")):
        chip = page.get_by_role("link", name=name)
        expect(chip).to_be_in_viewport()
        expect(chip).to_have_attribute("href", link)
    page.keyboard.type("VCTAOEN")
    expect(page.locator(FIELD)).to_have_value("VCTAOEN")
    expect(page.get_by_role("status")).to_contain_text("You can start typing.")
    held.release()
    expect_status(page, "VCTAOEN: ")


def test_letters_are_shown_before_python_has_started(page: Page) -> None:
    for address, title, letters in (
        ("play", "Today’s hive", letters_of(TODAY)),
        ("play/VCTAOEN?min=5", "Play", "vctaoen"),
    ):
        page.goto("about:blank")
        held = open_early(page, address)
        expect(page.locator("#play-title")).to_have_text(title)
        expect(page.locator("header [aria-current=page]")).to_have_text("Play")
        expect_letters(page, letters)
        expect(page.locator("#keys .center")).to_have_text(letters[0].upper())
        told = "Loading the words."
        expect(page.locator("#play #status")).to_have_text(told)
        page.evaluate("window.cells = [...document.querySelectorAll('#keys button')]")
        held.release()
        expect_said(page, f"Find words that use {letters[0].upper()}.")
        expect_letters(page, letters)
        assert page.evaluate("cells.every((cell) => cell.isConnected)"), "Python shows others"


def test_links_are_followed_and_letters_that_only_python_knows_wait_for_it(page: Page) -> None:
    held = open_early(page, "solve")
    page.get_by_role("link", name="Play", exact=True).click()
    expect_letters(page, letters_of(TODAY))
    page.evaluate("location.hash = '#play/ßa\u0131iäbc?edition=list-mixed'")
    expect(page.locator(KEYS)).to_have_text(["ß", "A", "\u0131", "I", "Ä", "B", "C"])
    for name in (OLD, TOMORROW, f"{TODAY}?min=5", "2026-11-31", "vctaoe", "vvvvvvv", "random"):
        page.evaluate("location.hash = '#play/vctaoen'")
        expect_letters(page, "vctaoen")
        page.evaluate("name => { location.hash = `#play/${name}`; }", name)
        expect(page.locator("#keys span.cell")).to_have_count(7)
        expect(page.locator(KEYS)).to_have_count(0)
    held.release()
    expect(page.locator(KEYS)).to_have_count(7)


def test_taps_keys_and_clicks_before_python_has_started_count(page: Page) -> None:
    held = open_early(page, "play/vctaoen")
    field, shown = page.get_by_label("Guess"), page.locator("#guess-shown span")
    tap(page, "cavv")
    page.get_by_role("button", name="Delete").click()
    expect(field).to_have_value("cav")
    page.keyboard.press("Escape")  # does nothing yet
    page.keyboard.type("xe")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.type("e")
    expect(shown).to_have_text(["c", "a", "v", "e"])
    expect(shown.nth(2)).to_have_class("center")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(field).to_have_value("")
    expect(shown).to_have_count(0)
    field.fill("coen")
    field.evaluate("field => field.setSelectionRange(2, 2)")
    tap(page, "v")  # where the cursor is
    expect(field).to_have_value("coven")
    field.press("Enter")
    page.keyboard.type("oct")
    page.locator("#open-menu").click()
    page.get_by_role("button", name="Past puzzles").click()
    page.locator("#open-menu").click()
    page.get_by_role("button", name="Statistics").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    held.release()
    expect(page.get_by_role("dialog", name="Your games")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect_found(page, ["cave", "coven"])
    expect(field).to_have_value("oct")


def test_a_new_player_is_told_once_where_the_rules_are(new_page: Pages) -> None:
    page = new_page(**sized(360, 640))
    held = open_early(page, "play/vctaoen")
    rules = page.get_by_role("button", name="How to play")
    expect(rules).to_be_visible()
    tap(page, "ca")
    rules.click()
    shown = page.get_by_role("dialog", name="How to play")
    expect(shown).to_be_visible()
    held.release()
    expect(page.locator("#play[data-ready]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(shown).not_to_be_visible()
    page.keyboard.type("ve")
    expect(page.get_by_label("Guess")).to_have_value("cave")
    expect(rules).to_be_hidden()
    page.reload()
    expect_said(page, "Find words that use V.")
    expect(rules).to_be_hidden()
    other = new_page()
    begin(other)
    rules = other.get_by_role("button", name="How to play")
    expect(rules).to_be_visible()
    guess(other, "vvvv")
    expect_said(other, "Not in word list")
    expect(rules).to_be_hidden()
    player = new_page(storage=stored(Game(HIVE, ("cave",))))
    begin(player)
    expect(player.get_by_role("button", name="How to play")).to_be_hidden()


@pytest.mark.parametrize("file", ["app.bin", "play.bin"])
def test_the_menu_works_before_play_has_loaded_and_its_button_gets_the_focus_back(
    page: Page, file: str
) -> None:
    dialogs = {"Statistics": "Your games"}
    menu, opener = page.locator("#menu"), page.get_by_role("button", name="Menu")
    for entry in ("Past puzzles", "How to play", "Statistics"):
        page.goto("about:blank")
        held = open_early(page, "play/vctaoen", file)
        opener.press("Enter")
        expect(menu.get_by_role("button", name="Past puzzles")).to_be_focused()
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()
        opener.press("Enter")
        menu.get_by_role("button", name=entry).press("Enter")
        expect(menu).not_to_be_visible()
        expect(opener).to_be_focused()
        held.release()
        expect(page.get_by_role("dialog", name=dialogs.get(entry, entry))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_the_draft_is_shown_before_python_has_started_unless_it_is_damaged(page: Page) -> None:
    begin(page)
    page.get_by_role("button", name="Shuffle").click()
    page.keyboard.type("cav")
    order = "".join(page.locator(KEYS).all_inner_texts())
    page.goto("about:blank")
    held = open_early(page, "play/vctaoen")
    expect_letters(page, order)
    expect(page.get_by_label("Guess")).to_have_value("cav")
    page.keyboard.type("e")
    held.release()
    expect_announced(page, "Hive VCTAOEN.")
    expect(page.get_by_label("Guess")).to_have_value("cave")
    expect_letters(page, order)
    for draft in ("x", "vctaoena", 7, ["vctaoen co"]):
        page.goto("./404.html")  # from a page that reloads once it shows another hive
        typed = json.dumps({"drafts": [draft], "waiting": [["vctaoen"], 7]})
        page.evaluate(
            "([key, typed]) => sessionStorage.setItem(key, typed)", [f"{KEPT}board", typed]
        )
        page.goto("about:blank")
        open_early(page, "play/vctaoen")
        expect_letters(page, "vctaoen")
        expect(page.get_by_label("Guess")).to_have_value("")
        with page.expect_request(lambda request: request.is_navigation_request()):
            page.evaluate("location.hash = '#play/rtaegin'")
        expect_letters(page, "rtaegin")


EARLIER = json.loads((ROOT / "tests/data/played.json").read_text("utf-8"))
"""What these commits stored: a game, a guess that waits for a file, and an unfinished guess."""


@pytest.mark.parametrize("commit", EARLIER)
def test_what_was_typed_on_the_page_of_an_earlier_version_is_there(page: Page, commit: str) -> None:
    page.goto("./404.html")
    for storage, texts in EARLIER[commit].items():
        for name, text in texts.items():
            page.evaluate(
                f"([name, text]) => {storage}Storage.setItem(name, text)", [KEPT + name, text]
            )
    order = EARLIER[commit]["session"]["board/vacenot"].split(" ")[0]
    held = open_early(page, "play/vctaoen")
    expect_letters(page, order)
    expect(page.get_by_label("Guess")).to_have_value("octa")
    held.release()
    expect_found(page, ["cave", "coven", "novae"])
    expect_in_kept(page, GAME, "vaccae")
    expect(page.get_by_label("Guess")).to_have_value("octa")
    expect_letters(page, order)
    names = page.evaluate("Object.keys(sessionStorage)")
    assert f"{KEPT}waiting" not in names
    assert f"{KEPT}board/vacenot" not in names


def test_a_guess_outlasts_a_reload_and_others_are_left_to_the_next_tab(page: Page) -> None:
    open_early(page, "play/vctaoen")
    guess(page, "cave")
    tap(page, "cav")
    page.reload()
    expect(page.get_by_label("Guess")).to_have_value("cav")
    page.goto("about:blank")
    after = page.context.new_page()
    after.goto("./#play/rtaegin")
    expect_in_kept(after, GAME, "cave")
    until(after, "name => localStorage.getItem(name) === null", f"{KEPT}waiting")


LEFT = """(act) => {
    const letter = document.querySelector("#keys [data-letter=c]");
    const field = document.getElementById("guess");
    if (act === "guess") {
        field.value = "octane";
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    }
    letter.click();
    dispatchEvent(new Event("pagehide"));
    return JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
}"""


def test_what_is_typed_just_before_the_page_is_left_is_stored_on_leaving(page: Page) -> None:
    begin(page)
    assert "vctaoen c\\" in page.evaluate(LEFT, "tap")
    assert "octane" in page.evaluate(LEFT, "guess")


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


FILL = """
    for (let size = 100000; size >= 1; size = Math.floor(size / 2))
        try {
            for (let n = 0; ; n++) localStorage.setItem(`x ${size} ${n}`, "x".repeat(size));
        } catch {}
"""


def leave(page: Page) -> None:
    """Leave the page once its view shows everything."""
    until(page, SETTLED)
    page.goto("about:blank")


def expect_steady(page: Page, parts: str, held: Held, sentence: str) -> None:
    """Let Python start, and expect that the elements look the same all the time."""
    page.evaluate(WATCH.replace("PARTS", json.dumps(parts)))
    held.release()
    until(page, SETTLED)
    expect_said(page, sentence)
    assert page.evaluate("changes") == []


def test_the_words_of_a_hive_are_shown_again_while_there_is_room_to_store_them(page: Page) -> None:
    solve(page)
    words = page.locator(WORDS).all_inner_texts()
    summary = page.locator("#status").inner_text()
    leave(page)
    held = open_early(page, "solve/vctaoen")
    expect(page.locator(f"{PAINTED} {WORDS}")).to_have_text(words)
    expect(page.locator("#hive .cell")).to_have_text(list("VCTAOEN"))
    expect(page.locator(FIELD)).to_have_value("VCTAOEN")
    expect(page.locator("#likely-summary")).to_contain_text("words, ")
    expect(page.locator("#solve #status")).to_have_text(summary)
    parts = "#results, #likely, #possible, #example, #hive, #genius, #status"
    expect_steady(page, parts, held, summary)
    expect(page.locator(WORDS)).to_have_text(words)
    leave(page)
    held = open_early(page, "solve/vctaoen")
    page.locator(WORDS).get_by_text("covenant", exact=True).click()
    held.release()
    expect(page.get_by_role("dialog", name="covenant")).to_be_visible()
    assert len(page.context.pages) == 1, "the word was opened at Wiktionary"
    leave(page)
    begin(page)
    assert page.evaluate("name => localStorage.getItem(name)", SOLVE)
    page.evaluate(FILL)
    guess(page, "cave")
    expect_said(page, "Good!")
    expect_in_kept(page, GAME, "cave")  # which is more important than what was shown
    assert page.evaluate("name => localStorage.getItem(name)", SOLVE) is None


def test_what_is_shown_is_stored_up_to_a_hundred_thousand_characters(page: Page) -> None:
    solve(page)
    grow = """([name, size]) => {
        const element = document.getElementById("likely-summary");
        const leave = () => dispatchEvent(new Event("pagehide"));
        leave();
        element.textContent += "x".repeat(size - localStorage.getItem(name).length);
        localStorage.removeItem(name);
        leave();
        return localStorage.getItem(name)?.length;
    }"""
    assert page.evaluate(grow, [SOLVE, 100_000]) == 100_000  # MAX_SHOWN_LENGTH of shown.js
    solve(page)
    assert page.evaluate(grow, [SOLVE, 100_001]) is None


def test_a_game_is_shown_again_until_something_else_was_stored(page: Page) -> None:
    begin(page)
    for word in ("covenant", "cave"):
        guess(page, word)
        expect_announced(page, "+")
    page.get_by_role("button", name="Hints").click()
    page.get_by_role("button", name="Give me a clue").click()
    expect(page.locator("#hinted li")).to_have_count(1)
    leave(page)
    held = open_early(page, "play/vctaoen")
    expect(page.locator("#found li")).to_have_text(["cave", "covenant"])
    expect(page.locator("#score")).to_have_text("16 points")
    expect(page.locator("#hinted li")).to_have_count(1)
    expect_letters(page, "vctaoen")
    expect(page.locator("#play #status")).to_have_text("Find words that use V.")
    expect(page.get_by_role("heading", name="Hive VCTAOEN")).to_be_visible()
    hinted = page.locator("#hinted b").text_content() or ""
    word = "coven" if hinted[0] != "C" else "event"  # a word found would have no hint
    guess(page, word)
    parts = "#play-title, #rank-bar, #hinted, #onward, #controls"
    expect_steady(page, parts, held, "Nice!")
    expect(page.locator("#found li")).to_have_text(sorted(["cave", "covenant", word]))
    give_up(page)
    leave(page)
    held = open_early(page, "play/vctaoen")
    expect(page.locator(KEYS).first).to_be_disabled()
    expect(page.locator("#controls")).not_to_be_visible()
    expect(page.locator("#missed li").first).to_be_visible()
    expect_steady(page, "#controls, #onward, #missed, #rank, #status", held, "You gave up")
    leave(page)
    open_early(page, "play/vctaoen?min=5")
    expect(page.locator(PAINTED)).to_have_count(0)
    keep(page, GAME, "x")
    page.goto("about:blank")
    open_early(page, "play/vctaoen")
    expect(page.locator(PAINTED)).to_have_count(0)


MARKUP = (
    "<a id='bad' href='javascript:window.ran = 1' onclick='window.ran = 2'>x</a>"
    "<img src='x' onerror='window.ran = 3'><script>window.ran = 4</script>"
)
CHANGES = {
    "saved.build = 'x'": 0,
    f"saved.parts.find((part) => part[2])[2] = {json.dumps(MARKUP)}": 1,
    "": 1,
}
"""Changes to what the page has stored, and how many views show it then."""


def test_what_another_build_stored_is_not_shown_and_no_script_runs(new_page: Pages) -> None:
    page = new_page(is_quiet=False)  # the browser reports what the policy forbids
    solve(page)
    leave(page)
    page.goto("./404.html")
    text = page.evaluate("name => localStorage[name]", SOLVE)
    for change, count in CHANGES.items():
        page.goto("./404.html")
        page.evaluate(
            f"""([name, text]) => {{
                const saved = JSON.parse(text);
                {change};
                localStorage[name] = JSON.stringify(saved);
            }}""",
            [SOLVE, text],
        )
        open_early(page, "solve/vctaoen")
        expect(page.locator(PAINTED)).to_have_count(count)
        expect(page.locator("#results")).to_be_visible(visible=bool(count))
        if "bad" in change:
            page.locator("#bad").dispatch_event("click")
            assert page.evaluate("window.ran") is None
