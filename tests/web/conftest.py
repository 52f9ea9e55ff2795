"""What pytest finds for the tests of this folder: their fixtures, and counts of what they start."""

from pathlib import Path

import pytest

from tests.web.counts import pytest_sessionfinish, pytest_terminal_summary, pytest_testnodedown
from tests.web.fixtures import (
    browser,
    dist,
    host,
    lab_page,
    labs,
    new_page,
    opened_lab,
    page,
    phone,
    site_url,
    touch_browser,
    troubled_page,
    url,
)

__all__ = [
    "browser",
    "dist",
    "host",
    "lab_page",
    "labs",
    "new_page",
    "opened_lab",
    "page",
    "phone",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
    "pytest_testnodedown",
    "site_url",
    "touch_browser",
    "troubled_page",
    "url",
]


@pytest.hookimpl(tryfirst=True)  # before pytest selects by markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder, as those of tests/page that only a browser can run are."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
