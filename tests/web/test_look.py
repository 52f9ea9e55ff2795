"""How the page looks, and for whom: themes, large text, paper, high contrast, no script."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import KEPT
from tests.web.means import chromium, emulate, skip_in_firefox
from tests.web.test_solve import expect_status

INK = {"light": "rgb(35, 27, 56)", "dark": "rgb(243, 238, 227)"}
PAPER = {"light": "#fffdf7", "dark": "#17131f"}


def expect_theme(page: Page, theme: str) -> None:
    expect(page.locator("body")).to_have_css("color", INK[theme])


def choose(page: Page, theme: str) -> None:
    page.get_by_role("group", name="Theme").get_by_role("radio", name=theme).check()


def bar_colors(page: Page) -> list[str]:
    """Return the colors that the browser may take for its own bars."""
    metas = page.locator("meta[name=theme-color]").all()
    colors = [(meta.get_attribute("media"), meta.get_attribute("content")) for meta in metas]
    matching = "media => matchMedia(media).matches"
    return [str(color) for media, color in colors if page.evaluate(matching, media)]


@pytest.mark.parametrize("view", ["solve", "play", "lab"])
def test_a_chosen_theme_holds_in_every_view_and_over_a_reload(page: Page, view: str) -> None:
    page.goto(f"./#{view}")
    expect_theme(page, "light")
    for theme in ("dark", "light"):
        choose(page, theme.title())
        expect_theme(page, theme)
        page.reload()
        expect_theme(page, theme)
        expect(page.get_by_role("radio", name=theme.title())).to_be_checked()
        assert bar_colors(page) == [PAPER[theme]]
    emulate(page, color_scheme="dark")
    expect_theme(page, "light")
    choose(page, "System")
    expect_theme(page, "dark")
    assert bar_colors(page) == [PAPER["dark"]]


def test_a_chosen_theme_is_there_before_python(troubled_page: Page) -> None:
    page = troubled_page
    page.add_init_script(f"localStorage.setItem('{KEPT}theme', 'dark')")
    page.route("**/*.{mjs,py,bin}", lambda route: route.abort())
    page.goto("./")
    expect_theme(page, "dark")
    assert bar_colors(page) == [PAPER["dark"]]


def test_the_other_tabs_follow_the_theme(context: BrowserContext, page: Page) -> None:
    other = context.new_page()
    for tab in (page, other):
        tab.goto("./")
        expect_status(tab, "Ready")
    choose(page, "Dark")
    expect_theme(other, "dark")
    expect(other.get_by_role("radio", name="Dark")).to_be_checked()
    assert bar_colors(other) == [PAPER["dark"]]


def test_a_theme_can_be_chosen_where_nothing_is_kept(context: BrowserContext, page: Page) -> None:
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('denied', 'SecurityError') } })"
    )
    page.goto("./")
    expect_status(page, "Ready")
    choose(page, "Dark")
    expect_theme(page, "dark")


def test_how_to_play_is_told_in_a_dialog(page: Page) -> None:
    page.goto("./#play")
    expect_status(page, "Today, ")
    menu, opener = page.locator("#menu summary"), page.get_by_role("button", name="How to play")
    dialog = page.get_by_role("dialog")
    for leave in ("Enter", "Escape"):
        menu.press("Enter")
        opener.press("Enter")
        expect(dialog).to_have_accessible_name("How to play")
        expect(dialog.get_by_role("listitem")).to_have_count(4)
        expect(dialog.get_by_role("img")).to_be_visible()
        expect(dialog.get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press(leave)
        expect(dialog).not_to_be_visible()
        expect(menu).to_be_focused()
    menu.press("Enter")
    opener.press("Enter")
    dialog.get_by_role("heading").click()
    dialog.click(position={"x": 2, "y": 60})
    expect(dialog).to_be_visible()
    page.mouse.click(2, 2)
    expect(dialog).not_to_be_visible()


def enlarge_text(page: Page, percent: int = 200) -> None:
    """Have text as large as a browser's own settings can make it, which nothing on a page can."""
    sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    chromium(page).send("Page.setFontSizes", {"fontSizes": sizes})
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


def scrolled_sideways(page: Page) -> int:
    """Return how far the page can be scrolled to the right: by nothing, one hopes."""
    return int(page.evaluate("scrollTo(10000, scrollY), scrollX"))


@pytest.mark.parametrize("view", ["solve", "play", "lab"])
def test_nothing_scrolls_sideways_at_200_percent(page: Page, view: str) -> None:
    page.set_viewport_size({"width": 180, "height": 370})  # what a zoom leaves of 360
    page.goto(f"./#{view}/rtaegin")
    shown = {"solve": "#results", "play": "#keys button", "lab": "#subsets button"}[view]
    expect(page.locator(shown).last).to_be_visible()
    assert scrolled_sideways(page) == 0
    enlarge_text(page)
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 370})
        assert scrolled_sideways(page) == 0


CONTRAST = """
function channels(color) {
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
    return { rgb: [red, green, blue], alpha };
}
function luminance(color) {
    const [red, green, blue] = channels(color).rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
}
function ground(element) {
    for (let each = element; each; each = each.parentElement)
        for (const part of ["::before", undefined]) {
            const { zIndex, backgroundColor } = getComputedStyle(each, part);
            const isBehind = !part || zIndex === "-1";
            if (isBehind && channels(backgroundColor).alpha === 1) return backgroundColor;
        }
    return "rgb(255, 255, 255)";
}
Object.assign(window, { contrast, ground });
"""
"""Contrast as WCAG 2.2 reckons it, of a color with what is painted behind an element."""

TEXTS = """() => [...document.querySelectorAll("body *")]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => each.checkVisibility({ opacityProperty: true }))
    .map((each) => [contrast(getComputedStyle(each).color, ground(each)), each.outerHTML])"""


def faint_texts(page: Page, least: float) -> list[tuple[float, str]]:
    """Return the texts that can be seen and have less contrast than they should."""
    texts = page.evaluate(TEXTS)
    assert texts
    return [(ratio, text) for ratio, text in texts if ratio < least]


def contrast_of(page: Page, selector: str, property: str, part: str = "") -> float:
    """Return the contrast of an element's color with what is around the element."""
    return float(
        page.evaluate(
            """([selector, property, part]) => {
                const element = document.querySelector(selector);
                const color = getComputedStyle(element, part || undefined)[property];
                return contrast(color, ground(element.parentElement));
            }""",
            [selector, property, part],
        )
    )


SHOWN = {"solve": "#results", "play": "#found-count", "lab": "#subsets button:last-child"}


def open_view(page: Page, view: str) -> None:
    page.add_init_script(CONTRAST)
    page.goto(f"./#{view}/vctaoen")
    expect(page.locator(SHOWN[view])).to_be_visible()


@pytest.mark.parametrize("view", SHOWN)
def test_every_text_stands_out(page: Page, view: str) -> None:
    open_view(page, view)
    for theme in ("light", "dark"):
        emulate(page, color_scheme=theme, reduced_motion="reduce")
        assert faint_texts(page, 4.5) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_those_who_ask_for_more_contrast_have_it(page: Page, theme: str) -> None:
    emulate(page, contrast="more", color_scheme=theme)
    open_view(page, "solve")
    assert faint_texts(page, 7) == []
    assert contrast_of(page, "#letters", "borderTopColor") > 7
    assert contrast_of(page, "#letters", "color", "::placeholder") > 7
    assert contrast_of(page, "#likely li", "borderBottomColor") > 3


@pytest.mark.parametrize("view", SHOWN)
def test_paper_is_white_and_has_nothing_to_press(page: Page, view: str) -> None:
    emulate(page, color_scheme="dark")
    open_view(page, view)
    emulate(page, color_scheme="dark", media="print")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
    assert faint_texts(page, 4.5) == []
    pressed = "nav, footer, form, button:not(.cell, #subsets *), summary:not(.group *), .puzzles"
    assert [each for each in page.locator(pressed).all() if each.is_visible()] == []
    expect(page.locator(SHOWN[view])).to_be_visible()


def test_without_script_the_page_says_so_first_and_offers_nothing(
    browser: Browser, url: str
) -> None:
    skip_in_firefox("way to turn off the scripts")
    context = browser.new_context(base_url=url, java_script_enabled=False)
    for address in ("./", "./#play", "./#lab"):
        page = context.new_page()
        page.goto(address)
        expect(page.locator("main")).to_have_text(
            re.compile("^\\s*Open Hive needs JavaScript"), use_inner_text=True
        )
        expect(page.get_by_text("Starting Python")).not_to_be_visible()
        for role in ("textbox", "button", "radio", "link"):
            names = [each.inner_text() for each in page.get_by_role(role).all()]
            assert names == (["Open Hive"] if role == "link" else [])
    context.close()


def test_points_are_heard_with_their_unit_and_seen_without(page: Page) -> None:
    open_view(page, "solve")
    word = page.get_by_role("region", name="Likely words").get_by_role("listitem").first
    expect(word).to_have_text("covenant")
    tree = chromium(page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node["name"]["value"] for node in tree if node["role"]["value"] == "StaticText"]
    assert {"15 points", "covenant"} <= set(heard)
    height = word.evaluate("word => parseFloat(getComputedStyle(word, '::before').height)")
    assert height < 20  # a line: the number's


def test_all_there_is_to_see_is_in_a_landmark(page: Page) -> None:
    page.goto("./")
    page.evaluate("for (const name of ['progress', 'update']) window[name].hidden = false")
    places = "header, main, footer, dialog, script, py-config, mpy-config, py-script, mpy-script"
    outside = [each.evaluate("each => each.outerHTML") for each in page.locator("body > *").all()]
    assert [html for html in outside if not re.match(f"<({places.replace(', ', '|')})", html)] == []
