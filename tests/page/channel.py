"""The Node program that runs pages, asked and heard by lines of JSON."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

PROGRAM = Path(__file__).parent / "node/main.mjs"


class Failure(Exception):  # noqa: N818  as Playwright names its own `Error`
    """A page did not do or become what was asked, or not in time."""


class Channel:
    """One program, for all the pages of a process that runs tests: it takes a while to start.

    What happens in pages is heard whenever something is asked, in the order in which it happened.
    """

    def __init__(self) -> None:
        node = shutil.which("node")
        assert node, "Node runs the page"
        self.process = subprocess.Popen(
            [node, str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.number = 0
        self.hear: Callable[[dict[str, Any]], None] = lambda event: None

    def send(self, context: int, page: int, do: str, *details: object) -> int:
        """Have something done; return the number of the answer that comes of it."""
        self.number += 1
        asked = {"id": self.number, "context": context, "page": page, "do": do, "with": details}
        assert self.process.stdin
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return self.number

    def ask(self, context: int, page: int, do: str, *details: object) -> Any:
        """Have something done and wait for it; `Failure` says what went wrong."""
        number = self.send(context, page, do, *details)
        while (message := self.read()).get("id") != number:
            pass
        if "error" in message:
            raise Failure(message["error"])
        return message["value"]

    def wait_for(self, is_so: Callable[[], bool]) -> None:
        """Wait until what happens in pages makes something true."""
        while not is_so():
            self.read()

    def read(self) -> dict[str, Any]:
        """Return the next message; an event has been heard by then."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Failure(f"Node has ended: {self.process.wait()}")
        message: dict[str, Any] = json.loads(line)
        if "event" in message:
            self.hear(message)
        return message

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
