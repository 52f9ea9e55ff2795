"""Reads letters that people type or paste.

Spaces, punctuation, dashes, brackets and quotes between letters are ignored. The first other
character that is no letter of the alphabet is reported as the user sees it: an emoji or an accented
letter may consist of several code points, which belong together.
"""

from typing import NamedTuple

from .bounds import limit_size
from .errors import HiveError
from .letters import ENGLISH, Alphabet

MAX_INPUT_LENGTH = 1_000
"""The most characters of a text with letters: enough for all 26 twice, with punctuation."""

_BETWEEN = "\u00a0\u00ad\ufeff\u3000¡§¨«¬¯°´¶·¸»¿−∙⋅、。・，．：；（）"
_PUNCTUATION = "\u2000", "\u206f"  # dashes, quotes, bullets, spaces of many widths
_JOINER = "\u200d"
_FLAGS = "\U0001f1e6", "\U0001f1ff"
_JOINED = (
    ("\u0300", "\u036f"),  # accents
    (_JOINER, _JOINER),
    ("\u20d0", "\u20ff"),  # enclosing marks
    ("\ufe00", "\ufe0f"),  # variation selectors
    ("\U0001f3fb", "\U0001f3ff"),  # skin tones
    ("\U000e0020", "\U000e007f"),  # regions of a flag
)
"""Code points that combine with the character before them: first and last of each range."""


class Typed(NamedTuple):
    """The letters of a text in lower case, and its first character that is not allowed."""

    letters: str
    strange: str  # as the user sees it; empty if there is none


def read(text: str, alphabet: Alphabet = ENGLISH) -> Typed:
    """Return the letters of a text in an alphabet, in their order.

    A first letter set apart from the others is the center, and may be repeated among the others.
    Raises `HiveError` for a text of more than `MAX_INPUT_LENGTH` characters.

    >>> read("V, c.T a-o/e(n)").letters, read("V: VCTAOEN").letters, read("noon").letters
    ('vctaoen', 'vctaoen', 'noon')
    >>> read("vct4oé")
    Typed(letters='vcto', strange='4')
    """
    limit_size(len(text), MAX_INPUT_LENGTH, "this text", HiveError)
    runs, strange, place = [""], "", 0
    while place < len(text):
        mark = _mark_at(text, place)
        place += len(mark)
        letters = alphabet.fold(mark)
        if alphabet.has_all(letters) and not _is_between(mark[0]):
            runs[-1] += letters
        elif _is_between(mark[0]):
            runs += [""] if runs[-1] else []
        else:
            strange = strange or mark
    center, others = runs[0], "".join(runs[1:])
    if len(center) == 1 and others and (len(runs[1]) > 1 or runs[1] == center):
        others = others.replace(center, "", 1)
    return Typed(center + others, strange)


def is_of_calendar(name: str) -> bool:
    """Return whether a name stands for a hive of a calendar, and not for its own letters.

    >>> [is_of_calendar(name) for name in ("2026-11-21", "Today", "", "radmno")]
    [True, True, True, False]
    """
    name = name.strip().lower()
    return name in ("", "today", "yesterday", "random") or any(mark.isdigit() for mark in name)


def _mark_at(text: str, place: int) -> str:
    """Return the character at the index `place`, with the code points that combine with it."""
    end = place + 1
    if _is_in(_FLAGS, text[place]) and _is_in(_FLAGS, text[end : end + 1]):
        end += 1
    while end < len(text) and (text[end - 1] == _JOINER or _is_joined(text[end])):
        end += 1
    return text[place:end]


def _is_joined(character: str) -> bool:
    return character >= _JOINED[0][0] and any(_is_in(each, character) for each in _JOINED)


def _is_between(character: str) -> bool:
    """Return whether a character may be between letters, and is ignored there."""
    if character < "\x80":
        return not character.isalpha() and not character.isdigit()
    return character in _BETWEEN or _is_in(_PUNCTUATION, character) or _is_joined(character)


def _is_in(span: tuple[str, str], character: str) -> bool:
    first, last = span
    return first <= character <= last
