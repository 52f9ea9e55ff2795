"""The errors of beecore, all below `BeeError`, so that a caller needs a single `except BeeError`.

Each message names the wrong value and says what is expected. Messages are shown to users.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date


class BeeError(Exception):
    """The base class of all errors about input that beecore does not accept.

    The message is `sentence` with `values` in place of their names. A program in another language
    finds its translation by the sentence, and fills in the values, which can be dates.

    >>> str(BeeError("{letter} appears twice", letter="A"))
    'A appears twice'
    """

    def __init__(self, sentence: str, **values: "str | int | date") -> None:
        super().__init__(sentence.format(**values) if values else sentence)
        self.sentence, self.values = sentence, values


class LetterError(BeeError):
    """A character that is not a letter of the alphabet, or an alphabet that cannot be used."""


class HiveError(BeeError):
    """Invalid letters, an invalid minimum length or invalid required letters of a hive."""


class MinimumError(HiveError):
    """An invalid minimum word length."""


class RequireError(HiveError):
    """A required letter that is not among the letters of its hive."""


class EditionError(HiveError):
    """A name that is no edition's."""


class FileError(BeeError):
    """A file that cannot be read or written, or is too large to be read."""


class WordListError(BeeError):
    """A word list that cannot be read."""


class PackError(BeeError):
    """A file that is not a pack, or is a damaged pack."""


class GameError(BeeError):
    """A saved game that cannot be read, or two games of different hives that cannot be merged."""


class PuzzleError(BeeError):
    """A date without a puzzle, or a calendar that cannot be read."""


class TeachingError(BeeError):
    """Official answers that do not fit their hive, or saved ones that cannot be read."""
