"""Renders `web/icons/`, the icons and the share card: `python -m tests.web.icons`.

The icons are `web/icon.svg` at several sizes. The card is a hive of the name's letters, drawn with
the built page's own styles.
"""

import base64
import re
from collections import Counter
from io import BytesIO

from PIL import Image
from playwright.sync_api import Page

from build import DIST, WEB
from build.offline import CARD
from build.page import CARD_SIZE
from tests.web import browsers

FOLDER = WEB / "icons"
SIZES = 48, 192, 512
MASKABLE_SIZE = 512
MASKABLE_SCALE = 0.8
"""The share of a maskable icon's width that is visible on every system."""
COLORS = 64
LAYOUT = """<style>
  html { overflow: visible }
  body {
    display: grid; place-items: center;
    min-height: 100vh; max-width: none; margin: 0; padding: 0;
  }
  .hive { --cell: 12.25rem; --lip: 10px; z-index: 0 }
</style>"""


def icon(page: Page, name: str, size: int, scale: float = 1.0, ground: str = "transparent") -> None:
    """Save the icon at a size in pixels; `scale` is the share of the width that it fills."""
    page.set_viewport_size({"width": size, "height": size})
    svg = (WEB / "icon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{size * scale}" ', 1)
    ground = f"<style>html, body {{ background: {ground} }}</style>"
    page.set_content(styles() + LAYOUT + ground + svg)
    save(page, f"{name}.png")


def card(page: Page) -> None:
    """Save the share card: the letters of “open hive”, with E in the center of both words."""
    page.set_viewport_size({"width": CARD_SIZE[0], "height": CARD_SIZE[1]})
    cells = "".join(f'<div class="cell">{letter}</div>' for letter in "opnvih")
    hive = f'<div class="hive"><div class="cell center">e</div>{cells}</div>'
    page.set_content(styles() + LAYOUT + hive)
    page.evaluate("document.fonts.load('600 1rem Fredoka')")
    save(page, CARD.removeprefix("icons/"))


def styles() -> str:
    """Return the style sheets of the built page, with the typeface in them and waiting for it."""
    sheets = re.findall("<style>.*?</style>", (DIST / "index.html").read_text("utf-8"), re.DOTALL)
    text = re.sub(r"font-display: ?optional", "font-display: block", "".join(sheets))
    return re.sub(r'"?\./(runtime/fredoka/[^")]*)"?', embedded, text)


def embedded(address: re.Match[str]) -> str:
    """Return a file of the site as an address that works without a server."""
    content = base64.b64encode((DIST / address[1]).read_bytes()).decode("ascii")
    return f'"data:font/woff2;base64,{content}"'


def save(page: Page, name: str) -> None:
    """Save a screenshot with a palette of few colors, which makes it a third as large.

    Pillow's palette holds averages. Each is replaced by the most common color that it stands for,
    so that areas of one color keep exactly that.
    """
    picture = Image.open(BytesIO(page.screenshot(omit_background=True))).convert("RGBA")
    if picture.getchannel("A").getextrema() == (255, 255):  # median cut keeps paper and white apart
        reduced = picture.convert("RGB").quantize(COLORS, dither=Image.Dither.NONE)
    else:
        reduced = picture.quantize(COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    pairs = Counter(
        zip(reduced.tobytes(), zip(*[iter(picture.tobytes())] * 4, strict=True), strict=True)
    )
    exact = {index: color for (index, color), _ in reversed(pairs.most_common())}
    palette = [exact.get(index, (0, 0, 0, 0)) for index in range(max(exact) + 1)]
    reduced.putpalette(b"".join(map(bytes, palette)), "RGBA")
    reduced.save(FOLDER / name, optimize=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with browsers.launched("chromium") as browser:
        page = browser.new_page(color_scheme="light")
        for size in SIZES:
            icon(page, str(size), size)
        icon(page, "maskable", MASKABLE_SIZE, MASKABLE_SCALE, "var(--paper)")
        card(page)


if __name__ == "__main__":
    main()
