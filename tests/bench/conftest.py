"""What is in stock/ runs in a browser only."""

import logging

import pytest

collect_ignore = ["stock"]


@pytest.fixture(autouse=True)
def asyncio_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a test, turn on again what an interrupted program turns off."""
    monkeypatch.setattr(logging.getLogger("asyncio"), "disabled", False)
