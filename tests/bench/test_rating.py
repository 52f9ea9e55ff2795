"""Reading Lighthouse's reports."""

import sys
from typing import Any

import pytest

from tests.bench import rating
from tests.bench.rating import APPLIED, MEASURES, SCORES, UnratedError, read, settings


def report(score: float | None = 0.5) -> dict[str, Any]:
    return {
        "categories": {"performance": {"score": score}},
        "audits": {name: {"numericValue": 12.5} for name in MEASURES}
        | {"interactive": {"errorMessage": "NO_TTI"}},
    }


def test_scales_scores_to_100_and_returns_measures_unchanged() -> None:
    assert read(report()) == {"performance": 50} | dict.fromkeys(MEASURES, 12.5)


def test_error_explains_a_missing_score() -> None:
    with pytest.raises(UnratedError, match="NO_TTI"):
        read(report(None))


def test_rejects_a_report_without_a_measure() -> None:
    seen = report()
    del seen["audits"]["speed-index"]["numericValue"]
    with pytest.raises(UnratedError):
        read(seen)


def test_only_a_whole_visit_requests_all_scores() -> None:
    assert settings(APPLIED, whole=True)["onlyCategories"] == [*SCORES]
    assert settings(APPLIED, whole=False)["onlyAudits"] == [*MEASURES]


def test_error_shows_why_lighthouse_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.web.browsers.find", lambda *_, **__: "/usr/bin/chromium")
    monkeypatch.setattr(
        rating, "run", lambda command: ("", "at line 1\nError: no browser\n  at 2\n")
    )
    with pytest.raises(UnratedError, match=r"^Error: no browser$"):
        rating.rate("http://127.0.0.1/", APPLIED, whole=True)


ENDLESS = "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(600)"
"""A program that interrupts its parent."""


def test_ctrl_c_ends_lighthouse() -> None:
    with pytest.raises(KeyboardInterrupt):
        rating.run([sys.executable, "-c", ENDLESS])
