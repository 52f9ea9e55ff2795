"""The engine in its worker: the one place on the page that knows PyScript's workers."""

import asyncio
import json
from typing import Any

import progress
from dom import pause, promised
from events import OvertakenError, TroubleError
from files import BASE
from js import Promise, document, performance
from polyscript import Exports, workers
from status import fail, say

from beecore.errors import BeeError

SECONDS_TO_START = 60
TURN = 5  # milliseconds between looks whether it is a question's turn
UP = "engine up"  # among the browser's marks of time


class Engine:
    """Calls the functions that engine.py exports, JSON each way; starts when first needed."""

    def __init__(self) -> None:
        self.exports: Exports | None = None
        self.trouble = ""
        self.starting: Promise[None] | None = None
        self.number = 0  # of the newest question of those that end with the next
        self.is_asked = False

    def start(self) -> "Promise[None]":
        """Have the engine started, unless it is; the promise is kept even if it fails."""
        if self.starting is None:
            script = document.createElement("script")
            script.type, script.src = "py", "./engine.py"
            script.setAttribute("worker", "")
            script.setAttribute("name", "bee")
            document.body.append(script)
            self.starting = promised(self.greet)
        return self.starting

    async def call(self, name: str, *details: object) -> Any:
        """Return the engine's answer; what it refuses is raised, and `TroubleError` if it broke."""
        return await self.asked(await self.up(), name, *details)

    async def call_last(self, name: str, *details: object) -> Any:
        """As `call`, one at a time, and of those that come meanwhile only the last.

        The others end with `OvertakenError`. To ask at once, and not after the last of a row of
        keys, is quicker in the end: what the engine spelled out for nine letters it has for ten.
        """
        self.number += 1
        number = self.number
        exports = await self.up()
        while self.is_asked and number == self.number:
            await pause(TURN)
        if number != self.number:
            raise OvertakenError
        self.is_asked = True
        try:
            return await self.asked(exports, name, *details)
        finally:
            self.is_asked = False

    async def up(self) -> Exports:
        """Return what the engine exports, once it is there; `TroubleError` if it cannot be had."""
        if self.exports is None and not self.trouble:
            say("Starting Python. You are answered as soon as it is up.")
            asyncio.create_task(self.tell_when_late())
            await self.start()
        if self.exports is None:
            raise TroubleError(self.trouble)
        return self.exports

    async def greet(self) -> None:
        """Wait until the engine is up, or knows why it is not."""
        downloaded = progress.show()
        try:
            exports = await workers.bee
            await self.asked(exports, "hello", BASE)
        except TroubleError as trouble:
            self.trouble = str(trouble)
        except Exception as error:
            self.trouble = f"Python could not be loaded ({_reason(error)})."
        else:
            self.exports = exports
            performance.mark(UP)
        finally:
            downloaded()

    async def asked(self, exports: Exports, name: str, *details: object) -> Any:
        try:
            reply = json.loads(await getattr(exports, name)(*details))
        except Exception as error:
            raise TroubleError(f"The engine broke ({_reason(error)}).")
        if "error" in reply:
            raise TroubleError(reply["error"]) if reply["trouble"] else BeeError(reply["error"])
        return reply

    async def tell_when_late(self) -> None:
        """Let the visitor of a slow network choose: Python may still come, or it may not."""
        await asyncio.sleep(SECONDS_TO_START)
        if self.exports is None and not self.trouble:
            fail("Python has not started within a minute. It may still come.")


def _reason(error: Exception) -> str:
    """Return the last line of what went wrong, which names it."""
    return str(error.args[-1] if error.args else error).strip().split("\n")[-1]
