"""Letters as people type and paste them.

Whatever may stand between letters is passed over: spaces, punctuation, dashes, brackets, quotes.
Anything else that is no letter is named as it was written: an emoji or an accented letter may be
several characters, of which none alone is what people see.
"""

from typing import NamedTuple

from .bounds import limit_size
from .errors import HiveError
from .letters import BIT

MAX_INPUT_LENGTH = 1_000
"""Characters of a text that letters are read from: 26, told twice, with anything between them."""

_BETWEEN = "\u00a0\u00ad\ufeff\u3000¡§¨«¬¯°´¶·¸»¿−∙⋅、。・，．：；（）"
_PUNCTUATION = "\u2000", "\u206f"  # dashes, quotes, bullets, spaces of many widths
_JOINER = "\u200d"
_FLAGS = "\U0001f1e6", "\U0001f1ff"
_JOINED = (
    ("\u0300", "\u036f"),  # accents
    (_JOINER, _JOINER),
    ("\u20d0", "\u20ff"),  # frames
    ("\ufe00", "\ufe0f"),  # variants
    ("\U0001f3fb", "\U0001f3ff"),  # colors of skin
    ("\U000e0020", "\U000e007f"),  # regions of a flag
)
"""What is one with the character before it: the first and the last of each range."""


class Typed(NamedTuple):
    """What was read of a text: its letters in lower case, and the first mark that is none."""

    letters: str
    strange: str  # as it was written; empty if all could be read


def read(text: str) -> Typed:
    """Return the letters of a text, in their order.

    A first letter that stands apart from the others is the center: it may be told twice, among
    them as well. Raises `HiveError` for a text longer than letters can be.

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
        if mark.lower() in BIT and mark < "\x7f":  # the sign of Kelvin is a k in lower case
            runs[-1] += mark.lower()
        elif _is_between(mark[0]):
            runs += [""] if runs[-1] else []
        else:
            strange = strange or mark
    center, others = runs[0], "".join(runs[1:])
    if len(center) == 1 and others and (len(runs[1]) > 1 or runs[1] == center):
        others = others.replace(center, "", 1)
    return Typed(center + others, strange)


def _mark_at(text: str, place: int) -> str:
    """Return the character there, with all that people see as one with it."""
    end = place + 1
    if _is_in(_FLAGS, text[place]) and _is_in(_FLAGS, text[end : end + 1]):
        end += 1
    while end < len(text) and (text[end - 1] == _JOINER or _is_joined(text[end])):
        end += 1
    return text[place:end]


def _is_joined(character: str) -> bool:
    return character >= _JOINED[0][0] and any(_is_in(each, character) for each in _JOINED)


def _is_between(character: str) -> bool:
    if character < "\x80":
        return not character.isalpha() and not character.isdigit()
    return character in _BETWEEN or _is_in(_PUNCTUATION, character) or _is_joined(character)


def _is_in(bounds: tuple[str, str], character: str) -> bool:
    first, last = bounds
    return first <= character <= last
