"""Downloads files into the browser's cache, with a progress bar."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from browser import files
from browser.dom import run_soon
from browser.trouble import TroubleError

if TYPE_CHECKING:
    from js import Promise


async def download(names: Sequence[str], show: Callable[[int], None] | None) -> str:
    """Fetch and check files; return "", or the details of an error if one cannot be loaded.

    `show`, if given, is called with the number of bytes that have arrived so far.
    """
    count = ByteCount(show) if show else None
    details = ""
    for coming in [_start(name, count) for name in names]:
        details = await coming or details
    return details


class ByteCount:
    """Counts the bytes of several files."""

    def __init__(self, show: Callable[[int], None]) -> None:
        self.show = show
        self.done = 0

    def add(self, size: int) -> None:
        self.done += size
        self.show(self.done)


def _start(name: str, count: ByteCount | None) -> "Promise[str]":
    return run_soon(lambda: _fetch(name, count))


async def _fetch(name: str, count: ByteCount | None) -> str:
    """Fetch a file; return the details of an error, or ""."""
    if count:
        await _count(name, count)
    try:
        await files.load(name)
    except TroubleError as trouble:
        return trouble.details
    return ""


async def _count(name: str, count: ByteCount) -> None:
    """Download a file as it arrives, and count its bytes."""
    try:
        reader = (await files.load(name, checked=False)).body.getReader()
        part = await reader.read()
        while not part.done:
            count.add(part.value.length)
            part = await reader.read()
    except Exception:
        pass  # the checked fetch that follows reports it
