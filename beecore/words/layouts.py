"""Which parts of a list's text are its words: lists come with comments, marks, and definitions.

Everything else in a list is left out, and returned, so that it can be counted.
"""

import re
from typing import TypeAlias

Parts: TypeAlias = tuple[str, str]
"""The part of a text with the words, and the part that is left out."""

_SEPARATORS = "\t;|,"
_TITLES = {"word", "words", "headword", "lemma", "entry", "term"}
_COUNT = re.compile(r"\s*\d+\s*\n")
_MARKED = re.compile(r"^([^\s/]+)/(\S*)", re.MULTILINE)


def parted(text: str) -> Parts:
    """Return the part of a list's text that has the words, and what is left out.

    >>> parted("# by J. Doe\\nword;pos;freq\\ncave;NOUN;12"), parted("2\\ncave/S\\ncoven/MS")[0]
    (('cave', '# by J. Doe\\nword;pos;freq\\nNOUN 12'), '2\\ncave\\ncoven')
    """
    text, comments = _without_comments(text)
    text = _without_marks(text)
    found = _table(text) or _definitions(text)
    return (found[0], f"{comments}\n{found[1]}".lstrip()) if found else (text, comments)


def _without_comments(text: str) -> Parts:
    """Leave out lines that begin with #, unless all do, such as a list of hashtags."""
    if "#" not in text:
        return text, ""
    lines = text.splitlines()
    comments = [line for line in lines if line.lstrip().startswith("#")]
    others = [line for line in lines if not line.lstrip().startswith("#")]
    return ("\n".join(others), "\n".join(comments)) if any(map(str.strip, others)) else (text, "")


def _without_marks(text: str) -> str:
    """Leave out what follows the slash after a word, if the text is a spelling dictionary.

    Such a dictionary marks how words are inflected, as in cave/S. It begins with the number of its
    words, or has capitals after the slash of a word that is not in capitals: in “and/or”, the slash
    is between two words.
    """
    if "/" not in text:
        return text
    is_dictionary = _COUNT.match(text) or any(
        marks.isupper() and not word.isupper() for word, marks in _MARKED.findall(text)
    )
    return _MARKED.sub(r"\1", text) if is_dictionary else text


def _table(text: str) -> Parts | None:
    """Return the words of a table and its other cells; None unless the first line is titles, one
    of them such as “word”.
    """
    head = text.lstrip()[:1_000].partition("\n")[0]
    for separator in _SEPARATORS:
        titles = [title.strip(' "\r').lower() for title in head.split(separator)]
        places = [place for place, title in enumerate(titles) if title in _TITLES]
        if places and len(titles) > 1:
            place = places[0]
            rows = [line.split(separator) for line in text.lstrip().splitlines()[1:]]
            others = [" ".join(row[:place] + row[place + 1 :]) for row in rows]
            words = [row[place] for row in rows if len(row) > place]
            return "\n".join(words), "\n".join([head, *others])
    return None


def _definitions(text: str) -> Parts | None:
    """Return words in capitals and the definitions after them; None if a line begins otherwise."""
    if not text.lstrip()[:2].isupper():
        return None
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    defined = sum(len(line) > 1 and not line[1].isupper() for line in lines)
    if 2 * defined <= len(lines) or not all(line[0].isupper() for line in lines):
        return None
    return "\n".join([line[0] for line in lines]), "\n".join([" ".join(line[1:]) for line in lines])
