"""How long the browser keeps what is saved, and when to save a copy elsewhere.

Chromium and Safari decide by themselves whether they keep a site's data for good. Firefox asks the
visitor, so only the settings ask there. Without that promise, browsers delete data when the device
is full; and Safari, in a tab, seven days of use after the last visit
(webkit.org/blog/10218/full-third-party-cookie-blocking-and-more, 2020).
"""

from typing import TYPE_CHECKING

from browser.texts import text
from js import navigator, window
from saved.records import COPIED

if TYPE_CHECKING:
    from saved.data import SavedData

MANY_GAMES = 30  # games that are in no copy yet
_has_asked = [False]


def ask_in_passing() -> None:
    """Ask the browser once to keep what is saved, unless it would ask the visitor."""
    if _has_asked[0] or not can_ask() or "Firefox" in navigator.userAgent:
        return
    _has_asked[0] = True
    navigator.storage.persist()


async def ask() -> bool:
    """Ask the browser to keep what is saved; return whether it does. Firefox asks the visitor."""
    return bool(await navigator.storage.persist())


async def is_kept() -> bool:
    """Return whether the browser keeps what is saved until the visitor deletes it."""
    return bool(can_ask() and await navigator.storage.persisted())


def lasting(kept: bool) -> str:
    """Return a sentence about how long the browser keeps what is saved."""
    if kept:
        return text("settings-kept")
    return text("settings-kept-week" if _is_safari_tab() else "settings-kept-room")


def note_copy(data: "SavedData") -> None:
    """Remember that all games have been copied elsewhere."""
    data.set(COPIED, str(len(data.games())))


def games_to_copy(data: "SavedData") -> int:
    """Return the number of games that are in no copy, if they are many; otherwise 0."""
    copied = data.get(COPIED)
    new = len(data.games()) - (int(copied) if copied.isdigit() else 0)
    return new if new >= MANY_GAMES else 0


def can_ask() -> bool:
    """Return whether the browser can be asked to keep what is saved."""
    storage = getattr(navigator, "storage", None)
    return bool(storage) and hasattr(storage, "persist")


def _is_safari_tab() -> bool:
    agent = navigator.userAgent
    is_safari = "Safari/" in agent and "Chrome/" not in agent and "Android" not in agent
    return is_safari and not window.matchMedia("(display-mode: standalone)").matches
