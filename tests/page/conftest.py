"""Tests of the page that run on Node, but for those marked `browser`, which need a real one.

With BROWSER set all of them run in that browser instead.
"""

from pathlib import Path

import pytest

from tests.page.driver import IN_BROWSER
from tests.page.fixtures import context  # noqa: F401
from tests.web.fixtures import (  # noqa: F401
    dist,
    new_page,
    page,
    phone,
    troubled_page,
)

if IN_BROWSER:
    from tests.web.fixtures import browser, host, site_url, touch_browser, url  # noqa: F401
else:
    from tests.page.fixtures import browser, heard, touch_browser, url  # noqa: F401


def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """Leave out what Node cannot run."""
    if IN_BROWSER:
        return
    folder = Path(__file__).parent
    left_out = [
        item for item in items if item.get_closest_marker("browser") and folder in item.path.parents
    ]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)
