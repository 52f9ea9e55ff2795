"""What tests of the page import: the same names for pages of a browser and for those of Node.

They are Playwright's own, so mypy sees to it that a test asks for no more than that has. Pages on
Node only look like these, and `expect` is the one thing that has to tell them apart.
"""

from os import environ
from typing import TYPE_CHECKING, Any

from playwright import sync_api
from playwright.sync_api import BrowserContext, Error, Locator, Page, Request, Route

from tests.page import expecting

IN_BROWSER = environ.get("BROWSER", "node") != "node"

if TYPE_CHECKING:
    expect = sync_api.expect
else:

    def expect(actual: Any, message: str | None = None) -> Any:
        """Return what can be expected of a page or of what a locator finds."""
        is_of_browser = isinstance(actual, (sync_api.Locator, sync_api.Page))
        return (sync_api if is_of_browser else expecting).expect(actual, message)


__all__ = ["IN_BROWSER", "BrowserContext", "Error", "Locator", "Page", "Request", "Route", "expect"]
