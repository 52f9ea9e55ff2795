"""Imports modules one at a time, so that the browser can respond in between."""

import sys

from browser.dom import Slices, pause, run_soon
from order import ORDER


async def load(name: str) -> None:
    """Import a module, after those that it imports."""
    slices = Slices()
    for each in ORDER[name].split():
        __import__(each)
        await slices.rest()


def start(name: str) -> None:
    """Import a module, and call its function `start`."""

    async def begin() -> None:
        await pause()
        await load(name)
        await pause()
        sys.modules[name].start()

    run_soon(begin)
