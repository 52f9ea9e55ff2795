"""Tests of the recipe for the German words, with small sources in place of the packages."""

import gzip
import json
import math
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ZIPF = {
    "Haus": 5.0,
    "Häuser": 4.0,
    "Berlin": 5.0,
    "Hans": 5.0,
    "Autobahnkreuz": 4.0,
    "EU": 5.0,
    "weg": 5.0,
    "Weg": 5.2,
    "gehen": 5.5,
    "gehend": 2.0,
    "ging": 5.0,
    "Sonne": 4.5,
    "selten": 1.5,
}
SENSES = {
    "Haus": "veraltet: Sippe | Gebäude, in dem Menschen wohnen",
    "Berlin": "Hauptstadt von Deutschland",
    "Hans": "männlicher Vorname",
    "Autobahnkreuz": "Kreuzung zweier Autobahnen",
    "EU": "Europäische Union",
    "weg": "nicht mehr da",
    "Weg": "Strecke zum Gehen",
    "gehen": "sich auf den Beinen fortbewegen",
    "selten": "nicht oft",
}


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with few words in its sources."""
    logarithms = {word: (zipf - 9) * math.log(10) for word, zipf in ZIPF.items()}
    texts = {
        "de_lexeme_prob.json.gz": json.dumps(logarithms),
        "glosses.txt.gz": "".join(f"{word}\t{senses}\n" for word, senses in SENSES.items()),
        "pronunciations.txt.gz": "gehen\tx\n",
    }
    data = tmp_path / "lookup/data"
    data.mkdir(parents=True)
    for name, text in texts.items():
        (data / name).write_bytes(gzip.compress(text.encode()))
    (tmp_path / "nouns.csv").write_text(
        "lemma,pos,genus,nominativ plural\n"
        "Haus,Substantiv,n,Häuser\n"
        'Berlin,"Substantiv,Toponym",n,\n'
        'Sonne,"Eigenname,Substantiv",f,\n',
        "utf-8",
    )
    (tmp_path / "additions.txt").write_text("Sonne a star\n", "utf-8")
    (tmp_path / "definitions.txt").write_text("# By hand.\nSonne\tn\tunser Stern\n", "utf-8")
    (tmp_path / "blocked.txt").write_text("# None.\n", "utf-8")
    module = import_module("build.words.german")
    for cached in (module._frequencies, module._known, module._senses, module._nouns):
        cached.cache_clear()
    monkeypatch.setattr(module, "data_of", lambda package: data)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    return module


def test_candidates_fit_a_hive_and_are_no_names_and_abbreviations(german: ModuleType) -> None:
    assert german.candidates() == {"Haus", "weg", "Weg", "gehen", "Sonne", "selten"}


def test_words_are_written_with_forms_and_definitions(german: ModuleType, tmp_path: Path) -> None:
    german.main()
    written = {name: (tmp_path / f"{name}.txt").read_text("utf-8") for name in german_files()}
    assert written == {
        "words": "gehen 99\nHaus 98\nselten 18\nSonne 95\nWeg 98\n",
        "forms": "gehen gehend ging\nhaus häuser\n",
        "glosses": "gehen\tv\tsich auf den Beinen fortbewegen\n"
        "haus\tn\tGebäude, in dem Menschen wohnen\n"
        "sonne\tn\tunser Stern\n"
        "weg\tn\tStrecke zum Gehen\n",
    }


def german_files() -> list[str]:
    return ["words", "forms", "glosses"]
