"""The page's sentences: messages of the catalog, web/texts/en.ftl, in the page's language."""

from collections.abc import Sequence
from datetime import date

from browser.dates import day_long
from js import window
from jsffi import to_js

from beecore.editions import Edition
from beecore.errors import SENTENCES, BeeError


def text(name: str, **values: str | int) -> str:
    """Return a message by its id, with values in place of its variables.

    Numbers and plurals follow the page's language. The id must be a literal, except that of a
    sentence of beecore, which begins with `bee-`: the build finds each call, and fails if the
    catalog has no such message, or one with other variables.
    """
    return window.text(name, to_js(values)) if values else window.text(name)


def listed(items: Sequence[str]) -> str:
    """Return items as a list that can stand in a sentence: A, B, and C."""
    return window.listed(to_js(items))


def edition_title(edition: Edition) -> str:
    """Return an edition's title in the page's language; that of a visitor's own list as it is."""
    return text(f"bee-edition-{edition.name}") if edition.language else edition.title


def reason(error: BeeError) -> str:
    """Return the message of an error in the page's language, in which dates are written, too.

    It is in English if it has no id.
    """
    if error.id not in SENTENCES:
        return str(error)
    values = {
        name: day_long(value) if isinstance(value, date) else value
        for name, value in error.values.items()
    }
    # A value can be called `name`, as the parameter of `text` is.
    return window.text(f"bee-error-{error.id}", to_js(values))
