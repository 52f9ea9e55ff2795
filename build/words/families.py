"""Word families: words linked by regular endings and prefixes, such as join, joined, rejoin.

An editor who accepts a word usually accepts its family, so a fair test of a model uses only
families that the model was not trained on. Any two words that could be related share a family.
"""

from collections.abc import Iterable

from .relations import PREFIXES, stems

_ENDINGS = (
    "s es ed ing er est ers ings ly ness able ment ful less y ish ist ism ity ion ation like man"
    " men al ic"
).split()
_MIN_BASE_LENGTH = 4


def families(words: Iterable[str]) -> dict[str, str]:
    """Return for each word the word that represents its family.

    >>> families(["join", "joined", "rejoin", "mine"])
    {'join': 'join', 'mine': 'mine', 'joined': 'join', 'rejoin': 'join'}
    """
    ordered = sorted(words, key=len)
    parent = {word: word for word in ordered}

    def root(word: str) -> str:
        while parent[word] != word:
            word = parent[word]
        return word

    for word in ordered:
        bases = [stem for ending in _ENDINGS for stem in stems(word, ending)]
        bases += [word.removeprefix(prefix) for prefix in PREFIXES if word.startswith(prefix)]
        for base in bases:
            if base in parent and len(base) >= _MIN_BASE_LENGTH:
                parent[root(word)] = root(base)
    return {word: root(word) for word in ordered}
