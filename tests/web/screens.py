"""The screens that the page is tried on."""

from typing import Any

from playwright.sync_api import ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
SIZES = [(320, 568), (360, 740), (390, 844), (740, 360), (768, 1024), (1280, 800)]
"""Width and height: phones, one of them on its side, a tablet, and a desk."""


def sized(width: int, height: int = 800) -> dict[str, Any]:
    """Return the option of `new_page` for a window of a size."""
    return {"viewport": {"width": width, "height": height}}
