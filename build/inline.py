"""What the pages hold rather than ask for: their style sheets and plain scripts.

    dist/index.html, dist/404.html    get the text of each such file in place of its tag, and the
                                      hash of each text into their policy

What travels in the page itself cannot be missing, late, or of another version, and a style sheet
that hangs would keep the page blank for as long as the browser waits for it. Modules stay files:
they are loaded beside the page, and `web/guard.js` watches what comes of them.
"""

import re
from pathlib import Path

from .offline import PAGE, integrity

PAGES = (PAGE, "404.html")
SHEET = r'<link rel="stylesheet" href="\./([^"]+)">'
SCRIPT = r'<script src="\./([^"]+)"></script>'


def make(dist: Path) -> None:
    """Complete the pages of a site, and drop the files that they now hold."""
    held: set[str] = set()
    for page in PAGES:
        html = (dist / page).read_text("utf-8")
        held |= {*re.findall(SHEET, html), *re.findall(SCRIPT, html)}
        (dist / page).write_text(_completed(html, dist), "utf-8")
    for name in held:
        (dist / name).unlink()


def _completed(html: str, dist: Path) -> str:
    """Return a page with the texts of its files, and with their hashes allowed."""

    def text(tag: re.Match[str]) -> str:
        return "\n" + (dist / tag[1]).read_text("utf-8")

    html = re.sub(SHEET, lambda tag: f"<style>{text(tag)}</style>", html)
    html = re.sub(SCRIPT, lambda tag: f"<script>{text(tag)}</script>", html)
    html = html.replace("style-src 'self'", f"style-src {hashes(html, 'style')}")
    return html.replace("script-src 'self'", f"script-src 'self' {hashes(html, 'script')}")


def hashes(html: str, tag: str) -> str:
    """Return the hashes of the texts within tags without attributes, as a policy names them."""
    texts = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(f"'{integrity(text.encode())}'" for text in texts)
