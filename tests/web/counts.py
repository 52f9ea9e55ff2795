"""Counts the pages that tests load and the engines that they start, which take most of their time.

The hooks of pytest, which conftest.py imports, add up the test processes' counts and print them.
"""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Worker

LOADED, STARTED = "pages loaded", "engines started"
_counts: Counter[str] = Counter()
_SENT = "page_counts"  # the key of the counts in a pytest-xdist worker's output


def count(context: BrowserContext) -> None:
    """Count what the pages of a browser context load and start from now on."""
    context.on("page", _count_page)


def _count_page(page: Page) -> None:
    page.on("domcontentloaded", lambda _: _counts.update([LOADED]))
    page.on("worker", _count_worker)


def _count_worker(worker: Worker) -> None:
    if not worker.url.startswith("blob:null"):  # the frame for visitors' solvers
        _counts.update([STARTED])


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[_SENT] = dict(_counts)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    _counts.update(getattr(node, "workeroutput", {}).get(_SENT, {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _counts:
        summary = ", ".join(f"{name}: {_counts[name]}" for name in (LOADED, STARTED))
        terminalreporter.write_line(summary)
