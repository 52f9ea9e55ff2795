"""Hypothesis profiles: the suite repeats its examples, the nightly run draws new ones.

`suite` is the default. `HYPOTHESIS_PROFILE=nightly` draws ten times as many examples at random.
Both print a failing example with a line that reproduces it: `@reproduce_failure(…)`. Neither has a
time limit, since machines may be busy, or a database, so that runs do not depend on earlier ones.
"""

import os
import signal
from collections.abc import Generator

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell script
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "suite",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "nightly",
    settings.get_profile("suite"),
    derandomize=False,
    max_examples=1000,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Do not count the lines that property tests and those marked `unmeasured` run.

    That would double their time. So what only drawn examples reach counts as untested.
    """
    is_left_out = item.get_closest_marker("hypothesis") or item.get_closest_marker("unmeasured")
    coverage = Coverage.current() if is_left_out else None
    if coverage:
        coverage.stop()
    try:
        return (yield)
    finally:
        if coverage:
            coverage.start()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Save what was covered: pytest-xdist ends a process that takes ten seconds to exit."""
    if coverage := Coverage.current():
        coverage.stop()
        coverage.save()
