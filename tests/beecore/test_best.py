"""The richest hives, compared with an exhaustive search."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beecore import Hive, points
from beecore.best import Best, richest

FEW = "aeinrstg"
SPREAD = "eqxjuazs"  # common letters and the rarest, whose bits are far apart


def those_that_count(words: list[str], *, allow_s: bool) -> set[str]:
    return {
        word
        for word in words
        if len(word) >= 4 and len(set(word)) <= 7 and (allow_s or "s" not in word)
    }


def figures(words: list[str], *, allow_s: bool) -> tuple[int, int, int, int]:
    usable = those_that_count(words, allow_s=allow_s)
    sevens = [frozenset(word) for word in usable if len(set(word)) == 7]
    return len(usable), len(sevens), len(set(sevens)), 7 * len(set(sevens))


def every_hive(words: list[str], *, allow_s: bool) -> list[Best]:
    """Return all hives of some words, the richest first, by exhaustive search."""
    usable = those_that_count(words, allow_s=allow_s)
    hives = []
    for seven in {frozenset(word) for word in usable if len(set(word)) == 7}:
        for center in seven:
            hive = Hive(center + "".join(sorted(seven - {center})))
            fitting = [word for word in usable if {center} <= set(word) <= seven]
            pangrams = sum(set(word) == seven for word in fitting)
            score = sum(points(word, hive) for word in fitting)
            hives.append(Best(hive, len(fitting), pangrams, score))
    return sorted(hives, key=lambda best: (-best.points, best.hive.letters))


def as_text(words: list[str]) -> bytes:
    return "\n".join(words).encode()


@pytest.mark.parametrize("letters", [FEW, SPREAD, "abcdefghijklmnopqrstuvwxyz"])
@settings(max_examples=settings().max_examples * 4 // 5)
@given(data=st.data())
def test_finds_the_same_hives_as_exhaustive_search(letters: str, data: st.DataObject) -> None:
    pangrams = st.permutations(letters).map(lambda drawn: "".join(drawn[:7]))
    others = st.text(letters, max_size=11)
    words = data.draw(st.lists(pangrams | others | others, max_size=40))
    allow_s = data.draw(st.booleans())
    top = data.draw(st.integers(1, 12))
    expected = every_hive(words, allow_s=allow_s)
    found = richest(as_text(words), allow_s=allow_s, top=top)
    assert found.best == expected[:top]
    assert found[:4] == figures(words, allow_s=allow_s)


def test_returns_every_hive_on_request() -> None:
    words = ["teargin", "triangle", "tearing", "alerting", "gain", "train", "rate", "later"]
    assert len(richest(as_text(words), top=1000).best) == 14 - 7  # triangle has eight letters
    assert richest(as_text(words), top=1000).best == every_hive(words, allow_s=False)


def test_excludes_words_with_s_unless_allowed() -> None:
    words = ["nastier", "trainee", "retain"]
    assert richest(as_text(words)).best == []
    (best,) = richest(as_text(words), allow_s=True).best
    assert (best.words, best.pangrams, best.points) == (3, 1, 14 + 7 + 6)


@pytest.mark.parametrize(
    "text",
    [
        b"tearing\r\ntrain\r\n",
        b"TEARING\nTRAIN\n",
        b"tearing\ntrain\ntearing\ntrain",
        "\ufefftearing\ntrain\n".encode(),
        b"  tearing\t\ntrain  \n",
        "tearing\ntrain\nIrene\ntr-ain\ngrâté\nNATIN\nair\nit's\n".encode(),
    ],
)
def test_reads_word_lists_in_different_formats(text: bytes) -> None:
    (best,) = richest(text).best
    assert (str(best.hive)[0], best.words, best.pangrams, best.points) == ("A", 2, 1, 14 + 5)


def test_list_without_pangrams_has_no_hives() -> None:
    for text, words in (b"", 0), (b"train\nrate\n", 2), (b"abcdefgh", 0):
        assert richest(text) == (words, 0, 0, 0, [])
