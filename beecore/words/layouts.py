"""Which parts of a list's text are its words: lists come with comments, and as tables.

Everything else in a list is left out, and returned, so that it can be counted.
"""

import csv
import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

Parts: TypeAlias = tuple[str, str]
"""The part of a text with the words, and the part that is left out."""

_SEPARATORS = "\t;|,"
_TITLES = {"word", "words", "headword", "lemma", "entry", "term"}
_NUMBER = re.compile(r"[\d.,%+-]*\d[\d.,%+-]*")
_FLAGS = re.compile(r"^([^\s/]+)/(?:[\d,]+|(?=\S*[A-Z])[\w,]+)(?!\S)", re.MULTILINE)
_ANY_FLAGS = re.compile(r"^([^\s/]+)/\S*", re.MULTILINE)
_COUNT = re.compile(r"\s*\d+\s*\n")
_SAMPLE = 20  # lines that tell whether a text may be a table or have definitions
_LEAST_ROWS = 4  # of a table whose columns have neither numbers nor a title


def parted(text: str) -> Parts:
    """Return the part of a list's text that has the words, and what is left out.

    >>> parted("# by J. Doe\\nword;pos;freq\\ncave;NOUN;12"), parted("2\\ncave/S\\ncoven/MS")[0]
    (('cave', '# by J. Doe\\nword pos freq\\nNOUN 12'), '2\\ncave\\ncoven')
    """
    text, comments = _without_comments(text)
    text = _without_flags(text)
    for layout in (_table, _definitions):
        found = layout(text)
        if found:
            return found[0], "\n".join(filter(None, [comments, found[1]]))
    return text, comments


def _without_comments(text: str) -> Parts:
    """Leave out lines that begin with #, unless all do, such as a list of hashtags."""
    if "#" not in text:
        return text, ""
    lines = text.splitlines()
    comments = [line for line in lines if line.lstrip().startswith("#")]
    others = [line for line in lines if not line.lstrip().startswith("#")]
    return ("\n".join(others), "\n".join(comments)) if any(map(str.strip, others)) else (text, "")


def _without_flags(text: str) -> str:
    """Leave out the marks after a slash, if the text is a spelling dictionary.

    It is one if it begins with the number of its words, or has capitals or digits after the slash
    of a word that is not in capitals: in “and/or”, the slash is between two words.
    """
    if "/" not in text:
        return text
    if _COUNT.match(text):
        return _ANY_FLAGS.sub(r"\1", text)
    found = (match[1] for match in _FLAGS.finditer(text))
    is_dictionary = any(word[0].isalpha() and not word.isupper() for word in found)
    return _FLAGS.sub(r"\1", text) if is_dictionary else text


def _table(text: str) -> Parts | None:
    """Return the words of a table and its other cells; None if the text is no table.

    A table has the same number of cells in each line, and columns that cannot be words: numbers,
    a few values again and again, or texts of several words.
    """
    sample = text.lstrip()[:10_000].splitlines()[:_SAMPLE]
    for separator in _SEPARATORS:
        if len(sample) > 1 and all(separator in line for line in sample if line.strip()):
            lines = [line for line in text.splitlines() if line.strip()]
            try:
                rows = list(csv.reader(lines, delimiter=separator, skipinitialspace=True))
            except csv.Error:
                return None
            return _words_of(rows) if len(set(map(len, rows))) == 1 else None
    return None


def _words_of(rows: Sequence[Sequence[str]]) -> Parts | None:
    columns = [[cell.strip() for cell in column] for column in zip(*rows, strict=True)]
    is_titled = any(title in _TITLES for title in map(str.lower, map(str.strip, rows[0])))
    odd: list[Callable[[Sequence[str]], bool]] = [_is_of_numbers, _is_of_few_values, _is_of_phrases]
    words = [column for column in columns if not any(test(column[1:]) for test in odd)]
    if not words or (len(words) == len(columns) and not is_titled):
        return None
    place = columns.index(words[0])
    numbers = [column for column in columns if _is_of_numbers(column[1:])]
    is_titled = is_titled or any(
        column[0] and not _NUMBER.fullmatch(column[0]) for column in numbers
    )
    others = [" ".join([*row[:place], *row[place + 1 :]]) for row in zip(*columns, strict=True)]
    if is_titled:
        return "\n".join(words[0][1:]), "\n".join([" ".join(rows[0]), *others[1:]])
    return "\n".join(words[0]), "\n".join(others)


def _is_of_numbers(column: Sequence[str]) -> bool:
    return any(column) and all(not cell or _NUMBER.fullmatch(cell) for cell in column)


def _is_of_few_values(column: Sequence[str]) -> bool:
    return len(column) >= _LEAST_ROWS and 2 * len(set(column)) <= len(column)


def _is_of_phrases(column: Sequence[str]) -> bool:
    return 2 * sum(" " in cell for cell in column) > len(column)


def _definitions(text: str) -> Parts | None:
    """Return words in capitals and the definitions after them; None if a line begins otherwise."""
    sample = [line.split(None, 1) for line in text.lstrip()[:10_000].splitlines()[:_SAMPLE]]
    if not any(_is_defined(line) for line in sample):
        return None
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    if not all(line[0].isupper() for line in lines) or 2 * sum(map(_is_defined, lines)) <= len(
        lines
    ):
        return None
    return "\n".join([line[0] for line in lines]), "\n".join([" ".join(line[1:]) for line in lines])


def _is_defined(line: Sequence[str]) -> bool:
    return len(line) == 2 and len(line[0]) > 1 and line[0].isupper() and not line[1].isupper()
