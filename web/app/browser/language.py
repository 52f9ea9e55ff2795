"""The language of the page, the edition that it plays, and what belongs to that language."""

import re

from browser.dom import Place, data_in, element_of
from browser.rendering import put
from js import document, navigator

from beecore.editions import EDITIONS, ORIGINAL, OWN, Edition, edition_of

LANGUAGE: str = document.documentElement.lang
"""The tag of the page's language, such as "en"."""
HOME = edition_of(document.documentElement.dataset.edition)
"""The edition that the page shows unless a link names another one."""
ROOT: str = document.documentElement.dataset.root
"""The path from the page to the folder of the site: "./", or "../" from a language's folder."""

_LANGUAGES = {edition.name: edition.language for edition in EDITIONS}
_TAG = r"[a-zA-Z][a-zA-Z][a-zA-Z]?(-[a-zA-Z0-9]+)*$"
"""Language tags that `Intl` accepts; it throws for others, and some systems are set to "C"."""


def in_folder(name: str, language: str = LANGUAGE) -> str:
    """Return the path of a file of a language on the site; English has no folder of its own."""
    return name if language == ORIGINAL.language else f"{language}/{name}"


def locale() -> str:
    """Return the visitor's variety of the page's language, such as "en-GB"; otherwise the language
    itself.
    """
    chosen = navigator.language or ""
    is_variety = chosen.lower().partition("-")[0] == LANGUAGE
    return chosen if is_variety and re.match(_TAG, chosen) else LANGUAGE


def own_name(name: str, language: str = LANGUAGE) -> str:
    """Return the name under which the page of a language stores what each has of its own; `ownKey`
    in views.js is the same.
    """
    return name if language == "en" else f"{name}-{language}"


def language_of(key: str) -> str:
    """Return the tag of the language of a game, by the key of its hive; empty for an own list."""
    return _LANGUAGES.get(key.rpartition(".")[0] or ORIGINAL.name, "")


def mark_words(root: Place, edition: Edition) -> None:
    """Mark the language of all letters and words in a view of a hive: what is not to be translated,
    unless it is marked as of the page's own language. A view's words are of one edition.
    """
    is_foreign = edition.language != LANGUAGE
    words = "[translate=no]" + ("" if is_foreign else "[lang]")
    marked = f":not([lang='{LANGUAGE}']):not([lang='{edition.language}'])"
    for element in element_of(root).querySelectorAll(words + marked):
        put(element, lang=edition.language if is_foreign else None)


def is_ours(key: str) -> bool:
    """Return whether a game belongs to the page's language, by the key of its hive.

    Games with a visitor's own word lists belong to every page. Games in a language without a page
    belong to the English one.
    """
    language = language_of(key)
    if language == LANGUAGE or key.startswith(OWN):
        return True
    return HOME == ORIGINAL and language not in data_in("languages")
