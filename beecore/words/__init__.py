"""The sources of words: the project's word lists, the shipped packs, and users' own files.

`lists` reads the word lists, `likelihood` computes how likely each word is, `shipped` finds the
packs of all words, `glosses` defines words, and `files` reads users' word lists.
"""

from .glosses import gloss

__all__ = ["gloss"]
