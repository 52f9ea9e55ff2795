"""The page's own Python, MicroPython on Node, with some modules as its disk."""

import ast
import shutil
import subprocess
from pathlib import Path

from build import ROOT, WEB, app, runtime

HERE = Path(__file__).parent


def disk(folder: Path, tests: list[str]) -> Path:
    """Write an image of test modules, named by their files, and of all they import."""
    modules = {
        "pytest.py": HERE / "standin.py",
        "runner.py": HERE / "runner.py",
        "standins.py": WEB / "app/standins.py",
    }
    for name in ["tests/oracles.py", *tests]:
        modules[name] = folder / name
        modules[name].parent.mkdir(parents=True, exist_ok=True)
        modules[name].write_text(portable((ROOT / name).read_text("utf-8")), "utf-8")
    image = folder / "image.bin"
    image.write_bytes(app.image_of(app.with_imports(modules)))
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


def run(image: Path, lines: str, *pack: Path) -> str:
    """Run lines with an image as disk, and maybe a pack; return what they print."""
    runtime.install()
    node = shutil.which("node")
    assert node, "Node runs MicroPython"
    micropython = runtime.MODULES / runtime.FILES["micropython"][0] / "micropython.mjs"
    command = [node, *map(str, (HERE / "run.mjs", micropython, image, lines, *pack))]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
