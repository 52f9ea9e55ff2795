"""What the conftests of tests/web and tests/page register with pytest, once for both.

Each conftest that imports a fixture has one of its own, and a process cannot have two browsers.
"""

import pytest

from tests.web import counts, fixtures


def register(config: pytest.Config) -> None:
    """Have pytest find the fixtures and the counts, unless the other conftest was first."""
    for plugin in (counts, fixtures):
        if not config.pluginmanager.has_plugin(plugin.__name__):
            config.pluginmanager.register(plugin, plugin.__name__)
