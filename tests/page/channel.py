"""Communication with the Node program that runs pages, in lines of JSON."""

import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

PROGRAM = Path(__file__).parent / "node/main.mjs"
PATIENCE = 30_000  # milliseconds; only tests that fail wait so long
ANSWER_TIMEOUT = 120  # seconds without an answer from Node before tests give up; they wait up to 90


class PageError(Error):
    """An action or a check on a page failed or timed out."""


class Channel:
    """A connection to a Node process, one for all pages of a test process because it starts slowly.

    Events of pages are passed to `on_event` in their order, but only while an answer is awaited.
    """

    def __init__(self) -> None:
        node = shutil.which("node")
        assert node, "Node runs the page"
        self.process = subprocess.Popen(
            [node, str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.number = 0
        self.partial_line = b""
        self.lines: list[bytes] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.awaited: set[int] = set()
        self.on_event: Callable[[dict[str, Any]], None] = lambda event: None

    def send(self, context: int, page: int, do: str, *details: object) -> int:
        """Send a request to Node; return its number, which the answer will have, too."""
        self.number += 1
        request = {"id": self.number, "context": context, "page": page, "do": do, "with": details}
        assert self.process.stdin
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        return self.number

    def ask(self, context: int, page: int, do: str, *details: object) -> Any:
        """Send a request to Node and return the answer's value; raise `PageError` if it failed."""
        number = self.send(context, page, do, *details)
        self.awaited.add(number)
        self.wait_for(lambda: number in self.answers, f"{do} {details}")
        self.awaited.remove(number)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise PageError(answer["error"])
        return answer["value"]

    def wait_for(self, is_done: Callable[[], bool], what: str) -> None:
        """Read messages from Node until `is_done()` is true; `what` describes that in errors."""
        end = time.monotonic() + ANSWER_TIMEOUT
        while not is_done():
            message = json.loads(self.read(end, what))
            if "event" in message:
                self.on_event(message)
            elif message["id"] in self.awaited:  # `on_event` may send requests, too
                self.answers[message["id"]] = message

    def read(self, end: float, what: str) -> bytes:
        """Return the next line from Node; raise `PageError` if none arrives before `end`."""
        assert self.process.stdout
        while not self.lines:
            left = end - time.monotonic()
            if left < 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise PageError(f"no answer from Node for {ANSWER_TIMEOUT} seconds: {what}")
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                raise PageError(f"Node exited with status {self.process.wait()}")
            *self.lines, self.partial_line = (self.partial_line + part).split(b"\n")
        return self.lines.pop(0)

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
