"""The result of a `bee` command that a test has run, and the type of its runner."""

from typing import NamedTuple, Protocol


class Done(NamedTuple):
    """Exit code, output lines and error text of a command."""

    code: object
    lines: list[str]
    err: str


class Bee(Protocol):
    """Runs `bee` with arguments and lines of input."""

    def __call__(self, *args: object, typed: str = "") -> Done: ...
