"""Registers the fixtures and counts of tests/web/shared.py for the tests in this folder."""

from pathlib import Path

import pytest

from tests.web import shared


def pytest_configure(config: pytest.Config) -> None:
    shared.register(config)


@pytest.hookimpl(tryfirst=True)  # before pytest selects by markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests in this folder as `browser`: only a browser can run them."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")
