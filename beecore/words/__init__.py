"""The sources of words: the project's word lists, the shipped packs, and users' own files.

`lists` reads the word lists, `likelihood` computes how likely each word is, `shipped` finds the
packs of all words, `glosses` defines words, and `files` reads users' word lists.
"""

from ..gloss import Gloss

__all__ = ["gloss"]


def gloss(word: str) -> Gloss | None:
    """Return the definition of a word; None if it is unknown.

    >>> gloss("went")
    Gloss(text='change location', base='go', part='verb')

    Raises `WordListError` if the lists are missing or damaged.
    """
    from . import glosses  # imported here because most callers do not need it

    return glosses.gloss(word)
