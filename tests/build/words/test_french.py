"""Tests of the recipe for the French words, with small sources in place of the packages."""

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from build.words.lexique import Lexique, Reading

ZIPFS = {
    "chanter": 5.0,
    "chante": 5.5,
    "chanteuse": 4.0,
    "côte": 4.0,
    "cœur": 5.0,
    "coeur": 5.0,
    "selfie": 4.0,
    "selfies": 3.0,
    "inconnu": 4.0,
}
READINGS = [
    Reading("chanter", "chanter", "VER", "", "", 9.0),
    Reading("chante", "chanter", "VER", "", "", 9.0),
    Reading("chanteuse", "chanteur", "NOM", "f", "s", 9.0),
    Reading("chanteuses", "chanteur", "NOM", "f", "p", 9.0),
    Reading("côte", "côte", "NOM", "f", "s", 9.0),
    Reading("coeur", "coeur", "NOM", "m", "s", 9.0),
    Reading("rare", "rare", "ADJ", "", "s", 0.1),
    Reading("sans-gloss", "sans-gloss", "NOM", "m", "s", 9.0),
]
GLOSSES = {
    "chanter": "Faire le cri de son espèce. | Moduler sa voix.",
    "chanteuse": "Celle qui chante.",
    "côte": "Voir cote. | Pente d’une colline.",
    "cœur": "Organe.",
    "rare": "Qui est peu commun.",
    "selfie": "Autoportrait photographique.",
    "inconnu": "Qui n’est pas connu.",
}


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The recipe, with a few words in each source."""
    texts = {
        "glosses.txt.gz": "".join(f"{word}\t{gloss}\n" for word, gloss in GLOSSES.items()),
        "fr_lemma_lookup.json.gz": json.dumps({"chantai": ["chanter"], "chante": ["chanter"]}),
    }
    for name, text in texts.items():
        (tmp_path / name).write_bytes(gzip.compress(text.encode()))
    for name in ("removals.txt", "blocked.txt"):
        (tmp_path / name).write_text("# None.\n", "utf-8")
    (tmp_path / "additions.txt").write_text("# New.\nselfie\n", "utf-8")
    (tmp_path / "definitions.txt").write_text("# By hand.\ncoeur\tn\torgane creux\n", "utf-8")
    vars(wordfreq := ModuleType("wordfreq")).update(
        zipf_frequency=lambda word, language, minimum: ZIPFS.get(word, minimum)
    )
    monkeypatch.setitem(sys.modules, "wordfreq", wordfreq)
    monkeypatch.delitem(sys.modules, "build.words.french", raising=False)
    module = import_module("build.words.french")
    monkeypatch.setattr(module, "data_of", lambda package: tmp_path)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module.lexique, "download", lambda package, folder: Lexique.of(READINGS))
    return module


def test_words_are_headwords_that_are_defined_and_additions(
    french: ModuleType, tmp_path: Path
) -> None:
    french.main()
    words = (tmp_path / "words.txt").read_text("utf-8").splitlines()
    assert [line.split()[0] for line in words] == ["chanter", "chanteuse", "cœur", "côte", "selfie"]


def test_forms_belong_to_their_headword_and_rare_ones_are_left_out(
    french: ModuleType, tmp_path: Path
) -> None:
    french.main()
    written = (tmp_path / "forms.txt").read_text("utf-8")
    assert written == "chanter chante\nselfie selfies\n"


def test_a_feminine_plural_is_a_form_of_the_feminine_noun() -> None:
    forms = [*Lexique.of(READINGS).forms()]
    assert ("chanteuses", "chanteuse") in forms
    assert ("chante", "chanter") in forms


def test_definitions_by_hand_replace_the_others(french: ModuleType, tmp_path: Path) -> None:
    french.main()
    lines = (tmp_path / "glosses.txt").read_text("utf-8").splitlines()
    assert lines == [
        "chanter\tv\tfaire le cri de son espèce",
        "chanteuse\tn\tcelle qui chante",
        "coeur\tn\torgane creux",
        "cote\tn\tpente d’une colline",
        "selfie\tn\tautoportrait photographique",
    ]


def test_a_spelling_that_is_mostly_a_form_is_less_frequent(french: ModuleType) -> None:
    mostly_a_form = [
        Reading("aime", "aimer", "VER", "", "", 99.0),
        Reading("aime", "aime", "NOM", "f", "s", 1.0),
    ]
    lexique = Lexique.of([*mostly_a_form, *READINGS])
    assert lexique.share("aime") < 0.02
    assert lexique.share("côte") == lexique.share("unknown") == 1
    words = french.French(lexique, {})
    assert words.frequency("cœur") > 5.0  # both spellings are counted
    assert words.frequency("rare") == 0.0
