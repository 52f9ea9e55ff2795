"""The wheel that hatchling builds."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from beecore import Lexicon
from beecore.words import shipped
from build import ROOT


def test_the_wheel_has_all_of_beecore_the_words_and_their_licenses(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*command, tmp_path], cwd=ROOT, check=True, capture_output=True)
    (path,) = tmp_path.iterdir()
    wheel = ZipFile(path)
    names = set(wheel.namelist())
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "beecore").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    assert {name.partition("/")[0] for name in names if ".dist-info" not in name} == {"beecore"}
    licenses = [path.name for path in (ROOT / "wordlists").glob("LICENSE-*")]
    assert licenses
    assert {"beecore/py.typed", *(f"beecore/data/{name}" for name in licenses)} <= names
    for name in shipped.PACKS:
        assert len(Lexicon.from_pack(wheel.read(f"beecore/data/{name}")).masks) > 1000
