"""A web server that answers like GitHub Pages, with an adjustable network speed.

It compresses the same files as Pages, and lets browsers cache everything for ten minutes. The
server slows the network down, not the browser, so that a page, its workers and its service worker
share one line.
"""

import gzip
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Lock, Thread
from typing import Any, BinaryIO, NamedTuple

from playwright.sync_api import Browser

from build import DIST, serve, site
from tests.web import browsers

ZIPPED = set(".bin .css .html .js .json .mjs .py .svg .txt .wasm .webmanifest".split())
CHUNK = 16_384


class Network(NamedTuple):
    """Bytes per second for all requests together, and seconds before each answer."""

    rate: float = float("inf")
    latency: float = 0


class Pages(ThreadingHTTPServer):
    """Serves a folder of files that are compressed already."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}/"
        self.network = Network()
        self._lock, self._free_at = Lock(), 0.0

    def take_turn(self, size: int) -> None:
        """Wait until the network has carried `size` bytes."""
        with self._lock:
            self._free_at = max(self._free_at, time.monotonic()) + size / self.network.rate
            wait = self._free_at - time.monotonic()
        time.sleep(max(0.0, wait))


@contextmanager
def hosted(folder: Path) -> Iterator[Pages]:
    """Serve a compressed copy of a folder in another thread until the block ends."""
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        for path in Path(copy).rglob("*"):
            if path.suffix in ZIPPED and path.name != "404.html":
                path.write_bytes(gzip.compress(path.read_bytes(), 6, mtime=0))
        with Pages(Path(copy)) as pages:
            Thread(target=pages.serve_forever, args=(0.05,), daemon=True).start()
            try:
                yield pages
            finally:
                pages.shutdown()


@contextmanager
def opened() -> Iterator[tuple[Pages, Browser]]:
    """Build and serve the site, and launch a full Chromium, until the block ends."""
    site.make(DIST)
    with hosted(DIST) as pages, browsers.launched("chromium", full=True) as browser:
        yield pages, browser


class _Handler(serve.Handler):
    server: Pages
    caching = "max-age=600"

    def send_head(self) -> BytesIO | BinaryIO | None:
        time.sleep(self.server.network.latency)
        return super().send_head()

    def end_headers(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir() or (path.is_file() and path.suffix in ZIPPED):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while part := source.read(CHUNK):
            self.server.take_turn(len(part))
            outputfile.write(part)
