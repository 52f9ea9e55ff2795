"""Starts the engine in a worker and calls it; the only module that uses PyScript's workers."""

import json
from collections.abc import Callable
from typing import Any

from browser import offline
from browser.dom import by_id, run_soon
from browser.download import download
from browser.files import BASE
from browser.language import ROOT
from browser.texts import text
from browser.trouble import TroubleError, load_error, reason_of
from js import Element, Promise, clearTimeout, document, performance, setTimeout, window
from jsffi import to_js
from polyscript import Exports, workers

from beecore.errors import BeeError

SECONDS_TO_ANSWER = 60  # the largest hive takes 5 s on an ordinary computer
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
        self.script: Element = document.createElement("script")
        self.starting = run_soon(self.start)

    def hold(self, end: Callable[[], None], *_: object) -> None:
        self.end = end

    async def start(self) -> None:
        """Start the worker; an error is stored, and raised by `call`."""
        try:
            await _download()
            await window.loadWorkers()
            self.script.type, self.script.src = "py", ROOT + "engine.py"
            self.script.setAttribute("worker", "")
            self.script.setAttribute("name", self.name)
            document.body.append(self.script)
            exports = await getattr(workers, self.name)
            await self.answer(exports, "hello", BASE)
        except LostError as lost:
            self.trouble = load_error("engine.py", lost.details)
        except TroubleError as trouble:
            self.trouble = trouble
        except Exception as error:
            self.trouble = load_error("engine.py", reason_of(error))
        else:
            self.exports = exports
            performance.mark(UP)

    async def call(self, name: str, *details: object) -> Any:
        """Call a function of engine.py.

        Raises `BeeError` for a request that is refused, and `TroubleError` if something broke.
        """
        await self.starting
        if self.trouble:  # a new error each time: if one is raised twice, its traceback grows
            raise TroubleError(str(self.trouble), self.trouble.details)
        assert self.exports
        return await self.answer(self.exports, name, *details)

    async def answer(self, exports: Exports, name: str, *details: object) -> Any:
        timers: list[int] = []
        late = Promise.new(
            lambda pass_, *_: timers.append(setTimeout(pass_, 1000 * SECONDS_TO_ANSWER))
        )
        try:
            asked = getattr(exports, name)(json.dumps(details))
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
        self.script.remove()
        self.end()


async def _download() -> None:
    """Download and check the engine's files; raises `TroubleError` if one cannot be loaded.

    The worker then takes them from the browser's cache. It could not report a damaged file itself.
    """
    bar = by_id("progress")
    names = bar.dataset.files.split()
    was_caching = offline.is_caching()

    def show(done: int) -> None:
        bar.hidden = False
        bar.value = str(done)

    details = await download(names, None if await offline.has(names) else show)
    bar.hidden = True
    if details:
        raise load_error("engine.py", details)
    if not was_caching:
        run_soon(lambda: offline.cache_files(names))
