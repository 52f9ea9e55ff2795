"""The pages of the site, assembled from the parts in `web/app`.

    dist/index.html    the page: a shell with the HTML, style sheets and scripts of every view
    dist/fr/index.html …    the same page in other languages, see `languages`
    dist/manifest.webmanifest, dist/fr/manifest.webmanifest …    what browsers need to install it
    dist/404.html      what a host shows for an unknown address

A page has slots, written `{% name %}`. A name with a dot is the path of a part in `web/`: HTML,
which can have slots of its own, a style sheet, or a plain script. The other names are values that
the build computes, see `values`. `{{ message-id }}` in HTML or CSS is a message, see `texts`.

HTML, style sheets, and plain scripts are minified, and placed in the page itself because what
arrives with the page cannot be missing, late, or of another version: a style sheet that hangs would
keep the page blank. Modules stay files of their own, and `web/app/browser/guard.js` watches how
they load.
"""

import os
import re
from collections.abc import Mapping, Sequence
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory

from . import WEB, languages, text_files, values
from .languages import Language
from .runtime import ESBUILD, BuildError, run
from .text_uses import uses
from .texts import Catalog
from .values import Value

PAGE, LOST, MANIFEST = "index.html", "404.html", "manifest.webmanifest"
PAGES = (PAGE, LOST)
PARTS = (".css", ".html", ".js")
SLOT = re.compile(r"\{% ([\w./-]+) %\}")
UNFILLED = re.compile(r"\{[%{][^\n]{0,40}")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
SPACE = re.compile(r"\n\s+")
ADDRESS = re.compile(r"https?://[^/?#\s]+(/[^?#\s]*)?")
OLDEST_BROWSERS = "--target=chrome111,firefox114,safari16.4"


def make(
    dist: Path,
    home: str = "",
    web: Path = WEB,
    environment: Mapping[str, str] = os.environ,
    pages: Sequence[Language] | None = None,
) -> None:
    """Write the pages of a site that will be at the address `home`, or at an unknown one.

    Raises `BuildError` for an address that is not a web address, a slot that nothing fills, a part
    or value without a slot, and a message that the catalog does not have.
    """
    if home and not ADDRESS.fullmatch(home):
        raise BuildError(f"“{home}” isn’t a web address such as https://example.org/hive")
    home = home and home.rstrip("/") + "/"
    used, pages = uses(web), pages or languages.read()
    files = [path for path in (web / "app").rglob("*") if path.suffix in PARTS]
    minified = _minified([path for path in files if path.suffix != ".html"], web)
    for language in pages:
        language.catalog.check(used)
        parts = {
            path.relative_to(web).as_posix(): _text_of(path, minified, language.catalog)
            for path in [*(web / page for page in PAGES), *files]
        }
        slots = {
            PAGE: values.of_page(language, pages, home, environment, used),
            LOST: values.of_lost(home),
        }
        unplaced = parts.keys() - PAGES
        for page, contents in slots.items():
            html, placed = filled(page, parts, contents)
            if page == PAGE or not language.folder:
                (dist / language.folder).mkdir(exist_ok=True)
                text_files.write(dist / language.folder / page, html)
            unplaced -= placed
        if unplaced:
            raise BuildError(f"no page has a slot for “{min(unplaced)}”")
        manifest = language.catalog.filled((web / MANIFEST).read_text("utf-8"))
        for name in "root", "language":
            manifest = manifest.replace(f"{{% {name} %}}", str(slots[PAGE][name]))
        text_files.write(dist / language.folder / MANIFEST, unescape(manifest))


def _text_of(path: Path, minified: Mapping[Path, str], catalog: Catalog) -> str:
    """Return the text of a page or part, with messages in their places."""
    text = (minified.get(path) or path.read_text("utf-8")).removesuffix("\n")
    if path.suffix == ".html":
        text = SPACE.sub("\n", COMMENT.sub("", text))
    return text if path.suffix == ".js" else catalog.filled(text)


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
    page: str, parts: Mapping[str, str], contents: Mapping[str, Value]
) -> tuple[str, set[str]]:
    """Return a page with all of its slots filled, and the names of the parts placed in it.

    Raises `BuildError` for a slot that nothing fills, or a value without a slot.
    """
    placed: set[str] = set()
    html = _with_parts(page, parts, placed)
    slots = set(SLOT.findall(html))
    if missing := min(slots - contents.keys(), default=""):
        raise BuildError(f"{page}: nothing fills the slot “{missing}”")
    if unused := min(contents.keys() - slots, default=""):
        raise BuildError(f"{page} has no slot for “{unused}”")
    texts = {name: value for name, value in contents.items() if isinstance(value, str)}
    html = SLOT.sub(lambda slot: texts.get(slot[1], slot[0]), html)
    whole = html  # but for the values that depend on it

    def late(slot: re.Match[str]) -> str:
        value = contents[slot[1]]
        return value if isinstance(value, str) else value(whole)

    html = SLOT.sub(late, html)
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
