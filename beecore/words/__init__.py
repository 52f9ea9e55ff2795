"""The sources of words: the project's word lists, the shipped words, and users' own lists.

`lists` reads the word lists, `likelihood` computes how likely each word is, `shipped` finds the
packs of all words and their definitions, and `own` reads users' word lists.
"""

from .shipped import gloss

__all__ = ["gloss"]
