"""The page's appearance: themes, large text, print, dialogs, no scripts; and nothing moves."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsers
from tests.web.means import Held, chromium, emulate, skip_in_firefox
from tests.web.pages.page import expect_announced, expect_said, expect_status
from tests.web.pages.play import begin, choose
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


def test_a_theme_applies_to_every_view_and_tab_and_dialogs_close_by_a_click_outside(
    page: Page, new_page: Pages
) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        tab.goto("./")
        expect_status(tab, "Ready")
        expect_theme(tab, "light")
    for view, theme in (("solve", "light"), ("play", "dark")):
        page.goto(f"./#{view}")
        open_settings(page).get_by_role("radio", name=theme.title()).check()
        for tab in (page, other):
            expect_theme(tab, theme)
        close_settings(page)
    page.reload()
    expect_theme(page, "dark")
    emulate(page, color_scheme="light")
    expect_theme(page, "dark")
    expect(open_settings(page).get_by_role("radio", name="Dark")).to_be_checked()
    open_settings(page).get_by_role("radio", name="System").check()
    expect_theme(page, "light")
    close_settings(page)
    choose(page, "How to play")
    dialog = page.get_by_role("dialog")
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


def test_each_view_fits_at_200_percent_and_on_paper(page: Page) -> None:
    session = chromium(page)  # a page cannot change the browser's text size
    for view, last in LAST.items():
        emulate(page, media="screen")
        page.set_viewport_size(DESK)
        page.goto(f"./#{view}/vctaoen")
        expect(page.locator(last)).to_be_visible()
        emulate(page, color_scheme="dark", media="print", reduced_motion="reduce")
        expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
        expect(page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
        pressed = "nav, footer, form, button:not(.cell, #subsets *), summary:not(.word-group *)"
        expect(page.locator(f"{pressed}, .puzzles").filter(visible=True)).to_have_count(0)
        expect(page.locator(last)).to_be_visible()
        emulate(page, media="screen")
        expect_no_scrolling_sideways(page, 180)  # a width of 360 at a zoom of 200%
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        until(page, "getComputedStyle(document.documentElement).fontSize === '32px'")
        expect_no_scrolling_sideways(page, 360, 1280)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})


RING = """() => {
    // Returns the outline of what has the focus: its style, and how far outside it is.
    const { outlineStyle, outlineOffset } = getComputedStyle(document.activeElement);
    return `${document.activeElement.id} ${outlineStyle} ${outlineOffset}`;
}"""


def test_a_ring_inside_of_a_control_marks_the_focus_unless_a_tap_has_moved_it(phone: Page) -> None:
    begin(phone)
    dialog, menu = phone.get_by_role("dialog"), phone.locator("#open-menu")
    menu.tap()
    phone.locator("#how-to-play").tap()
    close = dialog.get_by_role("button", name="Close")
    expect(close).to_be_focused()
    assert " none " in phone.evaluate(RING)
    close.tap()
    expect(dialog).not_to_be_visible()
    phone.locator("#settings-link").tap()
    phone.get_by_role("link", name="Done").tap()
    until(phone, "document.activeElement.id === 'settings-link'")
    assert phone.evaluate(RING).startswith("settings-link none ")
    phone.keyboard.press("Shift+Tab")
    phone.keyboard.press("Tab")
    assert phone.evaluate(RING) == "settings-link solid -3px"
    menu.press("Enter")
    phone.locator("#how-to-play").press("Enter")
    expect(close).to_be_focused()
    assert phone.evaluate(RING) == " solid -3px"
    phone.keyboard.press("Escape")
    until(phone, "document.activeElement.id === 'open-menu'")
    assert phone.evaluate(RING) == "open-menu solid -3px"


AFTER_A_FRAME = """key => new Promise(done => requestAnimationFrame(() =>
    requestAnimationFrame(() => done(getComputedStyle(key).fontSize))))"""
WINDOWS = [
    *((320, 568), (360, 640), (390, 844), (414, 736), (480, 800), (540, 720), (568, 320)),
    *((600, 960), (768, 1024), (932, 430), (1024, 768), (1280, 720), (1280, 800), (1366, 768)),
]


@pytest.mark.parametrize("letters", ["vctaoen", "aeinrstlo"])
def test_the_hives_letters_are_no_smaller_where_the_browsers_text_is_larger(
    page: Page, letters: str
) -> None:
    session = chromium(page)
    page.goto(f"./#play/{letters}")
    expect_announced(page, f"Hive {letters.upper()}")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        sizes = []
        for text in (16, 20, 24, 32):
            session.send("Page.setFontSizes", {"fontSizes": {"standard": text, "fixed": 13}})
            until(page, f"getComputedStyle(document.documentElement).fontSize === '{text}px'")
            size = page.locator("#keys .center").evaluate(AFTER_A_FRAME)
            sizes.append(float(size.removesuffix("px")))
        assert min(sizes) >= sizes[0] - 0.1, (width, height, sizes)


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
        page.locator("#language summary").click()
        languages = page.locator("#language a").all_inner_texts()
        assert "Français" in languages
        expect(page.get_by_role("link")).to_have_text(
            ["Open Hive", *languages, "MIT", "their own licenses"]
        )


def test_points_are_announced_with_their_unit_and_shown_without(page: Page) -> None:
    solve(page)
    word = page.get_by_role("region", name="Likely words").get_by_role("listitem").first
    expect(word).to_have_text("covenant")
    tree = chromium(page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node["name"]["value"] for node in tree if node["role"]["value"] == "StaticText"]
    assert {"15 points", "1 point"} <= set(heard)
    assert heard.index("covenant") + 1 == heard.index("15 points")
    links = [node for node in tree if node["role"]["value"] == "link"]
    (opens,) = [
        {each["name"]: each["value"]["value"] for each in node["properties"]}
        for node in links
        if node["name"]["value"] == "covenant"
    ]
    assert opens["hasPopup"] == "dialog"
    height = word.evaluate("word => parseFloat(getComputedStyle(word, '::after').height)")
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
MAX_SHIFT = 0.01  # a busy browser may paint a row before all of it is read; .1 counts as good

ENTRIES = {
    "": "Ready. Type",
    "#solve/vctaoen": "VCTAOEN: ",
    "#play": "Find words",
    "#play/random?min=5": "5 letters or more",
    "lab/#edit/block?hive=vctaoen": "in the dictionary",
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
        page.url.partition("#")[0] + view for view in ("#play", "#solve", "lab/")
    ]
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


@ONLY_CHROMIUM
def test_nothing_moves_when_the_possible_words_follow(page: Page) -> None:
    page.add_init_script(WATCH)
    held = Held(page, "**/possible.bee")
    page.goto("./#solve/vctaoen")
    expect_said(page, "likely words. Loading…")
    held.release()
    expect_status(page, "VCTAOEN: ")
    assert page.evaluate("shiftsSoFar()") == []
