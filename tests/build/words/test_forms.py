"""Verb forms that SCOWL lacks, with a stand-in for the package that makes them."""

import sys
from types import SimpleNamespace

import pytest

from build.words.commonness import Commonness
from build.words.forms import attested_forms
from build.words.scowl import Scowl
from build.words.wordnet import WordNet


def test_only_common_verbs_get_forms_and_only_forms_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def inflected(lemma: str, tag: str) -> list[str]:
        return [lemma + {"VBD": "ed", "VBG": "ing"}[tag]]

    class Verbs(WordNet):
        def is_a(self, word: str, part: str) -> bool:
            return (word, part) != ("dusk", "v")

    monkeypatch.setitem(sys.modules, "lemminflect", SimpleNamespace(getInflection=inflected))
    sizes = {"dropkick": 50, "walk": 10, "walked": 10, "dusk": 10, "smith": 10, "zork": 70}
    logs = {"dropkicked": -15.0, "walking": -9.0, "smithed": -16.0, "Smithed": -12.0}
    logs |= {"dusked": -15.0, "zorked": -15.0}
    words = Commonness(logs, {form for form in logs if form.islower()})
    verbs = Verbs(*[None] * len(WordNet._fields))  # type: ignore[arg-type]
    found = set(attested_forms(Scowl(sizes, {}, {}, {}), verbs, words))
    assert found == {"dropkicked", "walking"}
