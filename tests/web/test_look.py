"""Tests of the page's appearance: themes, large text, print, contrast, and without scripts."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.web.means import chromium, emulate, hold_engine, skip_in_firefox
from tests.web.pages.page import expect_said, expect_status
from tests.web.pages.settings import close_settings, open_settings
from tests.web.pages.storage import KEPT
from tests.web.profiles import Pages
from tests.web.waiting import expect_none, until

INK = {"light": "rgb(35, 27, 56)", "dark": "rgb(243, 238, 227)"}
PAPER = {"light": "#fffaf0", "dark": "#17131f"}


SHOWN = {"solve": "#results", "play": "#found-count", "lab": "#subsets button:last-child"}
"""The element of each view that appears last."""


def expect_theme(page: Page, theme: str) -> None:
    expect(page.locator("body")).to_have_css("color", INK[theme])


def choose(page: Page, theme: str) -> None:
    open_settings(page).get_by_role("radio", name=theme).check()
    close_settings(page)


def expect_bar(page: Page, theme: str) -> None:
    """Expect exactly one active theme-color element, with the color of `theme`."""
    until(
        page,
        """color => {
            const metas = [...document.querySelectorAll("meta[name=theme-color]")];
            const matching = metas.filter(({ media }) => matchMedia(media).matches);
            return matching.map(({ content }) => content).join() === color;
        }""",
        PAPER[theme],
    )


@pytest.mark.parametrize("view", ["solve", "play", "lab"])
def test_a_chosen_theme_applies_to_every_view_and_survives_a_reload(page: Page, view: str) -> None:
    hold_engine(page)
    page.goto(f"./#{view}")
    expect_theme(page, "light")
    for theme in ("dark", "light"):
        choose(page, theme.title())
        expect_theme(page, theme)
        page.reload()
        expect_theme(page, theme)
        expect(open_settings(page).get_by_role("radio", name=theme.title())).to_be_checked()
        close_settings(page)
        expect_bar(page, theme)
    emulate(page, color_scheme="dark")
    expect_theme(page, "light")
    choose(page, "System")
    expect_theme(page, "dark")
    expect_bar(page, "dark")


def test_a_chosen_theme_applies_before_python_starts(troubled_page: Page) -> None:
    page = troubled_page
    page.add_init_script(f"localStorage.setItem('{KEPT}theme', 'dark')")
    page.route("**/*.{js,py,bin}", lambda route: route.abort())
    page.goto("./")
    expect_theme(page, "dark")
    expect_bar(page, "dark")


def test_the_other_tabs_follow_the_theme(page: Page, new_page: Pages) -> None:
    other = new_page(beside=page)
    for tab in (page, other):
        tab.goto("./")
        expect_status(tab, "Ready")
    choose(page, "Dark")
    expect_theme(other, "dark")
    expect(open_settings(other).get_by_role("radio", name="Dark")).to_be_checked()
    expect_bar(other, "dark")


def test_how_to_play_opens_in_a_dialog(page: Page) -> None:
    page.goto("./#play")
    expect_said(page, "Find words")
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


@contextmanager
def enlarged_text(page: Page) -> Iterator[None]:
    """Double the text size in the browser's settings, which a page cannot change."""
    session = chromium(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    until(page, "getComputedStyle(document.documentElement).fontSize === '32px'")
    try:
        yield
    finally:
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})


def expect_no_scrolling_sideways(page: Page) -> None:
    """Expect that the page cannot be scrolled sideways."""
    until(page, "() => { scrollTo(10000, scrollY); return scrollX === 0; }")


@pytest.fixture
def shown(new_page: Pages, request: pytest.FixtureRequest, view: str) -> Page:
    """A page that shows VCTAOEN in a `view` completely; in the Lab, it is the shared page."""
    if view == "lab":
        page: Page = request.getfixturevalue("lab_page")
    else:
        page = new_page()
        page.goto(f"./#{view}/vctaoen")
    expect(page.locator(SHOWN[view])).to_be_visible()
    page.evaluate(CONTRAST)
    return page


@pytest.mark.parametrize("view", ["solve", "play", "lab"])
def test_nothing_scrolls_sideways_at_200_percent(shown: Page) -> None:
    shown.set_viewport_size({"width": 180, "height": 370})  # a width of 360 at a zoom of 200%
    expect_no_scrolling_sideways(shown)
    with enlarged_text(shown):
        for width in (360, 1280):
            shown.set_viewport_size({"width": width, "height": 370})
            expect_no_scrolling_sideways(shown)


CONTRAST = """() => {
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
            for (const part of ["::after", "::before", undefined]) {
                const { zIndex, backgroundColor } = getComputedStyle(each, part);
                const isBehind = !part || zIndex < 0;
                if (isBehind && channels(backgroundColor).alpha === 1) return backgroundColor;
            }
        return "rgb(255, 255, 255)";
    }
    Object.assign(window, { contrast, ground });
}"""
"""Computes the WCAG 2.2 contrast of a color with the background of an element."""

TEXTS = """() => [...document.querySelectorAll("body *")]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => each.checkVisibility({ opacityProperty: true }))
    .map((each) => [contrast(getComputedStyle(each).color, ground(each)), each.outerHTML])"""


def expect_no_faint_text(page: Page, least: float) -> None:
    """Expect all visible text to have a minimum contrast."""
    until(page, f"({TEXTS})().length > 0")
    expect_none(page, f"least => ({TEXTS})().filter(([contrast]) => contrast < least)", least)


def expect_contrast(page: Page, selector: str, property: str, least: float, part: str = "") -> None:
    """Expect an element's color to have a contrast of more than `least` with its surroundings.

    `property` is the color's CSS property, and `part` may be a pseudo-element.
    """
    until(
        page,
        """([selector, property, part, least]) => {
            const element = document.querySelector(selector);
            const color = getComputedStyle(element, part || undefined)[property];
            return contrast(color, ground(element.parentElement)) > least;
        }""",
        [selector, property, part, least],
    )


@pytest.mark.parametrize("view", SHOWN)
def test_every_text_has_enough_contrast(shown: Page) -> None:
    for theme in ("light", "dark"):
        emulate(shown, color_scheme=theme, reduced_motion="reduce")
        expect_no_faint_text(shown, 4.5)


@pytest.mark.parametrize("view", ["solve"])
def test_a_preference_for_more_contrast_is_respected(shown: Page) -> None:
    for theme in ("light", "dark"):
        emulate(shown, contrast="more", color_scheme=theme, reduced_motion="reduce")
        expect_no_faint_text(shown, 7)
        expect_contrast(shown, "#letters", "borderTopColor", 7)
        expect_contrast(shown, "#letters", "color", 7, "::placeholder")
        expect_contrast(shown, "#likely li", "borderBottomColor", 3)


@pytest.mark.parametrize("view", SHOWN)
def test_a_printout_is_white_and_has_no_controls(shown: Page, view: str) -> None:
    emulate(shown, color_scheme="dark", media="print", reduced_motion="reduce")
    expect(shown.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(shown.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
    expect_no_faint_text(shown, 4.5)
    pressed = "nav, footer, form, button:not(.cell, #subsets *), summary:not(.group *), .puzzles"
    expect(shown.locator(pressed).filter(visible=True)).to_have_count(0)
    expect(shown.locator(SHOWN[view])).to_be_visible()


def test_without_javascript_the_page_only_explains_that_it_needs_it(new_page: Pages) -> None:
    skip_in_firefox("way to turn off the scripts")
    page = new_page(java_script_enabled=False)
    for address in ("./", "./#play", "./#lab"):
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator("main")).to_have_text(
            re.compile("^\\s*Open Hive needs JavaScript"), use_inner_text=True
        )
        expect(page.get_by_text("Starting the solver")).not_to_be_visible()
        for role in ("textbox", "button", "radio"):
            expect(page.get_by_role(role)).to_have_count(0)
        languages = page.locator("#language a").all_inner_texts()
        assert "Français" in languages
        expect(page.get_by_role("link")).to_have_text(["Open Hive", *languages, "MIT license"])


@pytest.mark.parametrize("view", ["solve"])
def test_points_are_announced_with_their_unit_and_shown_without(shown: Page) -> None:
    word = shown.get_by_role("region", name="Likely words").get_by_role("listitem").first
    expect(word).to_have_text("covenant")
    tree = chromium(shown).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node["name"]["value"] for node in tree if node["role"]["value"] == "StaticText"]
    assert {"15 points", "1 point", "covenant"} <= set(heard)
    height = word.evaluate("word => parseFloat(getComputedStyle(word, '::before').height)")
    assert height < 20  # one line, with only the number


def test_all_content_is_in_a_landmark(page: Page) -> None:
    page.goto("./")
    page.evaluate("for (const name of ['progress', 'update']) window[name].hidden = false")
    places = (
        "header, aside, main, footer, dialog, script, py-config, mpy-config, py-script, mpy-script"
    )
    expect(page.locator(f"body > :not({places})")).to_have_count(0)
