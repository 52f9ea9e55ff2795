"""On which devices the page stores a snapshot of the engine's memory."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from tests.app.tabs import snapshot

GB = 1_000_000_000


@pytest.mark.parametrize(
    ("memory", "is_touched", "is_enough"),
    [
        (8, True, True),
        (4, False, True),
        (2, False, False),
        (None, False, True),
        (None, True, False),
    ],
)
def test_devices_with_little_memory_store_no_snapshot(
    monkeypatch: pytest.MonkeyPatch,
    memory: float | None,
    is_touched: bool,
    is_enough: bool,
) -> None:
    window = SimpleNamespace(matchMedia=lambda query: SimpleNamespace(matches=is_touched))
    monkeypatch.setattr(snapshot, "window", window)
    monkeypatch.setattr(snapshot, "navigator", SimpleNamespace(deviceMemory=memory))
    assert snapshot.has_memory() is is_enough


@pytest.mark.parametrize(
    ("sizes", "is_enough"),
    [
        ({"quota": 10 * GB, "usage": GB}, True),
        ({"quota": GB, "usage": GB - 1000}, False),
        (None, False),
    ],
)
def test_a_storage_without_much_room_gets_no_snapshot(
    monkeypatch: pytest.MonkeyPatch,
    sizes: dict[str, int] | None,
    is_enough: bool,
) -> None:
    async def estimate() -> Any:
        return sizes

    storage = SimpleNamespace(estimate=estimate) if sizes else None
    monkeypatch.setattr(snapshot, "navigator", SimpleNamespace(storage=storage))
    monkeypatch.setattr(snapshot, "JSON", SimpleNamespace(stringify=json.dumps))
    assert asyncio.run(snapshot._has_room()) is is_enough
