"""A second Python, for code that a visitor wrote or was sent, in a frame of no origin.

The frame reaches nothing: not the page, not what is kept, not the network. So all that Python needs
is handed in, from where it works without a network, too. It is ended with its frame, at once,
whatever its code is about, and a new one is started when one is needed next.
"""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import files
import markup
from js import (
    ArrayBuffer,
    Blob,
    Element,
    MessageChannel,
    MessageEvent,
    MessagePort,
    Promise,
    document,
    setTimeout,
)
from jsffi import to_js
from trouble import TroubleError

from beecore.errors import BeeError

SCRIPTS = ("runtime/pyodide/pyodide.asm.js", "lab/pyodide.js", "lab/worker.js")
FILES = (
    "beecore.zip",
    "lexicon.bee",
    "lab/tools.zip",
    "runtime/pyodide/pyodide-lock.json",
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/pyodide/python_stdlib.zip",
)
WIDE = "lexicon-wide.bee"
FRAME = "lab/frame.html"
SECONDS_TO_START = 60

Step: TypeAlias = dict[str, Any]


class Sandbox:
    """Does one task at a time, see `beecore.lab.arena`."""

    def __init__(self) -> None:
        self.frame: Element | None = None
        self.port: MessagePort
        self.is_wide = self.is_busy = False
        self.number = 0  # of the task
        self.steps: list[Step] = []
        self.wake: Callable[[], object] = _nothing

    async def do(
        self, task: Step, is_wide: bool, seconds: int, show: Callable[[Step], None]
    ) -> Step:
        """Have a task done, and return its last step; those before it are shown.

        It is ended after so many seconds. `TroubleError` where Python breaks or does not come.
        """
        if self.is_busy:
            raise BeeError("code is running already: stop it first")
        self.is_busy, self.steps = True, []
        self.number += 1
        try:
            if self.frame is None or (is_wide and not self.is_wide):
                show({"told": "Starting a Python of its own for your code."})
                self.end_after(SECONDS_TO_START, "Python did not start within a minute.")
                ready = await self.start(is_wide)
                if "ready" not in ready:
                    return ready
            self.number += 1
            self.end_after(seconds, f"It was ended: {seconds} seconds are enough.")
            self.port.postMessage(json.dumps(task))
            while True:
                step = await self.step()
                if "told" not in step and "point" not in step:
                    return step
                show(step)
        except BeeError:
            self.stop()
            raise
        finally:
            self.is_busy = False
            self.number += 1

    def stop(self, reason: str = "Stopped.") -> None:
        """End whatever is being done, with Python and all."""
        if self.frame:
            self.frame.remove()
        self.frame = None
        if self.is_busy:
            self.take({"stopped": reason})

    def end_after(self, seconds: int, reason: str) -> None:
        number = self.number
        setTimeout(lambda *_: self.stop(reason) if number == self.number else None, 1000 * seconds)

    async def start(self, is_wide: bool) -> Step:
        """Make a frame, and hand in what Python needs; return what it answers."""
        if self.frame:
            self.frame.remove()
        frame = self.frame = document.createElement("iframe")
        self.is_wide = is_wide
        frame.hidden = True
        frame.setAttribute("sandbox", "allow-scripts")
        frame.setAttribute("title", "Where your solver runs")
        markup.frame(frame, await files.text(FRAME))
        scripts: list[Blob | str] = []
        for name in SCRIPTS:
            scripts += [await files.blob(name), ";\n"]
        contents: dict[str, ArrayBuffer] = {}
        for name in FILES + ((WIDE,) if is_wide else ()):
            contents[name.split("/")[-1]] = await files.content(name)
        if self.frame is not frame:  # stopped meanwhile
            return await self.step()
        loaded = Promise.new(lambda resolve, *_: _at_load(frame, resolve))
        document.body.append(frame)
        await loaded
        channel = MessageChannel.new()
        self.port = channel.port1
        self.port.addEventListener("message", lambda event: self.heard(event, frame))
        self.port.start()
        handed = to_js({"scripts": scripts, "files": contents})
        frame.contentWindow.postMessage(handed, "*", to_js([channel.port2]))
        return await self.step()

    def heard(self, event: MessageEvent, frame: Element) -> None:
        if self.frame is not frame:  # but one that is gone
            return
        try:
            step: Step = json.loads(event.data)
            step.get("told")
        except Exception:
            step = {"broken": "it said what cannot be read"}
        self.take(step)

    def take(self, step: Step) -> None:
        self.steps.append(step)
        self.wake()

    async def step(self) -> Step:
        """Return what is told next."""
        while not self.steps:
            await Promise.new(self.wait)
        step = self.steps.pop(0)
        if "broken" in step:
            raise TroubleError(f"Python broke ({step['broken']}). It starts anew.")
        return step

    def wait(self, resolve: Callable[[], object], *_: object) -> None:
        self.wake = resolve


def _nothing() -> None:
    pass


def _at_load(frame: Element, resolve: Callable[..., object]) -> None:
    frame.addEventListener("load", lambda *_: resolve())
