"""One life of the engine: the one place on the page that knows PyScript's workers."""

import json
from collections.abc import Callable
from typing import Any

from dom import promised
from files import BASE
from js import Element, Promise, clearTimeout, document, performance, setTimeout
from jsffi import to_js
from polyscript import Exports, workers
from progress import download
from trouble import TroubleError

from beecore.errors import BeeError

SECONDS_TO_ANSWER = 60  # the largest hive takes five on a usual machine
UP = "engine up"  # among the browser's marks of time


class LostError(TroubleError):
    """The worker broke or does not answer: another may."""


class Worker:
    """Runs engine.py, and calls the functions that it exports, JSON each way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.exports: Exports | None = None
        self.trouble = ""
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
        except TroubleError as trouble:
            self.trouble = str(trouble)
        except Exception as error:
            self.trouble = f"Python could not be loaded ({_reason(error)})."
        else:
            self.exports = exports
            performance.mark(UP)

    async def call(self, name: str, *details: object) -> Any:
        """Return an answer; what is refused is raised, and `TroubleError` for what broke."""
        await self.starting
        if self.exports is None:
            raise TroubleError(self.trouble)
        return await self.answer(self.exports, name, *details)

    async def answer(self, exports: Exports, name: str, *details: object) -> Any:
        timers: list[int] = []
        late = Promise.new(
            lambda pass_, *_: timers.append(setTimeout(pass_, 1000 * SECONDS_TO_ANSWER))
        )
        try:
            asked = getattr(exports, name)(*details)
            answer = await Promise.race(to_js([asked, self.ended, late]))
        except Exception as error:
            raise LostError(f"The engine broke ({_reason(error)}).")
        finally:
            clearTimeout(timers[0])
        if not isinstance(answer, str):
            raise LostError("The engine does not answer.")
        reply = json.loads(answer)
        if "error" in reply:
            raise TroubleError(reply["error"]) if reply["trouble"] else BeeError(reply["error"])
        return reply

    def terminate(self) -> None:
        """End the worker; who waits for an answer hears of it."""
        self.script.xworker.terminate()
        self.script.remove()
        self.end()


def _reason(error: Exception) -> str:
    """Return the last line of what went wrong, which names it."""
    return str(error.args[-1] if error.args else error).strip().split("\n")[-1]
