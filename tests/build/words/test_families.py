"""Tests of word families, which separate the words that a model is fitted to and tested on."""

from build.words.families import families


def test_forms_and_derivations_share_a_family() -> None:
    of = families("happy happier unhappy unhappily unhappiness noon".split())
    assert len({of[word] for word in of if word != "noon"}) == 1
    assert of["noon"] == "noon"


def test_families_do_not_depend_on_the_order_of_the_words() -> None:
    words = "join joins rejoin rejoined mine miner".split()

    def groups(given: list[str]) -> set[frozenset[str]]:
        of = families(given)
        return {frozenset(word for word in of if of[word] == head) for head in of.values()}

    assert groups(words) == groups(words[::-1])
