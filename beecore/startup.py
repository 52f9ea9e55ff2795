"""Ends `bee` without a traceback if its Python is too old, or if Ctrl-C is pressed while it starts.

The package imports this module before any other, so it has to run in old versions of Python, too.
Until `cli.main` handles Ctrl-C itself, imports take up to a tenth of a second, in which Python
would print a traceback.
"""

import os
import sys
from types import TracebackType  # noqa: TC003  typing takes longer to import

OLDEST = 3, 11
"""The oldest version of Python that beecore runs on, as `requires-python` in pyproject.toml."""
EXIT_CODE = 130
"""The exit code of a program ended by Ctrl-C, as shells report it."""


class OldPythonError(ImportError):
    """A version of Python that beecore does not run on."""


def _is_bee() -> bool:
    """Return whether this process is `bee` or `python3 -m beecore`, and not some other program."""
    program = sys.argv[0] if sys.argv else ""
    if program == "-m":  # sys.argv[0] until Python has found the module
        return any(each in ("beecore", "-mbeecore") for each in sys.orig_argv)
    return program.replace("\\", "/").rpartition("/")[2] in ("bee", "bee.exe")


def _end(kind: "type[BaseException]", error: BaseException, trace: "TracebackType | None") -> None:
    """End the process after Ctrl-C, or say that its Python is too old; print the traceback of any
    other error.
    """
    if issubclass(kind, OldPythonError):
        print(error, file=sys.stderr, flush=True)
        os._exit(2)
    if issubclass(kind, KeyboardInterrupt):
        os._exit(EXIT_CODE)
    sys.__excepthook__(kind, error, trace)


if sys.version_info < OLDEST or _is_bee():
    sys.excepthook = _end
if sys.version_info < OLDEST:
    needed, present = (".".join(map(str, version[:2])) for version in (OLDEST, sys.version_info))
    raise OldPythonError(f"Open Hive needs Python {needed} or later: this is Python {present}.")
