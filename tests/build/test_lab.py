"""The Lab's files: the sources shown are those that run, and the sandbox is locked down."""

import _imp
import base64
import hashlib
import re
import zipfile
from pathlib import Path

import pytest

from beecore.solvers import SOLVERS
from build import WEB, lab, runtime


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    runtime.lay_runtime(folder)
    lab.make(folder)
    return folder


@pytest.mark.parametrize("name", [*SOLVERS, "base"])
def test_the_source_shown_is_the_one_that_runs(dist: Path, name: str) -> None:
    source = (dist / "lab" / "solvers" / f"{name}.py").read_bytes()
    with zipfile.ZipFile(dist / "beecore.zip") as zipped:
        compiled = zipped.read(f"beecore/solvers/{name}.pyc")
    magic = int.from_bytes(compiled[:4], "little")
    assert compiled[8:16] == _imp.source_hash(magic, source)


def test_all_files_are_listed_and_another_build_gives_the_same_bytes(dist: Path) -> None:
    before = {name: (dist / name).read_bytes() for name in lab.files(dist)}
    lab.make(dist)
    assert {name: (dist / name).read_bytes() for name in lab.files(dist)} == before
    assert {"lab/editor.js", "lab/frame.html", "lab/solvers/smallest.py"} < set(before)


def test_the_pages_policy_allows_the_script_of_the_frame_and_no_other() -> None:
    frame = (WEB / "lab" / "frame.html").read_text("utf-8")
    (script,) = re.findall("<script>(.*?)</script>", frame, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    page = (WEB / "index.html").read_text("utf-8")
    assert re.findall("'sha256-([^']+)'", page) == [digest]


def test_the_frames_policy_blocks_all_requests() -> None:
    frame = (WEB / "lab" / "frame.html").read_text("utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', frame)
    assert policy
    assert policy[1].split("; ") == [
        "default-src 'none'",
        "script-src 'unsafe-inline' 'wasm-unsafe-eval'",
        "worker-src blob:",
    ]


def test_the_license_notices_include_codemirror() -> None:
    notices = runtime._licences().decode()
    assert "CodeMirror" in notices
    assert "Marijn Haverbeke" in notices
