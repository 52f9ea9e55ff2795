"""Every state of Play on every size of screen: nothing runs out of it; in a real browser."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.web import tours
from tests.web.test_board import SIZES

OUT_OF_SIGHT = """() => {
    // What is shown of an open dialog, or else of the page, beyond the window's sides.
    const root = document.querySelector("dialog[open]") ?? document.body;
    const out = [];
    for (const each of root.querySelectorAll("*")) {
        const box = each.getBoundingClientRect();
        const isShown = each.checkVisibility() && box.width > 1 && !each.closest(".grid, .figures");
        if (isShown && (box.left < -1 || box.right > innerWidth + 1))
            out.push(each.id || each.className || each.tagName);
    }
    return [...out, ...(document.documentElement.scrollWidth > innerWidth ? ["scrolls"] : [])];
}"""


@pytest.mark.parametrize("is_touch", [True, False])
def test_no_state_of_play_runs_out_of_a_screen(browser: Browser, url: str, is_touch: bool) -> None:
    sizes: list[ViewportSize] = [
        {"width": width, "height": height}
        for width, height in SIZES
        if (min(width, height) < 700) is is_touch
    ]
    home = sizes[0]
    context = browser.new_context(base_url=url, viewport=home, has_touch=is_touch)
    page = context.new_page()
    for state in tours.play(page):
        for size in sizes:
            page.set_viewport_size(size)
            assert page.evaluate(OUT_OF_SIGHT) == [], (state, size)
        page.set_viewport_size(home)
    context.close()
