"""A stand-in for Playwright's `Page`, for a page that Node runs."""

import base64
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tests.page.devices import Clock, Keyboard
from tests.page.events import ConsoleMessage, Download, Expected, Request, Route
from tests.page.locator import Finding

if TYPE_CHECKING:
    from tests.page.context import Context

Address = str | re.Pattern[str]
numbers = count(1)  # of contexts, pages and routes


def matching(address: Address) -> str:
    """Return a JavaScript regular expression for an address with wildcards.

    >>> matching("**/lexicon.bee")
    '^.*/lexicon\\\\.bee$'
    """
    if not isinstance(address, str):
        return address.pattern
    parts = re.split(r"(\*\*|\*)", address)
    wild = {"**": ".*", "*": "[^/]*"}
    return "^" + "".join(wild.get(part) or re.escape(part) for part in parts) + "$"


class Page(Finding):
    """A page of a context."""

    def __init__(self, context: "Context") -> None:
        self.context, self.id = context, next(numbers)
        self.page, self.steps = self, ()
        self.keyboard, self.clock = Keyboard(self), Clock(self)
        self.listeners: dict[str, list[Callable[[Any], object]]] = {}
        self.routes: dict[int, tuple[Address, Callable[[Route], object]]] = {}
        self.context.browser.pages[self.id] = self
        context.ask("page", self.id)

    def ask(self, do: str, *details: object) -> Any:
        return self.context.browser.channel.ask(self.context.id, self.id, do, *details)

    def send(self, do: str, *details: object) -> None:
        """Send a request to Node without waiting for its answer."""
        self.context.browser.channel.send(self.context.id, self.id, do, *details)

    def patience(self, timeout: float | None) -> float:
        return self.context.timeout if timeout is None else timeout

    @property
    def url(self) -> str:
        return str(self.ask("url"))

    def title(self) -> str:
        return str(self.ask("title"))

    def goto(self, url: str, *, wait_until: str = "load") -> None:
        self.ask("goto", url, wait_until != "commit")

    def reload(self) -> None:
        self.ask("reload")

    def go_back(self) -> None:
        self.ask("step", -1)

    def go_forward(self) -> None:
        self.ask("step", 1)

    def close(self) -> None:
        self.ask("close")

    def evaluate(self, expression: str, arg: object = None) -> Any:
        return self.ask("evaluate", expression, [arg])

    def wait_for_function(self, expression: str, *, arg: object = None) -> None:
        self.ask("until", expression, [arg], self.patience(None))

    def add_init_script(self, script: str) -> None:
        self.ask("script", script)

    def set_viewport_size(self, viewport_size: Mapping[str, int]) -> None:
        self.ask("viewport", viewport_size["width"], viewport_size["height"])

    def emulate_media(
        self,
        *,
        media: str | None = None,
        color_scheme: str | None = None,
        reduced_motion: str | None = None,
        forced_colors: str | None = None,
        contrast: str | None = None,
    ) -> None:
        named = {
            "media": media,
            "prefers-color-scheme": color_scheme,
            "prefers-reduced-motion": reduced_motion,
            "forced-colors": forced_colors,
            "prefers-contrast": contrast,
        }
        self.ask("media", {name: value for name, value in named.items() if value is not None})

    def set_default_timeout(self, timeout: float) -> None:
        self.context.timeout = timeout

    # Events

    def on(self, event: str, listener: Callable[[Any], object]) -> None:
        """Call `listener` for each "request", "console", "pageerror", "popup", or "download"."""
        self.listeners.setdefault(event, []).append(listener)

    def dispatch(self, message: dict[str, Any]) -> None:
        """Call the listeners for an event in a message from Node."""
        kind = message["event"]
        if kind == "route":
            self._route(message)
        elif kind == "question":
            reply = self.context.browser.engine.answer(self, message["name"], message["details"])
            self.context.ask("answer", message["number"], reply)
        elif kind == "console":
            self._emit(kind, ConsoleMessage(message["kind"], message["text"]))
        elif kind == "pageerror":
            self._emit(kind, message["text"])
            self._emit("weberror", SimpleNamespace(error=message["text"]))
        elif kind == "request":
            self._emit(kind, Request(message["url"]))
        elif kind == "download":
            self._emit(kind, Download(message["name"], base64.b64decode(message["content"])))
        else:
            self._emit(kind, message["url"])

    def _emit(self, event: str, detail: object) -> None:
        for listener in [*self.listeners.get(event, []), *self.context.listeners.get(event, [])]:
            listener(detail)

    def _route(self, message: dict[str, Any]) -> None:
        route = Route(self, message["number"], message["url"])
        handlers = {number: act for number, (_, act) in self.routes.items()}
        (handlers | self.context.routes).get(message["id"], Route.fallback)(route)

    def route(self, url: Address, handler: Callable[[Route], object]) -> None:
        number = next(numbers)
        self.routes[number] = url, handler
        self.ask("route", number, matching(url))

    def unroute(self, url: Address, handler: Callable[[Route], object] | None = None) -> None:
        for number, (address, act) in list(self.routes.items()):
            if address == url and handler in (None, act):
                del self.routes[number]
                self.ask("unroute", number)

    def unroute_all(self) -> None:
        for number in list(self.routes):
            del self.routes[number]
            self.ask("unroute", number)

    @contextmanager
    def expect_request(self, url: Address) -> Iterator[Expected[Request]]:
        wanted = re.compile(matching(url))
        with self._expected("request", lambda asked: bool(wanted.search(asked.url))) as expected:
            yield expected

    @contextmanager
    def expect_navigation(self) -> "Iterator[Expected[str]]":
        """Wait until the page loads a document."""
        with self._expected("navigated", lambda _: True) as expected:
            yield expected

    @contextmanager
    def expect_download(self) -> Iterator[Expected[Download]]:
        with self._expected("download", lambda _: True) as expected:
            yield expected

    @contextmanager
    def _expected(self, event: str, fits: Callable[[Any], bool]) -> Iterator[Expected[Any]]:
        """Wait for the first matching event since the `with` block began."""
        expected: Expected[Any] = Expected()

        def listener(detail: object) -> None:
            if not expected.values and fits(detail):
                expected.values.append(detail)

        self.on(event, listener)
        yield expected
        self.context.browser.channel.wait_for(lambda: bool(expected.values), event)
        self.listeners[event].remove(listener)
