"""Tests that nothing moves while the page loads, at any of its addresses."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsers, movement
from tests.web.profiles import Pages
from tests.web.screens import DESK, PHONE
from tests.web.waiting import until

pytestmark = [
    pytest.mark.service_worker,
    pytest.mark.skipif(
        browsers.ENGINE != "chromium", reason="only Chromium tells of layout shifts"
    ),
]

MAX_SHIFT = 0.01  # cumulative layout shift; up to 0.1 counts as good

ENTRIES = {
    "": "Ready. Type",
    "#solve/vctaoen": "VCTAOEN: ",
    "#play": "Find words",
    "#play/2026-11-20": "Find words",
    "#play/vctaoen": "Find words",
    "#play/vctaoen?min=5&require=t": "5 letters or more · needs T",
    "#play/random": "Find words",
    "#lab": "in the dictionary",
    "#lab/edit/block?hive=vctaoen": "in the dictionary",
}
"""The addresses of the page, and a text that each shows when it has loaded."""


def shifts(page: Page, link: str) -> list[tuple[float, list[str]]]:
    """Open a link and wait until it has loaded; return each shift's score and moved elements."""
    page.goto("about:blank")
    page.goto(f"./{link}")
    status = page.get_by_text(re.compile(ENTRIES[link])).locator("visible=true")
    expect(status.first).to_be_visible()  # the second is for screen readers
    until(page, "navigator.serviceWorker.controller")
    page.evaluate("new Promise(requestIdleCallback)")
    moved = page.evaluate("shiftsSoFar()")
    return [(value, what) for value, what in moved]


@pytest.mark.parametrize(
    ("link", "is_phone"),
    [*((link, True) for link in ENTRIES), ("#solve/vctaoen", False), ("#play", False)],
)
def test_nothing_moves_on_a_first_and_a_later_visit(
    new_page: Pages, link: str, is_phone: bool
) -> None:
    page = new_page(is_phone=is_phone, viewport=PHONE if is_phone else DESK)
    page.add_init_script(movement.WATCH)
    for visit in ("first", "later"):
        moved = shifts(page, link)
        total = sum(value for value, _ in moved)
        moves = "\n".join(f"{value:.4f} {each}" for value, what in moved for each in what)
        assert total <= MAX_SHIFT, f"{visit} visit: {total:.4f}\n{moves}"
