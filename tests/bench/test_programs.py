"""What the benchmarks share. The nightly workflow runs each benchmark itself, with `QUICK=1`."""

import gzip
import logging
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.bench.command import Row, run
from tests.bench.hosting import Network, hosted


def measure(amount: int) -> Iterator[Row]:
    for number in range(amount):
        yield Row("a group", "a row", [[number, None], [4, 5]])
    try:
        signal.raise_signal(signal.SIGINT)
    finally:
        raise RuntimeError("the browser was closed")


def test_ctrl_c_keeps_the_results_and_hides_failures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(sys, "argv", ["bench", "--quick"])
    monkeypatch.setattr(logging.getLogger("asyncio"), "disabled", False)
    with pytest.raises(SystemExit, match="130"):
        run(measure, ["one", "two"], full=9, quick=3)
    signal.signal(signal.SIGINT, before)
    out, err = capsys.readouterr()
    rows = [line.split() for line in out.splitlines() if line.startswith("a row")]
    assert [row[2:] for row in rows] == [
        ["2.00", "5.00"],
        ["2.50", "5.00"],
        ["3.00", "5.00"],
        ["(6)", "3.00", "5.00"],
    ]
    assert err == "interrupted: these are the results so far\n"


def test_server_compresses_caches_and_slows_down_like_github_pages(tmp_path: Path) -> None:
    page, pack = b"<p>hive</p>" * 100, bytes(range(250)) * 200
    (tmp_path / "index.html").write_bytes(page)
    (tmp_path / "lexicon.bee").write_bytes(pack)
    with hosted(tmp_path) as pages:
        with urlopen(pages.url) as answer:
            assert (answer.headers["Content-Encoding"], answer.headers["Cache-Control"]) == (
                "gzip",
                "max-age=600",
            )
            sent = answer.read()
        assert gzip.decompress(sent) == page
        pages.network = Network(rate=len(pack) / 0.2, latency=0.1)
        start = time.monotonic()
        with urlopen(f"{pages.url}lexicon.bee") as answer:
            assert answer.headers["Content-Encoding"] is None
            assert answer.read() == pack
        assert time.monotonic() - start >= 0.3
        assert pages.sent == len(sent) + len(pack)
        known = {"If-Modified-Since": answer.headers["Last-Modified"]}
        with pytest.raises(OSError, match="304"):
            urlopen(Request(f"{pages.url}lexicon.bee", headers=known))
        assert pages.sent == len(sent) + len(pack)
