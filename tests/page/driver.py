"""What tests of the page import: Playwright, where BROWSER names one, and Node otherwise.

For mypy it is Playwright in any case: a test asks for no more than that has.
"""

from os import environ
from typing import TYPE_CHECKING

IN_BROWSER = environ.get("BROWSER", "node") != "node"

if TYPE_CHECKING or IN_BROWSER:
    from playwright.sync_api import BrowserContext, Locator, Page, Request, Route, expect
else:
    from tests.page.context import Context as BrowserContext
    from tests.page.events import Request, Route
    from tests.page.expecting import expect
    from tests.page.locator import Locator
    from tests.page.page import Page

__all__ = ["IN_BROWSER", "BrowserContext", "Locator", "Page", "Request", "Route", "expect"]
