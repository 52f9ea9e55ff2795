"""A page that Node runs, with the names and the meaning that Playwright gives it."""

import base64
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tests.page.devices import Clock, Keyboard
from tests.page.engine import Question
from tests.page.events import ConsoleMessage, Download, Expected, Request, Route
from tests.page.locator import Finding

if TYPE_CHECKING:
    from tests.page.context import Context

Address = str | re.Pattern[str]
numbers = count(1)  # of contexts, pages and routes


def matching(address: Address) -> str:
    """Return a regular expression, for JavaScript, of what an address with wildcards stands for.

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
        self.heard: dict[str, list[Callable[[Any], object]]] = {}
        self.routes: dict[int, tuple[Address, Callable[[Route], object]]] = {}
        self.context.browser.pages[self.id] = self
        context.ask("page", self.id)

    def ask(self, do: str, *details: object) -> Any:
        return self.context.browser.channel.ask(self.context.id, self.id, do, *details)

    def send(self, do: str, *details: object) -> None:
        """Have something done whose answer nobody waits for."""
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

    # What happens

    def on(self, event: str, act: Callable[[Any], object]) -> None:
        """Have something done at "request", "console", "pageerror", "popup" or "download"."""
        self.heard.setdefault(event, []).append(act)

    def hear(self, told: dict[str, Any]) -> None:
        """Have those hear of an event who asked for it."""
        kind = told["event"]
        if kind == "route":
            self._route(told)
        elif kind == "question":
            asked = Question(self, told["number"], told["name"], told["details"])
            self.context.engine.hear(asked)
        elif kind == "console":
            self._emit(kind, ConsoleMessage(told["kind"], told["text"]))
        elif kind == "broke":
            self._emit("pageerror", told["text"])
            self._emit("weberror", SimpleNamespace(error=told["text"]))
        elif kind == "request":
            self._emit(kind, Request(told["url"]))
        elif kind == "download":
            self._emit(kind, Download(told["name"], base64.b64decode(told["content"])))
        else:
            self._emit(kind, told["url"])

    def _emit(self, event: str, detail: object) -> None:
        for act in [*self.heard.get(event, []), *self.context.heard.get(event, [])]:
            act(detail)

    def _route(self, told: dict[str, Any]) -> None:
        route = Route(self, told["number"], told["url"])
        handlers = {number: act for number, (_, act) in self.routes.items()}
        (handlers | self.context.routes).get(told["id"], Route.fallback)(route)

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
        """Wait until a document is loaded."""
        with self._expected("navigated", lambda _: True) as expected:
            yield expected

    @contextmanager
    def expect_download(self) -> Iterator[Expected[Download]]:
        with self._expected("download", lambda _: True) as expected:
            yield expected

    @contextmanager
    def _expected(self, event: str, fits: Callable[[Any], bool]) -> Iterator[Expected[Any]]:
        """Wait for what happens within, or soon after."""
        expected: Expected[Any] = Expected()

        def hear(detail: object) -> None:
            if not expected.values and fits(detail):
                expected.values.append(detail)

        self.on(event, hear)
        yield expected
        self.context.browser.channel.wait_for(lambda: bool(expected.values), event)
        self.heard[event].remove(hear)
