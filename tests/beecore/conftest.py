"""What is measured in earnest is measured in passing here."""

import pytest

from beecore.bench import measure, report


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the figures be few and quick to take."""
    monkeypatch.setattr(measure, "SIZES", (10, 20, 200))
    monkeypatch.setattr(measure, "STRIDES", (1, 5))
    monkeypatch.setattr(measure, "_PASSES", 1)
    monkeypatch.setattr(report, "GROWTH_FROM", 20)
