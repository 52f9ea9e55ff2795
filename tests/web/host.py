"""A web server that tests can inspect, upgrade, break, cut off, and stop."""

import math
import time
from collections.abc import Callable, Collection
from filecmp import cmp
from functools import partial
from http import HTTPStatus
from os import PathLike, utime
from pathlib import Path
from threading import Condition, Event, Lock, Thread
from typing import BinaryIO

from build import serve

CHUNK = 16_384
HTML = b"<!doctype html><title>Airport</title><p>Please log in to use this network."


class Host:
    """Serves a folder under a base path.

    `asked` lists the names of requested files. If `left` is a number, the connection breaks after
    that number of further bytes.

    `rate` is how many bytes it sends in a second for all requests together, `latency` the seconds
    before each answer. Files with the suffixes `zipped` are compressed already.

    `faults` maps names of files to faults: "missing", "hangs", "cut short", "empty", "HTML", or
    "garbage". `redirects` maps names to the ones that browsers are sent on to, and `pages` names to
    the files that are sent. `change`, if given, changes all HTML. `caching` is the Cache-Control
    header of all answers. `types` has the Content-Type of each suffix; all others have that of "".
    """

    change: Callable[[bytes], bytes] | None = None
    caching = "no-cache"
    types = serve.TYPES
    rate = math.inf
    latency = 0.0
    zipped: Collection[str] = ()

    def __init__(self, folder: Path, base: str) -> None:
        self.folder, self.base = folder, base
        self.asked: list[str] = []
        self.left: int | None = None
        self.faults: dict[str, str] = {}
        self.redirects: dict[str, str] = {}
        self.pages: dict[str, str] = {}
        self.released = Event()
        self.lock, self.free_at = Lock(), 0.0
        self.arrival = Condition()
        self.clock = int(time.time())
        self.http = serve.server(folder, 0, base, partial(HostHandler, host=self))
        self.url = f"http://127.0.0.1:{self.http.server_port}{base}"
        Thread(target=self.http.serve_forever, daemon=True).start()

    def deploy(self, folder: Path) -> None:
        """Serve another folder; files that differ get a newer modification time."""
        self.clock += 1
        for path in folder.rglob("*"):
            before = self.folder / path.relative_to(folder)
            if path.is_file() and not (before.is_file() and cmp(path, before, shallow=False)):
                utime(path, (self.clock, self.clock))
        self.folder = folder
        self.asked.clear()

    def note(self, name: str) -> None:
        with self.arrival:
            self.asked.append(name)
            self.arrival.notify_all()

    def wait_for(self, *names: str) -> None:
        """Wait until files are requested in this order, perhaps with others in between."""

        def are_asked() -> bool:
            asked = iter(self.asked)
            return all(name in asked for name in names)

        with self.arrival:
            assert self.arrival.wait_for(are_asked, timeout=60), names

    def grant(self, size: int) -> int:
        """Return how many of `size` bytes can be sent, and subtract them from `left`."""
        with self.lock:
            if self.left is None:
                return size
            granted = min(size, self.left)
            self.left -= granted
            return granted

    def take_turn(self, size: int) -> None:
        """Wait until the network has carried `size` bytes."""
        with self.lock:
            self.free_at = max(self.free_at, time.monotonic()) + size / self.rate
            wait = self.free_at - time.monotonic()
        time.sleep(max(0.0, wait))

    def release(self) -> None:
        """Close the connections of requests that hang; browsers may then repeat these requests."""
        self.released.set()
        self.released = Event()

    def heal(self) -> None:
        """Remove all faults, and release the requests that hang."""
        self.faults.clear()
        self.release()

    def stop(self) -> None:
        self.left = 0
        self.heal()
        self.http.shutdown()
        self.http.server_close()


class HostHandler(serve.Handler):
    def __init__(self, *args: object, host: Host, **kwargs: str) -> None:
        self.host, self.caching = host, host.caching
        super().__init__(*args, **kwargs)

    def do_GET(self) -> None:  # noqa: N802
        time.sleep(self.host.latency)
        self.directory = str(self.host.folder)
        self.host.note(self.name())
        fault = self.host.faults.get(self.name())
        if self.host.left == 0:
            self.close_connection = True
        elif self.name() in self.host.redirects:
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", self.host.base + self.host.redirects[self.name()])
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif fault == "hangs":
            self.host.released.wait()
            self.close_connection = True
        elif fault == "missing":
            self.send_error(HTTPStatus.NOT_FOUND)
        elif fault in ("empty", "HTML"):
            self.answer(b"" if fault == "empty" else HTML)
        elif self.host.change and (page := self.page()).suffix == ".html" and page.is_file():
            self.answer(self.host.change(page.read_bytes()))
        else:
            super().do_GET()

    def answer(self, content: bytes) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html" if content else self.guess_type(self.path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        content = source.read()
        fault = self.host.faults.get(self.name())
        if fault == "garbage":
            content = bytes(byte ^ 0x55 for byte in content)
        granted = self.host.grant(len(content)) // (2 if fault == "cut short" else 1)
        for start in range(0, granted, CHUNK):
            part = content[start : min(start + CHUNK, granted)]
            self.host.take_turn(len(part))
            outputfile.write(part)
        if granted < len(content):
            self.close_connection = True

    def page(self) -> Path:
        """Return the path of the file that is asked for."""
        path = Path(self.translate_path(self.path))
        return path / "index.html" if path.is_dir() else path

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].removeprefix(self.host.base)
        return super().translate_path(self.host.base + self.host.pages.get(name, name))

    def end_headers(self) -> None:
        path = self.page()
        if path.suffix in self.host.zipped and path.is_file():
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def guess_type(self, path: str | PathLike[str]) -> str:
        return self.host.types.get(Path(path).suffix, self.host.types[""])

    def name(self) -> str:
        return self.path.split("?")[0].removeprefix(self.host.base)
