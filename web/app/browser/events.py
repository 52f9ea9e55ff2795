"""Adds event handlers; their `BeeError`s are shown in the status line."""

from collections.abc import Awaitable, Callable

from browser.dom import run_soon
from browser.ordering import OvertakenError, visits
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
    """Call a handler for each event of a kind; with `own`, the browser's default action is
    prevented.

    A handler that awaits something stops there if the visitor opens another address meanwhile, see
    `browser.ordering`. If it has to run to its end, it passes the rest to `run_handler`.
    """

    def handle(event: Event) -> Awaitable[object] | None:
        if own:
            event.preventDefault()
        try:
            outcome = act(event)
        except (BeeError, OvertakenError) as error:
            _report(error)
            return None
        if outcome is None or not hasattr(outcome, "send"):  # JavaScript's undefined, for example
            return None
        return run_handler(visits.guarded(outcome))

    target.addEventListener(kind, handle)


def on_buttons(root: Element, **acts: Callable[[Event], Awaitable[object] | None]) -> None:
    """Run a handler when a button within `root` is clicked: `save` for data-action="save"."""

    def act(event: Event) -> Awaitable[object] | None:
        button = event.target.closest("[data-action]")
        return acts[button.dataset.action](event) if button else None

    on(root, "click", act)


def run_handler(outcome: Awaitable[object]) -> Awaitable[None]:
    """Run a handler on its own; show the message of a `BeeError` in the status line."""

    async def run() -> None:
        try:
            await outcome
        except (BeeError, OvertakenError) as error:
            _report(error)

    return run_soon(run)


def _report(error: BeeError | OvertakenError) -> None:
    if isinstance(error, TroubleError):
        fail(error)
    elif isinstance(error, BeeError):
        refuse(reason(error))
