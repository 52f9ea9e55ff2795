"""Event handlers: what may still happen after an `await`, and where their errors are shown."""

from collections.abc import Awaitable, Callable, Generator
from typing import Any, TypeVar

from browser.dom import Place, by_id, clicked, close_dialog, element_of, run_soon
from browser.rendering import put
from browser.status import TroubleError, fail, follow_dialogs, note_act, refuse
from browser.texts import reason
from js import Event, EventTarget, Promise, document

from beecore.errors import KB, BeeError, limit_size

# What may still happen after an `await`, since the visitor may have gone on to something else:
#
# - Overtaken work stops at its next rest: once a newer request has been made, `Newest` raises
#   `OvertakenError` inside the older one's work, instead of returning what it awaits there. So the
#   code after an `await` needs no check of its own.
# - An event handler stops so, too, once the visitor has opened another address: it belongs to one
#   of the `visits`. So nothing opens a dialog, takes the focus or shows anything for a view that
#   was left.
# - Before a dialog opens or the focus moves after an `await`, `touches` tells whether the visitor
#   has meanwhile typed or clicked, and may be in the middle of a word.
# - What changes saved data runs to its end, in `complete` or `InOrder`, whatever happens to the
#   handler that awaits it.

T = TypeVar("T")


class OvertakenError(BaseException):
    """A newer request was made, or the view was closed: the answer is not needed any more.

    Like `asyncio.CancelledError`, it passes code that handles every `Exception`.
    """


class Newest:
    """Lets the work for the newest request go on, and stops the work for older ones."""

    def __init__(self) -> None:
        self.number = 0

    def forget(self) -> None:
        """Stop the work for all requests made so far, each at its next rest."""
        self.number += 1

    def check(self) -> Callable[[], None]:
        """Return a function that raises `OvertakenError` once a newer request has been made."""
        number = self.number

        def check() -> None:
            if number != self.number:
                raise OvertakenError

        return check

    def of(self, work: Awaitable[T]) -> Awaitable[T]:
        """Make a request; return the result of the work for it.

        If another request is made meanwhile, the work ends with `OvertakenError` the next time it
        waits for something. So work that calls `of` itself would end itself.
        """
        self.forget()
        return self.guarded(work)

    def guarded(self, work: Awaitable[T]) -> Awaitable[T]:
        """Return the result of work that belongs to the newest request so far; see `of`."""
        return _guarded(work, self.check())


visits, touches = Newest(), Newest()
"""The addresses that were opened, and the keys and clicks: requests of the visitor to the page."""


def follow_acts() -> None:
    """Note from now on, before any handler, that the visitor has done something, and move the
    status line out of each dialog that closes.
    """
    for kind in ("click", "keydown", "input"):
        document.addEventListener(kind, _note_act, True)
    document.addEventListener("close", follow_dialogs, True)  # of any dialog


def _note_act(event: Event) -> None:
    touches.forget()
    note_act()


async def _guarded(work: Awaitable[T], check: Callable[[], None]) -> T:
    result: T = await _Guarded(work, check)
    check()
    return result


class _Guarded:
    """Awaits work, and raises what `check` raises inside it, where the work has rested."""

    def __init__(self, work: Any, check: Callable[[], None]) -> None:
        self.work = work if hasattr(work, "send") else _awaited(work)  # a promise has no `send`
        self.check = check

    def __await__(self) -> Generator[Any, Any, Any]:
        go_on: Callable[[Any], Any] = self.work.send
        value: Any = None
        while True:
            try:
                self.check()
            except OvertakenError as overtaken:
                go_on, value = self.work.throw, overtaken
            try:
                rest = go_on(value)
            except StopIteration as end:
                return end.value
            try:
                go_on, value = self.work.send, (yield rest)
            except Exception as error:
                go_on, value = self.work.throw, error

    __iter__ = __await__  # which MicroPython calls


async def _awaited(promise: Awaitable[T]) -> T:
    return await promise


def complete(action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
    """Start an action that runs to its end; return its result to work that may be overtaken."""
    results: list[T] = []
    errors: list[BeeError | OvertakenError] = []

    async def run() -> None:
        try:
            results.append(await action())
        except (BeeError, OvertakenError) as error:  # as an exception of JavaScript, it had no type
            errors.append(error)

    running = run_soon(run)

    async def result() -> T:
        await running
        if errors:
            raise errors[0]
        return results[0]

    return result()


class InOrder:
    """Runs actions with the same key one at a time, in the order in which they were triggered.

    Actions with different keys do not wait for each other. Each action runs to its end.
    """

    def __init__(self) -> None:
        self.last: dict[str, Turn] = {}

    def run(self, key: str, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Return the result of an action, which runs after all earlier ones with its key.

        An action's place in line is fixed by this call, not by when the result is awaited.
        """
        turn = Turn(self.last.get(key))
        self.last[key] = turn
        return complete(lambda: self.run_turn(key, turn, action))

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


def on(
    target: EventTarget | Place,
    kind: str,
    act: Callable[[Event], Awaitable[object] | None],
    own: bool = False,
) -> None:
    """Call a handler for each event of a kind, of an element or its id; with `own`, the browser's
    default action is prevented.

    A handler that awaits something stops there if the visitor opens another address meanwhile, see
    `browser.events`. If it has to run to its end, it passes the rest to `run_handler`.
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

    element_of(target).addEventListener(kind, handle)


def on_buttons(root: Place, **acts: Callable[[Event], Awaitable[object] | None]) -> None:
    """Run a handler when a button within `root` is clicked: `save` for data-action="save"."""

    def act(event: Event) -> Awaitable[object] | None:
        action = clicked(event, "action")
        return acts[action](event) if action else None

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


# Closes dialogs when the player taps outside.


def close_on_outside_taps() -> None:
    """Close any dialog when its backdrop is tapped; a tap inside has another target."""
    on(document, "click", _tapped)


def _tapped(event: Event) -> None:
    if event.target.matches("dialog[open]"):
        close_dialog(event.target)


# A text area for pasted word lists; a text that is too long is refused and changes nothing. What a
# link adds to an earlier text is shown, even if both together are too long.

MAX_PASTE_LENGTH = 20 * KB
"""Characters: 2,000 words, more than any usual hive has; each key then takes up to a second."""


PASTED = "insertFromPaste", "insertFromDrop"
"""The kinds of input that insert a text from elsewhere."""


def moved_text(event: Event) -> str:
    """Return the text that is pasted or dropped in an event of such a kind."""
    moved = event.clipboardData if event.type == "paste" else event.dataTransfer
    return moved.getData("text") if moved else ""


class Area:
    """A text area by its id; `changed` is called when the player changes its text."""

    def __init__(self, name: str, changed: Callable[[Event], Awaitable[None] | None]) -> None:
        self.field, self.changed, self.text = by_id(name), changed, ""
        on(name, "input", self.entered)

    def put(self, text: str) -> None:
        """Show a text, however long it is."""
        self.text = text
        put(self.field, value=text)

    def entered(self, event: Event) -> Awaitable[None] | None:
        text = self.field.value
        if len(text) > max(MAX_PASTE_LENGTH, len(self.text)):  # so that it can be shortened
            self.put(self.text)
            limit_size(len(text), MAX_PASTE_LENGTH, "this text")
        self.text = text
        return self.changed(event)
