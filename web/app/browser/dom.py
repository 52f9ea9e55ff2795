"""Finds the page's elements, and waits for the browser."""

from collections.abc import Awaitable, Callable, Generator
from typing import TypeVar

from js import Element, Promise, URLSearchParams, document, performance, setTimeout, window

T = TypeVar("T")

SLICE_MILLISECONDS = 8  # of long work between two pauses: half a frame


class Slices:
    """Divides long work into slices of some milliseconds, so that the page responds in between."""

    def __init__(self, milliseconds: int = SLICE_MILLISECONDS) -> None:
        self.milliseconds, self.since = milliseconds, int(performance.now())

    async def rest(self) -> bool:
        """Pause if the current slice is over; return whether there was a pause."""
        if int(performance.now()) - self.since < self.milliseconds:
            return False
        await pause()
        self.since = int(performance.now())
        return True

    async def run(
        self, steps: Generator[float, None, T], show: Callable[[float], None] | None = None
    ) -> T:
        """Return the result of work in steps, each of which yields the share that is done; `show`,
        if given, is called with it after a pause.
        """
        while True:
            try:
                share = next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            if await self.rest() and show:
                show(share)


def by_id(name: str) -> Element:
    """Return the element with an id; raises `LookupError` if the page has none."""
    element = document.getElementById(name)
    if element is None:
        raise LookupError("the page has no element #" + name)
    return element


def decoded(text: str) -> str:
    """Return a part of a link with % codes decoded; a stray % stays, and does not throw."""
    return URLSearchParams.new("text=" + text).get("text") or ""


def flash(element: Element, mark: str) -> None:
    """Start the animation that a class has in the style sheet, which respects reduced motion."""

    def start(*_: object) -> None:
        element.classList.remove(mark)
        width = element.offsetWidth  # noqa: F841  reading it restarts the animation
        element.classList.add(mark)

    setTimeout(start, 0)  # so that the layout it causes does not delay a verdict


def number(text: str) -> str:
    """Return a text if a number field accepts it, otherwise ""."""
    return text if text.isdigit() else ""


async def pause(milliseconds: int = 0) -> None:
    """Let the browser respond and paint, for some milliseconds if given.

    Unlike `asyncio.sleep`, this works if the clock is changed. Where it can, it does without a
    timer, which browsers delay by 4 ms after others.
    """
    if milliseconds or not hasattr(window, "scheduler"):
        await Promise.new(lambda resolve, *_: setTimeout(resolve, milliseconds))
    else:
        await window.scheduler.postTask(lambda *_: None)


def run_soon(action: Callable[[], Awaitable[T]]) -> "Promise[T]":
    """Start an action after the current task; its promise can be awaited in several places."""
    return Promise.resolve().then(lambda *_: action())
