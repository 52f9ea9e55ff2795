"""A second Python, for code that a visitor wrote or received, in a frame without an origin.

The frame has no access to the page, the browser's storage, or the network. So the page sends it all
files that Python needs, which works offline, too. Removing the frame ends Python at once, whatever
its code is doing; the next task starts another one.
"""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

from browser import files
from browser.dom import run_soon
from browser.events import OvertakenError
from browser.rendering import append, made, remove, show_page
from browser.status import TroubleError, sentence
from browser.texts import text
from js import (
    Element,
    MessageChannel,
    MessageEvent,
    MessagePort,
    Promise,
    clearTimeout,
    document,
    setTimeout,
)
from jsffi import to_js

from beecore.errors import whole
from beecore.hive import USUAL_SIZE

SCRIPTS = ("runtime/pyodide/pyodide.asm.js", "lab/pyodide.js", "lab/worker.js")
FILES = (
    "beecore.zip",
    "lab/tools.zip",
    "runtime/pyodide/pyodide-lock.json",
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/pyodide/python_stdlib.zip",
)
WORDS, WIDE = ("likely.bee", "possible.bee"), "lexicon-wide.bee"
FRAME = "lab/frame.html"
SECONDS_TO_START = 60
SECONDS = 120  # that a task may take
MAX_DETAILS = 1000  # characters of an unreadable message, for a bug report

Step: TypeAlias = dict[str, Any]


class Job:
    """A task that is running or waits for Python; `ended` resolves once it has an outcome."""

    def __init__(self, task: Step, show: Callable[[Step], None]) -> None:
        self.task, self.show = task, show
        self.is_begun = False
        self.timer = 0
        self.outcome: Step = {}
        self.ended = Promise.new(self.hold)

    def hold(self, end: Callable[[], object], *_: object) -> None:
        self.end = end


class Sandbox:
    """Runs one task at a time, see `beecore.lab.arena`.

    `frame` holds the Python that is running or starting; `job` is the current task.
    """

    def __init__(self) -> None:
        self.frame: Element | None = None
        self.port: MessagePort
        self.is_wide = False  # whether Python has the words of large hives
        self.job: Job | None = None

    async def do(self, task: Step, show: Callable[[Step], None]) -> Step:
        """Run a task for a hive and return its last step, passing each earlier step to `show`.

        The last step has the reason as `stopped`, and perhaps `details` for a bug report, if the
        task was stopped, as after `SECONDS`, and if Python broke or could not be loaded.
        """
        job, is_wide = Job(task, show), len(task["hive"]) > USUAL_SIZE
        self.job = job
        if self.frame and (self.is_wide or not is_wide):
            self.begin(job)
        else:
            show({"message": text("lab-starting-python")})
            self.limit(job, SECONDS_TO_START, text("lab-python-late"))
            run_soon(lambda: self.start(job, is_wide))
        try:
            await job.ended
        except OvertakenError:
            show({"message": text("lab-stopped")})
            raise
        return job.outcome

    def stop(self, reason: str = "", details: str = "") -> None:
        """End Python, and stop the current task, if there is one, for a reason."""
        if self.frame:
            remove(self.frame)
        self.frame = None
        reason = sentence(reason or text("lab-stopped"))
        self.finish({"stopped": reason, "details": details})

    def finish(self, outcome: Step) -> None:
        """Finish the current task, if there is one, with an outcome."""
        job, self.job = self.job, None
        if job:
            clearTimeout(job.timer)
            job.outcome = outcome
            job.end()

    def limit(self, job: Job, seconds: int, reason: str) -> None:
        """Stop a job after some seconds from now; an earlier limit no longer counts."""
        clearTimeout(job.timer)
        job.timer = setTimeout(lambda *_: self.stop(reason), 1000 * seconds)

    def begin(self, job: Job) -> None:
        """Send a job to the Python that is running."""
        job.is_begun = True
        self.limit(job, SECONDS, text("lab-time-limit", seconds=SECONDS))
        self.port.postMessage(json.dumps(job.task))

    async def start(self, job: Job, is_wide: bool) -> None:
        """Start Python for a job, with the words of large hives if `is_wide`.

        Nothing is started if the job ends before all files have arrived.
        """
        try:
            page, handed = await files.text(FRAME), await _needed(is_wide)
        except TroubleError as trouble:
            if job is self.job:
                self.stop(str(trouble), trouble.details)
            return
        if job is not self.job:
            return
        if self.frame:  # it has no words for large hives
            remove(self.frame)
        frame = made("iframe", hidden=True, sandbox="allow-scripts", title=text("lab-frame"))
        self.frame, self.is_wide = frame, is_wide
        show_page(frame, page)
        frame.addEventListener("load", lambda event: self.hand_in(handed, frame))
        append(document.body, frame)

    def hand_in(self, handed: object, frame: Element) -> None:
        """Send a frame its files, and listen to it."""
        channel = MessageChannel.new()
        self.port = channel.port1
        self.port.addEventListener("message", lambda event: self.hear(event, frame))
        self.port.start()
        frame.contentWindow.postMessage(handed, "*", to_js([channel.port2]))

    def hear(self, event: MessageEvent, frame: Element) -> None:
        """Handle a message from a frame, which may be anything, since the visitor's code can send
        it.
        """
        if self.frame is not frame:
            return
        if self.job is None:  # code of an earlier task goes on
            self.stop()
            return
        try:
            self.accept(json.loads(whole(event.data)), self.job)
        except Exception:
            self.stop(text("lab-forged-reply"), str(event.data)[:MAX_DETAILS])

    def accept(self, step: Step, job: Job) -> None:
        if not isinstance(step, dict):
            raise TypeError
        if "broken" in step:
            self.stop(text("lab-python-broke"), str(step["broken"]))
        elif "ready" in step and not job.is_begun:
            self.begin(job)
        elif "message" in step:
            job.show(step)
        else:
            self.finish(step)


async def _needed(is_wide: bool) -> object:
    """Return the scripts and files for a frame, with the words of large hives if `is_wide`.

    Raises `TroubleError` if one cannot be loaded.
    """
    scripts: list[object] = []
    for name in SCRIPTS:
        scripts += [await files.blob(name), ";\n"]
    contents: dict[str, object] = {}
    for name in FILES + WORDS + ((WIDE,) if is_wide else ()):
        contents[name.split("/")[-1]] = await files.content(name)
    return to_js({"scripts": scripts, "files": contents})
