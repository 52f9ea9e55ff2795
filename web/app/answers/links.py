"""Links to hives: the letters, and options that differ from those of the page's own edition.

vctaoen · vctaoen?min=5&require=te · vctaoen?likely=60 · vctaoen?by=letter&starts=co&pangrams=yes
vctaoen?show=missing · vctaoen?found=cave+octave · vctaoen?edition=print
random · random-short · random?edition=list-animals
"""

from typing import NamedTuple

from browser.dom import decoded
from browser.language import HOME, LANGUAGE
from js import URLSearchParams, encodeURIComponent, location
from parts import PARTS

from beecore.bands import USUAL, WAYS, Wish
from beecore.editions import EDITIONS, ORIGINAL, Edition, edition_of, unpunctuated
from beecore.errors import KB, HiveError, limit_size
from beecore.hive import Hive
from beecore.pasted import hive_in
from beecore.reading import is_of_calendar, is_random, linked

RANDOM = "random"
MAX_LINK_LENGTH = 16 * KB  # a link with all options has 200 characters, and then words found


class Named(NamedTuple):
    """The unchecked parts of a link."""

    letters: str
    edition: str
    minimum: str  # empty for the edition's own
    require: str
    likely: str  # a percentage; empty for the word list's own boundary
    wish: Wish
    is_stuck: bool  # whether only missing words are shown
    found: str  # words that the visitor has found elsewhere, separated by spaces

    @property
    def is_plain(self) -> bool:
        """Whether there are no options, so that the letters may also be the name of a day."""
        is_usual = self.minimum in ("", str(HOME.minimum)) and not self.require
        return is_usual and self.edition == HOME.name

    @property
    def is_random(self) -> bool:
        """Whether the link is to a random hive."""
        return is_random(self.letters)

    @property
    def rules(self) -> Edition:
        """The edition; raises `EditionError` for an unknown name."""
        return edition_of(self.edition)


def absolute(fragment: str) -> str:
    """Return the full address of a view of this page, such as `play/2026-11-21`.

    What mail programs and social networks add to a link, such as `?fbclid=…`, is left out.
    """
    return location.origin + location.pathname + "#" + fragment


def to_code(code: str) -> str:
    """Return the full address that shows what a code holds, see `beecore.sharing.codes`."""
    return absolute(PARTS["move"].address[1:] + code)


def read(address: str) -> Named:
    """Return the parts of a link to a hive, given without the view's name, as `written` returns it.

    Punctuation after a part is ignored: a link often has the period that ends its sentence.
    Raises `HiveError` for a text that is longer than any link.
    """
    limit_size(len(address), MAX_LINK_LENGTH, "this link", HiveError)
    letters, _, query = address.partition("?")
    options = URLSearchParams.new(query)

    def given(name: str) -> str:
        return linked(options.get(name) or "")

    likely, by, found = given("likely"), given("by"), options.get("found") or ""
    return Named(
        linked(decoded(letters)),
        unpunctuated(options.get("edition") or "") or HOME.name,
        given("min"),
        given("require"),
        likely if likely.isdigit() and 1 <= int(likely) <= 99 else "",
        Wish(
            by if by in WAYS else USUAL.by,
            options.get("starts") or "",
            options.get("contains") or "",
            given("length"),
            "yes" if given("pangrams") == "yes" else "",
            (),
        ),
        given("show") == "missing" or bool(found),
        found,
    )


def of_edition(edition: Edition, letters: str = "") -> str:
    """Return a link to an edition, without the view's name: its letters may still be chosen."""
    return f"{letters}?edition={encodeURIComponent(edition.name)}"


def written(
    hive: Hive, likely: str = "", wish: Wish = USUAL, is_stuck: bool = False, found: str = ""
) -> str:
    """Return a link to a hive, without the view's name; `read` is the inverse.

    `likely` is the least percentage of likely words, or empty. With `is_stuck`, the link shows only
    missing words. `found` has words that whoever opens the link has found, separated by spaces.
    """
    options = URLSearchParams.new()
    for name, value in (
        ("edition", hive.edition.name if hive.edition != HOME else ""),
        ("min", hive.minimum if hive.minimum != hive.edition.minimum else ""),
        ("require", hive.extra),
        ("likely", likely),
        ("by", wish.by if wish.by != USUAL.by else ""),
        ("starts", wish.starts),
        ("contains", wish.contains),
        ("length", wish.length),
        ("pangrams", wish.pangrams),
        ("show", "missing" if is_stuck and not found else ""),
        ("found", found),
    ):
        if value:
            options.set(name, value)
    letters, query = hive.letters, options.toString()
    if is_of_calendar(letters):  # today and random are also letters: the center first, then A to Z
        letters = hive.center + "".join(sorted(hive.outer))
    return encodeURIComponent(letters) + ("?" + query if query else "")


def pasted(text: str, edition: Edition) -> str:
    """Return what a text from elsewhere names, as the part of an address after #; or "".

    The text has a link to a hive of this page or of the one in another language, whose edition the
    result then names, or the letters of a hive with words found in it.
    """
    for view in ("solve/", "play/"):
        address, mark, rest = text.partition("#" + view)
        if mark:
            link, folder = view + "".join(rest.split()[:1]), address.rstrip("/").rpartition("/")[2]
            rules = next((each for each in EDITIONS if each.language == folder), ORIGINAL)
            if rules.language == LANGUAGE or "edition=" in link:
                return link
            return f"{link}{'&' if '?' in link else '?'}edition={rules.name}"
    brought = hive_in(text, edition)
    return "solve/" + written(brought.hive, found=" ".join(brought.words)) if brought else ""
