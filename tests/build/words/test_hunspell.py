"""Tests of the reader of dictionaries for Hunspell, with a small package in place of npm's."""

import io
import subprocess
import tarfile
from pathlib import Path

import pytest

from build.words import hunspell

WORDS = "4\ncasa/BP\nfeliz/BÄ\nazul\tpo:adj\ncasa/Q\n"
RULES = """SET UTF-8
FLAG UTF-8
# Plurals.
SFX B Y 2
SFX B 0 s [aeo]
SFX B 0 es/X z
SFX P Y 1
SFX P a inha a
PFX Ä Y 1
PFX Ä 0 in [^bp]
"""


def test_rules_make_words_from_the_roots_that_they_are_for() -> None:
    dictionary = hunspell.read(WORDS, RULES)
    assert dictionary.roots == {"casa": "BPQ", "feliz": "BÄ", "azul": ""}
    assert set(dictionary.derived("casa", "BP")) == {"casas", "casinha"}
    assert set(dictionary.derived("feliz", "BÄ")) == {"felizes", "infeliz"}
    assert list(dictionary.derived("feliz", "Ä")) == ["infeliz"]
    assert list(dictionary.derived("azul", "B")) == []


def test_a_dictionary_is_read_from_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pack(command: list[str], cwd: Path, check: bool) -> None:
        assert command == ["npm", "pack", "--silent", "dictionary-pt@4.0.0"]
        with tarfile.open(cwd / "dictionary-pt-4.0.0.tgz", "w:gz") as archive:
            for name, text in ("dic", WORDS), ("aff", RULES):
                entry = tarfile.TarInfo(f"package/index.{name}")
                entry.size = len(text.encode())
                archive.addfile(entry, io.BytesIO(text.encode()))

    monkeypatch.setattr(subprocess, "run", pack)
    assert hunspell.download("dictionary-pt@4.0.0", tmp_path) == hunspell.read(WORDS, RULES)
