"""Shared functions of the benchmarks: options, time limits, unbuffered lines, and Ctrl-C."""

import argparse
import logging
import signal
import sys
import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from types import FrameType
from typing import TypeVar

INTERRUPTED = 130
"""The exit code of an interrupted program, as in a shell."""
Step = TypeVar("Step", bound=Hashable)


def parser(module: str, description: str, quick: str) -> argparse.ArgumentParser:
    """Return a parser for `python -m MODULE`; `quick` describes its option `--quick`."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help=f"{quick}, in a minute at most")
    return parser


def say(line: str) -> None:
    """Print a line at once, even into a pipe."""
    print(line, flush=True)


def within(
    seconds: float,
    steps: Iterable[Step],
    least: int = 1,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Step]:
    """Yield steps until the next would run past `seconds`, but always at least `least` of them.

    A step is expected to take as long as the longest equal one so far, or, if it is the first of
    its kind, as the longest of any kind.
    """
    start = before = clock()
    longest: dict[Step, float] = {}
    for number, step in enumerate(steps):
        expected = longest.get(step, max(longest.values(), default=0))
        if number >= least and before - start + expected > seconds:
            return
        yield step
        longest[step] = max(longest.get(step, 0), clock() - before)
        before = clock()


def until_interrupted(work: Callable[[], object]) -> int:
    """Run `work` until it ends or Ctrl-C ends it; return the program's exit code.

    Hides any failure after Ctrl-C, since the browser has received the signal too.
    """
    interrupted = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        logging.getLogger("asyncio").disabled = True  # Playwright logs canceled tasks there
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        work()
    except (Exception, KeyboardInterrupt):
        if not interrupted:
            raise
        print("interrupted: these are the results so far", file=sys.stderr, flush=True)
    finally:
        signal.signal(signal.SIGINT, before)
    return INTERRUPTED if interrupted else 0
