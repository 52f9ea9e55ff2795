"""The kit: a page for developers that shows each component of the design in each of its states.

    dist/kit.html    assembled from web/kit and the style sheets of the page

`python3 -m build serve` writes it after the site. It is not part of the site: the service worker
does not save it, and the next build deletes it.

States such as `:hover` are also classes here, so that all can be seen at once: an element of the
class `is-hover` looks as if the pointer were on it.
"""

import re
from pathlib import Path

from . import WEB, assemble, text_files, texts
from .values import hashes

NAME = "kit.html"
STATES = re.compile(r":(hover|focus-visible|active)\b")
SHEETS = re.compile("<style>(.*?)</style>", re.DOTALL)


def make(dist: Path) -> None:
    """Write the kit beside a site, from which it takes the typeface."""
    text_files.write(dist / NAME, page())


def page() -> str:
    """Return the kit: its HTML with the style sheets of the page, and the theme of its visitor."""
    sheets = SHEETS.search(_text(assemble.PAGE))
    assert sheets
    filled = texts.read().filled(_filled(sheets[1])).replace("{% root %}", "./")
    html = _filled(_text(f"kit/{NAME}").replace("{% sheets %}", with_states(filled)))
    for tag in ("script", "style"):
        html = html.replace(f"{{% {tag}-hashes %}}", hashes(html, tag))
    return html


def with_states(sheets: str) -> str:
    """Return style sheets whose rules for a state also apply to elements of the state's class.

    >>> with_states("a:hover { color: red }")
    'a:is(:hover, .is-hover) { color: red }'
    """
    return STATES.sub(r":is(:\1, .is-\1)", sheets)


def _filled(text: str) -> str:
    """Return a text with each slot that names a file of `web/` filled with that file."""
    return assemble.SLOT.sub(lambda slot: _text(slot[1]) if "." in slot[1] else slot[0], text)


def _text(name: str) -> str:
    return (WEB / name).read_text("utf-8").removesuffix("\n")
