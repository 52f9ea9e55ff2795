"""The likelihood of a word: a sum of the weights of its clues."""

from pathlib import Path

import pytest

from beecore import Reason
from beecore.errors import WordListError
from beecore.words.likelihood import PRIORS, Model, clues, reason
from build import WORDLISTS

MODEL = Model({"10": 2.0, "80": -2.0, "af9": 1.0, "length4": -0.5}, bias=0.0, likely=0.4)


FORMS = {
    "35 =er1": "unattested0",
    "35 f2 c1 =est1": "unattested2",
    "35 +ness of1": "unattested0",
    "35 f1 c1 =s1": "plural1",
    "35 =ings1": "plural0",
}
OTHERS = ["35 =ed1", "35 w1 =er1", "35 =irregular2", "35 +un- of1"]


@pytest.mark.parametrize("evidence", [*FORMS, *OTHERS])
def test_only_unattested_forms_and_plurals_have_their_own_clues(evidence: str) -> None:
    own = [clue for clue in clues(evidence, 8) if clue.startswith(("unattested", "plural"))]
    assert own == ([FORMS[evidence]] if evidence in FORMS else [])


def test_unattested_and_rude_words_are_never_likely() -> None:
    model = Model({"10": 9.0}, bias=0.0, likely=0.4)
    for marks in ("10 =er1", "10 =s1", "10 f9 rude3"):
        assert model.likelihood(marks, 6) < model.likely
    assert model.likelihood("10 f4 =er1", 6) > model.likely
    assert PRIORS["unattested1"] < PRIORS["unattested3"] < 0


def test_clues_add_up() -> None:
    assert MODEL.likelihood("10 f9", 4) > MODEL.likelihood("10", 4) > 0.5
    assert MODEL.likelihood("80", 4) < 0.1
    assert MODEL.likelihood("10 w3", 5) == MODEL.likelihood("10", 5)


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [
        ("80", Reason.RARE),
        ("20 british slang rude2", Reason.VULGAR),
        ("35 variant =ed1", Reason.VARIANT),
        ("60 f1 c2 w1 n:plant", Reason.TECHNICAL),
        ("60 f4 c7", Reason.NAME),
        ("made f2", Reason.DERIVED),
    ],
)
def test_takes_the_reason_from_the_sources(evidence: str, expected: Reason) -> None:
    assert reason(evidence) is expected


def test_shipped_model_is_small_and_plausible() -> None:
    model = Model.read(WORDLISTS / "weights.json")
    assert len(model.weights) < 300
    assert 0.3 < model.likely < 0.6
    assert model.likelihood("10 f8 c1 w2 t2 p1", 6) > 0.95
    assert model.likelihood("80 f1 c3", 6) < 0.2
    assert model.likelihood("20 british f5 c1 w1 p1", 6) < model.likelihood("20 f5 c1 w1 p1", 6)


@pytest.mark.parametrize("text", ["", "[]", '{"bias": 1}'])
def test_rejects_a_file_that_is_not_a_weight_table(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text, "ascii")
    with pytest.raises(WordListError, match="no table of weights"):
        Model.read(path)
