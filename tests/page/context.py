"""Stand-ins for Playwright's `Browser` and `BrowserContext`, for pages that Node runs."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.page.channel import PATIENCE, Channel
from tests.page.engine import Engine
from tests.page.events import Route
from tests.page.page import Address, Page, matching, numbers

DESKTOP = {"width": 1280, "height": 720}  # Playwright's default


class Browser:
    """Opens pages of the site in `folder`, whose address is `base_url`.

    Files in the folder `overlay`, if there is one, replace the site's files of the same names.
    """

    def __init__(self, folder: Path, base_url: str, overlay: Path | None = None) -> None:
        self.options = {"folder": str(folder), "base_url": base_url}
        if overlay:
            self.options["overlay"] = str(overlay)
        self.channel = Channel()
        self.channel.on_event = self.dispatch
        self.pages: dict[int, Page] = {}
        self.engine = Engine()

    def new_context(self, **options: Any) -> "Context":
        return Context(self, **options)

    def dispatch(self, event: dict[str, Any]) -> None:
        """Pass an event on to the page in which it happened, unless that is closed."""
        if event["page"] in self.pages:
            self.pages[event["page"]].dispatch(event)

    def settle(self) -> None:
        """Dispatch all events of pages until now, including those of tasks that are already due."""
        self.channel.ask(0, 0, "settle")

    def reached(self) -> bytes:
        """Return a byte for each probe, 0 if it was not reached; no bytes if no page had probes."""
        return bytes.fromhex(self.channel.ask(0, 0, "reached"))

    def close(self) -> None:
        self.channel.close()


class Context:
    """A browser profile, whose pages share storage and the clipboard.

    Supports these options of Playwright: `viewport`, `has_touch`, `color_scheme`, `reduced_motion`,
    `locale`, `timezone_id`, and the local storage in `storage_state`.
    """

    def __init__(self, browser: Browser, **options: Any) -> None:
        self.browser, self.id = browser, next(numbers)
        self.timeout: float = PATIENCE
        self.routes: dict[int, Callable[[Route], object]] = {}
        self.listeners: dict[str, list[Callable[[Any], object]]] = {}
        self.ask("context", {"viewport": DESKTOP, **browser.options, **options})

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

    def on(self, event: str, listener: Callable[[Any], object]) -> None:
        """Call `listener` for each event of a kind on any page; see `Page.on`. A "weberror" is an
        uncaught error, and has it as `error`.
        """
        if event == "weberror":
            self.on("pageerror", lambda text: listener(SimpleNamespace(error=text)))
        self.listeners.setdefault(event, []).append(listener)

    def grant_permissions(self, permissions: Sequence[str]) -> None:
        """Do nothing, since pages on Node need no permission to use the clipboard."""

    def set_default_timeout(self, timeout: float) -> None:
        self.timeout = timeout

    def close(self) -> None:
        self.ask("close")
        for page in self.pages:
            del self.browser.pages[page.id]
