import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.bench.hosting import Network, Pages

PAGE, PACK = b"<p>hive</p>" * 100, bytes(range(250)) * 200


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[Pages]:
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "lexicon.bee").write_bytes(PACK)
    with Pages(tmp_path, Network()) as pages:
        Thread(target=pages.serve_forever, daemon=True).start()
        yield pages
        pages.shutdown()


def test_pages_are_zipped_packs_are_not_and_what_is_sent_is_counted(pages: Pages) -> None:
    with urlopen(pages.url) as answer:
        sent = answer.read()
    assert gzip.decompress(sent) == PAGE
    assert pages.sent == len(sent) < len(PAGE)
    with urlopen(f"{pages.url}lexicon.bee") as answer:
        assert answer.read() == PACK
    assert pages.sent == len(sent) + len(PACK)


def test_what_is_known_is_not_sent_again(pages: Pages) -> None:
    with urlopen(pages.url) as answer:
        tag = answer.headers["ETag"]
        answer.read()
    sent = pages.sent
    with pytest.raises(HTTPError, match="304"):
        urlopen(Request(pages.url, headers={"If-None-Match": tag}))
    assert pages.sent == sent


def test_a_slow_network_takes_its_time(pages: Pages) -> None:
    pages.network = Network(rate=len(PACK) / 0.2, latency=0.1)
    start = time.monotonic()
    with urlopen(f"{pages.url}lexicon.bee") as answer:
        answer.read()
    assert time.monotonic() - start >= 0.3
