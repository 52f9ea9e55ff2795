"""The runtimes, the engine, and the Lab's files: complete, compiled, and locked down."""

import base64
import hashlib
import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from build import WEB, runtime
from build.runtime import BuildError

IMPORT_ALL = """
import { readFileSync } from "node:fs";
const { loadPyodide } = await import("file://DIST/runtime/pyodide/pyodide.mjs");
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync("DIST/beecore.zip")), "zip");
pyodide.globals.set("names", NAMES);
pyodide.runPython(`
    import importlib
    for name in names:
        module = importlib.import_module(name)
        assert module.__spec__.origin.endswith(".pyc"), module.__spec__
`);
"""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    runtime.make(folder)
    return folder


def names(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as zipped:
        return zipped.namelist()


def test_every_shipped_module_can_be_imported(dist: Path, tmp_path: Path) -> None:
    inside = names(dist / "runtime/pyodide/python_stdlib.zip") + names(dist / "beecore.zip")
    paths = [path.removesuffix(".pyc") for path in inside if path.endswith(".pyc")]
    modules = [path.removesuffix("/__init__").replace("/", ".") for path in paths]
    copy = shutil.copytree(dist, tmp_path / "dist")
    folder = copy / "runtime" / "pyodide"
    (folder / "pyodide.js").rename(folder / "pyodide.mjs")  # Node knows modules by this suffix
    script = IMPORT_ALL.replace("DIST", copy.as_posix()).replace("NAMES", json.dumps(modules))
    runtime.run("node", "--input-type=module", "--eval", script)


def test_the_engine_ships_compiled_and_without_the_command_line(dist: Path) -> None:
    inside = names(dist / "beecore.zip")
    assert "beecore/pack.pyc" in inside
    assert not [path for path in inside if path.startswith("beecore/cli")]
    assert "argparse.pyc" not in names(dist / "runtime/pyodide/python_stdlib.zip")
    ours, stock = dist / "runtime/pyodide", runtime.MODULES / "pyodide"
    sizes = [(folder / "python_stdlib.zip").stat().st_size for folder in (ours, stock)]
    assert sizes[0] < sizes[1] / 2


def test_another_build_leaves_correct_files_and_deletes_stale_ones(dist: Path) -> None:
    stale = dist / "runtime/pyscript/old.js"
    stale.touch()
    before = {path: path.stat().st_mtime_ns for path in dist.rglob("*.*") if path != stale}
    runtime.make(dist)
    assert {path: path.stat().st_mtime_ns for path in dist.rglob("*.*")} == before


def test_pyscript_is_bundled_without_its_library_plugins_and_the_program_of_its_workers(
    dist: Path,
) -> None:
    core, worker = (dist / "runtime/pyscript" / name for name in runtime.BUNDLES["pyscript"])
    assert core.stat().st_size < 50_000 < worker.stat().st_size
    assert 'import("./plugins' not in core.read_text("utf-8")


def test_the_frame_of_the_lab_makes_no_requests_and_the_page_allows_only_its_script() -> None:
    frame = (WEB / "lab" / "frame.html").read_text("utf-8")
    (script,) = re.findall("<script>(.*?)</script>", frame, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    page = (WEB / "app" / "browser" / "policy.html").read_text("utf-8")
    assert re.findall("'sha256-([^']+)'", page) == [digest]
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', frame)
    assert policy
    assert policy[1].split("; ") == [
        "default-src 'none'",
        "script-src 'unsafe-inline' 'wasm-unsafe-eval'",
        "worker-src blob:",
    ]


def test_a_missing_or_failing_tool_is_named() -> None:
    with pytest.raises(BuildError, match="no-such-tool is needed"):
        runtime.run("no-such-tool")
    with pytest.raises(BuildError, match="boom"):
        runtime.run("node", "--eval", "throw 'boom'")
