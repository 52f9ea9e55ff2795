"""Configures the tests of the page that run on Node.

Tests marked `browser` need a real browser. With BROWSER set, all tests run in that browser.
"""

from pathlib import Path

import pytest

from tests.page.driver import IN_BROWSER
from tests.page.fixtures import context  # noqa: F401
from tests.web import shared

if not IN_BROWSER:
    from tests.page.fixtures import browser, listening, probed, touch_browser, url  # noqa: F401


def pytest_configure(config: pytest.Config) -> None:
    shared.register(config)


def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """Deselect the tests that Node cannot run."""
    if IN_BROWSER:
        return
    folder = Path(__file__).parent
    deselected = [
        item for item in items if item.get_closest_marker("browser") and folder in item.path.parents
    ]
    items[:] = [item for item in items if item not in deselected]
    config.hook.pytest_deselected(items=deselected)
