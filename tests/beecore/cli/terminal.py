"""What a test sees of a verb that was run in a terminal."""

from typing import NamedTuple, Protocol


class Done(NamedTuple):
    """How a verb ended."""

    code: object
    lines: list[str]
    err: str


class Bee(Protocol):
    """Runs `bee` on arguments, with lines of input."""

    def __call__(self, *args: object, typed: str = "") -> Done: ...
