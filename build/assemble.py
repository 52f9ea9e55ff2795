"""The pages of the site, assembled from the parts in `web/app`.

    dist/index.html    the page: a shell with the HTML, style sheets and scripts of every view
    dist/fr/index.html …    the same page in other languages, see `languages`
    dist/manifest.webmanifest, dist/fr/manifest.webmanifest …    what browsers need to install it
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
from collections.abc import Callable, Mapping, Sequence
from html import escape, unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias
from urllib.parse import urlsplit

from beecore.hive import Hive
from beecore.rules import fits
from beecore.scoring import is_pangram, points
from beecore.solvers import SOLVERS

from . import WEB, card, languages, packs
from .days import days_of
from .languages import Language
from .offline import integrity
from .runtime import ESBUILD, BuildError, run
from .text_uses import Use, uses
from .texts import Catalog

Value: TypeAlias = str | Callable[[str], str]
"""What goes into a slot of a page, or a function that returns it from the otherwise filled page."""

PAGE, LOST, MANIFEST = "index.html", "404.html", "manifest.webmanifest"
PAGES = (PAGE, LOST)
PARTS = (".css", ".html", ".js")
SLOT = re.compile(r"\{% ([\w./-]+) %\}")
UNFILLED = re.compile(r"\{[%{][^\n]{0,40}")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
SPACE = re.compile(r"\n\s+")
ADDRESS = re.compile(r"https?://[^/?#\s]+(/[^?#\s]*)?")
OLDEST_BROWSERS = "--target=chrome111,firefox114,safari16.4"
EXAMPLE_HIVE, EXAMPLE_WORDS = "-example", "solve-example-words"
"""The entries of the catalog with the hive and the words of the example on the first screen."""
FORM = "word.yml"
"""The issue form that proposes a word, in `.github/ISSUE_TEMPLATE`."""


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
        values = values_of(language, pages, home, environment, used)
        unplaced = parts.keys() - PAGES
        for page, slots in values.items():
            html, placed = filled(page, parts, slots)
            if page == PAGE or not language.folder:
                (dist / language.folder).mkdir(exist_ok=True)
                (dist / language.folder / page).write_text(html, "utf-8")
            unplaced -= placed
        if unplaced:
            raise BuildError(f"no page has a slot for “{min(unplaced)}”")
        manifest = language.catalog.filled((web / MANIFEST).read_text("utf-8"))
        for name in "root", "language":
            manifest = manifest.replace(f"{{% {name} %}}", str(values[PAGE][name]))
        (dist / language.folder / MANIFEST).write_text(unescape(manifest), "utf-8")


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
    texts = {name: value for name, value in values.items() if isinstance(value, str)}
    html = SLOT.sub(lambda slot: texts.get(slot[1], slot[0]), html)
    whole = html  # but for the values that depend on it

    def late(slot: re.Match[str]) -> str:
        value = values[slot[1]]
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


def values_of(
    language: Language,
    pages: Sequence[Language],
    home: str,
    environment: Mapping[str, str],
    used: list[Use],
) -> dict[str, dict[str, Value]]:
    """Return the values for the slots of each page of a language.

    Hosts show the page for unknown addresses at any depth, so its links name their whole path.
    """
    policy: dict[str, Value] = {
        "script-hashes": lambda html: hashes(html, "script"),
        "style-hashes": lambda html: hashes(html, "style"),
    }
    edition, catalog = language.edition, language.catalog
    page: dict[str, Value] = {
        "link-tags": lambda html: link_tags(html, home, language) if home else "",
        "alternates": alternates(pages, home or language.root),
        **links(environment),
        "root": language.root,
        "language": language.tag,
        "edition": edition.name,
        "minimum": str(edition.minimum),
        "words": "./words.bee" if language.folder else f"./{packs.LIKELY}",
        "languages": languages.data(pages),
        "language-links": languages.links(pages, language),
        "example-link": f"#solve/{catalog.plain(EXAMPLE_HIVE).lower()}",
        "example-words": example_words(language),
        "solver-options": solver_options(),
        "lab-note": lab_note(language),
        "how-letters": how_letters(language),
        "texts": language.messages(used),
        "days": days_of(environment, edition),
    }
    return {PAGE: policy | page, LOST: policy | {"home": escape(urlsplit(home).path or "/")}}


def hashes(html: str, tag: str) -> str:
    """Return the hashes of inline scripts or styles, in the form that a policy has.

    `tag` is “script” or “style”; elements with attributes are left out.
    """
    found = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    return " ".join(f"'{integrity(text.encode())}'" for text in found)


def link_tags(html: str, home: str, language: Language) -> str:
    """Return the tags by which other sites show a link to the page (Open Graph and Twitter)."""
    (title,) = re.findall("<title>(.*)</title>", html)
    (sentence,) = re.findall('<meta name="description" content="(.*)">', html)
    home = escape(home)
    address = home + language.address
    properties = {
        "og:type": "website",
        "og:site_name": "Open Hive",
        "og:locale": language.tag,
        "og:url": address,
        "og:title": title,
        "og:description": sentence,
        "og:image": home + card.NAME,
        "og:image:width": card.WIDTH,
        "og:image:height": card.HEIGHT,
        "og:image:alt": language.catalog.plain("page-card"),
    }
    return "\n".join(
        (
            f'<link rel="canonical" href="{address}">',
            *(f'<meta property="{name}" content="{value}">' for name, value in properties.items()),
            '<meta name="twitter:card" content="summary_large_image">',
        )
    )


def alternates(pages: Sequence[Language], root: str) -> str:
    """Return a link to the page in each language, for search engines and browsers."""
    if len(pages) == 1:
        return ""
    addresses = {page.tag: root + page.address for page in pages} | {"x-default": root}
    return "\n".join(
        f'<link rel="alternate" hreflang="{tag}" href="{escape(address)}">'
        for tag, address in addresses.items()
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


def example_words(language: Language) -> str:
    """Return a list item with its points for each word of the example on the first screen."""
    letters = language.catalog.plain(EXAMPLE_HIVE)
    hive, items = Hive.parse(letters, edition=language.edition), []
    for written in language.catalog.plain(EXAMPLE_WORDS).split():
        word, mark, shown = hive.fold(written), "", written
        if not fits(hive, word):
            raise BuildError(f"{language.catalog.name}: {EXAMPLE_WORDS}: {written} fits no {hive}")
        if is_pangram(word, hive):
            mark, shown = ' class="pangram"', f"<span>{written}</span>"
        items.append(f'<li{mark} data-points="{points(word, hive)}">{shown}</li>')
    return "".join(items)


def how_letters(language: Language) -> str:
    """Return the letters of the picture that explains the rules, at their places in the hive.

    Raises `BuildError` if the word does not have four letters, or the others are not three.
    """
    word, others = map(language.catalog.plain, ("play-how-word", "play-how-others"))
    if len(set(word + others)) != 7 or len(word) != 4:
        name = language.catalog.name
        raise BuildError(f"{name}: “{word}” and “{others}” aren’t four and three different letters")
    places = (
        (word[2], 0, 0),
        (word[0], -15, -26),
        (word[1], 15, -26),
        (others[0], 30, 0),
        (others[1], 15, 26),
        (word[3], -15, 26),
        (others[2], -30, 0),
    )
    return "".join(f'<text x="{x}" y="{y}">{letter}</text>' for letter, x, y in places)


def lab_note(language: Language) -> str:
    """Return a paragraph that says that the Lab is in English; empty for English."""
    note = escape(language.catalog.plain("page-lab-note"))
    return f'<p class="quiet" lang="{language.tag}">{note}</p>' if language.folder else ""


def solver_options() -> str:
    """Return an option for each registered solver, in reading order.

    >>> solver_options()[:45]
    '<option>naive</option><option>trie</option><o'
    """
    return "".join(f"<option>{escape(name)}</option>" for name in SOLVERS)
