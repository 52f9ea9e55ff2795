"""Tests that the states of Play and of the translated pages fit on every size of screen."""

import pytest
from playwright.sync_api import Page

from tests.web import tours
from tests.web.profiles import Pages
from tests.web.screens import SIZES, sized
from tests.web.waiting import expect_none

OUT_OF_SIGHT = """() => {
    // Returns elements of the open dialog, or else of the page, that extend beyond the window.
    const root = document.querySelector("dialog[open]") ?? document.body;
    const out = [];
    for (const each of root.querySelectorAll("*")) {
        const box = each.getBoundingClientRect();
        const isLeftOut = each.closest(".grid, .figures, .spoken");
        const isShown = each.checkVisibility() && box.width > 1 && !isLeftOut;
        if (isShown && (box.left < -1 || box.right > innerWidth + 1))
            out.push(each.id || each.className || each.tagName);
    }
    return [...out, ...(document.documentElement.scrollWidth > innerWidth ? ["scrolls"] : [])];
}"""


def expect_to_fit(page: Page, tour: tours.Tour, sizes: list[tuple[int, int]]) -> None:
    """Expect that every state of a tour fits on windows of these sizes; the page has the first."""
    for state in tour(page):
        for width, height in (*sizes[1:], sizes[0]):
            page.set_viewport_size({"width": width, "height": height})
            expect_none(page, OUT_OF_SIGHT, where=(state, width, height))


@pytest.mark.parametrize("is_touch", [True, False])
def test_every_state_of_play_fits_on_every_screen(new_page: Pages, is_touch: bool) -> None:
    sizes = [size for size in SIZES if (min(size) < 700) is is_touch]
    page = new_page(is_quiet=False, has_touch=is_touch, **sized(*sizes[0]))
    expect_to_fit(page, tours.play, sizes)


@pytest.mark.parametrize("language", tours.TRANSLATED)
def test_translations_fit_on_phones(new_page: Pages, language: str) -> None:
    sizes = [size for size in SIZES if size[0] < 700]
    page = new_page(is_quiet=False, has_touch=True, **sized(*sizes[0]))
    expect_to_fit(page, tours.TRANSLATED[language], sizes)
