"""The terminal's way in: `bee VERB …`, one module a verb.

Each verb's module has `add_to(verbs)`, which declares its arguments and names the function that
runs it. Whatever beecore refuses becomes one line on stderr and exit code 2.
"""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence

from .. import __version__
from ..errors import BeeError
from . import (
    bench,
    best,
    check,
    daily,
    define,
    hints,
    missing,
    pack,
    play,
    solve,
    teach,
    words,
)

_VERBS = (solve, missing, hints, check, daily, play, teach, words, define, best, bench, pack)


def main(argv: Sequence[str] | None = None) -> int:
    """Run `bee` with the given arguments, the process's own if none; return its exit code."""
    _ready_streams()
    try:
        try:
            return _run(argv)
        finally:
            sys.stdout.flush()
    except BeeError as error:
        print(f"bee: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except MemoryError:
        print("bee: this takes more memory than there is", file=sys.stderr)
        return 2
    except OSError as error:  # mostly of stdout, which the exit must not try to write to again
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # `bee solve … | head`: nobody reads on
            return 0
        print(f"bee: {error.filename or 'stdout'}: {error.strerror}", file=sys.stderr)
        return 2


def _run(argv: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(prog="bee", description="Solves and plays spelling-bee hives.")
    parser.add_argument("--version", action="version", version=f"bee {__version__}")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    for verb in _VERBS:
        verb.add_to(verbs)
    args = parser.parse_args(argv)
    given = [each for each in vars(args).values() if isinstance(each, list)]
    if any(not each or [] in each for each in given):  # what Python 3.11 makes of `--require=--`
        parser.error("-- is no value: give the option one, such as --require=N")
    code: int = args.run(args)
    return code


def _ready_streams() -> None:
    """See that whatever is read and printed is text of some kind, also where a stream is closed."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # not every terminal has a Σ, nor every pipe UTF-8
