"""Ends `bee` without a traceback if Ctrl-C is pressed while it starts.

The package imports this module before any other. Until `cli.main` handles Ctrl-C itself, imports
take up to a tenth of a second, in which Python would print a traceback.
"""

import os
import sys
from types import TracebackType

EXIT_CODE = 130
"""The exit code of a program ended by Ctrl-C, as shells report it."""


def _is_bee() -> bool:
    """Return whether this process is `bee` or `python3 -m beecore`, and not some other program."""
    program = sys.argv[0] if sys.argv else ""
    if program == "-m":  # sys.argv[0] until Python has found the module
        return any(each in ("beecore", "-mbeecore") for each in sys.orig_argv)
    return program.replace("\\", "/").rpartition("/")[2] in ("bee", "bee.exe")


def _end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """End the process without a message after Ctrl-C; print the traceback of any other error."""
    if issubclass(kind, KeyboardInterrupt):
        os._exit(EXIT_CODE)
    sys.__excepthook__(kind, error, trace)


if _is_bee():
    sys.excepthook = _end
