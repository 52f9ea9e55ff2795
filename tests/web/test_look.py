"""The page's appearance: themes, large text, print, dialogs, no scripts; and nothing moves."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsers
from tests.web.means import Held, chromium, emulate, skip_in_firefox
from tests.web.pages.page import expect_said, expect_status
from tests.web.pages.play import choose
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.solve import solve
from tests.web.profiles import Pages
from tests.web.screens import DESK, PHONE
from tests.web.waiting import until

INK = {"light": "rgb(35, 27, 56)", "dark": "rgb(243, 238, 227)"}
PAPER = {"light": "#fffaf0", "dark": "#17131f"}
LAST = {"solve": "#results", "play": "#found-count", "lab": "#subsets"}
"""The element of each view that appears last."""


def expect_theme(page: Page, theme: str) -> None:
    """Expect a theme's colors, also in exactly one active theme-color element."""
    expect(page.locator("body")).to_have_css("color", INK[theme])
    until(
        page,
        """color => {
            const metas = [...document.querySelectorAll("meta[name=theme-color]")];
            const matching = metas.filter(({ media }) => matchMedia(media).matches);
            return matching.map(({ content }) => content).join() === color;
        }""",
        PAPER[theme],
    )


def test_a_chosen_theme_is_saved_and_applies_to_every_view_and_tab(
    page: Page, new_page: Pages
) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        tab.goto("./")
        expect_status(tab, "Ready")
        expect_theme(tab, "light")
    for view, theme in (("play", "dark"), ("solve", "light"), ("play", "dark")):
        page.goto(f"./#{view}")
        open_settings(page).get_by_role("radio", name=theme.title()).check()
        for tab in (page, other):
            expect_theme(tab, theme)
        close_settings(page)
        page.reload()
        expect_theme(page, theme)
        expect(open_settings(page).get_by_role("radio", name=theme.title())).to_be_checked()
        close_settings(page)
    emulate(page, color_scheme="light")
    expect_theme(page, "dark")
    open_settings(page).get_by_role("radio", name="System").check()
    expect_theme(page, "light")


def test_how_to_play_opens_in_a_dialog(page: Page) -> None:
    page.goto("./#play")
    expect_said(page, "Find words")
    dialog = page.get_by_role("dialog")
    choose(page, "How to play")
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).not_to_be_visible()
    choose(page, "How to play")
    dialog.click(position={"x": 2, "y": 60})
    expect(dialog).to_be_visible()
    page.mouse.click(2, 2)
    expect(dialog).not_to_be_visible()


def expect_no_scrolling_sideways(page: Page, *widths: int) -> None:
    for width in widths:
        page.set_viewport_size({"width": width, "height": 370})
        until(page, "() => { scrollTo(10000, scrollY); return scrollX === 0; }")


def test_nothing_scrolls_sideways_at_200_percent(page: Page, lab_page: Page) -> None:
    for view in LAST:
        shown = lab_page if view == "lab" else page
        if view != "lab":
            page.set_viewport_size(DESK)
            page.goto(f"./#{view}/vctaoen")
            expect(page.locator(LAST[view])).to_be_visible()
        expect_no_scrolling_sideways(shown, 180)  # a width of 360 at a zoom of 200%
        session = chromium(shown)  # a page cannot change the browser's text size
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        until(shown, "getComputedStyle(document.documentElement).fontSize === '32px'")
        expect_no_scrolling_sideways(shown, 360, 1280)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})


def test_a_printout_is_white_and_has_no_controls(page: Page, lab_page: Page) -> None:
    for view, last in LAST.items():
        shown = lab_page if view == "lab" else page
        if view != "lab":
            emulate(page, media="screen")
            page.goto(f"./#{view}/vctaoen")
        expect(shown.locator(last)).to_be_visible()
        emulate(shown, color_scheme="dark", media="print", reduced_motion="reduce")
        expect(shown.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
        expect(shown.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
        pressed = "nav, footer, form, button:not(.cell, #subsets *), summary:not(.group *)"
        expect(shown.locator(f"{pressed}, .puzzles").filter(visible=True)).to_have_count(0)
        expect(shown.locator(last)).to_be_visible()


def test_without_javascript_the_page_only_explains_that_it_needs_it(new_page: Pages) -> None:
    skip_in_firefox("way to turn off the scripts")
    page = new_page(java_script_enabled=False)
    for address in ("./", "./#play"):
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator("main")).to_have_text(
            re.compile("^\\s*Open Hive needs JavaScript"), use_inner_text=True
        )
        for role in ("textbox", "button", "radio"):
            expect(page.get_by_role(role)).to_have_count(0)
        languages = page.locator("#language a").all_inner_texts()
        assert "Français" in languages
        expect(page.get_by_role("link")).to_have_text(["Open Hive", *languages, "MIT license"])


def test_points_are_announced_with_their_unit_and_shown_without(page: Page) -> None:
    solve(page)
    word = page.get_by_role("region", name="Likely words").get_by_role("listitem").first
    expect(word).to_have_text("covenant")
    tree = chromium(page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node["name"]["value"] for node in tree if node["role"]["value"] == "StaticText"]
    assert {"15 points", "1 point", "covenant"} <= set(heard)
    height = word.evaluate("word => parseFloat(getComputedStyle(word, '::before').height)")
    assert height < 20  # one line, with only the number


WATCH = """(() => {
    const box = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(" ");
    const named = node => node?.closest?.("[id]")?.id ?? node?.parentElement?.closest("[id]")?.id;
    window.shifts = [];
    const note = entries => {
        for (const { value, sources, hadRecentInput } of entries)
            if (!hadRecentInput) shifts.push([value, sources.map(source =>
                `${source.node?.nodeName ?? "gone"} in #${named(source.node)}: ` +
                `${box(source.previousRect)} to ${box(source.currentRect)}`)]);
    };
    const observer = new PerformanceObserver(list => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shiftsSoFar = () => new Promise(done => requestAnimationFrame(() => setTimeout(() => {
        note(observer.takeRecords());
        done(shifts);
    })));
})()"""
"""A script that records layout shifts; `shiftsSoFar()` returns a promise of them."""
ONLY_CHROMIUM = pytest.mark.skipif(
    browsers.ENGINE != "chromium", reason="only Chromium tells of layout shifts"
)
MAX_SHIFT = 0.01  # cumulative layout shift; up to 0.1 counts as good

ENTRIES = {
    "": "Ready. Type",
    "#solve/vctaoen": "VCTAOEN: ",
    "#play": "Find words",
    "#play/2026-11-20": "Find words",
    "#play/vctaoen?min=5&require=t": "5 letters or more · needs T",
    "#play/random": "Find words",
    "#lab/edit/block?hive=vctaoen": "in the dictionary",
}
"""The addresses of the page, and a text that each shows when it has loaded."""


def expect_no_shift(page: Page, link: str) -> None:
    """Open a link, and expect nothing to move until it has loaded."""
    page.goto("about:blank")
    page.goto(f"./{link}")
    status = page.get_by_text(re.compile(ENTRIES[link])).locator("visible=true")
    expect(status.first).to_be_visible()  # the second is for screen readers
    until(page, "navigator.serviceWorker.controller")
    page.evaluate("new Promise(requestIdleCallback)")
    shifts = page.evaluate("shiftsSoFar()")
    assert sum(value for value, _ in shifts) <= MAX_SHIFT, (link, shifts)


@pytest.mark.service_worker
@ONLY_CHROMIUM
@pytest.mark.parametrize("link", ENTRIES)
def test_nothing_moves_on_a_first_and_a_later_visit(new_page: Pages, link: str) -> None:
    page = new_page(is_phone=True, viewport=PHONE)
    page.add_init_script(WATCH)
    for _ in ("first", "later"):
        expect_no_shift(page, link)


@pytest.mark.service_worker
@ONLY_CHROMIUM
def test_nothing_moves_on_a_large_screen_where_the_page_can_be_installed(new_page: Pages) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(WATCH)
    for link in ("#solve/vctaoen", "#play"):
        expect_no_shift(page, link)
    session = chromium(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert [shortcut["url"] for shortcut in manifest["manifest"]["shortcuts"]] == [
        page.url.partition("#")[0] + view for view in ("#play", "#solve", "#lab")
    ]
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


@ONLY_CHROMIUM
@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_moves_when_the_possible_words_follow(page: Page, width: int) -> None:
    page.add_init_script(WATCH)
    page.set_viewport_size({"width": width, "height": 800})
    held = Held(page, "**/possible.bee")
    page.goto("./#solve/vctaoen")
    expect_said(page, "likely words. Loading…")
    held.release()
    expect_status(page, "VCTAOEN: ")
    assert page.evaluate("shiftsSoFar()") == []
