"""The site's own address: the page works at any, but what others show of it has to name one.

    dist/index.html   gets a canonical address, and what a link to it looks like elsewhere
    dist/404.html     gets its way home, from any depth

Whoever builds tells it: `SITE_URL=https://example.org/hive make dist`. Without it a link has no
picture, and the site is taken to be at the root of its host.
"""

import re
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from . import card
from .runtime import BuildError

PAGE, LOST = "index.html", "404.html"
GAP = "<!-- what a link shows elsewhere: build/address.py -->\n"


def make(dist: Path, address: str) -> None:
    """Complete the pages of a site; an empty address is an unknown one.

    Raises `BuildError` for what is no address of the web.
    """
    if address and not re.fullmatch(r"https?://[^/?#\s]+(/[^?#\s]*)?", address):
        raise BuildError(f"“{address}” is no address: https://example.org/hive would be one")
    home = address.rstrip("/") + "/"
    page, lost = dist / PAGE, dist / LOST
    html = page.read_text("utf-8")
    page.write_text(html.replace(GAP, tags(html, home) if address else ""), "utf-8")
    path = urlsplit(home).path
    lost.write_text(lost.read_text("utf-8").replace('="./', f'="{escape(path)}'), "utf-8")


def tags(html: str, home: str) -> str:
    """Return the tags of a page (Open Graph, and what Twitter adds), a line each."""
    (title,) = re.findall("<title>(.*)</title>", html)
    (sentence,) = re.findall('<meta name="description" content="(.*)">', html)
    home = escape(home)
    told = {
        "og:type": "website",
        "og:site_name": "Open Hive",
        "og:url": home,
        "og:title": title,
        "og:description": sentence,
        "og:image": home + card.NAME,
        "og:image:width": card.WIDTH,
        "og:image:height": card.HEIGHT,
        "og:image:alt": "A hive of the letters O, P, E, N, H, I, V",
    }
    lines = [f'<link rel="canonical" href="{home}">']
    lines += [f'<meta property="{name}" content="{content}">' for name, content in told.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    return "\n".join(lines) + "\n"
