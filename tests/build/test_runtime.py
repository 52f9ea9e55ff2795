"""The runtimes in the browser: complete, compiled, and without unused files."""

import json
import os
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from build import ROOT, WEB, app, packs, runtime
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
    runtime.lay_runtime(folder)
    return folder


def names(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as zipped:
        return zipped.namelist()


def module_name(path: str) -> str:
    return path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def test_every_shipped_module_can_be_imported(dist: Path, tmp_path: Path) -> None:
    shipped = names(dist / "runtime/pyodide/python_stdlib.zip") + names(dist / "beecore.zip")
    modules = [module_name(path) for path in shipped if "__pycache__" not in path]
    copy = shutil.copytree(dist, tmp_path / "dist")
    folder = copy / "runtime" / "pyodide"
    (folder / "pyodide.js").rename(folder / "pyodide.mjs")  # Node knows modules by this suffix
    script = IMPORT_ALL.replace("DIST", copy.as_posix()).replace("NAMES", json.dumps(modules))
    runtime.run("node", "--input-type=module", "--eval", script)


def test_the_engine_ships_compiled_and_without_the_command_line(dist: Path) -> None:
    shipped = names(dist / "beecore.zip")
    assert "beecore/pack/whole.pyc" in shipped
    assert not [path for path in shipped if path.startswith("beecore/cli")]
    assert "argparse.pyc" not in names(dist / "runtime/pyodide/python_stdlib.zip")


def test_the_standard_library_is_less_than_half_of_what_pyodide_ships(dist: Path) -> None:
    ours = dist / "runtime/pyodide/python_stdlib.zip"
    stock = runtime.MODULES / "pyodide/python_stdlib.zip"
    assert ours.stat().st_size < stock.stat().st_size / 2


def test_compiling_again_gives_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    runtime.run("node", str(ROOT / "build/pyodide.mjs"), str(ROOT), str(tmp_path))
    stdlib = dist / "runtime/pyodide/python_stdlib.zip"
    assert (tmp_path / "python_stdlib.zip").read_bytes() == stdlib.read_bytes()
    assert (tmp_path / "beecore.zip").read_bytes() == (dist / "beecore.zip").read_bytes()


def test_another_build_leaves_correct_files_and_deletes_stale_ones(dist: Path) -> None:
    stale = dist / "runtime/pyscript/old.js"
    stale.touch()
    before = {path: path.stat().st_mtime_ns for path in dist.rglob("*.*") if path != stale}
    runtime.lay_runtime(dist)
    assert {path: path.stat().st_mtime_ns for path in dist.rglob("*.*")} == before


def test_simultaneous_builds_keep_each_others_archives(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def compile_during_another_build(*command: str) -> None:
        Path(command[-1], "beecore.zip").touch()
        folder.mkdir()
        (folder / "beecore.zip").touch()

    monkeypatch.setattr(runtime, "CACHE", tmp_path)
    monkeypatch.setattr(runtime, "run", compile_during_another_build)
    folder = tmp_path / runtime._fingerprint()
    recent, old = tmp_path / "recent", tmp_path / "old"
    recent.mkdir()
    old.mkdir()
    os.utime(old, (0, 0))
    assert runtime.compile_archives() == folder
    assert sorted(tmp_path.iterdir()) == sorted([folder, recent])


def test_each_runtime_comes_with_its_license(dist: Path) -> None:
    notices = (dist / "runtime/LICENSES.txt").read_text("utf-8")
    folders = runtime.FILES | runtime.BUNDLES
    assert [folder for folder in folders if f"{folder}/" not in notices] == []
    for license in ("Mozilla Public", "PYTHON SOFTWARE FOUNDATION", "MIT", "Apache License"):
        assert license in notices


def test_pyscript_is_bundled_without_its_library_plugins_and_the_program_of_its_workers(
    dist: Path,
) -> None:
    core, worker = (dist / "runtime/pyscript" / name for name in runtime.BUNDLES["pyscript"])
    assert core.stat().st_size < 50_000 < worker.stat().st_size
    assert 'import("./plugins' not in core.read_text("utf-8")


def test_files_that_the_page_preloads_exist(dist: Path) -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")
    links = re.findall(r'<link rel="(?:module)?preload" href="\./([^"]+)"', html)
    links += re.findall(r'href: at\("([^"]+)"\)', (WEB / "micropython.js").read_text("utf-8"))
    made = {app.IMAGES[0], packs.LIKELY, packs.POSSIBLE}
    exists = [link in made or (dist / link).exists() or (WEB / link).exists() for link in links]
    assert all(exists), links
    assert packs.POSSIBLE in links


def test_installed_packages_are_not_installed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    runtime.install()
    monkeypatch.setattr(runtime, "run", pytest.fail)
    runtime.install()


def test_npm_installs_the_packages_of_a_fresh_clone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(runtime, "MODULES", tmp_path)
    monkeypatch.setattr(runtime, "run", lambda *command, cwd: calls.append(command[:2]))
    runtime.install()
    assert calls == [("npm", "ci")]


def test_a_missing_or_failing_tool_is_named() -> None:
    with pytest.raises(BuildError, match="no-such-tool is needed"):
        runtime.run("no-such-tool")
    with pytest.raises(BuildError, match="boom"):
        runtime.run("node", "--eval", "throw 'boom'")
