"""What is found stays found, whatever happens to a browser's storage; in a real browser.

How tabs, versions and failures can meet is tried at random in test_losses.
"""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from beecore.game.saving import save
from beecore.game.state import Game
from tests.oracles import HIVE
from tests.web.conftest import KEPT, keep
from tests.web.test_play import begin, choose, found, guess, status
from tests.web.test_solve import expect_status

GAME = "game/vacenot"
DENIED = """
    const denied = () => { throw new DOMException("denied", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage", "caches"])
        Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(navigator, "serviceWorker", { get: denied });
    window.BroadcastChannel = class { constructor() { denied(); } };
"""
NEWER = json.dumps({"version": 3, "hive": "vctaoen", "found": ["cave"]})
GARBAGE = {
    "text": "'no game'",
    "cut": '\'{"version": 1, "hive"\'',
    "null": "'null'",
    "another shape": '\'{"version": 1, "hive": {}, "found": 7}\'',
    "deep": "'['.repeat(100_000)",
    "large": "'x'.repeat(100_000)",
    "half a character": "'\\uD800'",
}
DAMAGE = """garbage => {
    for (const name of ["game/vacenot", "taught", "boundary", "tells-hints", "theme"])
        localStorage.setItem("KEPT" + name, garbage);
    for (const name of ["board/vacenot", "letters", "mode", "found/vacenot"])
        sessionStorage.setItem("KEPT" + name, garbage);
    return garbage;
}""".replace("KEPT", KEPT)


def in_storage(page: Page, name: str) -> str:
    text = page.evaluate("name => localStorage.getItem(name)", KEPT + name)
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
def test_the_page_works_with_damage_in_every_name(page: Page, garbage: str) -> None:
    page.goto("./")
    expect_status(page, "Ready")
    page.evaluate(f"({DAMAGE})({garbage})")
    page.goto("./?#play/vctaoen")
    status(page, "An earlier saved game of this hive cannot be read.")
    assert sorted(page.locator("#keys").inner_text().split()) == sorted("VCTAOEN")
    expect(page.get_by_label("Guess")).to_have_value("")
    guess(page, "cave")
    status(page, "Good!")
    page.reload()
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")
    assert page.evaluate(
        f"Object.values(localStorage).filter(text => text === {garbage}).length > 4"
    )
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")


def test_a_newer_game_is_left_alone_until_something_is_found(page: Page) -> None:
    page.goto("./")
    keep(page, GAME, NEWER)
    begin_with_trouble = "An earlier saved game of this hive cannot be read."
    page.goto("./#play/vctaoen")
    status(page, begin_with_trouble)
    assert in_storage(page, GAME) == NEWER
    guess(page, "coven")
    status(page, "Nice!")
    assert NEWER in page.evaluate("Object.values(localStorage)")
    assert "coven" in in_storage(page, GAME)


def play_where_nothing_is_kept(page: Page) -> None:
    """Find two words, and expect to be told that they last no longer than the page."""
    begin(page)
    guess(page, "cave")
    status(page, "This browser keeps nothing")
    guess(page, "coven")
    status(page, "Nice! +5")
    assert found(page) == ["cave", "coven"]


def test_a_browser_that_forbids_all_storage_plays_and_says_so(
    context: BrowserContext, page: Page
) -> None:
    context.add_init_script(DENIED)
    play_where_nothing_is_kept(page)
    page.goto("./#solve/vctaoen")
    expect_status(page, "VCTAOEN: ")
    page.goto("./#play/vctaoen")
    assert found(page) == ["cave", "coven"]


def test_a_full_storage_is_told_and_what_fits_later_is_kept(page: Page) -> None:
    begin(page)
    guess(page, "cave")
    status(page, "Good!")
    page.evaluate(
        """() => {
            for (let size = 1 << 23; size; size >>= 1)
                try {
                    for (let n = 0; ; n++) localStorage.setItem(`x ${size} ${n}`, "x".repeat(size));
                } catch {}
        }"""
    )
    guess(page, "covenant")
    status(page, "This browser has no room left")
    assert found(page) == ["cave", "covenant"]
    assert "covenant" not in in_storage(page, GAME)
    page.evaluate(
        "Object.keys(localStorage).filter(name => name[0] == 'x')"
        ".forEach(name => localStorage.removeItem(name))"
    )
    page.reload()  # which the page uses for another try
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "covenant"]
    )


def test_the_game_in_hand_outlives_a_cleared_storage(context: BrowserContext, page: Page) -> None:
    begin(page)
    guess(page, "cave")
    status(page, "Good!")
    other = context.new_page()
    other.goto("./")
    other.evaluate("localStorage.clear()")
    page.wait_for_function("name => localStorage.getItem(name)", arg=KEPT + GAME)
    page.evaluate("localStorage.clear()")  # as its own tools may, without an event
    page.reload()
    expect(page.get_by_role("list", name="Found")).to_have_text("cave")


def test_two_tabs_that_guess_at_once_keep_both(context: BrowserContext, page: Page) -> None:
    other = context.new_page()
    for tab in (page, other):
        begin(tab)
    words = [["cave", "coven", "vote"], ["oven", "vent", "nave"]]
    for tab, these in zip((page, other), words, strict=True):
        tab.evaluate(
            """words => setTimeout(() => {
                const field = document.getElementById("guess");
                for (const word of words) {
                    field.value = word;
                    field.form.requestSubmit();
                }
            })""",
            these,
        )
    everything = sorted([*words[0], *words[1]])
    for tab in (page, other):
        expect(tab.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
            everything
        )
    assert all(word in in_storage(page, GAME) for word in everything)


def test_what_was_kept_under_the_names_of_old_comes_over_and_stays(
    context: BrowserContext, page: Page
) -> None:
    """Also where another page has kept something by its own names."""
    page.goto("./")
    old = save(Game(HIVE, ("cave",)))
    page.evaluate(
        """([old, elsewhere]) => {
            localStorage.setItem("open-hive/game/vacenot", old);
            localStorage.setItem("open-hive/theme", "dark");
            localStorage.setItem("open-hive /bees/ game/vacenot", elsewhere);
        }""",
        [old, save(Game(HIVE, ("vote",)))],
    )
    page.goto("./?#play/vctaoen")
    status(page, "Find words")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    guess(page, "coven")
    status(page, "Nice!")
    assert found(page) == ["cave", "coven"]
    assert page.evaluate("localStorage.getItem('open-hive/game/vacenot')") == old
    older = context.new_page()
    older.goto("./")  # of an older version, say
    older.evaluate(
        "text => localStorage.setItem('open-hive/game/vacenot', text)",
        save(Game(HIVE, ("cave", "oven"))),
    )
    expect(page.get_by_role("list", name="Found").get_by_role("listitem")).to_have_text(
        ["cave", "coven", "oven"]
    )


def test_beyond_four_megabytes_old_days_are_shortened(page: Page) -> None:
    page.goto("./")
    games = {
        f"{KEPT}game/{number}": save(Game(HIVE, ("cave", "coven"), started=f"20{number:02}-01-01"))
        for number in range(10, 30)
    }
    page.evaluate(
        """games => {
            Object.entries(games).forEach(game => localStorage.setItem(...game));
            localStorage.setItem("something else", "x".repeat(2_200_000));
        }""",
        games,
    )
    page.reload()
    oldest = min(games)
    page.wait_for_function(
        "name => JSON.parse(localStorage.getItem(name)).version === 2", arg=oldest
    )
    begin(page)
    guess(page, "cave")
    status(page, "Good!")
    choose(page, "Statistics and saved games")
    expect(page.locator("#record-body")).to_contain_text("Words")
