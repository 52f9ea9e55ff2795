"""Calls the engine, which is started when first needed and restarted when it breaks."""

from collections.abc import Awaitable, Callable
from typing import Any

from answers.worker import LostError, Worker
from browser import files
from browser.ordering import InOrder, Newest
from browser.status import say_progress
from browser.texts import text

SECONDS_TO_START = 60


class Engine:
    """Calls the functions that engine.py exports."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.starts = 0
        self.order = InOrder()
        self.newest: dict[str, Newest] = {}  # by name and subject of the calls; see `call_newest`

    @property
    def is_up(self) -> bool:
        return self.worker is not None and self.worker.exports is not None

    def current_worker(self) -> Worker:
        if self.worker is None:
            self.starts += 1
            self.worker = Worker(f"bee{self.starts}")
        return self.worker

    async def call(self, name: str, *details: object) -> Any:
        """Call a function of engine.py; raises `BeeError` or `TroubleError`, as `Worker.call` does.

        If the worker breaks, or the browser ends it, a new worker is called once more.
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
        """Call a function like `call`, once all earlier calls with the same subject have ended.

        `about` is the subject. While several calls wait, only the newest is made; the others raise
        `OvertakenError`.

        Calls do not wait for a pause in typing: the call for nine letters makes the engine load the
        larger word list, which it then has for ten.
        """
        queue = f"{name} {about}"
        newest = self.newest.setdefault(queue, Newest())
        newest.forget()
        check = newest.check()
        return self.order.run(queue, lambda: self.call_checked(check, name, *details))

    async def call_checked(self, check: Callable[[], None], name: str, *details: object) -> Any:
        check()
        await self.up()
        check()
        return await self.call(name, *details)

    async def up(self) -> Worker:
        """Return the worker once it is running, or has failed to start."""
        worker = self.current_worker()
        if not worker.exports and not worker.trouble:
            say_progress(text("words-starting-python"))
            await files.warn_if_slow("engine.py", worker.starting, SECONDS_TO_START)
        return worker
