"""Exclude stock/, which runs only in a browser, and restore what programs change."""

import logging

import pytest

collect_ignore = ["stock"]


@pytest.fixture(autouse=True)
def asyncio_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enable asyncio's log again after a test, since an interrupted program disables it."""
    monkeypatch.setattr(logging.getLogger("asyncio"), "disabled", False)
