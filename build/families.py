"""Families of words: those that regular endings and prefixes make of one another.

A verdict on a word tells of its family, so a fair judge of a word has seen none of it. Families are
rather too large than too small: whatever could be of one is.
"""

from collections.abc import Iterable

from .words.relations import stems

_ENDINGS = (
    "s es ed ing er est ers ings ly ness able ment ful less y ish ist ism ity ion ation like man"
    " men al ic"
).split()
_PREFIXES = "un re non over out under in dis mis de pre anti co sub up".split()
_SHORTEST = 4


def families(words: Iterable[str]) -> dict[str, str]:
    """Return for each word the one that stands for its family.

    >>> families(["join", "joined", "rejoin", "mine"])
    {'join': 'join', 'mine': 'mine', 'joined': 'join', 'rejoin': 'join'}
    """
    ordered = sorted(words, key=len)
    head = {word: word for word in ordered}

    def found(word: str) -> str:
        while head[word] != word:
            word = head[word]
        return word

    for word in ordered:
        bases = [stem for ending in _ENDINGS for stem in stems(word, ending)]
        bases += [word.removeprefix(prefix) for prefix in _PREFIXES if word.startswith(prefix)]
        for base in bases:
            if base in head and len(base) >= _SHORTEST:
                head[found(word)] = found(base)
    return {word: found(word) for word in ordered}
