"""Gathering words: each source read from a few lines in its own shape."""

import math
from pathlib import Path

import pytest

from build.words.commonness import Commonness
from build.words.packages import fold, is_lettered
from build.words.relations import Relations
from build.words.scowl import Scowl
from build.words.wordnet import WordNet


@pytest.fixture
def scowl(tmp_path: Path) -> Scowl:
    lists = {
        "english-words.35": "noon\ncafé\n",
        "english-words.10": "noon\nit's\n",
        "english-words.95": "nonoon\n",
        "american-words.20": "color\n",
        "british-words.20": "colour\n",
        "variant_1-words.20": "colour\n",
        "variant_2-words.60": "cafe\nnoöne\n",
        "english-upper.50": "Noon\n",
        "english-proper-names.80": "Color\n",
        "english-abbreviations.10": "abbr\n",
    }
    folder = tmp_path / "dict/scowl"
    folder.mkdir(parents=True)
    for name, text in lists.items():
        (folder / name).write_text(text, "utf-8")
    return Scowl.read(tmp_path)


def test_a_word_has_its_least_size_and_accents_are_folded(scowl: Scowl) -> None:
    assert scowl.sizes == {"noon": 10, "cafe": 35, "color": 20, "colour": 20, "noone": 60}


def test_spellings_and_names_are_marked(scowl: Scowl) -> None:
    assert scowl.marks("noon") == ["10", "u2"]
    assert scowl.marks("cafe") == ["35", "respelt"]
    assert scowl.marks("color") == ["20", "name2"]
    assert scowl.marks("colour") == ["20", "british"]
    assert scowl.marks("noone") == ["60", "variant"]


def test_ligatures_are_spelled_out_and_marks_are_no_letters() -> None:
    assert fold("œuvre") == "oeuvre"
    assert not is_lettered("it's")


def test_commonness_is_by_half_powers_of_ten() -> None:
    common = Commonness({"cave": math.log(1e-5), "Cave": math.log(1e-6), "nova": -18.0}, set())
    assert common.marks("cave") == ["f8", "c2"]
    assert common.marks("nova") == ["f2", "c1"]
    assert common.marks("unheard") == []
    assert not common.is_name("cave")


def test_wordnet_tells_senses_topics_and_fields(tmp_path: Path) -> None:
    folder = tmp_path / "wordnet"
    folder.mkdir()
    for part in ("noun", "verb", "adj", "adv"):
        (folder / f"data.{part}").write_text("  1 licence\n", "utf-8")
        (folder / f"{part}.exc").write_text("", "utf-8")
    (folder / "data.noun").write_text(
        "00000001 13 n 02 pasty 0 Pasty_Pie 0 001 ;c 00000002 n 0101 | a British pie\n"
        "00000002 15 n 01 Nova 0 000 | a town\n",
        "utf-8",
    )
    (folder / "noun.exc").write_text("pasteis pasty\n", "utf-8")
    (folder / "cntlist.rev").write_text("pasty%1:13:00:: 1 9\n", "utf-8")
    wordnet = WordNet.read(tmp_path)
    assert wordnet.marks("pasty") == ["w1", "t2", "field", "n:food", "uk"]
    assert wordnet.marks("nova") == ["proper", "n:location"]
    assert wordnet.lower_case == {"pasty"}
    assert wordnet.is_a("pasty", "n")
    assert wordnet.irregular == {"pasteis": "pasty"}


def test_relations_name_the_form_the_derivation_and_the_plural() -> None:
    sizes = {"bake": 10, "baked": 20, "bakes": 50, "happy": 10, "mice": 20, "mouse": 40, "re": 80}
    relations = Relations(sizes, {"mice": "mouse"})
    assert relations.marks("baked") == ["=ed1"]
    assert relations.marks("bake") == ["p2"]
    assert relations.marks("unhappy") == ["+un-", "of1"]
    assert relations.marks("mice") == ["=irregular2"]
    assert relations.marks("reed") == []
