"""The package, made as packagers do it."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import beecore
from beecore.words.shipped import PACKS
from build import ROOT, WORDLISTS, manual
from build.data import LANGUAGES

FOLDER = f"beecore-{beecore.__version__}"
MAX_BYTES = 9_000_000


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    package(folder, "--wheel")
    (path,) = folder.iterdir()
    return path


def package(folder: Path, *options: str) -> None:
    """Make the package as packagers do."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), *options]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


def test_the_wheel_made_from_the_source_archive_has_the_same_bytes(
    wheel: Path, tmp_path: Path
) -> None:
    package(tmp_path)
    source, again = sorted(tmp_path.iterdir(), key=lambda path: path.suffix)
    assert source.name == f"beecore-{beecore.__version__}.tar.gz"
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_the_wheel_has_all_of_beecore_the_words_and_their_licenses(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "beecore").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    assert {name.partition("/")[0] for name in names if f"{FOLDER}." not in name} == {"beecore"}
    shared = {name.partition(".data/data/")[2] for name in names if f"{FOLDER}.data/" in name}
    assert shared == {manual.MAN, *manual.COMPLETIONS}
    assert "beecore/py.typed" in names
    data = {
        name.removeprefix("beecore/data/") for name in names if name.startswith("beecore/data/")
    }
    packs = {name for name in data if name.endswith(".bee")}
    assert packs == {*PACKS, *(f"{edition.language}/words.bee" for edition in LANGUAGES)}
    assert {"glosses.txt", "de/forms.txt", "de/calendar.txt", "es/glosses.txt"} <= data
    licenses = {path.relative_to(ROOT).as_posix() for path in WORDLISTS.rglob("LICENSE*")}
    assert "wordlists/de/LICENSE.txt" in licenses
    assert {f"{FOLDER}.dist-info/licenses/{name}" for name in {"LICENSE", *licenses}} <= names
    assert not any(Path(name).name in ("words.txt", "everyday.txt") for name in data)
    assert wheel.stat().st_size < MAX_BYTES


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("solve VCTAOEN", "  15  covenant  pangram"),
        ("solve EWÜRSTCHN --edition german", "  12  Würstchen  pangram"),
        (
            "define Würste --edition german",
            "würste (noun, form of Wurst): Fleischmasse in einer Haut",
        ),
        ("words covenant", "covenant: likely, 0.99"),
    ],
)
def test_what_the_wheel_installs_needs_no_clone(
    wheel: Path, tmp_path: Path, command: str, line: str
) -> None:
    ZipFile(wheel).extractall(tmp_path)
    run = [sys.executable, "-X", "utf8", "-S", "-m", "beecore", *command.split()]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True)
    assert line in done.stdout.splitlines()
