"""Links to hives: the letters, and options that differ from those of the page's own edition.

vctaoen · vctaoen?min=5&require=te · vctaoen?likely=60 · vctaoen?by=letter&starts=co&pangrams=yes
vctaoen?show=missing · vctaoen?found=cave+octave · vctaoen?edition=print
random · random-short · random?edition=list-animals
"""

from collections.abc import Callable
from typing import NamedTuple

from browser.dom import decoded
from browser.language import HOME, LANGUAGE
from js import URLSearchParams, encodeURIComponent, location
from parts import PARTS, VIEWS

from beecore.bands import USUAL, WAYS, Wish
from beecore.editions import EDITIONS, ORIGINAL, Edition, edition_of, unpunctuated
from beecore.errors import KB, HiveError, limit_size
from beecore.hive import Hive
from beecore.pasted import hive_in
from beecore.reading import MAX_INPUT_LENGTH, is_of_calendar, is_random, linked, plain

RANDOM = "random"
MAX_LINK_LENGTH = 16 * KB  # a link with all options has 200 characters, and then words found
ADDRESSES = [part.address.strip("#/") for part in PARTS.values() if part.address]
OF_WORDS = "solve/?"  # how links to words begin that do not name letters
MAX_MARKS = 20  # how many times # may stand in a text before a link
MAX_NAMED = 40  # characters shown of an option that cannot be read
OPTIONS = "edition min require likely by starts contains length pangrams show found".split()
LIKELIHOODS = [str(percent) for percent in range(1, 100)]
TRACKERS = "clid", "utm_", "igsh", "mc_"  # in the names of options that networks add to links
ESCAPED = (
    *(("=\r\n", ""), ("=\n", ""), ("=3D", "="), ("=3F", "?"), ("=26", "&"), ("=23", "#")),
    *(("\\u0026", "&"), ("\\u003d", "="), ("\\u003D", "="), ("\\u003f", "?"), ("\\u003F", "?")),
    *(("&amp;", "&"), ("&#38;", "&"), ("&#038;", "&"), ("&#x26;", "&"), ("&#35;", "#")),
    *(
        ("&amp", "&"),
        ("&;", "&"),
        ("&quot;", ""),
        ("&lt;", ""),
        ("&gt;", ""),
        ("&nbsp;", " "),
        ("\\", ""),
    ),
)
"""What mail programs, JSON, HTML, and Markdown write in a link, and what it means."""


class Link(NamedTuple):
    """The parts of a link as they were given: none has been checked."""

    letters: str
    edition: str
    minimum: str  # empty for the edition's own
    require: str
    likely: str  # a percentage; empty for the word list's own boundary
    wish: Wish
    is_stuck: bool  # whether only missing words are shown
    found: str  # words that the visitor has found elsewhere, separated by spaces
    unread: list[str]  # options that mean nothing, or with a value that they cannot have

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


def unescaped(text: str) -> str:
    """Return a text with links, or a part of one, without what is escaped in it, see `ESCAPED`."""
    text, before = plain(text), ""
    while text != before:
        before = text
        for escaped, mark in ESCAPED:
            text = text.replace(escaped, mark)
    return text


def meant(address: str) -> str:
    """Return a part of an address after # as it was meant.

    Messengers and mail programs encode a link twice, or escape some of its characters, as in
    vctaoen%3Fmin%3D5, vctaoen?min=5&amp;require=te, and vctaoen\\?min=5.
    """
    address = unescaped(address).lstrip("/!")
    start, asked, query = address.partition("?")
    is_encoded = any(mark in start.lower() for mark in ("%2f", "%3f", "%26", "%25"))
    if asked and not is_encoded:
        is_encoded = "=" not in query or any(f"%26{name}" in query.lower() for name in OPTIONS)
    before = ""
    while is_encoded and address != before:
        before = address
        address = decoded(address.replace("&", "%26").replace("+", "%2B"))
    start, asked, query = address.partition("?")
    if not asked:
        start, asked, query = address.partition("&")
    view, mark, name = start.partition("/")
    if view.lower() in (*VIEWS, *ADDRESSES):
        view, mark = view.lower(), "/" if asked else mark
    query = query.replace("?", "&").partition("#")[0].partition("<")[0]
    return f"{view}{mark}{name}{'?' if asked else ''}{query}"


def read(address: str) -> Link:
    """Return the parts of a link to a hive, given without the view's name, as `written` returns it.

    Punctuation after a part is ignored: a link often has the period that ends its sentence.
    Raises `HiveError` for a text that is longer than any link.
    """
    limit_size(len(address), MAX_LINK_LENGTH, "this link", HiveError)
    letters, _, query = meant(address).partition("?")
    parts = [part.partition("=") for part in query.split("&")]
    query = "&".join([name.lower() + mark + value for name, mark, value in parts])
    options = URLSearchParams.new(query)
    unread: list[str] = []

    def given(name: str, can_be: Callable[[str], bool] = bool) -> str:
        value = linked(options.get(name) or "")
        if value and not can_be(value):
            unread.append(f"{name}={value}"[:MAX_NAMED])
            return ""
        return value

    found, shown = options.get("found") or "", given("show", lambda way: way in ("all", "missing"))
    for part in query.split("&"):
        name = part.partition("=")[0]
        if name and name not in OPTIONS and not any(each in name for each in TRACKERS):
            unread.append(decoded(part)[:MAX_NAMED])
    return Link(
        linked(decoded(letters)),
        unpunctuated(options.get("edition") or "") or HOME.name,
        given("min", lambda length: length.isdigit()),
        given("require"),
        given("likely", lambda percent: percent in LIKELIHOODS),
        Wish(
            given("by", lambda way: way in WAYS) or USUAL.by,
            options.get("starts") or "",
            options.get("contains") or "",
            given("length", lambda length: length.isdigit()),
            given("pangrams", lambda answer: answer == "yes"),
            (),
        ),
        shown == "missing" or bool(found),
        found,
        unread,
    )


def of_edition(edition: Edition, letters: str = "") -> str:
    """Return a link to an edition, without the view's name: its letters may still be chosen."""
    return f"{letters}?edition={encodeURIComponent(edition.name)}"


def of_letters(text: str, edition: Edition) -> str:
    """Return a link to the hive of a text that has only its letters, with the view's name; or "".

    It names no words, and the letters are in the order of the text.
    """
    try:
        return "solve/" + written(Hive.parse(text, edition=edition))
    except HiveError:
        return ""


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


def in_text(text: str) -> str:
    """Return the part after # of the first link to this page in a text, or "".

    It may be a link of the page in another language, whose edition the result then names.
    """
    for way in "%252523", "%2523", "%23":
        text = text.replace(way, "%#")
    parts = unescaped(text).split("#", MAX_MARKS)
    for at in range(1, len(parts)):
        before, link = parts[at - 1], "".join(parts[at].split()[:1])
        for end in '<>"[]|':
            link = link.partition(end)[0]
        if before.endswith("%"):
            before, inner = before[:-1], link.partition("&")[0]
            link = link if "?" in inner else inner  # what follows is of the address around it
        link = meant(link)
        for part in PARTS.values():
            if part.address.endswith("/") and f"#{link}".startswith(part.address):
                return link
        view, mark, _ = link.partition("/")
        if view in VIEWS and mark:
            return _with_edition(link, before)
        if linked(link) in (*VIEWS, *ADDRESSES) and before[-1:] == "/":  # without a hive
            return linked(link)
    return ""


def _with_edition(link: str, before: str) -> str:
    """Return a link with the edition of its page, whose address ends the text before it."""
    address = decoded("".join(before.split()[-1:])).rpartition("://")[2].partition("?")[0]
    folders = [each for each in address.split("/") if each not in ("", "index", "index.html")]
    rules = next((each for each in EDITIONS if [each.language] == folders[-1:]), ORIGINAL)
    if rules.language == LANGUAGE or "edition=" in link:
        return link
    return f"{link}{'&' if '?' in link else '?'}edition={rules.name}"


def pasted(text: str, edition: Edition) -> str:
    """Return what a text from elsewhere names, as the part of an address after #; or "".

    The text has a link, see `in_text`, or the letters of a hive with words found in it. If words
    alone do not tell the center, the result has only the words. Raises `BeeError` for a text that
    is too large, or has too many words for a link.
    """
    if link := in_text(text):
        return link
    brought = hive_in(text, edition)
    if not brought and len(text) <= MAX_INPUT_LENGTH:
        brought = hive_in(text.replace("-", " "), edition)  # as in V-CTAOEN
    if not brought:
        return ""
    if len(brought.centers) > 1:
        return of_words(" ".join(brought.words), edition)
    link = "solve/" + written(brought.hive, found=" ".join(brought.words))
    limit_size(len(link), MAX_LINK_LENGTH, "this text")
    return link


def of_words(found: str, edition: Edition) -> str:
    """Return a link to words found in a hive whose letters are not known, with the view's name.

    Raises `BeeError` for more words than a link can have.
    """
    rules = f"edition={encodeURIComponent(edition.name)}&" if edition != HOME else ""
    link = f"{OF_WORDS}{rules}found={encodeURIComponent(found)}"
    limit_size(len(link), MAX_LINK_LENGTH, "this text")
    return link
