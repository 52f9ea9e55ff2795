"""The wheel that hatchling builds."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from beecore import Lexicon
from beecore.words import shipped
from build import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*command, folder], cwd=ROOT, check=True, capture_output=True)
    (path,) = Path(folder).iterdir()
    return ZipFile(path)


def test_the_wheel_has_all_of_beecore_and_nothing_else(wheel: ZipFile) -> None:
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "beecore").rglob("*.py")}
    inside = {name for name in wheel.namelist() if name.endswith(".py")}
    assert inside == sources
    assert "beecore/py.typed" in wheel.namelist()
    assert {name.partition("/")[0] for name in wheel.namelist() if ".dist-info" not in name} == {
        "beecore"
    }


def test_the_wheel_has_the_packed_words(wheel: ZipFile) -> None:
    for name in shipped.PACKS:
        assert len(Lexicon.from_pack(wheel.read(f"beecore/data/{name}")).masks) > 1000


def test_the_wheel_has_the_licenses_of_the_words(wheel: ZipFile) -> None:
    licenses = [path.name for path in (ROOT / "wordlists").glob("LICENSE-*")]
    assert licenses
    assert {f"beecore/data/{name}" for name in licenses} <= set(wheel.namelist())
