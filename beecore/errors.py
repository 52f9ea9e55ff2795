"""The errors of beecore: one tree, so that a caller needs a single `except BeeError`.

A message says what was wrong, with the value, and what would be right; it is written to be shown.
"""


class BeeError(Exception):
    """Anything beecore refuses."""


class LetterError(BeeError, ValueError):
    """A character that is none of the 26 letters."""


class HiveError(BeeError, ValueError):
    """Letters or a minimum length that make no hive."""


class WordListError(BeeError):
    """A word list that cannot be read."""


class PackError(BeeError):
    """A file that is no pack, or a damaged one."""
