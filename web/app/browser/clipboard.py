"""Copies texts to the clipboard."""

from collections.abc import Awaitable, Callable

from browser.dom import run_soon
from js import window


def copy(coming: Callable[[], Awaitable[str]]) -> Awaitable[bool]:
    """Copy a text that is still to be computed; return whether the browser allowed that.

    Call this in the handler of a click, before anything is awaited: Safari allows it only then.
    """
    return _is_done(window.copyText(run_soon(coming)))


async def _is_done(copying: Awaitable[None]) -> bool:
    try:
        await copying
    except Exception:
        return False
    return True
