"""A small benchmark, for tests of the measurements and their output."""

import pytest

from beecore import bench
from beecore.bench import Extent, measure, report


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Extent:
    """Make `bee bench` measure only a little, and return that extent."""
    monkeypatch.setattr(measure, "_PASSES", 1)
    monkeypatch.setattr(report, "GROWTH_FROM", 20)
    little = Extent(hives=120, fewer_hives=20, strides=(1, 5), sizes=(10, 20, 200))
    monkeypatch.setattr(bench, "FULL", little)
    return little
