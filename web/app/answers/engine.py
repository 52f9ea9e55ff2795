"""Calls web/engine.py, which runs on CPython in a worker: for the Lab, and to read and pack a list.

The worker is started when it is first needed and started again when it breaks. This is the only
module that uses PyScript's workers.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from browser import files
from browser.dom import by_id, run_soon
from browser.events import InOrder, Newest
from browser.language import ROOT
from browser.offline import missing_files
from browser.rendering import append, made, put, remove
from browser.status import Progress, TroubleError, load_error, reason_of, say_progress
from browser.texts import text
from js import Promise, clearTimeout, document, performance, setTimeout, window
from jsffi import to_js
from polyscript import Exports, workers

from beecore.errors import BeeError

SECONDS_TO_START = 60
SECONDS_TO_ANSWER = 60  # the largest list takes 1 s for a step of packing on an ordinary computer
UP = "engine up"  # a mark in the browser's performance timeline


class LostError(TroubleError):
    """The worker broke or does not answer; a new worker may work."""


class Worker:
    """Runs engine.py, and calls the functions that it exports."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.exports: Exports | None = None
        self.trouble: TroubleError | None = None
        self.ended = Promise.new(self.hold)
        self.script = made("script")
        self.starting = run_soon(self.start)

    def hold(self, end: Callable[[], None], *_: object) -> None:
        self.end = end

    async def start(self) -> None:
        """Start the worker; an error is stored, and raised by `call`."""
        try:
            await _download()
            await window.loadWorkers()
            put(self.script, type="py", src=ROOT + "engine.py", worker=True, name=self.name)
            append(document.body, self.script)
            self.exports = await getattr(workers, self.name)
            performance.mark(UP)
        except TroubleError as trouble:
            self.trouble = trouble
        except Exception as error:
            self.trouble = load_error("engine.py", reason_of(error))

    async def call(self, name: str, *details: object) -> Any:
        """Call a function of engine.py.

        Raises `BeeError` for a request that is refused, and `TroubleError` if something broke.
        """
        await self.starting
        if self.trouble:  # a new error each time: if one is raised twice, its traceback grows
            raise TroubleError(str(self.trouble), self.trouble.details)
        timers: list[int] = []
        late = Promise.new(
            lambda pass_, *_: timers.append(setTimeout(pass_, 1000 * SECONDS_TO_ANSWER))
        )
        try:
            asked = getattr(self.exports, name)(json.dumps(details))
            answer = await Promise.race(to_js([asked, self.ended, late]))
        except Exception as error:
            raise LostError(window.wentWrong(), reason_of(error))
        finally:
            clearTimeout(timers[0])
        if not isinstance(answer, str):
            raise LostError(
                text("words-no-answer"),
                f"{name} was not answered within {SECONDS_TO_ANSWER} seconds",
            )
        reply = json.loads(answer)
        if "file" in reply:
            raise load_error(reply["file"], reply["error"])
        if "error" in reply:
            raise BeeError(reply["error"], **reply.get("values", {}))
        return reply

    def terminate(self) -> None:
        """End the worker; calls that wait for an answer fail."""
        self.script.xworker.terminate()
        remove(self.script)
        self.end()


class Engine:
    """Calls functions of engine.py in a worker, which is replaced when it breaks."""

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.starts = 0
        self.order = InOrder()
        self.newest: dict[str, Newest] = {}  # of the requests for pictures, by their names

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

    def picture(self, name: str, *details: object) -> Awaitable[Any]:
        """Return the data of a picture of the Lab, once earlier requests for it have ended.

        While several requests wait, only the newest is made; the others raise `OvertakenError`.
        """
        newest = self.newest.setdefault(name, Newest())
        newest.forget()
        check = newest.check()

        async def call() -> Any:
            check()
            await self.up()
            check()
            return await self.call("lab", files.BASE, name, *details)

        return self.order.run(name, call)

    async def up(self) -> Worker:
        """Return the worker once it is running, or has failed to start."""
        if self.worker is None:
            self.starts += 1
            self.worker = Worker(f"bee{self.starts}")
        worker = self.worker
        if not worker.exports and not worker.trouble:
            say_progress(text("words-starting-python"))
            await files.warn_if_slow("engine.py", worker.starting, SECONDS_TO_START)
        return worker


the_engine = Engine()


async def _download() -> None:
    """Download and check the engine's files; raises `TroubleError` if one cannot be loaded.

    The worker then takes them from the browser's cache. It could not report a damaged file itself.
    """
    bar = by_id("progress")
    names, size = bar.dataset.files.split(), int(bar.dataset.size)
    missing = await missing_files()
    is_here = missing is not None and set(names).isdisjoint(missing)
    arrived, troubles = 0, []

    async def show_progress(name: str, progress: Progress) -> None:
        nonlocal arrived
        try:
            reader = (await files.load(name, checked=False)).body.getReader()
            part = await reader.read()
            while not part.done:
                arrived += part.value.length
                progress.show(arrived / size)
                part = await reader.read()
        except Exception:
            pass  # the checked fetch that follows reports it

    async def fetch(name: str, progress: Progress) -> None:
        if not is_here:
            await show_progress(name, progress)
        try:
            await files.load(name)
        except TroubleError as trouble:
            troubles.append(trouble.details)

    with Progress(text("page-downloading"), wait=0) as progress:
        await Promise.all(to_js([fetch(name, progress) for name in names]))
    if troubles:
        raise load_error("engine.py", troubles[0])
