"""Stores a snapshot of the engine's memory, from which later visits start the engine faster.

A worker of its own takes the snapshot (see web/interpreter.js), since the memory of the engine
itself refers to objects of the page. A snapshot has about 25 MB and can be taken again at any time.
So it is deleted before anything else that is stored: when room is needed, when the engine fails,
and by the service worker with each new version.
"""

import json

from browser import offline
from browser.dom import pause
from browser.events import on
from browser.files import BASE
from browser.store import attempted
from js import JSON, URL, Blob, CacheStorage, Reflect, navigator, setTimeout, window
from jsffi import to_js

CACHE = f"open-hive snapshot {BASE}"  # the same as in interpreter.js and sw.js
TAKE = 'import { storeSnapshot } from "INTERPRETER"; storeSnapshot().then(close, close);'
SECONDS_UNTIL_IDLE = 2  # in which the Lab draws its pictures
SECONDS_TO_TAKE = 60
MIN_MEMORY = 4  # gigabytes; taking a snapshot needs another 150 MB for two seconds
MIN_FREE = 300_000_000  # bytes; a full storage makes some browsers delete everything


async def store_when_idle() -> None:
    """Store a snapshot some seconds after the engine has started, unless there is one.

    Only a page with a service worker does, since that deletes the snapshots of old versions.
    """
    await pause(1000 * SECONDS_UNTIL_IDLE)
    await offline.caching()
    found = _caches()
    if not (offline.controller() and found and has_memory() and await _has_room()):
        return
    try:
        cache = await found.open(CACHE)
        if list(await cache.keys()):
            return
    except Exception:
        return  # a browser that denies storage
    code = TAKE.replace("INTERPRETER", f"{BASE}interpreter.js")
    address = URL.createObjectURL(Blob.new(to_js([code]), to_js({"type": "text/javascript"})))
    worker = window.Worker.new(address, to_js({"type": "module"}))
    on(worker, "error", lambda event: None, own=True)  # the next visit tries again
    setTimeout(lambda *_: worker.terminate(), 1000 * SECONDS_TO_TAKE)


async def delete() -> None:
    """Delete the snapshot, if there is one; the engine then starts as on a first visit."""
    found = _caches()
    if found:
        try:
            await found.delete(CACHE)
        except Exception:
            pass  # a browser that denies storage has no snapshot


def has_memory() -> bool:
    """Return whether the visitor's device has memory for taking a snapshot.

    Browsers that do not tell are trusted on devices with a mouse, not on phones and tablets.
    """
    memory = getattr(navigator, "deviceMemory", None)
    if memory:
        return bool(memory >= MIN_MEMORY)
    return not window.matchMedia("(pointer: coarse)").matches


async def _has_room() -> bool:
    """Return whether the browser says that a lot more can be stored."""
    storage = getattr(navigator, "storage", None)
    if not (storage and hasattr(storage, "estimate")):
        return False
    try:
        estimate = JSON.stringify(await storage.estimate())
    except Exception:
        return False
    sizes = json.loads(estimate)  # since MicroPython cuts JavaScript's numbers to 32 bits
    return bool(sizes["quota"] - sizes["usage"] >= MIN_FREE)


def _caches() -> CacheStorage | None:
    """Return the browser's caches; None if it has none, or denies them."""
    found = attempted(Reflect.get, None, window, "caches")
    return found[0] if found and hasattr(found[0], "open") else None
