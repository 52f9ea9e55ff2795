"""Texts as people type, paste, or save them, and the words in them.

Keyboards, web pages, and other programs put soft hyphens, zero-width spaces, full-width letters, or
ligatures into words. Nobody sees them, so a word counts as if they were not there. But a character
that is seen between two letters, such as a hyphen, belongs to the word: with it, a word of a hive
is none, and two halves of a word that are words themselves do not count either.
"""

from re import sub
from unicodedata import normalize

from .characters import is_ascii

_INVISIBLE = (
    "\x01-\b\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u0640\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""Characters that show nothing or, as in Arabic, only make a word longer."""
_FORMS = (
    "\u0132\u0133\u013f\u0140\u017f\u01c4-\u01cc\u01f1-\u01f3ℂℊ-ℓℕℙ-ℝℤℨℬℭℯ-ℴℹⅅ-ⅉ\u24b6-\u24e9\ufb00-\ufdf9\ufe10-\ufe6b"
    "\ufe80-\ufefc\uff01-\uffef\U0001d400-\U0001d7ff\U0001f130-\U0001f149"
)
"""Letters and signs in other forms, such as full-width ones: Unicode's NFKC has the usual forms.

NFKC itself would turn ™ into TM, and so a word into another one.
"""
_MARKS = (
    r"\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000,;/\\|(){}\[\]<>=+!?#¡¿«»‹›"
    r"‒-―“-‟…⁄،؛؟।॥、。〈-〟"
)
_SYMBOLS = "←-∑∓-∘√-⋄⋆-◎◐-⯿\U0001f000-\U0001faff"
"""Together with `_MARKS`, what stands between two words, even without a space."""
_PUNCTUATION = r"'\-._:&@*~\^$%`¢-©¬-±´¶-¸×÷־׳״‐‑‖‘-‛†-․‥‧‰-‸※-⁃⁅-⁞−∙⋅●〰・" + '"'
_NUMBERS = "²³¹¼-¾⁰-₎₠-⃰℀-↏"
"""Together with `_PUNCTUATION`, what belongs to a word between two of its letters."""
_APART, _WITHIN = _MARKS + _SYMBOLS, _PUNCTUATION + _NUMBERS
_OTHERS = _APART + _WITHIN + "0-9"
_BETWEEN = (
    f"(?=[{_OTHERS}])(?:[{_APART}]"
    f"|[{_WITHIN}](?![^{_OTHERS}])"
    f"|(?<![^{_OTHERS}])[{_WITHIN}]"
    f"|(?<![^{_APART}{_WITHIN}])[0-9]+(?![^{_APART}{_WITHIN}]))"
)
_SIGNS = ("’‘ʼ´`′", "'"), ("•‧∙⋅・●", "·"), ("‐‑−", "-")
"""Other characters for an apostrophe, for the dot of l·l, and for a hyphen."""


def plain(text: str) -> str:
    """Return a text without invisible characters, and with letters in their usual forms.

    >>> plain("co\\u00adven"), plain("ＣＡＶＥ"), plain("coŀlegi"), plain("ﬁn"), plain("cup™")
    ('coven', 'CAVE', 'col·legi', 'fin', 'cup™')
    """
    text = text.replace("\0", "")  # first, since no text passed to JavaScript may have it
    for form in () if is_ascii(text) else set(sub(f"[^{_FORMS}]", "", text)):
        text = text.replace(form, normalize("NFKC", form))
    text = sub(f"[{_INVISIBLE}]", "", text)
    return text if is_ascii(text) else normalize("NFC", text)


def linked(text: str) -> str:
    """Return a part of a link, such as a date, without the punctuation after it.

    >>> linked("2026-11-21)."), linked("vctaoen")
    ('2026-11-21', 'vctaoen')
    """
    return sub(f"[{_MARKS}{_PUNCTUATION}]+$", "", plain(text))


def with_usual_signs(text: str) -> str:
    """Return a text with one apostrophe, one dot, and one hyphen, whatever the text uses for them.

    >>> with_usual_signs("don’t, col•legi, co‐op")
    "don't, col·legi, co-op"
    """
    for others, sign in _SIGNS:
        for each in others:
            text = text.replace(each, sign)
    return text


def spaced(text: str) -> str:
    """Return a text in which only spaces are between words, and numbers are left out.

    >>> spaced("1. Cave,COVEN; cave - octave (6)").split(), spaced("self-evident vent0").split()
    (['Cave', 'COVEN', 'cave', 'octave'], ['self-evident', 'vent0'])
    """
    return sub(_BETWEEN, " ", text)


def is_punctuation(text: str) -> bool:
    """Return whether a text has only spaces, punctuation, and the like; true for an empty one.

    >>> is_punctuation(", "), is_punctuation("4"), is_punctuation("🐝")
    (True, False, False)
    """
    return not sub(f"[{_MARKS}{_PUNCTUATION}]", "", text)
