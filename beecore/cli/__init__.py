"""The command line: `bee VERB …`; `VERBS` of `verbs` has the verbs, with the arguments of each.

A verb is a function that gets the arguments and returns the exit code: `solve` of `hives`. Only the
module of the verb that runs is imported. A `BeeError` becomes one line on stderr and exit code 2.
"""

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from ..errors import BeeError
from ..startup import EXIT_CODE
from .terminal import warn
from .verbs import VERBS, parser

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
    name, *others = [*argv] or ["--help"]
    if name == "help":
        name, *others = [*others[:1], "--help"]
    name = _OLD_NAMES.get(name, name)
    if name not in VERBS and name[:1] != "-":
        raise BeeError(_unknown(name))
    whole = parser(name)
    args = whole.parse_args([name, *others])
    given = [each for each in vars(args).values() if isinstance(each, list)]
    is_empty = any(not each or [] in each for each in given)  # from `-o--` in Python 3.11
    if is_empty or any(each[:2] == "--" and each.endswith("=--") for each in others):
        whole.error("an option has no value: give it one, such as --require=N")
    code: int = getattr(import_module(f".{args.module}", __name__), args.verb)(args)
    return code


def _unknown(name: str) -> str:
    """Return a sentence about a verb that does not exist, with the one that may be meant."""
    from difflib import get_close_matches

    near = get_close_matches(name, VERBS, 1)
    meant = f"did you mean {near[0]}?" if near else "`bee help` lists the verbs"
    return f"there is no verb “{name}”: {meant}"


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
