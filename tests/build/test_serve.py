"""The local web server."""

import http.client
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from build import serve


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<p>Hive")
    (tmp_path / "app.mjs").write_text("export {}")
    (tmp_path / "404.html").write_text("100 % lost")
    return tmp_path


@pytest.fixture
def port(site: Path) -> Iterator[int]:
    """Return the port of a server of the site under /hive/."""
    with serve.server(site, 0, "/hive/") as server:
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


def test_a_visitor_who_leaves_early_causes_no_error(
    site: Path, port: int, capfd: pytest.CaptureFixture[str]
) -> None:
    (site / "large.bin").write_bytes(bytes(1 << 24))
    with socket.create_connection(("127.0.0.1", port)) as visitor:
        visitor.sendall(b"GET /hive/large.bin HTTP/1.1\r\nHost: hive\r\n\r\n")
        assert visitor.recv(99)
    assert fetched(port, "/hive/app.mjs")[0] == 200
    for thread in threading.enumerate():
        if "process_request" in thread.name:
            thread.join()
    assert capfd.readouterr().err == ""


def test_a_port_in_use_is_skipped(site: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        with serve.server(site, port) as server:
            assert server.server_port > port


def test_every_type_of_file_on_the_page_is_known() -> None:
    assert serve.TYPES[".wasm"] == "application/wasm"
    assert serve.Handler.extensions_map[""] == "application/octet-stream"
