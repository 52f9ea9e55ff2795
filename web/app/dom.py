"""Finding and filling the page's elements."""

import asyncio

from js import URLSearchParams, document


def by_id(name):
    """Return the element of an id; a page without it is a broken build."""
    element = document.getElementById(name)
    if element is None:
        raise LookupError("the page has no element #" + name)
    return element


def say(text, error=False):
    """Put a sentence into the one status line, which screen readers speak."""
    status = by_id("status")
    status.textContent = text
    status.classList.toggle("error", error)


def fail(text):
    """Say that the engine failed, and offer to try again."""
    say(text, error=True)
    by_id("failure").hidden = False


def decoded(text):
    """Return a part of a link as it was meant; `decodeURIComponent` would throw on a stray %."""
    return URLSearchParams.new("text=" + text).get("text")


async def pause():
    """Let the browser see to its visitor and paint; `sleep(0)` would stay within Python."""
    await asyncio.sleep_ms(1)
