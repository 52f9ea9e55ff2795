"""Registers the fixtures of tests/web with pytest, once for tests/web and tests/page.

If each conftest imported the fixtures, a process would start two browsers, which it cannot.
"""

import pytest

from tests.web import counts, fixtures


def register(config: pytest.Config) -> None:
    """Register the fixtures and the counts, unless the other conftest has already done so."""
    for plugin in (counts, fixtures):
        if not config.pluginmanager.has_plugin(plugin.__name__):
            config.pluginmanager.register(plugin, plugin.__name__)
