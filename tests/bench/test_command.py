"""The shared functions of the benchmarks: time limits, and results after Ctrl-C."""

import os
import signal
from itertools import count

import pytest

from tests.bench.command import until_interrupted, within


class Clock:
    """A clock that advances only by `wait`."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds


def steps(seconds: float, lasting: list[tuple[str, float]], least: int = 1) -> int:
    """Return how many steps run within a time; each step has a kind and a duration."""
    clock, times = Clock(), [time for _, time in lasting]
    made = 0
    for _ in within(seconds, [kind for kind, _ in lasting], least, clock):
        clock.wait(times[made])
        made += 1
    return made


def test_runs_a_step_only_if_it_should_end_in_time() -> None:
    assert steps(60, [("plain", 20)] * 4) == 3
    assert steps(60, [("plain", 10), ("plain", 30), ("plain", 10)]) == 2
    assert steps(60, [("slow", 35), ("plain", 5), ("slow", 5), ("plain", 5)]) == 1
    assert steps(60, [("slow", 25), ("plain", 10), ("plain", 10), ("slow", 5)]) == 3


def test_always_runs_the_minimum_number_of_steps() -> None:
    assert steps(10, [("slow", 20)] * 3, least=2) == 2


def test_ends_an_infinite_list_in_time() -> None:
    clock = Clock()
    for _ in within(5, count(), clock=clock):
        clock.wait(1)
    assert clock.now == 5


def ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_finished_work_has_exit_code_0() -> None:
    assert until_interrupted(lambda: None) == 0


def test_ctrl_c_ends_the_work_with_exit_code_130(capsys: pytest.CaptureFixture[str]) -> None:
    done = []

    def work() -> None:
        done.append("before")
        ctrl_c()
        done.append("after")

    before = signal.getsignal(signal.SIGINT)
    assert until_interrupted(work) == 130
    assert done == ["before"]
    assert "Traceback" not in capsys.readouterr().err
    assert signal.getsignal(signal.SIGINT) is before


def test_hides_failures_caused_by_ctrl_c() -> None:
    def work() -> None:
        try:
            ctrl_c()
        finally:
            raise RuntimeError("the browser was closed")

    assert until_interrupted(work) == 130


def test_ctrl_c_pressed_twice_ends_the_work_once() -> None:
    closed = []

    def work() -> None:
        try:
            ctrl_c()
        finally:
            ctrl_c()
            closed.append("browser")

    assert until_interrupted(work) == 130
    assert closed == ["browser"]


def test_raises_other_failures() -> None:
    def work() -> None:
        raise RuntimeError("a bug")

    with pytest.raises(RuntimeError, match="a bug"):
        until_interrupted(work)
