"""Reads what people type or paste: the letters of a hive, a guess, or a text with words.

Spaces, punctuation, dashes, brackets and quotes between the letters of a hive are ignored, and so
are those around a word. The first other character that is no letter of the alphabet is reported as
the user sees it: an emoji or an accented letter may consist of several code points, which belong
together.
"""

from typing import NamedTuple, Protocol

from .bounds import MB, limit_size
from .errors import HiveError
from .letters import ENGLISH, Alphabet
from .plain import is_punctuation, linked, spaced

MAX_INPUT_LENGTH = 1_000
"""The most characters of a text with letters: enough for all 26 twice, with punctuation."""
MAX_TEXT_LENGTH = 1 * MB
"""The most characters in a text of words, such as a pasted list: enough for 100,000 words."""

REMARKS = set(
    "pangram pangrams pangrama pangramas pangrames pangramm pangramme pangrammes pangramma"
    " pangrammi pangrammen point points pts punt punts punten punto puntos punti punkt punkte"
    " ponto pontos word words found you've".split()
)
"""What pages with answers say about them; a text pasted from there has it among the words."""

_JOINER = "\u200d"
_FIRST_JOINED = "\u2000"  # before are letters, which it does not join into one character
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


class Letters(Protocol):
    """A hive or an alphabet, in whose letters texts are read."""

    def fold(self, text: str) -> str: ...


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
        if letters and alphabet.has_all(letters):
            runs[-1] += letters
        elif is_punctuation(letters[:1]):
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
    name = linked(name).strip().lower()
    return name in ("", "today", "yesterday", "random") or any(mark.isdigit() for mark in name)


def words_in(text: str, letters: Letters = ENGLISH) -> list[str]:
    """Return the words of a text, such as a pasted list of found words.

    They are in the letters of a hive or an alphabet, as far as they have these. A word has all
    characters between two of its letters, which may make it none of the hive's words.

    >>> words_in("1. Cave, COVEN; cave - octave (6) self-evident")
    ['cave', 'coven', 'cave', 'octave', 'self-evident']

    Raises `BeeError` for a text of more than `MAX_TEXT_LENGTH` characters.
    """
    limit_size(len(text), MAX_TEXT_LENGTH, "this text")
    return spaced(letters.fold(text)).split()


def word_of(text: str, letters: Letters = ENGLISH) -> str:
    """Return a guess as one word, without spaces and punctuation around it; see `words_in`.

    >>> word_of(" Cav EAT. "), word_of("12")
    ('caveat', '12')
    """
    return "".join(words_in(text, letters) or letters.fold(text).split())


def _mark_at(text: str, place: int) -> str:
    """Return the character at the index `place`, with the code points that combine with it."""
    end = place + 1
    if _is_in(_FLAGS, text[place]) and _is_in(_FLAGS, text[end : end + 1]):
        end += 1
    joins = text[place] >= _FIRST_JOINED
    while end < len(text) and ((joins and text[end - 1] == _JOINER) or _is_joined(text[end])):
        end += 1
    return text[place:end]


def _is_joined(character: str) -> bool:
    return character >= _JOINED[0][0] and any(_is_in(each, character) for each in _JOINED)


def _is_in(span: tuple[str, str], character: str) -> bool:
    first, last = span
    return first <= character <= last
