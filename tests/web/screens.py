"""The screens that the page is tried on."""

from typing import Any

from playwright.sync_api import ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
SIZES = [(320, 568), (360, 740), (740, 360), (390, 844), (768, 1024), (1280, 800)]
"""Widths and heights: phones, one of them in landscape, a tablet, and a desktop."""


def sized(width: int, height: int = 800) -> dict[str, Any]:
    """Return the option of `new_page` for the size of the window."""
    return {"viewport": {"width": width, "height": height}}
