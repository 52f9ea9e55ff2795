"""Packages are downloaded and unpacked, and dictionaries for Hunspell are read by their rules."""

import io
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from build.words import sources
from build.words.sources import Dictionary

WORDS = "4\ncasa/BP\nfeliz/BÄ\nazul\tpo:adj\ncasa/Q\n"
RULES = """SET UTF-8
# Plurals.
SFX B Y 2
SFX B 0 s [aeo]
SFX B 0 es/X z
SFX P a inha a
PFX Ä 0 in [^bp]
"""


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the commands that are run, which make archives with a file instead of downloads."""
    names: list[str] = []

    def run(command: list[str | Path], cwd: Path | None = None, check: bool = False) -> None:
        assert check
        names.append(" ".join(Path(each).name for each in command))
        if command[0] == "dpkg":
            path = Path(command[-1]) / "package/index.dic"
            path.parent.mkdir(parents=True)
            path.write_text("cave", "utf-8")
        elif command[0] == "npm":
            assert cwd
            with tarfile.open(cwd / "package.tgz", "w:gz") as archive:
                entry = tarfile.TarInfo("package/index.dic")
                entry.size = 4
                archive.addfile(entry, io.BytesIO(b"cave"))
        else:
            assert cwd
            with zipfile.ZipFile(cwd / "package.whl", "w") as wheel:
                wheel.writestr("package/index.dic", "cave")

    monkeypatch.setattr(subprocess, "run", run)
    return names


@pytest.mark.parametrize("registry", ["apt", "npm", "pip"])
def test_the_files_of_a_package_are_there_as_long_as_they_are_needed(
    registry: str, commands: list[str]
) -> None:
    with sources.unpacked(registry, "package=1") as folder:
        assert (folder / "package/index.dic").read_text("utf-8") == "cave"
    assert not folder.exists()
    assert commands[0].endswith("package=1")


def test_a_package_that_is_not_installed_is_named() -> None:
    with pytest.raises(ModuleNotFoundError) as error:
        sources.data_of("no_such_package")
    assert error.value.name == "no_such_package"


def test_rules_make_words_from_the_roots_that_they_are_for() -> None:
    dictionary = Dictionary.read(WORDS, RULES)
    assert dictionary.roots == {"casa": "BPQ", "feliz": "BÄ", "azul": ""}
    assert set(dictionary.derived("casa", "BP")) == {"casas", "casinha"}
    assert set(dictionary.derived("feliz", "BÄ")) == {"felizes", "infeliz"}
    assert list(dictionary.derived("azul", "B")) == []


def test_an_apostrophe_is_not_a_letter() -> None:
    assert not sources.is_lettered("it's")
