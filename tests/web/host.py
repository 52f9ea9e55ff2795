"""A web host to try a site's life on: it can be watched, upgraded, cut off and stopped."""

import time
from filecmp import cmp
from functools import partial
from http.server import ThreadingHTTPServer
from os import utime
from pathlib import Path
from threading import Lock, Thread
from typing import BinaryIO

from build import serve


class Host:
    """Serves a folder under a base path.

    `asked` has the names asked for, `sent` of those how many bytes of each went out. After `left`
    bytes, if that is given, the line is dead: every answer breaks off, or never begins.
    """

    def __init__(self, folder: Path, base: str) -> None:
        self.folder, self.base = folder, base
        self.asked: list[str] = []
        self.sent: dict[str, int] = {}
        self.left: int | None = None
        self.lock = Lock()
        self.clock = int(time.time())
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, host=self))
        self.url = f"http://127.0.0.1:{self.http.server_port}{base}"
        Thread(target=self.http.serve_forever, daemon=True).start()

    def deploy(self, folder: Path) -> None:
        """Serve another folder; what differs is newer, as it is on a host."""
        self.clock += 1
        for path in folder.rglob("*"):
            before = self.folder / path.relative_to(folder)
            if path.is_file() and not (before.is_file() and cmp(path, before, shallow=False)):
                utime(path, (self.clock, self.clock))
        self.folder = folder
        self.forget()

    def forget(self) -> None:
        """Begin to watch anew."""
        self.asked.clear()
        self.sent.clear()

    def grant(self, size: int) -> int:
        """Return how many of `size` bytes can still go out."""
        with self.lock:
            if self.left is None:
                return size
            granted = min(size, self.left)
            self.left -= granted
            return granted

    def stop(self) -> None:
        self.left = 0
        self.http.shutdown()
        self.http.server_close()


class Handler(serve.Handler):
    def __init__(self, *args: object, host: Host) -> None:
        self.host = host
        super().__init__(*args, base=host.base)

    def do_GET(self) -> None:  # noqa: N802
        self.directory = str(self.host.folder)
        self.host.asked.append(self.name())
        if self.host.left == 0:
            self.close_connection = True
        else:
            super().do_GET()

    def copyfile(self, source: BinaryIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        content = source.read()
        granted = self.host.grant(len(content))
        self.host.sent[self.name()] = self.host.sent.get(self.name(), 0) + granted
        outputfile.write(content[:granted])
        if granted < len(content):
            self.close_connection = True

    def name(self) -> str:
        return self.path.split("?")[0].removeprefix(self.host.base)
