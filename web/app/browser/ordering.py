"""The two rules for overlapping work: only the newest request counts, or one action at a time."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from js import Promise

from beecore.errors import BeeError

T = TypeVar("T")


class OvertakenError(Exception):
    """A newer request was made, or the view was closed: the answer is not needed any more."""


class Newest:
    """Lets the answer to the newest request through, and drops the answers to older ones.

    The awaited code only returns data. Its caller shows the data after this check.
    """

    def __init__(self) -> None:
        self.number = 0

    def forget(self) -> None:
        """Drop the answers to all requests made so far."""
        self.number += 1

    def request(self) -> Callable[[], None]:
        """Begin a request; return a function that raises `OvertakenError` once a newer one has
        begun.
        """
        self.number += 1
        number = self.number

        def check() -> None:
            if number != self.number:
                raise OvertakenError

        return check

    async def of(self, answer: Awaitable[T]) -> T:
        """Return the answer to a new request.

        Raises `OvertakenError` if a newer request was made before it arrived, even one that fails.
        """
        check = self.request()
        try:
            result = await answer
        except BeeError:
            check()
            raise
        check()
        return result


class InOrder:
    """Runs actions with the same key one at a time, in the order in which they were triggered.

    Actions with different keys do not wait for each other.
    """

    def __init__(self) -> None:
        self.last: dict[str, Turn] = {}

    def run(self, key: str, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Return the result of an action, which runs after all earlier ones with its key.

        An action's place in line is fixed by this call, not by when the result is awaited.
        """
        turn = Turn(self.last.get(key))
        self.last[key] = turn
        return self.run_turn(key, turn, action)

    async def run_turn(self, key: str, turn: "Turn", action: Callable[[], Awaitable[T]]) -> T:
        try:
            if turn.before:
                await turn.before.over
                turn.before = None
            return await action()
        finally:
            turn.end()
            if self.last.get(key) is turn:
                del self.last[key]


class Turn:
    """An action's place in line; `over` resolves when the action has ended."""

    def __init__(self, before: "Turn | None") -> None:
        self.before = before
        self.over = Promise.new(self.hold)

    def hold(self, resolve: Callable[[], object], *_: object) -> None:
        self.end = resolve
