"""Runs programs on the page's MicroPython in Node, with modules in a disk image."""

import ast
import json
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from build import ROOT, WEB, micropython, runtime

HERE = Path(__file__).parent


def disk(folder: Path, tests: list[str]) -> Path:
    """Write a disk image of test modules and everything they import."""
    modules = {
        "pytest.py": HERE / "standin.py",
        "browser/standins.py": WEB / "app/browser/standins.py",
    }
    for name in ["tests/oracles.py", *tests]:
        modules[name] = folder / name
        modules[name].parent.mkdir(parents=True, exist_ok=True)
        modules[name].write_text(portable((ROOT / name).read_text("utf-8")), "utf-8")
    image = folder / "image.bin"
    image.write_bytes(micropython.image_of(micropython.with_imports(modules)))
    return image


def portable(source: str) -> str:
    """Return a test module without its property tests: Hypothesis stays on CPython.

    >>> portable("@given(words)\\ndef test_a(word): ...\\ndef test_b(): ...")
    'def test_b():\\n    ...'
    """
    tree = ast.parse(source)
    tree.body = [
        node
        for node in tree.body
        if not isinstance(node, ast.FunctionDef)
        or all("given(" not in ast.unparse(each) for each in node.decorator_list)
    ]
    return ast.unparse(tree)


class Outcome(NamedTuple):
    """The output of a program, and its traceback or an empty text."""

    printed: str
    raised: str


def run(image: Path, programs: list[str], *pack: Path) -> list[Outcome]:
    """Run each program in a new MicroPython with a disk image and optionally a pack."""
    node = shutil.which("node")
    assert node, "Node runs MicroPython"
    script = runtime.MODULES / runtime.FILES["micropython"][0] / "micropython.mjs"
    done = subprocess.run(
        [node, *map(str, (HERE / "run.mjs", script, image, *pack))],
        input=json.dumps(programs),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return [Outcome(**each) for each in json.loads(done.stdout)]
