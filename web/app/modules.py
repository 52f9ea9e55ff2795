"""Imports modules one at a time, so that the browser can respond in between."""

import gc
import sys
from typing import Any

from browser.dom import Slices, pause, run_soon
from order import ORDER

GARBAGE = 4 << 20  # bytes
"""How much is allocated between two collections of garbage. MicroPython's own 16 KB would make it
collect at each pause, which takes as long as there are objects: a hive of 26 letters took 40 s."""


async def load(modules: str) -> None:
    """Import modules, whose names are separated by spaces."""
    slices = Slices()
    for each in modules.split():
        try:
            __import__(each)
        except ImportError:  # a module whose package is in an earlier image
            import_late(each)
        await slices.rest()


def import_late(name: str) -> None:
    """Import a module such as beecore.game.record from the image that has it. MicroPython looks for
    it where it has found the package `beecore.game`: in the first image.
    """
    folder, _, _ = name.rpartition(".")
    while folder not in sys.modules:  # a later image has the whole package
        folder, _, _ = folder.rpartition(".")
    package: Any = sys.modules[folder]
    usual, images = package.__path__, [path for path in sys.path if path.endswith(".bin")]
    for image in images:
        package.__path__ = image + "/" + folder.replace(".", "/")
        try:
            __import__(name)
            break
        except ImportError:
            if image == images[-1]:
                raise
        finally:
            package.__path__ = usual


def start(name: str) -> None:
    """Import a module, and call its function `start`."""
    gc.threshold(GARBAGE)  # type: ignore[attr-defined]  # only MicroPython has it

    async def begin() -> None:
        await pause()
        await load(ORDER[name][1])
        await pause()
        sys.modules[name].start()

    run_soon(begin)
