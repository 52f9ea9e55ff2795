"""The richest hives, compared with an exhaustive search."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, points
from beecore.best import Best, Richest, richest

FEW = "aeinrstg"
SPREAD = "eqxjuazs"  # common letters and the rarest, whose bits are far apart


def by_search(words: set[str], allow_s: bool, top: int) -> Richest:
    """Return the richest hives by trying every center of every pangram's letters."""
    usable = {
        word
        for word in words
        if len(word) >= 4 and len(set(word)) <= 7 and (allow_s or "s" not in word)
    }
    pangrams = [frozenset(word) for word in usable if len(set(word)) == 7]
    hives = []
    for seven in set(pangrams):
        for center in seven:
            hive = Hive(center + "".join(sorted(seven - {center})))
            fitting = [word for word in usable if {center} <= set(word) <= seven]
            score = sum(points(word, hive) for word in fitting)
            hives.append(Best(hive, len(fitting), pangrams.count(seven), score))
    hives.sort(key=lambda best: (-best.points, best.hive.letters))
    return Richest(len(usable), len(pangrams), len(set(pangrams)), len(hives), hives[:top])


@pytest.mark.parametrize("letters", [FEW, SPREAD, "abcdefghijklmnopqrstuvwxyz"])
@settings(max_examples=settings().max_examples * 4 // 5)
@given(data=st.data(), allow_s=st.booleans(), top=st.integers(1, 30))
def test_finds_the_same_hives_as_exhaustive_search(
    letters: str, data: st.DataObject, allow_s: bool, top: int
) -> None:
    pangrams = st.permutations(letters).map(lambda drawn: "".join(drawn[:7]))
    others = st.text(letters, min_size=1, max_size=11)
    words = set(data.draw(st.lists(pangrams | others | others, max_size=40)))
    found = richest(Lexicon.from_words(words), allow_s=allow_s, top=top)
    assert found == by_search(words, allow_s, top)


def test_counts_only_likely_words() -> None:
    entries = [Entry("tearing"), Entry("granite", 0.1), Entry("train", 0.9)]
    (best,) = richest(Lexicon.from_entries(entries)).best
    assert (str(best.hive), best.words, best.pangrams, best.points) == ("AEGINRT", 2, 1, 14 + 5)
