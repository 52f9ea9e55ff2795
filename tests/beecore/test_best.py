"""The richest hives, compared with an exhaustive search."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Entry, Hive, Lexicon, points
from beecore.best import Best, Richest, richest


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


@pytest.mark.parametrize("letters", ["aeinrstg", "eqxjuazs", "abcdefghijklmnopqrstuvwxyz"])
@settings(max_examples=settings().max_examples * 4 // 5)
@given(data=st.data(), allow_s=st.booleans(), top=st.integers(1, 30))
def test_finds_the_same_hives_as_exhaustive_search(
    letters: str, data: st.DataObject, allow_s: bool, top: int
) -> None:
    pangrams = st.permutations(letters).map(lambda drawn: "".join(drawn[:7]))
    others = st.text(letters, min_size=1, max_size=11)
    words = data.draw(st.dictionaries(pangrams | others | others, st.booleans(), max_size=40))
    lexicon = Lexicon.from_entries(Entry(word, float(likely)) for word, likely in words.items())
    expected = by_search({word for word in words if words[word]}, allow_s, top)
    assert richest(lexicon, allow_s=allow_s, top=top) == expected
