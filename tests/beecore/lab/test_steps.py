"""The Lab’s steps of a search add up to what the solver finds, and skips."""

import json

import pytest

from beecore import Hive, Lexicon, lab
from beecore.lab.steps import ALPHABETICAL
from beecore.solvers import SOLVERS
from tests.oracles import HIVE
from tests.wordlists import sample


@pytest.mark.parametrize("name", SOLVERS)
def test_every_word_is_checked_or_skipped_and_those_that_fit_are_found(name: str) -> None:
    lexicon = sample()
    steps = lab.step(lexicon, HIVE, name, 0)["steps"]
    last = lab.step(lexicon, HIVE, name, steps)
    assert json.loads(json.dumps(last))["number"] == steps - 1
    found = lexicon.words_of(SOLVERS[name](lexicon).find(HIVE))
    assert last["found"] == len(found)
    visited = SOLVERS[name](lexicon).visited(HIVE)
    assert (last["masks"], last["blocks"]) == visited
    is_by_word = name in ALPHABETICAL or name == "trie"
    if name != "subset":
        total = len(lexicon if is_by_word else lexicon.masks)
        assert last["masks"] + last["skipped"] == total
    assert last["naive_steps"] == len(lexicon)
    assert len(last["fates"]) == len(last["sizes"]) == steps - last["first"]


@pytest.mark.parametrize("name", SOLVERS)
def test_a_word_has_a_step_that_decides_about_it(name: str) -> None:
    lexicon = sample()
    found = lexicon.words_of(SOLVERS[name](lexicon).find(HIVE))
    others = [entry.word for entry in lexicon.all_entries()][::4000]
    for word in [*found, *others]:
        number = lab.step_of(lexicon, HIVE, name, word)["number"]
        if name == "subset" and word not in found:
            assert number == -1
            continue
        step = lab.step(lexicon, HIVE, name, number)
        assert (step["fate"] == "a") is (word in found)
        if word in found:
            assert word in step["words"]


def test_a_step_says_what_it_looks_at_and_why_it_goes_on() -> None:
    lexicon = Lexicon.from_words(["bib", "bob", "cave", "cone", "noon", "veto", "vote"])
    trie = [lab.step(lexicon, HIVE, "trie", number) for number in range(3)]
    assert [step["words"] for step in trie] == [[""], ["v"], ["vo"]]
    assert trie[0]["ways"] == [("b", False), ("c", True), ("n", True), ("v", True)]
    assert trie[0]["skipped"] == 2
    block, first, second = [lab.step(lexicon, HIVE, "dedup", number) for number in range(3)]
    assert (block["kind"], block["fate"], first["kind"]) == ("block", "i", "mask")
    assert [is_at for *_, is_at in block["members"]] == [False] * 5  # of six
    assert [is_at for *_, is_at in second["members"]] == [False, True] + [False] * 4
    assert "veto, vote" in [words for _, words, _ in second["members"]]
    block = lab.step(lexicon, Hive("bio"), "block", 0)
    assert (block["words"], block["fate"]) == (["bib", "vote"], "i")
    levels = lab.step(lexicon, HIVE, "hierarchy", 1)["levels"]
    assert levels == [(1, 1, 1), (1, 1, 1), (1, 0, 0), (1, 0, 0)]


def test_a_search_without_words_has_no_steps() -> None:
    assert lab.step(Lexicon.from_words([]), HIVE, "naive", 0)["steps"] == 0
