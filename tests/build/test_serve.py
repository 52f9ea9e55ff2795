"""The local web server."""

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from build import serve


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Return the port of a server of a small site under /hive/."""
    (tmp_path / "index.html").write_text("<p>Hive")
    (tmp_path / "app.mjs").write_text("export {}")
    (tmp_path / "404.html").write_text("100 % lost")
    with serve.server(tmp_path, 0, "/hive/") as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def fetched(port: int, path: str) -> tuple[int, str | None, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", path, headers={"Connection": "close"})
    answer = connection.getresponse()
    assert answer.getheader("Cache-Control") == "no-cache"
    result = answer.status, answer.getheader("Content-Type"), answer.read().decode()
    connection.close()
    return result


def test_files_are_served_with_their_types_under_the_base_path(port: int) -> None:
    assert fetched(port, "/hive/") == (200, "text/html", "<p>Hive")
    assert fetched(port, "/hive/app.mjs") == (200, "text/javascript", "export {}")


@pytest.mark.parametrize("path", ["/hive/none", "/app.mjs", "/"])
def test_a_missing_file_is_answered_with_the_sites_own_page(port: int, path: str) -> None:
    status, _, text = fetched(port, path)
    assert (status, text) == (404, "100 % lost")


def test_a_port_in_use_is_skipped(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with serve.server(tmp_path, port) as server:
            assert server.server_port > port
