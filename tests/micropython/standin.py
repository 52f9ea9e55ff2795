"""A replacement for pytest on MicroPython: what the unit tests use of it, and a runner."""

import io
import re
import sys
from typing import Any


class Parametrized:
    """A test with the arguments of each of its runs."""

    def __init__(self, test: Any, cases: list[dict[str, Any]]) -> None:
        self.test = test
        self.cases = cases


class mark:  # noqa: N801
    @staticmethod
    def parametrize(names: Any, rows: Any) -> Any:
        several = not isinstance(names, str)
        runs = [dict(zip(names, row)) if several else {names: row} for row in rows]  # noqa: B905

        def decorate(test: Any) -> Parametrized:
            before = getattr(test, "cases", [{}])
            cases = [case | run for case in before for run in runs]
            return Parametrized(getattr(test, "test", test), cases)

        return decorate


class raises:  # noqa: N801
    def __init__(self, error: type[BaseException], match: str = "") -> None:
        self.error = error
        self.match = match

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: Any, trace: Any) -> bool:
        assert kind, f"{self.error} is not raised"
        assert re.search(self.match, str(error)), f"{error} does not match {self.match!r}"
        return issubclass(kind, self.error)


def run(name: str) -> None:
    """Run the tests of a module with each set of parameters; print a line for each."""
    __import__(name)
    module = sys.modules[name]
    for test in sorted(dir(module)):
        if test.startswith("test_"):
            given = getattr(module, test)
            for case in getattr(given, "cases", [{}]):
                try:
                    getattr(given, "test", given)(**case)
                    print("passed", test)
                except Exception as fault:
                    trace = io.StringIO()
                    sys.print_exception(fault, trace)  # type: ignore[attr-defined]
                    print("FAILED", test, case, trace.getvalue())
