"""One life of the engine: the one place on the page that knows PyScript's workers."""

import json
from collections.abc import Callable
from typing import Any

from answers.download import download
from browser.dom import promised
from browser.files import BASE
from browser.trouble import TroubleError, reason_of, unloaded
from js import Element, Promise, clearTimeout, document, performance, setTimeout, window
from jsffi import to_js
from polyscript import Exports, workers

from beecore.errors import BeeError

SECONDS_TO_ANSWER = 60  # the largest hive takes five on a usual machine
UNANSWERED = "Python has not answered within a minute. Try again"
UP = "engine up"  # among the browser's marks of time


class LostError(TroubleError):
    """The worker broke or does not answer: another may."""


class Worker:
    """Runs engine.py, and calls the functions that it exports, JSON each way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.exports: Exports | None = None
        self.trouble: TroubleError | None = None
        self.ended = Promise.new(self.hold)
        self.script: Element = document.createElement("script")
        self.starting = promised(self.start)

    def hold(self, end: Callable[[], None], *_: object) -> None:
        self.end = end

    async def start(self) -> None:
        """Wait until the worker is up, or knows why it is not."""
        try:
            await download()
            self.script.type, self.script.src = "py", "./engine.py"
            self.script.setAttribute("worker", "")
            self.script.setAttribute("name", self.name)
            document.body.append(self.script)
            exports = await getattr(workers, self.name)
            await self.answer(exports, "hello", BASE)
        except LostError as lost:
            self.trouble = unloaded("engine.py", lost.details)
        except TroubleError as trouble:
            self.trouble = trouble
        except Exception as error:
            self.trouble = unloaded("engine.py", reason_of(error))
        else:
            self.exports = exports
            performance.mark(UP)

    async def call(self, name: str, *details: object) -> Any:
        """Return an answer; what is refused is raised, and `TroubleError` for what broke."""
        await self.starting
        if self.trouble:  # anew each time: one that is raised again keeps all its tracebacks
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
            raise LostError(UNANSWERED, f"{name} has no answer within {SECONDS_TO_ANSWER} seconds")
        reply = json.loads(answer)
        if "file" in reply:
            raise unloaded(reply["file"], reply["error"])
        if "error" in reply:
            raise BeeError(reply["error"], **reply.get("values", {}))
        return reply

    def terminate(self) -> None:
        """End the worker; who waits for an answer hears of it."""
        self.script.xworker.terminate()
        self.script.remove()
        self.end()
