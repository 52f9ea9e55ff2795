"""The pages of the site, assembled from the parts in `web/app`.

    dist/index.html    the page: a shell with the HTML, style sheets and scripts of every view
    dist/404.html      what a host shows for an unknown address

A page has slots, written `{% name %}`. A name with a dot is the path of a part in `web/`: HTML,
which can have slots of its own, a style sheet, or a plain script. The other names are values that
the build computes, see `values_of`. `{{ message-id }}` in HTML or CSS is a message, see `texts`.

HTML, style sheets, and plain scripts are minified, and placed in the page itself because what
arrives with the page cannot be missing, late, or of another version: a style sheet that hangs would
keep the page blank. Modules stay files of their own, and `web/app/browser/guard.js` watches how
they load.
"""

import os
import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias
from urllib.parse import urlsplit

from beecore.hive import Hive
from beecore.scoring import is_pangram, points
from beecore.solvers import SOLVERS

from . import WEB, card, texts
from .days import days_of
from .offline import integrity
from .runtime import ESBUILD, BuildError, run
from .text_uses import uses
from .texts import Catalog

Value: TypeAlias = Callable[[str], str]
"""Returns what goes into a slot of a page, given the page with all of its parts."""

PAGE, LOST = "index.html", "404.html"
PAGES = (PAGE, LOST)
PARTS = (".css", ".html", ".js")
SLOT = re.compile(r"\{% ([\w./-]+) %\}")
UNFILLED = re.compile(r"\{[%{][^\n]{0,40}")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
SPACE = re.compile(r"\n\s+")
ADDRESS = re.compile(r"https?://[^/?#\s]+(/[^?#\s]*)?")
OLDEST_BROWSERS = "--target=chrome111,firefox114,safari16.4"
EXAMPLE_HIVE = "VCTAOEN"
EXAMPLE_WORDS = ("covenant", "centavo", "concave", "octave", "coven", "cave")
FORM = "word.yml"
"""The issue form that proposes a word, in `.github/ISSUE_TEMPLATE`."""


def make(
    dist: Path,
    home: str = "",
    web: Path = WEB,
    environment: Mapping[str, str] = os.environ,
    catalog: Catalog | None = None,
) -> None:
    """Write the pages of a site that will be at the address `home`, or at an unknown one.

    Raises `BuildError` for an address that is not a web address, a slot that nothing fills, a part
    or value without a slot, and a message that the catalog does not have.
    """
    if home and not ADDRESS.fullmatch(home):
        raise BuildError(f"“{home}” isn’t a web address such as https://example.org/hive")
    catalog, used = catalog or texts.read(), uses(web)
    catalog.check(used)
    parts = read(web, catalog)
    unplaced = parts.keys() - PAGES
    data = catalog.data(used)
    for page, values in values_of(home, environment, data).items():
        html, placed = filled(page, parts, values)
        (dist / page).write_text(html, "utf-8")
        unplaced -= placed
    if unplaced:
        raise BuildError(f"no page has a slot for “{min(unplaced)}”")


def read(web: Path, catalog: Catalog) -> dict[str, str]:
    """Return the text of each page and part by its path in `web`, with messages in their places."""
    files = [path for path in (web / "app").rglob("*") if path.suffix in PARTS]
    minified = _minified([path for path in files if path.suffix != ".html"], web)
    parts = {}
    for path in [*(web / page for page in PAGES), *files]:
        text = (minified.get(path) or path.read_text("utf-8")).removesuffix("\n")
        if path.suffix == ".html":
            text = SPACE.sub("\n", COMMENT.sub("", text))
        if path.suffix != ".js":
            text = catalog.filled(text)
        parts[path.relative_to(web).as_posix()] = text
    return parts


def _minified(files: list[Path], web: Path) -> dict[Path, str]:
    """Return style sheets and scripts without comments and spaces; scripts keep their global names.

    That and the same for HTML make the page 9 kB smaller, compressed.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        options = ("--minify", OLDEST_BROWSERS, f"--outbase={web}", f"--outdir={folder}")
        run("node", str(ESBUILD), *map(str, files), *options, "--log-level=error")
        return {path: (folder / path.relative_to(web)).read_text("utf-8") for path in files}


def filled(
    page: str, parts: Mapping[str, str], values: Mapping[str, Value]
) -> tuple[str, set[str]]:
    """Return a page with all of its slots filled, and the names of the parts placed in it.

    Raises `BuildError` for a slot that nothing fills, or a value without a slot.
    """
    placed: set[str] = set()
    html = _with_parts(page, parts, placed)
    slots = set(SLOT.findall(html))
    if missing := min(slots - values.keys(), default=""):
        raise BuildError(f"{page}: nothing fills the slot “{missing}”")
    if unused := min(values.keys() - slots, default=""):
        raise BuildError(f"{page} has no slot for “{unused}”")
    html = SLOT.sub(lambda slot: values[slot[1]](html), html)
    if left := UNFILLED.search(html):
        raise BuildError(f"{page}: “{left[0]}” is not a slot that can be filled")
    return html + "\n", placed


def _with_parts(name: str, parts: Mapping[str, str], placed: set[str]) -> str:
    """Return the text of a page or part with parts in its slots; add their names to `placed`."""

    def part(slot: re.Match[str]) -> str:
        if "." not in slot[1]:
            return slot[0]
        if slot[1] not in parts:
            raise BuildError(f"{name}: nothing fills the slot “{slot[1]}”")
        if slot[1] in placed:
            raise BuildError(f"{name}: “{slot[1]}” has another slot already")
        placed.add(slot[1])
        return _with_parts(slot[1], parts, placed)

    return SLOT.sub(part, parts[name])


def values_of(
    home: str, environment: Mapping[str, str], messages: str
) -> dict[str, dict[str, Value]]:
    """Return the values for the slots of each page; `messages` are those of its scripts, as JSON.

    Hosts show the page for unknown addresses at any depth, so its links name their whole path.
    """
    home = home and home.rstrip("/") + "/"
    policy: dict[str, Value] = {
        "script-hashes": lambda html: hashes(html, "script"),
        "style-hashes": lambda html: hashes(html, "style"),
    }
    page: dict[str, Value] = {
        "link-tags": lambda html: link_tags(html, home) if home else "",
        **{name: _always(address) for name, address in links(environment).items()},
        "example-words": lambda _: example_words(),
        "solver-options": lambda _: solver_options(),
        "texts": lambda _: messages,
        "days": lambda _: days_of(environment),
    }
    lost: dict[str, Value] = {"home": lambda _: escape(urlsplit(home).path or "/")}
    return {PAGE: policy | page, LOST: policy | lost}


def _always(text: str) -> Value:
    return lambda _: text


def hashes(html: str, tag: str) -> str:
    """Return the hashes of inline scripts or styles, in the form that a policy has.

    `tag` is “script” or “style”; elements with attributes are left out.
    """
    found = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(f"'{integrity(text.encode())}'" for text in found)


def link_tags(html: str, home: str) -> str:
    """Return the tags by which other sites show a link to the page (Open Graph and Twitter)."""
    (title,) = re.findall("<title>(.*)</title>", html)
    (sentence,) = re.findall('<meta name="description" content="(.*)">', html)
    home = escape(home)
    properties = {
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
    return "\n".join(
        (
            f'<link rel="canonical" href="{home}">',
            *(f'<meta property="{name}" content="{value}">' for name, value in properties.items()),
            '<meta name="twitter:card" content="summary_large_image">',
        )
    )


def links(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the addresses of the repository and of its form for proposing words, as values of
    slots.

    GitHub's runners name the repository in the environment, so each fork links to its own. If it is
    unknown, the addresses are empty. `if-known` and `if-unknown` are attributes that hide one of
    two paragraphs.

    >>> found = links({"GITHUB_SERVER_URL": "https://a.forge", "GITHUB_REPOSITORY": "ann/hive"})
    >>> found["word-form"], found["if-unknown"]
    ('https://a.forge/ann/hive/issues/new?template=word.yml', 'hidden')
    """
    server, repository = map(environment.get, ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"))
    address = escape(f"{server}/{repository}") if server and repository else ""
    return {
        "repository": address,
        "word-form": address and f"{address}/issues/new?template={FORM}",
        "if-known": "" if address else "hidden",
        "if-unknown": "hidden" if address else "",
    }


def example_words() -> str:
    """Return a list item with its points for each word of the example on the first screen.

    >>> example_words()[-29:]
    '<li data-points="1">cave</li>'
    """
    hive, items = Hive.parse(EXAMPLE_HIVE), []
    for word in EXAMPLE_WORDS:
        mark, shown = "", word
        if is_pangram(word, hive):
            mark, shown = ' class="pangram"', f"<span>{word}</span>"
        items.append(f'<li{mark} data-points="{points(word, hive)}">{shown}</li>')
    return "".join(items)


def solver_options() -> str:
    """Return an option for each registered solver, in reading order.

    >>> solver_options()[:45]
    '<option>naive</option><option>trie</option><o'
    """
    return "".join(f"<option>{escape(name)}</option>" for name in SOLVERS)
