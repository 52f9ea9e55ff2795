"""Where events enter: what is refused is said here, once, and answers that come late end here."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from dom import pause
from js import Event, EventTarget
from status import fail, refuse

from beecore.errors import BeeError

T = TypeVar("T")


class TroubleError(BeeError):
    """Something broke or did not come; to try again may help."""


class OvertakenError(Exception):
    """A newer question was asked, or its view was left: the answer is of no use any more."""


class Newest:
    """Of all that a view asks, only the newest question is answered."""

    def __init__(self) -> None:
        self.number = 0

    def forget(self) -> None:
        """Let whatever was asked go unanswered."""
        self.number += 1

    async def of(self, asked: Awaitable[T]) -> T:
        """Return an answer; `OvertakenError` if another question came meanwhile."""
        self.number += 1
        number = self.number
        try:
            answer = await asked
        except BeeError:
            if number != self.number:
                raise OvertakenError from None
            raise
        if number != self.number:
            raise OvertakenError
        return answer


class InOrder:
    """Does one thing at a time, in the order they were asked for."""

    def __init__(self) -> None:
        self.tickets = self.turn = 0

    async def do(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do something once all before it is done."""
        ticket, self.tickets = self.tickets, self.tickets + 1
        while ticket != self.turn:
            await pause()
        try:
            await act()
        finally:
            self.turn += 1


def on(
    target: EventTarget,
    kind: str,
    act: Callable[[Event], Awaitable[None] | None],
    own: bool = False,
) -> None:
    """Have something done at an event; `own` keeps the browser from its own way with it."""

    def entered(event: Event) -> Awaitable[None] | None:
        if own:
            event.preventDefault()
        try:
            outcome = act(event)
        except (BeeError, OvertakenError) as ended:
            _tell(ended)
            return None
        if outcome is None or not hasattr(outcome, "send"):  # as JavaScript's undefined
            return None
        return heed(outcome)

    target.addEventListener(kind, entered)


async def heed(outcome: Awaitable[None]) -> None:
    """Wait for what is being done; say what it refuses."""
    try:
        await outcome
    except (BeeError, OvertakenError) as ended:
        _tell(ended)


def _tell(ended: Exception) -> None:
    if isinstance(ended, TroubleError):
        fail(str(ended))
    elif isinstance(ended, BeeError):
        refuse(str(ended))
