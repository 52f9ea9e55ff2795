"""The engine, as the page asks it: it starts when first needed, and anew when it breaks."""

from collections.abc import Awaitable, Callable
from typing import Any

from answers.worker import LostError, Worker
from browser import files
from browser.ordering import InOrder, Newest
from browser.status import say_meanwhile

SECONDS_TO_START = 60


class Engine:
    """Calls the functions that engine.py exports."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.lives = 0
        self.order = InOrder()
        self.newest: dict[str, Newest] = {}  # by the line in which a call waits

    @property
    def is_up(self) -> bool:
        return self.worker is not None and self.worker.exports is not None

    def start(self) -> Awaitable[None]:
        """Have the engine started, unless it is; the promise is kept even if it fails."""
        return self.living().starting

    def living(self) -> Worker:
        if self.worker is None:
            self.lives += 1
            self.worker = Worker(f"bee{self.lives}")
        return self.worker

    async def call(self, name: str, *details: object) -> Any:
        """Return the engine's answer; what it refuses is raised, and `TroubleError` if it broke.

        A worker that broke, or was ended by the browser, is started anew and asked once more.
        """
        worker = await self.up()
        try:
            return await worker.call(name, *details)
        except LostError:
            if worker is self.worker:
                self.worker = None
                worker.terminate()
            return await (await self.up()).call(name, *details)

    def call_newest(self, name: str, *details: object, about: str = "") -> Awaitable[Any]:
        """As `call`, one call of a function about the same thing at a time; of those that wait only
        the newest is made.

        The others raise `OvertakenError`. A first call is made at once, and not after the last of
        a row of keys: the words that the engine spells out for nine letters serve for ten as well.
        """
        line = f"{name} {about}"
        check = self.newest.setdefault(line, Newest()).request()
        return self.order.run(line, lambda: self.call_checked(check, name, *details))

    async def call_checked(self, check: Callable[[], None], name: str, *details: object) -> Any:
        check()
        await self.up()
        check()
        return await self.call(name, *details)

    async def up(self) -> Worker:
        """Return the worker once it is up, or is known not to come."""
        worker = self.living()
        if not worker.exports and not worker.trouble:
            say_meanwhile("Starting Python. Your answer will appear as soon as it is ready.")
            await files.awaited("engine.py", worker.starting, SECONDS_TO_START)
        return worker
