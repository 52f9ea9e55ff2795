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
from importlib import import_module

from .. import __version__
from ..errors import BeeError
from ..interrupts import EXIT_CODE

_VERBS = (
    "solve",
    "missing",
    "hints",
    "check",
    "daily",
    "play",
    "teach",
    "words",
    "define",
    "best",
    "bench",
    "pack",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run `bee` with the given arguments, the process's own if none; return its exit code."""
    try:
        _ready_streams()
        try:
            return _run(sys.argv[1:] if argv is None else argv)
        finally:
            sys.stdout.flush()
    except BeeError as error:
        print(f"bee: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return EXIT_CODE
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


def _run(argv: Sequence[str]) -> int:
    """Run a verb; of all that is imported is what it needs, unless there is help to give."""
    parser = argparse.ArgumentParser(prog="bee", description="Solves and plays spelling-bee hives.")
    parser.add_argument("--version", action="version", version=f"bee {__version__}")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    for name in argv[:1] if argv[:1] and argv[0] in _VERBS else _VERBS:
        import_module(f".{name}", __name__).add_to(verbs)
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
