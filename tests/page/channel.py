"""The Node program that runs pages, asked and heard by lines of JSON."""

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
PATIENCE = 30_000  # milliseconds; only what fails takes so long
SILENCE = 120  # seconds after which a program that does not answer is given up; tests wait up to 90


class PageError(Error):
    """A page did not do or become what was asked, or not in time."""


class Channel:
    """One program, for all the pages of a process that runs tests: it takes a while to start.

    What happens in pages is heard whenever something is asked, in the order in which it happened.
    """

    def __init__(self) -> None:
        node = shutil.which("node")
        assert node, "Node runs the page"
        self.process = subprocess.Popen(
            [node, str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.number = 0
        self.begun = b""  # of a line that has not come to its end
        self.lines: list[bytes] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.awaited: set[int] = set()
        self.hear: Callable[[dict[str, Any]], None] = lambda event: None

    def send(self, context: int, page: int, do: str, *details: object) -> int:
        """Have something done; return the number of the answer that comes of it."""
        self.number += 1
        asked = {"id": self.number, "context": context, "page": page, "do": do, "with": details}
        assert self.process.stdin
        self.process.stdin.write(json.dumps(asked).encode() + b"\n")
        self.process.stdin.flush()
        return self.number

    def ask(self, context: int, page: int, do: str, *details: object) -> Any:
        """Have something done and wait for it; `PageError` says what went wrong."""
        number = self.send(context, page, do, *details)
        self.awaited.add(number)
        self.wait_for(lambda: number in self.answers, f"{do} {details}")
        self.awaited.remove(number)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise PageError(answer["error"])
        return answer["value"]

    def wait_for(self, is_so: Callable[[], bool], what: str) -> None:
        """Wait until what is heard of the pages makes something true."""
        end = time.monotonic() + SILENCE
        while not is_so():
            message = json.loads(self.read(end, what))
            if "event" in message:
                self.hear(message)
            elif message["id"] in self.awaited:  # those that hear may ask, too
                self.answers[message["id"]] = message

    def read(self, end: float, what: str) -> bytes:
        """Return the next line."""
        assert self.process.stdout
        while not self.lines:
            left = end - time.monotonic()
            if left < 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise PageError(f"nothing is heard for {SILENCE} seconds: {what}")
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if not part:
                raise PageError(f"Node has ended: {self.process.wait()}")
            *self.lines, self.begun = (self.begun + part).split(b"\n")
        return self.lines.pop(0)

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
