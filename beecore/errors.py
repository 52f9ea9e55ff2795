"""The errors of beecore: one tree, so that a caller needs a single `except BeeError`.

A message says what was wrong, with the value, and what would be right; it is written to be shown.
"""


class BeeError(Exception):
    """Anything beecore refuses.

    The message is `sentence` with `values` in place of their names. A program in another language
    finds its translation by the sentence, and fills in the values.

    >>> str(BeeError("{letter} appears twice", letter="A"))
    'A appears twice'
    """

    def __init__(self, sentence: str, **values: str | int) -> None:
        super().__init__(sentence.format(**values) if values else sentence)
        self.sentence, self.values = sentence, values


class LetterError(BeeError):
    """A character that is none of the 26 letters."""


class HiveError(BeeError):
    """Letters, a minimum length or required letters that make no hive."""


class MinimumError(HiveError):
    """A minimum length that is none."""


class RequireError(HiveError):
    """A required letter that a hive does not have."""


class FileError(BeeError):
    """A file that cannot be read or written, or is larger than can be read."""


class WordListError(BeeError):
    """A word list that cannot be read."""


class PackError(BeeError):
    """A file that is no pack, or a damaged one."""


class GameError(BeeError):
    """A saved game that cannot be read, or two that are not of one hive."""


class PuzzleError(BeeError):
    """A day without a hive, or a calendar that cannot be read."""


class TeachingError(BeeError):
    """Answers that teach nothing, or what was taught in a text that cannot be read."""
