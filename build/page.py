"""The pages of the site, which Jinja makes of the HTML in `web/` and its parts.

    dist/index.html    the page: a shell with the HTML, style sheets, and scripts of every view
    dist/fr/index.html …    the same page in other languages, see `languages`
    dist/manifest.webmanifest, dist/fr/manifest.webmanifest …    what browsers need to install it
    dist/dialogs.txt, dist/fr/dialogs.txt …    HTML of dialogs that the page loads after its first
                       words; by its name, hosts that change pages leave it alone
    dist/lab/index.html    the Lab, in English
    dist/404.html      what a host shows for an unknown address

A page includes HTML, style sheets, and plain scripts by their paths in `web/`. Where several
parts add something, `slot("play-menu.html")` names the files of that name in their folders. Besides
Jinja's own syntax they may contain `{{ message-id }}`, which stands for a message, see `texts`.

Style sheets and scripts are minified, and placed in the page itself because what arrives with the
page cannot be missing, late, or of another version: a style sheet that hangs would keep the page
blank. Modules stay files of their own, and `web/app/browser/guard.js` watches how they load.
"""

import os
import re
import subprocess
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from jinja2 import Environment, FunctionLoader, StrictUndefined, TemplateError, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from beecore import __version__
from beecore.editions import Edition
from beecore.game.puzzles import FIRST_DAY, daily
from beecore.hive import Hive, fits, is_pangram, points
from beecore.letters import ENGLISH
from beecore.solvers import SOLVERS
from beecore.words import shipped

from . import ROOT, WEB, languages, micropython, offline, parts, repository
from .languages import Language, uses
from .runtime import ESBUILD, BuildError, run
from .texts import REFERENCE

PAGE, LOST, LAB, MANIFEST = "index.html", "404.html", "lab.html", "manifest.webmanifest"
PAGES = (PAGE, LOST, LAB)
PART, PART_FILE = "app/dialogs.html", "dialogs.txt"
"""The dialogs that are loaded later, with the messages of their modules."""
INDENT = re.compile(r"\n\s+")
ADDRESS = re.compile(r"https?://[^/?#\s]+(/[^?#\s]*)?")
OLDEST_BROWSERS = "--target=chrome111,firefox114,safari16.4"

CARD_SIZE = (1200, 630)
"""The width and height of `offline.CARD`, the picture shown with a link to the site."""
FORM = "word.yml"
"""The issue form that proposes a word, in `.github/ISSUE_TEMPLATE`."""
EXAMPLE_HIVE, EXAMPLE_WORDS = "-example", "solve-example-words"
"""The entries of the catalog with the hive and the words of the example on the first screen."""
FOLDERS_OF_LAB = (f"app/{parts.LAB}/", "app/browser/", "app/answers/")
"""The folders of what runs in the Lab; what is in the first one runs only there."""
DAYS_BEFORE, DAYS = 7, 400
"""How many days the page contains before that of the build, and in all: 2 kB, compressed."""
TIME = "SOURCE_DATE_EPOCH"
"""The variable that names the time of a build, see https://reproducible-builds.org."""


def make(
    dist: Path,
    home: str = "",
    web: Path = WEB,
    environment: Mapping[str, str] = os.environ,
    pages: Sequence[Language] | None = None,
    left_out: Collection[str] = (),
) -> None:
    """Write the pages of a site whose other files are final, and complete its service worker.

    The site will be at the address `home`, or at an unknown one, without the parts in the folders
    `left_out`. Raises `BuildError` for an address
    that is not a web address, a value or message that does not exist, and a part of no page.
    """
    if home and not ADDRESS.fullmatch(home):
        raise BuildError(f"“{home}” isn’t a web address such as https://example.org/hive")
    home = home and home.rstrip("/") + "/"
    used, pages = uses(web), pages or languages.read()
    for language in pages:
        language.catalog.check(used)
    folders = {part.folder: part for part in parts.without(left_out).values()}
    has_lab = parts.LAB not in left_out and (web / LAB).is_file()
    left = {f"app/{part.folder}/" for part in parts.PARTS.values() if part.folder not in folders}
    left |= set() if has_lab else {f"app/{parts.LAB}/"}
    used = [use for use in used if not use.place.startswith(tuple(left))]
    of_lab = [use for use in used if use.place.startswith(FOLDERS_OF_LAB)]
    of_page = [use for use in used if not use.place.startswith(FOLDERS_OF_LAB[0])]
    templates = _Templates(web, list(folders))
    for language in pages:
        (dist / language.folder).mkdir(exist_ok=True)
        manifest = templates.filled(MANIFEST, {"language": language, "has_lab": has_lab})
        (dist / language.folder / MANIFEST).write_text(unescape(manifest), "utf-8", newline="\n")
        (dist / language.folder / PART_FILE).write_text("")  # for the values about files
    addresses = [*(page.address for page in pages), offline.LAB]
    for name, template in (PART_FILE, PART), (PAGE, PAGE):
        for language in pages:
            values = {
                **values_of(language, environment),
                **offline.values(dist, language.address, addresses),
                "has_lab": has_lab,
                "home": home,
                "image": micropython.FILES[0],
                "language": language,
                "more_texts": language.messages(of_page, later=True),
                "offers": {page.tag: page.offer for page in pages},
                "pages": pages,
                "texts": language.messages(of_page),
                "views": " ".join(view for view in parts.VIEWS if view in folders),
            }
            html = templates.filled(template, values)
            (dist / language.folder / name).write_text(html, "utf-8", newline="\n")
    lab = dist / offline.LAB / PAGE
    lab.unlink(missing_ok=True)
    if has_lab:
        values = {
            **values_of(pages[0], environment),
            **offline.values(dist, offline.LAB, addresses),
            "home": home,
            "image": micropython.LAB,
            "language": pages[0],
            "raced": [(name, kind.idea) for name, kind in SOLVERS.items()],
            "root": "../",
            "switches": ENGLISH.order[::-1],
            "texts": pages[0].messages(of_lab),
        }
        lab.write_text(templates.filled(LAB, values), "utf-8", newline="\n")
    path = urlsplit(home).path or "/"  # hosts show it at any depth, so links have the whole path
    html = templates.filled(LOST, {"home": path, "language": pages[0]})
    (dist / LOST).write_text(html, "utf-8", newline="\n")
    if unused := [name for name in templates.unused if not name.startswith(tuple(left))]:
        raise BuildError(f"no page includes “{min(unused)}”")
    offline.make(dist, web)


class _Templates:
    def __init__(self, web: Path, folders: Sequence[str]) -> None:
        paths = [path for path in (web / "app").rglob("*.*") if path.suffix in (".css", ".js")]
        self.web, self.folders, self.minified = web, folders, _minified(paths, web)
        files = [*paths, *(web / "app").rglob("*.html")]
        self.unused = {path.relative_to(web).as_posix() for path in files}
        self.jinja = Environment(
            autoescape=True,
            undefined=StrictUndefined,
            loader=FunctionLoader(self.source),
            comment_start_string="<!--",  # Jinja's own, “{#”, begins a style of an element
            comment_end_string="-->",
        )
        self.jinja.globals |= {"message": _message, "slot": self.slot}
        compact = {"ensure_ascii": False, "separators": (",", ":")}
        self.jinja.policies["json.dumps_kwargs"] = compact

    def source(self, name: str) -> str | None:
        """Return a page or part with calls in place of the references to messages."""
        path = self.web / name
        if not path.is_file():
            return None
        self.unused.discard(name)
        text = self.minified.get(path) or path.read_text("utf-8")
        if path.suffix == ".html":
            text = INDENT.sub("\n", text)
        return text if path.suffix == ".js" else REFERENCE.sub(_called, text)

    def slot(self, pattern: str) -> list[str]:
        """Return the paths of the files with some name in the folders of parts, in their order."""
        folders = [self.web / "app" / folder for folder in self.folders]
        paths = [path for folder in folders for path in sorted(folder.glob(pattern))]
        return [path.relative_to(self.web).as_posix() for path in paths]

    def filled(self, name: str, values: Mapping[str, object]) -> str:
        """Return a page with the hashes of its own scripts and styles, which its policy allows.

        Whatever else depends on the rest of the page gets the hash of that as `build`.
        """
        early = {"script_hashes": "", "style_hashes": "", "build": ""}
        try:
            template = self.jinja.get_template(name)
            text = template.render({**values, **early})
            hashes = {
                f"{tag}_hashes": Markup(offline.hashes(text, tag)) for tag in ("script", "style")
            }
            build = {"build": offline.integrity(text.encode())}
            return template.render({**values, **hashes, **build}) + "\n"
        except TemplateError as error:
            place = getattr(error, "name", None) or name
            raise BuildError(f"{place}: {error.message}") from None


def _called(reference: re.Match[str]) -> str:
    before = reference.string[: reference.start()]
    return f'{{{{ message("{reference[1]}", {before.rfind("<") > before.rfind(">")}) }}}}'


@pass_context
def _message(context: Context, id: str, in_tag: bool) -> Markup:
    language: Language = context["language"]
    return Markup(language.catalog.html(id, in_tag, context.get_all()))


def _minified(files: list[Path], web: Path) -> dict[Path, str]:
    """Return style sheets and scripts without comments and spaces; scripts keep their global names.

    That and the same for HTML make the page 9 kB smaller, compressed.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        options = ("--minify", OLDEST_BROWSERS, f"--outbase={web}", f"--outdir={folder}")
        run("node", str(ESBUILD), *map(str, files), *options, "--log-level=error")
        return {path: (folder / path.relative_to(web)).read_text("utf-8") for path in files}


def values_of(language: Language, environment: Mapping[str, str]) -> dict[str, object]:
    return {
        "card": offline.CARD,
        "card_size": CARD_SIZE,
        "days": days(day_of(environment), language.edition),
        "example_hive": language.catalog.plain(EXAMPLE_HIVE).lower(),
        "example_words": example_words(language),
        "how_letters": how_letters(language),
        "repository": repository(environment),
        "form": FORM,
        "root": language.root,
        "solvers": list(SOLVERS),
        "version": __version__,
    }


def example_words(language: Language) -> list[tuple[str, int, bool]]:
    """Return the words of the example on the first screen, each with its points and whether it is a
    pangram.

    Raises `BuildError` for a word that does not fit the hive.
    """
    catalog, found = language.catalog, []
    hive = Hive.parse(catalog.plain(EXAMPLE_HIVE), edition=language.edition)
    for written in catalog.plain(EXAMPLE_WORDS).split():
        word = hive.fold(written)
        if not fits(hive, word):
            raise BuildError(f"{catalog.name}: {EXAMPLE_WORDS}: {written} fits no {hive}")
        found.append((written, points(word, hive), is_pangram(word, hive)))
    return found


def how_letters(language: Language) -> list[tuple[str, int]]:
    """Return the letters of the hive that explains the rules, the center first, each with its place
    in the word to be tapped, from 1 on, or 0.

    The word jumps from cell to cell: its letters need not be neighbors. Raises `BuildError` if the
    word does not have four letters, or the hive does not have as many as its edition says.
    """
    word, others = map(language.catalog.plain, ("play-how-word", "play-how-others"))
    more = language.edition.size - 4
    if len(set(word + others)) != 4 + more or (len(word), len(others)) != (4, more):
        wrong = f"“{word}” and “{others}” aren’t four and {more} different letters"
        raise BuildError(f"{language.catalog.name}: {wrong}")
    letters = word[2] + word[0] + others[0] + word[1] + others[1] + word[3] + others[2:]
    return [(letter, word.find(letter) + 1) for letter in letters]


def days(today: date, edition: Edition) -> dict[str, object]:
    """Return an edition's hives of the days around a build: the first day, the size of a hive, all
    letters.

    The page's first paint has the hive of today. Those of other days are in the calendar, a file of
    its own, which arrives after the page's Python.
    """
    calendar = shipped.calendar(edition)
    first = max(FIRST_DAY, today - timedelta(days=DAYS_BEFORE))
    dates = [first + timedelta(days=number) for number in range(DAYS)]
    letters = "".join(daily(calendar, day, edition).hive.letters for day in dates)
    return {"first": str(first), "size": edition.size, "letters": letters}


def day_of(environment: Mapping[str, str]) -> date:
    """Return the day that the sources are from, so that they give the same bytes on any other.

    That is the day in the environment or of the last commit, or today without either.

    >>> str(day_of({"SOURCE_DATE_EPOCH": "1795392000"}))
    '2026-11-23'
    """
    seconds = environment.get(TIME)
    if not seconds:
        with suppress(FileNotFoundError):  # an archive of the sources, where nobody has Git
            command = ("git", "log", "-1", "--format=%ct")
            seconds = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout
    return datetime.fromtimestamp(int(seconds), UTC).date() if seconds else date.today()
