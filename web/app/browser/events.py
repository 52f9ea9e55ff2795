"""Event handlers: report refused input in the status line, and drop outdated answers."""

from collections.abc import Awaitable, Callable

from browser.ordering import OvertakenError
from browser.status import fail, refuse
from browser.texts import reason
from browser.trouble import TroubleError
from js import Element, Event, EventTarget

from beecore.errors import BeeError


def on(
    target: EventTarget,
    kind: str,
    act: Callable[[Event], Awaitable[object] | None],
    own: bool = False,
) -> None:
    """Have something done at an event; `own` keeps the browser from its own way with it."""

    def entered(event: Event) -> Awaitable[object] | None:
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


def on_buttons(root: Element, **acts: Callable[[Event], Awaitable[object] | None]) -> None:
    """Run the handler that a clicked button within `root` names: `save` of data-action="save"."""

    def act(event: Event) -> Awaitable[object] | None:
        button = event.target.closest("[data-action]")
        return acts[button.dataset.action](event) if button else None

    on(root, "click", act)


async def heed(outcome: Awaitable[object]) -> None:
    """Wait for what is being done; say what it refuses."""
    try:
        await outcome
    except (BeeError, OvertakenError) as ended:
        _tell(ended)


def _tell(ended: Exception) -> None:
    if isinstance(ended, TroubleError):
        fail(ended)
    elif isinstance(ended, BeeError):
        refuse(reason(ended))
