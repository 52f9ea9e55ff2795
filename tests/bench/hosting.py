"""A web server that answers like GitHub Pages, with an adjustable network speed.

It compresses the same files as Pages, lets browsers cache everything for ten minutes, answers 304
for a file that has not changed, and counts the bytes it sends. The server slows the network down,
not the browser, so that a page, its workers and its service worker share one line.
"""

import gzip
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import NamedTuple

from build.serve import TYPES

ZIPPED = {
    ".bin",
    ".css",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".py",
    ".svg",
    ".txt",
    ".wasm",
    ".webmanifest",
}
CHUNK = 16_384


class Network(NamedTuple):
    """Bytes per second for all requests together, and seconds before each answer; 0 is no limit."""

    rate: float = 0
    latency: float = 0


NO_LIMIT = Network()


class Pages(ThreadingHTTPServer):
    """Serves a folder on any free port of 127.0.0.1; `sent` counts the bytes sent."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path, network: Network) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.works_offline = (folder / "sw.js").is_file()
        self.network = network
        self.sent = 0
        self._lock = Lock()
        self._free_at = 0.0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def take_turn(self, size: int) -> None:
        """Count `size` bytes, and wait until the network has carried them."""
        with self._lock:
            self.sent += size
            if not self.network.rate:
                return
            self._free_at = max(self._free_at, time.monotonic()) + size / self.network.rate
            wait = self._free_at - time.monotonic()
        time.sleep(max(0.0, wait))


@contextmanager
def hosted(folder: Path, network: Network = NO_LIMIT) -> Iterator[Pages]:
    """Serve a folder in another thread until the block ends.

    Compresses every file beforehand: visitors of GitHub Pages do not wait for that either.
    """
    for path in folder.rglob("*"):
        if path.is_file():
            body(path, path.suffix in ZIPPED)
    with Pages(folder, network) as pages:
        Thread(target=pages.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield pages
        finally:
            pages.shutdown()


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Pages

    def __init__(self, *args: object, **kwargs: object) -> None:
        with suppress(ConnectionError):  # the browser was closed before the answer was complete
            super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        time.sleep(self.server.network.latency)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        zipped = path.suffix in ZIPPED
        content = body(path, zipped)
        tag = f'"{path.stat().st_mtime_ns:x}"'
        known = self.headers.get("If-None-Match") == tag
        self.send_response(304 if known else 200)
        self.send_header("ETag", tag)
        self.send_header("Cache-Control", "max-age=600")
        if not known:
            self.send_header("Content-Type", TYPES.get(path.suffix, TYPES[""]))
            self.send_header("Content-Length", str(len(content)))
            if zipped:
                self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if not known:
            for start in range(0, len(content), CHUNK):
                part = content[start : start + CHUNK]
                self.server.take_turn(len(part))
                self.wfile.write(part)

    def log_message(self, format: str, *args: object) -> None:
        pass


@cache
def body(path: Path, zipped: bool) -> bytes:
    """Return the bytes of a file as they are sent, compressed if `zipped`."""
    content = path.read_bytes()
    return gzip.compress(content, 6, mtime=0) if zipped else content
