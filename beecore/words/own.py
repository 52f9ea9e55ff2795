"""A visitor's own list: finds out in which letters its words can be read, and makes a pack of it.

A list is a text with spaces, commas, semicolons, or line ends between its words. Quotation marks
and other punctuation around a word are ignored, and so is what follows a slash in a word, since
spelling dictionaries mark words there. Parts with characters other than letters and accents, such
as numbers, are skipped.
"""

import codecs
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .. import pack
from ..bounds import limit_size
from ..characters import is_mark, lower_case, unmarked
from ..editions import EDITIONS, ORIGINAL, Edition, own_edition
from ..errors import WordListError
from ..hive import LEAST_LETTERS, MAX_WORD_LENGTH
from ..letters import ENGLISH, INDEX_LETTERS, Alphabet
from ..lexicon import Lexicon
from ..pack.format import header_of
from .files import MAX_FILE_BYTES, read_bytes

MAX_LETTERS = 31
"""The letters of a list: the page's masks have 31 bits. Words with rarer letters are left out."""
MAX_WORDS = 1_000_000
LEAST_SHARE = 1 / 10_000
"""The least share of a list's words that an edition's own letter has, such as ñ in Spanish."""
WORDS_PER_STEP = 25_000

_BETWEEN = re.compile(r"[\s,;]")
_PUNCTUATION = "\"'.:!?()[]{}<>*|_-–—…“”„‘’‚«»‹›¡¿״׳"
_LIGATURES = ("œ", "oe"), ("æ", "ae"), ("ß", "ss"), ("ĳ", "ij"), ("ø", "o"), ("ł", "l"), ("đ", "d")
_FINAL = ("ך", "כ"), ("ם", "מ"), ("ן", "נ"), ("ף", "פ"), ("ץ", "צ"), ("ς", "σ")
"""Letters that Hebrew and Greek write differently at the end of a word."""


class Reading(NamedTuple):
    """A way to read a list: an alphabet, and the edition with the rules to play by."""

    alphabet: Alphabet
    rules: Edition
    example: str  # a word that is not written in the letters it is read in; "" if there is none
    left_out: int  # how many parts of the list with letters are not words in this alphabet


def decoded(data: bytes) -> str:
    """Return the text of a list.

    Raises `WordListError` if it is empty, too large, or no text in UTF-8 or UTF-16.
    """
    limit_size(len(data), MAX_FILE_BYTES, "this list", WordListError)
    is_utf_16 = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = codecs.utf_16_decode(data, "strict", True)[0] if is_utf_16 else data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise WordListError(
            "this isn’t a plain text file: save the list as UTF-8 text, then try again"
        )
    if not text.strip("\ufeff \r\n\t"):
        raise WordListError("this list is empty: it needs words, one on each line")
    return text.removeprefix("\ufeff")


def readings(text: str) -> list[Reading]:
    """Return the ways to read a list, the most fitting one first.

    These are the alphabets of editions whose own letters the list uses, such as that of Spanish if
    the list has words with ñ; the list's letters without accents; and all of its letters. Raises
    `WordListError` if the list has no words, or more than `MAX_WORDS`.

    >>> [(found.rules.name, found.example) for found in readings("mañana frío tú año")]
    [('spanish', 'frío'), ('original', 'mañana'), ('original', '')]
    """
    parts = _parts(lower_case(text))
    words = [each for each in parts if _is_word(each)]
    if not words:
        raise WordListError("this list has no words: it needs words, one on each line")
    if len(words) > MAX_WORDS:
        raise WordListError(
            "this list has {words} words: the limit is {limit}", words=len(words), limit=MAX_WORDS
        )
    used = Counter("".join(words))
    alphabets = [
        (edition.alphabet, edition)
        for edition in EDITIONS
        if (special := set(edition.alphabet.order) - set(ENGLISH.order))
        and min(used[letter] for letter in special) >= LEAST_SHARE * len(words)
    ]
    for letter, base in _FINAL:
        used[base] += used.pop(letter, 0)
    used, read_as, folded = +used, dict(_LIGATURES), Counter[str]()
    for letter, count in used.items():
        for base in read_as.get(letter, unmarked(letter)):
            folded[base] += count
    if folded.keys() != used.keys():
        alphabets.append((_alphabet(folded, _LIGATURES + _FINAL, drops_accents=True), ORIGINAL))
    alphabets.append((_alphabet(used, _FINAL, drops_accents=False), ORIGINAL))
    skipped = len(parts) - len(words) - sum(not _has_letters(each) for each in parts)
    return [_reading(words, skipped, used, *each) for each in alphabets]


def edition_in(path: Path) -> Edition:
    """Return the edition with the letters of a list in a file, which is a text or a pack.

    Raises `FileError`, `WordListError`, or `PackError` if the file is neither.
    """
    data = read_bytes(path)
    if pack.is_pack(data):
        return own_edition(ORIGINAL, header_of(data).alphabet, path.stem)
    first = readings(decoded(data))[0]
    return own_edition(first.rules, first.alphabet, path.stem)


def steps(text: str, alphabet: Alphabet) -> Iterator[float | bytes]:
    """Make a pack of a list, in steps: yield the share that is done after each, then the pack.

    Raises `WordListError` if no word has only letters of the alphabet.

    >>> *shares, made = steps("épée, Eve", Alphabet(ENGLISH.order, drops_accents=True))
    >>> sorted(entry[::3] for entry in Lexicon.from_pack(made).all_entries())
    [('epee', 'épée'), ('eve', 'Eve')]
    """
    written, letters = _parts(unicodedata.normalize("NFC", text)), _parts(alphabet.fold(text))
    words: dict[str, str] = {}  # as they are written, by their letters
    for start in range(0, len(letters), WORDS_PER_STEP):
        part = slice(start, start + WORDS_PER_STEP)
        for form, word in zip(written[part], letters[part], strict=True):
            if word and word not in words and alphabet.has_all(word) and _can_be_packed(word):
                words[word] = form
        yield start / len(letters) / 2
    if not words:
        raise WordListError(
            "this list has no words in the letters {letters}", letters=alphabet.described
        )
    yield 1 / 2
    others = {word: form for word, form in words.items() if form not in (word, word.upper())}
    lexicon = Lexicon.from_words(words, alphabet, others)
    yield 3 / 4
    yield pack.write(lexicon, level=4)


def written_words(data: bytes) -> str:
    """Return the words of a pack as they are written, one on each line, in alphabetical order.

    >>> written_words(pack.write(Lexicon.from_words(["noon", "cave"])))
    'cave\\nnoon\\n'
    """
    entries = sorted(Lexicon.from_pack(data).all_entries())
    return "".join([f"{entry.written or entry.word}\n" for entry in entries])


def _parts(text: str) -> list[str]:
    """Return the parts of a text; a part may be empty, so that folding keeps their number."""
    parts = _BETWEEN.split(text)
    if "/" in text:
        parts = [each.partition("/")[0] for each in parts]
    return [each.strip(_PUNCTUATION) for each in parts]


def _can_be_packed(word: str) -> bool:
    most = len(INDEX_LETTERS)
    return len(word) <= MAX_WORD_LENGTH and (len(word) <= most or len(set(word)) <= most)


def _is_word(part: str) -> bool:
    return len(part) <= MAX_WORD_LENGTH and (
        part.isalpha()
        or (part[:1].isalpha() and all(each.isalpha() or is_mark(each) for each in part))
    )


def _has_letters(part: str) -> bool:
    return part.isalpha() or any(map(str.isalpha, part))


def _alphabet(
    used: Counter[str], folds: tuple[tuple[str, str], ...], *, drops_accents: bool
) -> Alphabet:
    """Return the alphabet of the most frequent letters, that of English if these are a-z.

    The most frequent letters get the lowest bits, which makes packs small (see `letters`).
    """
    letters = [each for each, _ in used.most_common(MAX_LETTERS) if not is_mark(each)]
    if set(letters) <= set(ENGLISH.order):
        return Alphabet(ENGLISH.order, folds, drops_accents) if drops_accents else ENGLISH
    others = [each for each in ENGLISH.order if each not in letters]
    order = "".join(letters + others[: max(0, LEAST_LETTERS - len(letters))])
    return Alphabet(order, folds, drops_accents)


def _reading(
    words: list[str], skipped: int, used: Counter[str], alphabet: Alphabet, rules: Edition
) -> Reading:
    """Return a reading with what becomes of the words; `skipped` parts are words in none."""
    strange = {each for each in used if not alphabet.has_all(alphabet.fold(each))}
    left_out = sum(not strange.isdisjoint(each) for each in words) if strange else 0
    changed = {each for each in used if alphabet.fold(each) != each} - strange
    example = next((each for each in words if not changed.isdisjoint(each)), "") if changed else ""
    return Reading(alphabet, rules, example, left_out + skipped)
