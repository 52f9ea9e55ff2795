"""Finding the page's elements, and waiting for the browser."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from js import Element, Promise, URLSearchParams, document, performance, setTimeout

T = TypeVar("T")

SLICE = 40  # milliseconds that long work may take before the browser has its turn


class Slices:
    """Divides long work into slices, so that the page stays alive meanwhile."""

    def __init__(self) -> None:
        self.since = int(performance.now())

    async def rest(self) -> bool:
        """Let the browser have its turn if a slice is over; return whether it had."""
        if int(performance.now()) - self.since < SLICE:
            return False
        await pause()
        self.since = int(performance.now())
        return True


def by_id(name: str) -> Element:
    """Return the element of an id; a page without it is a broken build."""
    element = document.getElementById(name)
    if element is None:
        raise LookupError("the page has no element #" + name)
    return element


def decoded(text: str) -> str:
    """Return a part of a link as it was meant; `decodeURIComponent` would throw on a stray %."""
    return URLSearchParams.new("text=" + text).get("text") or ""


def flash(element: Element, mark: str) -> None:
    """Have the style sheet's animation for a class run soon; it knows who wants none."""

    def start(*_: object) -> None:
        element.classList.remove(mark)
        width = element.offsetWidth  # noqa: F841  reading it lets the animation start over
        element.classList.add(mark)

    setTimeout(start, 0)  # it takes a layout, which a verdict need not wait for


def number(text: str) -> str:
    """Return what a field for a number takes of a text; of any other the console would complain."""
    return text if text.isdigit() else ""


async def pause(milliseconds: int = 0) -> None:
    """Let the browser see to its visitor and paint; Python's own `sleep` trusts the clock."""
    await Promise.new(lambda resolve, *_: setTimeout(resolve, milliseconds))


def promised(act: Callable[[], Awaitable[T]]) -> "Promise[T]":
    """Have something done soon; what is returned can be awaited from several places."""
    return Promise.resolve().then(lambda *_: act())
