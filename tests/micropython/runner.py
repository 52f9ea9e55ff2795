"""Runs the tests of a module on MicroPython, with each set of parameters."""

import io
import sys
from typing import Any


def run(name: str) -> None:
    """Print a line for each test that passes, and a traceback for one that fails."""
    for test, case, function in tests(name):
        try:
            function(**case)
            print("passed", test)
        except Exception as fault:
            trace = io.StringIO()
            sys.print_exception(fault, trace)  # type: ignore[attr-defined]
            print("FAILED", test, case, trace.getvalue())


def tests(name: str) -> list[Any]:
    """Return the name, the parameters and the function of each test of a module."""
    __import__(name)
    module = sys.modules[name]
    found = []
    for test in sorted(dir(module)):
        if test.startswith("test_"):
            given = getattr(module, test)
            cases = getattr(given, "cases", [{}])
            found += [(test, case, getattr(given, "test", given)) for case in cases]
    return found
