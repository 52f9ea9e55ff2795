"""Where words come from: the committed lists and what makes them likely, files, what is shipped.

`lists` reads the word lists, `likelihood` judges each word by its marks, `shipped` has the packs of
them all, `glosses` tells what they mean, and `files` reads lists that people bring.
"""

from .glosses import gloss

__all__ = ["gloss"]
