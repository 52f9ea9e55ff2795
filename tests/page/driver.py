"""The names that page tests import, for pages in a browser and pages on Node alike.

The types are Playwright's, so mypy reports a test that uses more than Playwright has. Pages on Node
imitate these types; only `expect` has to distinguish the two.
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
        """Return an object for making assertions about a page or a locator: Playwright's, or its
        stand-in on Node.
        """
        is_playwright = isinstance(actual, (sync_api.Locator, sync_api.Page))
        return (sync_api if is_playwright else expecting).expect(actual, message)


__all__ = ["IN_BROWSER", "BrowserContext", "Error", "Locator", "Page", "Request", "Route", "expect"]
