"""What is read from Lighthouse's reports."""

from typing import Any

import pytest

from tests.bench.rating import APPLIED, MEASURES, SCORES, UnratedError, command, rate, read


def report(score: float | None = 0.5) -> dict[str, Any]:
    return {
        "categories": {"performance": {"score": score}},
        "audits": {name: {"numericValue": 12.5} for name in MEASURES}
        | {"interactive": {"errorMessage": "NO_TTI"}},
    }


def test_scores_are_out_of_100_and_measures_as_they_are() -> None:
    assert read(report()) == {"performance": 50} | dict.fromkeys(MEASURES, 12.5)


def test_a_report_without_a_score_says_why() -> None:
    with pytest.raises(UnratedError, match="NO_TTI"):
        read(report(None))


def test_a_report_without_a_measure_is_refused() -> None:
    seen = report()
    del seen["audits"]["speed-index"]["numericValue"]
    with pytest.raises(UnratedError):
        read(seen)


def test_only_a_whole_visit_asks_for_all_scores() -> None:
    assert f"--only-categories={','.join(SCORES)}" in command("", APPLIED, whole=True)
    assert f"--only-audits={','.join(MEASURES)}" in command("", APPLIED, whole=False)


def test_lighthouse_that_fails_says_why_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bench.rating.run", lambda command: "at line 1\nno browser\n")
    with pytest.raises(UnratedError, match=r"^no browser$"):
        rate("http://127.0.0.1/", APPLIED, whole=True)
