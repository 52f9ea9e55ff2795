"""American spellings of British words."""

from collections.abc import Iterator

_BRITISH_TO_AMERICAN = (
    ("aero", "air"),
    ("aught", "aft"),
    ("ellery", "elry"),
    ("ence", "ense"),
    ("ough", "ow"),
    ("oeu", "eu"),
    ("sce", "ske"),
    ("ium", "um"),
    ("ae", "e"),
    ("is", "iz"),
    ("ll", "l"),
    ("oe", "e"),
    ("ou", "o"),
    ("ph", "f"),
    ("re", "er"),
    ("ys", "yz"),
    ("l", "ll"),
)


def american(word: str) -> Iterator[str]:
    """Yield what a British word may be in American spelling, most of which is no word.

    >>> list(american("odour")), "traveler" in american("traveller")
    (['odor'], True)
    """
    for british, replacement in _BRITISH_TO_AMERICAN:
        start = word.find(british)
        while start >= 0:
            yield word[:start] + replacement + word[start + len(british) :]
            start = word.find(british, start + 1)
