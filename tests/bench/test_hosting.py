"""The host of the benchmarks answers as GitHub Pages does."""

import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.bench.hosting import Network, Pages, hosted

PAGE, PACK = b"<p>hive</p>" * 100, bytes(range(250)) * 200
COMPRESSED = ("app.bin", "micropython.wasm", "core.js", "style.css", "calendar.txt")
AS_IT_IS = ("lexicon.bee", "beecore.zip", "icon.png")


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[Pages]:
    (tmp_path / "index.html").write_bytes(PAGE)
    for name in (*COMPRESSED, *AS_IT_IS):
        (tmp_path / name).write_bytes(PACK)
    with hosted(tmp_path) as pages:
        yield pages


def test_counts_the_bytes_sent(pages: Pages) -> None:
    with urlopen(pages.url) as answer:
        sent = answer.read()
    assert gzip.decompress(sent) == PAGE
    assert pages.sent == len(sent) < len(PAGE)
    with urlopen(f"{pages.url}lexicon.bee") as answer:
        assert answer.read() == PACK
    assert pages.sent == len(sent) + len(PACK)


@pytest.mark.parametrize("name", ["", *COMPRESSED, *AS_IT_IS])
def test_compresses_and_caches_files_like_github_pages(name: str, pages: Pages) -> None:
    with urlopen(pages.url + name) as answer:
        encoding, caching = answer.headers["Content-Encoding"], answer.headers["Cache-Control"]
    assert encoding == (None if name in AS_IT_IS else "gzip")
    assert caching == "max-age=600"


def test_does_not_resend_unchanged_files(pages: Pages) -> None:
    with urlopen(pages.url) as answer:
        tag = answer.headers["ETag"]
        answer.read()
    sent = pages.sent
    with pytest.raises(HTTPError, match="304"):
        urlopen(Request(pages.url, headers={"If-None-Match": tag}))
    assert pages.sent == sent


def test_simulates_a_slow_network(pages: Pages) -> None:
    pages.network = Network(rate=len(PACK) / 0.2, latency=0.1)
    start = time.monotonic()
    with urlopen(f"{pages.url}lexicon.bee") as answer:
        answer.read()
    assert time.monotonic() - start >= 0.3
