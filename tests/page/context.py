"""Where pages come from: Node in place of a browser, and profiles of visitors."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.page.channel import PATIENCE, Channel
from tests.page.engine import Engine, SiteEngine
from tests.page.events import Route
from tests.page.page import Address, Page, matching, numbers

DESK = {"width": 1280, "height": 720}  # as Playwright has it


class Browser:
    """Opens pages of a site in Node; `base_url` is where it says that it is.

    Files of the folder `overlay`, if there is one, are in place of the site's.
    """

    def __init__(self, folder: Path, base_url: str, overlay: Path | None = None) -> None:
        self.options = {"folder": str(folder), "base_url": base_url}
        if overlay:
            self.options["overlay"] = str(overlay)
        self.channel = Channel()
        self.channel.hear = self.hear
        self.pages: dict[int, Page] = {}
        self.engine = SiteEngine(folder)

    def new_context(self, **options: Any) -> "Context":
        return Context(self, **options)

    def hear(self, told: dict[str, Any]) -> None:
        """Have a page hear of what happened, unless it is closed."""
        if told["page"] in self.pages:
            self.pages[told["page"]].hear(told)

    def settle(self) -> None:
        """Hear what has happened on pages until now, and what is just about to."""
        self.channel.ask(0, 0, "settle")

    def reached(self) -> bytes:
        """Return which notes of `probes` were reached, a byte for each; none if no page had any."""
        return bytes.fromhex(self.channel.ask(0, 0, "reached"))

    def close(self) -> None:
        self.channel.close()


class Context:
    """A visitor's profile: its pages share what is kept, and the clipboard.

    Of Playwright's options it heeds `viewport`, `has_touch`, `color_scheme`, `reduced_motion`,
    `locale`, `timezone_id`, and of a `storage_state` what is in local storage.
    """

    def __init__(self, browser: Browser, **options: Any) -> None:
        self.browser, self.id = browser, next(numbers)
        self.timeout: float = PATIENCE
        self.engine: Engine = browser.engine
        self.routes: dict[int, Callable[[Route], object]] = {}
        self.heard: dict[str, list[Callable[[Any], object]]] = {}
        self.ask("context", {"viewport": DESK, **browser.options, **options})

    def ask(self, do: str, *details: object) -> Any:
        return self.browser.channel.ask(self.id, 0, do, *details)

    def new_page(self) -> Page:
        return Page(self)

    @property
    def pages(self) -> list[Page]:
        return [page for page in self.browser.pages.values() if page.context is self]

    def add_init_script(self, script: str) -> None:
        self.ask("script", script)

    def route(self, url: Address, handler: Callable[[Route], object]) -> None:
        number = next(numbers)
        self.routes[number] = handler
        self.ask("route", number, matching(url))

    def unroute_all(self) -> None:
        for number in self.routes:
            self.ask("unroute", number)
        self.routes.clear()

    def on(self, event: str, act: Callable[[Any], object]) -> None:
        """Have something done at what happens on any of the pages; see `Page.on`. What breaks on
        one is heard as a "weberror" with an `error`.
        """
        if event == "weberror":
            self.on("pageerror", lambda text: act(SimpleNamespace(error=text)))
        self.heard.setdefault(event, []).append(act)

    def grant_permissions(self, permissions: Sequence[str]) -> None:
        """Change nothing: pages may use the clipboard here."""

    def set_default_timeout(self, timeout: float) -> None:
        self.timeout = timeout

    def use(self, engine: Engine) -> None:
        """Have the pages find another engine than the site's own."""
        self.engine = engine

    def close(self) -> None:
        self.ask("close")
        for page in self.pages:
            del self.browser.pages[page.id]
