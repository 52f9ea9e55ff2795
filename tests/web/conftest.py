"""What pytest finds for the tests of this folder: the plugins of tests/web/shared.py."""

from pathlib import Path

import pytest

from tests.web import shared


def pytest_configure(config: pytest.Config) -> None:
    shared.register(config)


@pytest.hookimpl(tryfirst=True)  # before pytest selects by markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder, as those of tests/page that only a browser can run are."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
