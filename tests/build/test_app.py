"""The page's own Python runs, and knows what the engine knows."""

import json
import subprocess
from pathlib import Path

import pytest

from beecore import pack, shipped
from build import app, runtime
from tests.beecore.test_lookup import solved

SCRIPT = Path(__file__).with_name("micropython.mjs")
QUESTIONS = [
    ("vctaoen", "4", "", ""),
    ("Ingread", "6", "ra", "70"),
    ("tbaelpk", "4", "", "1"),
    ("equivok", "4", "", ""),
    ("ont", "1", "", ""),
    ("qzx", "4", "", ""),
]


def test_micropython_answers_hives_as_the_engine_does(tmp_path: Path) -> None:
    runtime.install()
    micropython = runtime.MODULES / runtime.FILES["micropython"][0] / "micropython.mjs"
    image, words = tmp_path / "app.bin", tmp_path / "lexicon.bee"
    image.write_bytes(app.image())
    words.write_bytes(pack.write(shipped.usual()))
    command = ["node", str(SCRIPT), str(words), str(micropython), str(image), json.dumps(QUESTIONS)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-500:]
    assert json.loads(done.stdout) == [solved(shipped.usual(), *question) for question in QUESTIONS]


def test_the_same_sources_give_the_same_image() -> None:
    assert app.image() == app.image()


def test_what_does_not_compile_is_named(tmp_path: Path) -> None:
    source = tmp_path / "typo.py"
    source.write_text("whlie True:")
    with pytest.raises(runtime.BuildError, match="typo"):
        app.compiled(source)
