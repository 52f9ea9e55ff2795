"""Prints lines in which control characters are visible.

A terminal obeys such characters in place of showing them, so a word or a name of a file could
recolor it, or forge lines. All verbs print by these functions.
"""

import sys

_REORDERING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))  # the letters around them
_CONTROLS = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *_REORDERING)
_VISIBLE = {code: repr(chr(code))[1:-1] for code in _CONTROLS}


def visible(text: str) -> str:
    r"""Return a text with its control characters, line ends included, as Python writes them.

    >>> print(visible("\x1b[31mcave\n"))
    \x1b[31mcave\n
    """
    return text.translate(_VISIBLE)


def say(*lines: str) -> None:
    """Print lines on stdout."""
    for line in lines:
        print(visible(line))  # noqa: T201


def say_text(text: str) -> None:
    """Print a text of several lines on stdout; no value in it may contain a line end."""
    say(*text.split("\n"))


def warn(line: str) -> None:
    """Print a line on stderr."""
    print(visible(line), file=sys.stderr)  # noqa: T201
