"""The command line: `bee VERB …`; `VERBS` has the verbs, with the module that each is in.

A verb is a function that gets the arguments and returns the exit code: `solve` of `hives`, whose
arguments `solve_arguments` declares. A `BeeError` becomes one line on stderr and exit code 2.
"""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Never

from .. import __version__
from ..errors import BeeError
from ..startup import EXIT_CODE
from .terminal import visible, warn

VERBS = {
    "solve": ("hives", "list the words of a hive"),
    "missing": ("hives", "count the missing words, and give clues"),
    "hints": ("hives", "count the words of a hive by beginning and length"),
    "check": ("hives", "check guesses by the rules of the game"),
    "day": ("day", "print the hive for a date"),
    "play": ("play", "play a hive in the terminal"),
    "teach": ("words", "save official answers, for use by the other verbs"),
    "words": ("words", "show how likely each word is to be an accepted answer, and the evidence"),
    "define": ("words", "define words"),
    "best": ("words", "find the hives worth the most points"),
    "bench": ("words", "measure every solver (takes a minute)"),
    "pack": ("words", "convert a word list into a pack"),
}
_OLD_NAMES = {"daily": "day"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run `bee` with the given arguments (default: those of the process); return the exit code."""
    try:
        _ready_streams()
        try:
            return _run(sys.argv[1:] if argv is None else argv)
        finally:
            sys.stdout.flush()
    except BeeError as error:
        warn(f"bee: {error}")
        return 2
    except KeyboardInterrupt:
        return EXIT_CODE
    except MemoryError:
        warn("bee: there is not enough memory for this")
        return 2
    except OSError as error:  # mostly stdout, which Python must not flush again at exit
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # as in `bee solve … | head`
            return 0
        warn(f"bee: {error.filename or 'stdout'}: {error.strerror}")
        return 2


def _run(argv: Sequence[str]) -> int:
    """Run a verb, of which only the module is imported."""
    parser = _Parser(prog="bee", description="Solve and play spelling-bee hives.")
    parser.add_argument("--version", action="version", version=f"bee {__version__}")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    argv = [_OLD_NAMES.get(each, each) for each in argv[:1]] + [*argv[1:]]
    for name, (module, description) in VERBS.items():
        verb = verbs.add_parser(name, help=description)
        if argv[:1] == [name]:
            found = import_module(f".{module}", __name__)
            getattr(found, f"{name}_arguments")(verb)
            verb.set_defaults(run=getattr(found, name))
    args = parser.parse_args(argv)
    given = [each for each in vars(args).values() if isinstance(each, list)]
    if any(not each or [] in each for each in given):  # the result of `--require=--` in Python 3.11
        parser.error("an option has no value: give it one, such as --require=N")
    code: int = args.run(args)
    return code


class _Parser(argparse.ArgumentParser):
    """A parser whose errors show the control characters of arguments."""

    def error(self, message: str) -> Never:
        super().error(visible(message))


def _ready_streams() -> None:
    """Make the standard streams usable if they are closed or cannot encode a character."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # some terminals have no Σ, and input may not be UTF-8
