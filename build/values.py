"""The values that the build computes for the slots of the pages; `assemble` fills them in."""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import TypeAlias
from urllib.parse import urlsplit

from beecore.hive import Hive
from beecore.rules import fits
from beecore.scoring import is_pangram, points
from beecore.solvers import SOLVERS
from beecore.words import shipped

from . import card, languages
from .days import days_of
from .languages import Language
from .offline import integrity
from .runtime import BuildError
from .text_uses import Use

Value: TypeAlias = str | Callable[[str], str]
"""What goes into a slot of a page, or a function that returns it from the otherwise filled page."""

EXAMPLE_HIVE, EXAMPLE_WORDS = "-example", "solve-example-words"
"""The entries of the catalog with the hive and the words of the example on the first screen."""
FORM = "word.yml"
"""The issue form that proposes a word, in `.github/ISSUE_TEMPLATE`."""


def of_page(
    language: Language,
    pages: Sequence[Language],
    home: str,
    environment: Mapping[str, str],
    used: list[Use],
) -> dict[str, Value]:
    """Return the values for the slots of the page in a language, by name."""
    edition, catalog = language.edition, language.catalog
    return {
        **policy(),
        "link-tags": lambda html: link_tags(html, home, language) if home else "",
        "alternates": alternates(pages, home),
        **links(environment),
        "root": language.root,
        "language": language.tag,
        "edition": edition.name,
        "minimum": str(edition.minimum),
        "words": "./words.bee" if language.folder else f"./{shipped.LIKELY_PACK}",
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


def of_lost(home: str) -> dict[str, Value]:
    """Return the values for the slots of the page for unknown addresses, by name.

    Hosts show it at any depth, so its links name their whole path.
    """
    return {**policy(), "home": escape(urlsplit(home).path or "/")}


def policy() -> dict[str, Value]:
    """Return the hashes of the page's own scripts and styles, which its policy allows."""
    return {
        "script-hashes": lambda html: hashes(html, "script"),
        "style-hashes": lambda html: hashes(html, "style"),
    }


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


def alternates(pages: Sequence[Language], home: str) -> str:
    """Return a link to the page in each language, for search engines, which need whole addresses:
    none if the site's address is unknown.
    """
    if len(pages) == 1 or not home:
        return ""
    addresses = {page.tag: home + page.address for page in pages} | {"x-default": home}
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
