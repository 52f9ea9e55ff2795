"""A local web server for the site: static files with the right types, on a free port."""

import errno
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import BinaryIO

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
    "": "application/octet-stream",
}


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder under a base path as GitHub Pages does, without logging each request."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"
    caching = "no-cache"

    def __init__(self, *args: object, base: str = "/", **kwargs: object) -> None:
        self.base = base
        with suppress(ConnectionError):  # the visitor has left the page
            super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.base))

    def send_head(self) -> BytesIO | BinaryIO | None:
        if not self.path.startswith(self.base):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory) / "404.html"
        if code == HTTPStatus.NOT_FOUND and page.is_file():
            self.error_message_format = page.read_text("utf-8").replace("%", "%%")
        super().send_error(code, message, explain)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def server(
    folder: Path, port: int, base: str = "/", kind: Callable[..., Handler] = Handler
) -> ThreadingHTTPServer:
    """Return a server for a folder under the path `base`, on the first free port from `port` on.

    Port 0 means any free port. It listens on 127.0.0.1 only, and does not run until `serve_forever`
    is called. `kind` makes the handler of each request.
    """
    handler = partial(kind, directory=str(folder), base=base)
    for candidate in count(port):
        try:
            return ThreadingHTTPServer(("127.0.0.1", candidate), handler)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise AssertionError("unreachable: there is no last port to try")


def run(folder: Path, port: int) -> None:
    with server(folder, port) as http:
        print(
            f"Open Hive is at http://127.0.0.1:{http.server_port}/ (press Ctrl-C to stop)",
            flush=True,
        )
        try:
            http.serve_forever()
        except KeyboardInterrupt:
            print()
