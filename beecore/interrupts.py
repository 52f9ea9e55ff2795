"""Ctrl-C while the terminal's `bee` is starting: the program ends as quietly as it does later.

The package imports this module before any other. From here to `cli.main`, which takes over, it is
most of a tenth of a second, and Python would print a traceback.
"""

import os
import sys
from types import TracebackType

EXIT_CODE = 130
"""What shells report of a program that Ctrl-C has ended."""


def _is_bee() -> bool:
    """Tell whether this process is `bee`, or `python3 -m beecore`: others end in their own way."""
    program = sys.argv[0] if sys.argv else ""
    if program == "-m":  # until Python has found the module to run
        return any(each in ("beecore", "-mbeecore") for each in sys.orig_argv)
    return program.replace("\\", "/").rpartition("/")[2] in ("bee", "bee.exe")


def _end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """End the process if it was interrupted; report any other error as usual."""
    if issubclass(kind, KeyboardInterrupt):
        os._exit(EXIT_CODE)
    sys.__excepthook__(kind, error, trace)


if _is_bee():
    sys.excepthook = _end
