"""Finds the page's elements, moves the focus, opens dialogs, and waits for the browser."""

import json
from collections.abc import Awaitable, Callable, Generator
from typing import Any, TypeAlias, TypeVar

from js import (
    Element,
    Event,
    Promise,
    URLSearchParams,
    document,
    performance,
    setTimeout,
    window,
)
from jsffi import to_js

T = TypeVar("T")

MILLISECONDS_TO_IDLE = 5000  # at most: while the Lab works, a page is idle only after minutes
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


def data_in(name: str) -> Any:
    """Return the data in a JSON script of the page."""
    return json.loads(by_id(name).textContent)


Place: TypeAlias = Element | str
"""An element, or its id."""


def element_of(place: Place) -> Any:
    """Return the element at a place, to be changed: only here, and in `browser.rendering`."""
    return by_id(place) if isinstance(place, str) else place


def clicked(event: Event, name: str) -> str | None:
    """Return the value of the attribute `data-…` with a name that what was clicked has, or an
    element around it; None if there is no such element.
    """
    element = event.target.closest(f"[data-{name}]")
    return element.getAttribute("data-" + name) if element else None


def focus(place: Place, inside: str = "", scrolls: bool = True) -> None:
    """Focus an element, or the first one inside that a selector matches."""
    element = element_of(place).querySelector(inside) if inside else element_of(place)
    if element.matches(":focus"):
        element.blur()  # or Chromium, after a link to the view, would type nothing into a field
    element.focus(to_js({"preventScroll": not scrolls}))


def has_mouse() -> bool:
    """Return whether a field can be focused without a touchscreen's keyboard popping up."""
    return bool(window.matchMedia("(pointer: fine)").matches)


def submit(form: Place) -> None:
    """Submit a form, as the visitor could."""
    element_of(form).requestSubmit()


def select(field: Place) -> None:
    """Focus a text field, and select its text."""
    element = element_of(field)
    element.focus()  # or some browsers leave the selection invisible
    element.select()


def open_dialog(dialog: Place, focused: str = "") -> None:
    """Open a dialog over the page, and focus the first element that a selector matches in it; leave
    it alone if it is open.
    """
    element = element_of(dialog)
    if not element.open:
        element.returnValue = ""  # otherwise that of the button that closed it before
        element.showModal()
        if focused:
            focus(element, focused)


def click(place: Place) -> None:
    """Click an element, as the visitor could."""
    element_of(place).click()


def close_dialog(dialog: Place) -> None:
    """Close a dialog, unless it is closed."""
    element_of(dialog).close()


def open_dialogs() -> list[Element]:
    """Return the dialogs that are open."""
    return list(document.querySelectorAll("dialog[open]"))


def scroll_to(place: Place, block: str = "start") -> None:
    """Scroll an element into view; with the block "nearest", no farther than needed."""
    element_of(place).scrollIntoView(to_js({"block": block}))


def decoded(text: str) -> str:
    """Return a part of a link with % codes decoded; a stray % stays, and does not throw."""
    return URLSearchParams.new("text=" + text).get("text") or ""


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


async def idle() -> None:
    """Wait until the page is idle, but not long, and not at all in browsers that cannot tell."""
    if hasattr(window, "requestIdleCallback"):
        limit = to_js({"timeout": MILLISECONDS_TO_IDLE})
        await Promise.new(lambda resolve, *_: window.requestIdleCallback(resolve, limit))
    else:
        await pause(1)


def when_idle(action: Callable[[], Awaitable[None]]) -> None:
    """Run an action when the page is idle, see `idle`."""

    async def act() -> None:
        await idle()
        await action()

    run_soon(act)
