"""Reads what people type or paste: the letters of a hive, a guess, or a text with words.

Keyboards, web pages, and other programs put soft hyphens, zero-width spaces, full-width letters, or
ligatures into words. Nobody sees them, so a word counts as if they were not there. But a character
that is seen between two letters, such as a hyphen, belongs to the word: with it, a word of a hive
is none, and two halves of a word that are words themselves do not count either.

Spaces, punctuation, dashes, brackets and quotes between the letters of a hive are ignored, and so
are those around a word. The first other character that is no letter of the alphabet is reported as
the user sees it: an emoji or an accented letter may consist of several code points, which belong
together.
"""

from re import sub
from typing import NamedTuple, Protocol
from unicodedata import category, normalize

from .errors import MB, HiveError, limit_size


def lower_case(text: str) -> str:
    """Return a text in lower case; letters with accents become one character each (NFC).

    >>> lower_case("E\\u0301TÉ")
    'été'
    """
    return text.lower() if text.isascii() else normalize("NFC", normalize("NFC", text).lower())


def unmarked(character: str) -> str:
    """Return a character without its accents; an accent alone becomes an empty text.

    A character that consists of several letters, such as a Korean syllable, stays as it is.

    >>> unmarked("é"), unmarked("ệ"), unmarked("\\u0301"), unmarked("ß"), unmarked("한")
    ('e', 'e', '', 'ß', '한')
    """
    plain = "".join([each for each in normalize("NFD", character) if not has_mark(each)])
    return plain if len(plain) <= 1 else character


def is_ascii(text: str) -> bool:
    """Return whether all characters of a text are in ASCII."""
    return text.isascii()


def has_mark(text: str) -> bool:
    """Return whether a text has a character that combines with the one before it, as an accent.

    >>> has_mark("e\\u0301"), has_mark("é")
    (True, False)
    """
    return any(category(character)[0] == "M" for character in text)


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
_SPACES = r"\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_MARKS = _SPACES + (
    r",;/\\|(){}\[\]<>=+!?#¡¿«»‹›"
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
    for form in () if is_ascii(text) else sub(f"[^{_FORMS}]", "", "".join(set(text))):
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


class LetterSet(Protocol):
    """An alphabet, or a hive, in whose letters texts are read."""

    def fold(self, text: str) -> str: ...


class KnownLetters(LetterSet, Protocol):
    """An alphabet, which tells its letters from other characters."""

    def has_all(self, text: str) -> bool: ...


def read(text: str, alphabet: KnownLetters, counted: int = 0) -> Typed:
    """Return the letters of a text in an alphabet, in their order.

    A first letter set apart from the others is the center, and may be repeated among the others. In
    an edition that counts letters, this is so only if there are otherwise more than `counted`.
    Raises `HiveError` for a text of more than `MAX_INPUT_LENGTH` characters.

    >>> from .letters import ENGLISH
    >>> [read(text, ENGLISH).letters for text in ("V, c.T a-o/e(n)", "V: VCTAOEN", "noon")]
    ['vctaoen', 'vctaoen', 'noon']
    >>> [read(text, ENGLISH, 9).letters for text in ("E: beefginru", "E: befginru")]
    ['ebefginru', 'ebefginru']
    >>> read("vct4oé", ENGLISH)
    Typed(letters='vcto', strange='4')
    """
    limit_size(len(text), MAX_INPUT_LENGTH, "this text", HiveError)
    runs, strange, place = [""], "", 0
    while place < len(text):
        character = _character_at(text, place)
        place += len(character)
        letters = alphabet.fold(character)
        if letters and alphabet.has_all(letters):
            runs[-1] += letters
        elif is_punctuation(letters[:1]):
            runs += [""] if runs[-1] else []
        else:
            strange = strange or character
    center, others = runs[0], "".join(runs[1:])
    is_one_more = len(center + others) > counted
    if len(center) == 1 and others and is_one_more and (len(runs[1]) > 1 or runs[1] == center):
        others = others.replace(center, "", 1)
    return Typed(center + others, strange)


def is_random(name: str) -> bool:
    """Return whether a name stands for a random hive; see `beecore.game.puzzles.drawn`.

    >>> [is_random(name) for name in ("Random", "random-short-rare", "randomly")]
    [True, True, False]
    """
    return linked(name).strip().lower().split("-")[0] == "random"


def is_of_calendar(name: str) -> bool:
    """Return whether a name stands for a hive of a calendar, and not for its own letters.

    >>> [is_of_calendar(name) for name in ("2026-11-21", "Today", "", "radmno")]
    [True, True, True, False]
    """
    name = linked(name).strip().lower()
    is_named = name in ("", "today", "yesterday") or is_random(name)
    return is_named or any(each.isdigit() for each in name)


def words_in(text: str, letters: LetterSet) -> list[str]:
    """Return the words of a text, such as a pasted list of found words.

    They are in the letters of a hive or an alphabet, as far as they have these. A word has all
    characters between two of its letters, which may make it none of the hive's words.

    >>> from .letters import ENGLISH
    >>> words_in("1. Cave, COVEN; cave - octave (6) self-evident", ENGLISH)
    ['cave', 'coven', 'cave', 'octave', 'self-evident']

    Raises `BeeError` for a text of more than `MAX_TEXT_LENGTH` characters.
    """
    limit_size(len(text), MAX_TEXT_LENGTH, "this text")
    return spaced(letters.fold(text)).split()


def word_of(text: str, letters: LetterSet) -> str:
    """Return a guess as one word, without spaces and punctuation around it; see `words_in`.

    >>> from .letters import ENGLISH
    >>> word_of(" Cav EAT. ", ENGLISH), word_of("12", ENGLISH)
    ('caveat', '12')
    """
    return "".join(words_in(text, letters) or letters.fold(text).split())


def name_in(text: str, most: int) -> str:
    """Return a name as typed, such as a friend's or a list's, on one line of at most `most`
    characters: without what nobody sees, and with emoji as they are.

    >>> name_in(" Anna\\u202e\\n Maria ", 24), name_in("abc", 2)
    ('Anna Maria', 'ab')
    >>> name_in("\\U0001f469\\u200d\\U0001f467 \\u200d", 24) == "\\U0001f469\\u200d\\U0001f467"
    True
    """
    seen: list[str] = []
    text = text[: 8 * most].replace("\0", "")  # before each character is looked at
    text = sub(f"[{_SPACES}]", " ", text)
    for place, each in enumerate(text):
        after, is_emoji = text[place + 1 : place + 2], bool(seen) and seen[-1] >= _FIRST_JOINED
        joins = each != _JOINER or (after >= _FIRST_JOINED and plain(after) != "")
        seen.append(each if is_emoji and joins and _is_joined(each) else plain(each))
    rest, name = normalize("NFC", " ".join("".join(seen).split())), ""
    while rest and len(name) + len(mark := _character_at(rest, 0)) <= most:
        name, rest = name + mark, rest[len(mark) :]
    return name.strip()


def _character_at(text: str, place: int) -> str:
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
