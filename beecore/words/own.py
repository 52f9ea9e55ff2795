"""A user's own word list: finds its words, and the letters to read them in; makes a pack of it.

A list is a file with a pack, or a text with spaces, line ends, or punctuation between its words;
`layouts` tells which parts of a text have no words. A part with signs or digits between its letters
is no word, except for an apostrophe and the dot of the Catalan l·l, which words are read without.
What is left out is counted.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from .. import disk
from ..editions import EDITIONS, ORIGINAL, Edition, edition_of, own_edition
from ..errors import MB, WordListError, limit_size
from ..header import header_of, is_pack
from ..hive import LEAST_LETTERS, MAX_WORD_LENGTH
from ..letters import ENGLISH, INDEX_LETTERS, MAX_LETTERS, Alphabet
from ..lexicon import Lexicon
from ..reading import has_mark, lower_case, plain, spaced, unmarked, with_usual_signs
from ..solution import counted
from .layouts import parted

MAX_FILE_BYTES = 32 * MB
"""The size of a word list or pack; two million words, one per line, take about 22 MB."""
MAX_WORDS = 1_000_000
LEAST_SHARE = 1 / 10_000
"""The least share of a list's words that an edition's own letter has, such as ñ in Spanish."""
WORDS_PER_STEP = 25_000
PLAIN, WRITTEN = "plain", "written"
"""The names of readings: in the list's letters without accents, and in all of its letters."""

_CATALAN = edition_of("catalan")
_APOSTROPHE, _DOTTED_L = "'", "l·l"
_DOTTED = re.compile(r"(?<=l)[·.-](?=l)", re.IGNORECASE)
_POSSESSIVE = _APOSTROPHE + "s"
_VOWELS = "aeiouyáàâäéèêëíóôöúü"
_LIGATURES = ("œ", "oe"), ("æ", "ae"), ("ß", "ss"), ("ø", "o"), ("ł", "l"), ("đ", "d")
_NO_ACCENTS = ("й", "й"), ("ї", "ї"), ("ў", "ў")
"""Cyrillic letters that are never written without their marks, while ё is often written as е."""
_FINAL = ("ך", "כ"), ("ם", "מ"), ("ן", "נ"), ("ף", "פ"), ("ץ", "צ"), ("ς", "σ")
"""Letters that Hebrew and Greek write differently at the end of a word."""


class Listed(NamedTuple):
    """The words of a list, each once, as they are written; and the parts that are no words."""

    words: Sequence[str]
    others: Sequence[str]


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
    try:
        text = disk.decoded(data)
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise WordListError("no-text")
    if not plain(text).strip():
        raise WordListError("empty-list")
    return text


def listed(text: str) -> Listed:
    """Return the words of a list.

    >>> listed("cave, don’t; co-op (12)\\n# a comment")
    Listed(words=['cave', 'don’t'], others=['co-op', 'a', 'comment'])
    """
    text, skipped = parted(plain(text))
    parts = text.split()
    words = dict.fromkeys(filter(str.isalpha, parts))
    odd = spaced("\n".join([part for part in parts if not part.isalpha()])).split()
    bare = with_usual_signs("\n".join(odd)).replace(_APOSTROPHE, "")
    if _DOTTED_L in bare.lower():  # then l.l and l-l are the same
        bare = _DOTTED.sub("", bare)
    others = []
    for part, letters in zip(odd, bare.split("\n"), strict=False):
        if letters[:1].isalpha() and all(map(_is_of_word, letters)):
            words[part] = None
        else:
            others.append(part)
    apart = {*_possessives(words), *[word for word in words if not _can_be_packed(word)]}
    others += [*apart, *spaced(skipped).split()]
    kept = [word for word in words if word not in apart] if apart else list(words)
    return Listed(kept, [part for part in others if any(map(str.isalpha, part))])


def readings(found: Listed) -> list[Reading]:
    """Return the ways to read a list, the most fitting one first.

    These are the alphabets of editions whose own letters the list uses, such as that of Spanish if
    the list has words with ñ; the list's letters without accents; and all of its letters. Those
    that leave out more words than others come last. Raises `WordListError` if the list has no
    words, or more than `MAX_WORDS`.

    >>> [(found.rules.name, found.example) for found in readings(listed("mañana frío tú año"))]
    [('spanish', 'frío'), ('original', 'mañana'), ('original', '')]
    """
    words = list(dict.fromkeys(_lower_case(found.words)))
    if not words:
        raise WordListError("no-words")
    if len(words) > MAX_WORDS:
        raise WordListError(
            "too-many-words",
            words=len(words),
            limit=MAX_WORDS,
        )
    used = Counter("".join(words))
    signs = {sign for sign in "'·.-" if used.pop(sign, 0)}
    folds = _CATALAN.alphabet.folds if "·" in signs else ()
    if _APOSTROPHE in signs:
        folds += ((_APOSTROPHE, ""),)
    alphabets = [
        (_with_folds(edition.alphabet, folds), edition)
        for edition in EDITIONS
        if (special := set(edition.alphabet.order) - set(ENGLISH.order))
        and (
            min(used[letter] for letter in special) >= LEAST_SHARE * len(words)
            or (edition == _CATALAN and "·" in signs)
        )
    ]
    for letter, base in _FINAL:
        used[base] += used.pop(letter, 0)
    used, read_as, folded = +used, dict(_LIGATURES + _NO_ACCENTS), Counter[str]()
    for letter, count in used.items():
        for base in read_as.get(letter, unmarked(letter)):
            folded[base] += count
    if folded.keys() != used.keys():
        alphabet = _alphabet(folded, _LIGATURES + _FINAL, drops_accents=True)
        alphabets.append((_with_folds(alphabet, folds), ORIGINAL))
    alphabet = _alphabet(used, _FINAL, drops_accents=False)
    alphabets.append((_with_folds(alphabet, folds), ORIGINAL))
    each_way = [_reading(words, len(found.others), set(used), signs, *each) for each in alphabets]
    least = min(reading.left_out for reading in each_way)
    return sorted(each_way, key=lambda reading: reading.left_out > least)


def steps(words: Sequence[str], alphabet: Alphabet) -> Iterator[float | bytes]:
    """Make a pack of a list's words, in steps: yield the share that is done after each, then the
    pack.

    Raises `WordListError` if no word has only letters of the alphabet.

    >>> *shares, made = steps(["épée", "Eve"], Alphabet(ENGLISH.order, drops_accents=True))
    >>> sorted(entry[::3] for entry in Lexicon.from_pack(made).all_entries())
    [('epee', 'épée'), ('eve', 'Eve')]
    """
    forms = dict[str, str]()
    for start in range(0, len(words), WORDS_PER_STEP):
        yield start / len(words) / 2
        _add(forms, words[start : start + WORDS_PER_STEP], alphabet)
    yield 1 / 2
    lexicon = _lexicon(forms, alphabet)
    yield 3 / 4
    yield lexicon.to_pack(level=4)


def lexicon_of(
    found: Listed, alphabet: Alphabet, letters: str = ""
) -> tuple[Lexicon, Sequence[str]]:
    """Return the words of a list in an alphabet, and the parts of the list that are left out.

    Given the letters of a hive, the lexicon has only words without other letters. Raises
    `WordListError` if no word of the list has only letters of the alphabet.

    >>> lexicon_of(listed("cave café co-op"), ENGLISH)[1]
    ['café', 'co-op']
    """
    forms = dict[str, str]()
    left_out = _add(forms, found.words, alphabet)
    return _lexicon(forms, alphabet, letters), [*left_out, *found.others]


def written_words(data: bytes) -> str:
    """Return the words of a pack as they are written, one on each line, in alphabetical order.

    >>> written_words(Lexicon.from_words(["noon", "cave"]).to_pack())
    'cave\\nnoon\\n'
    """
    lexicon = Lexicon.from_pack(data)
    entries = sorted(
        lexicon.all_entries(), key=lambda each: lexicon.alphabet.alphabetical(each.word)
    )
    return "".join([f"{entry.written or entry.word}\n" for entry in entries])


def _lower_case(words: Sequence[str]) -> list[str]:
    """Return words in lower case and with usual signs; those of Turkish if some have ı or İ."""
    text = with_usual_signs("\n".join(words))
    if text.count("ı") + text.count("İ") > LEAST_SHARE * len(words):
        text = text.replace("İ", "i").replace("I", "ı")
    return lower_case(text).split("\n") if words else []


def _add(forms: dict[str, str], words: Sequence[str], alphabet: Alphabet) -> list[str]:
    """Add words to their forms by their letters, and return those with other letters."""
    left_out, folded = [], alphabet.fold("\n".join(words)).split("\n")
    are_usual = alphabet.has_all("".join(folded)) and max(map(len, folded)) <= len(INDEX_LETTERS)
    for form, word in zip(words, folded, strict=False):
        if not (are_usual or alphabet.has_all(word)):
            left_out.append(form)
        elif word and (are_usual or _can_be_packed(word)):
            forms.setdefault(word, form)
    return left_out


def _lexicon(forms: dict[str, str], alphabet: Alphabet, letters: str = "") -> Lexicon:
    if not forms:
        raise WordListError("no-words-in-letters", letters=alphabet.described)
    if letters:
        allowed = set(letters)
        forms = {word: form for word, form in forms.items() if allowed.issuperset(word)}
    others = {word: form for word, form in forms.items() if form != word and form != word.upper()}
    return Lexicon.from_words(forms, alphabet, others)


def _can_be_packed(word: str) -> bool:
    most = len(INDEX_LETTERS)
    return len(word) <= most or (len(word) <= MAX_WORD_LENGTH and len(set(word)) <= most)


def _is_of_word(character: str) -> bool:
    return character.isalpha() or has_mark(character)


def _possessives(words: Collection[str]) -> list[str]:
    """Return words that are others with 's, in a list where that is no plural, as in Dutch auto's:
    there, it follows vowels only.
    """
    found = [
        word
        for word in words
        if not word[-2:].isalpha()  # few words are left, of which the rest takes long
        and with_usual_signs(word[-2:]).lower() == _POSSESSIVE
        and word[:-2] in words
    ]
    return found if any(word[-3:-2].lower() not in _VOWELS for word in found) else []


def _with_folds(alphabet: Alphabet, folds: tuple[tuple[str, str], ...]) -> Alphabet:
    more = tuple([each for each in folds if each not in alphabet.folds])
    return replace(alphabet, folds=alphabet.folds + more) if more else alphabet


def _alphabet(
    used: Counter[str], folds: tuple[tuple[str, str], ...], *, drops_accents: bool
) -> Alphabet:
    """Return the alphabet of the most frequent letters, that of English if these are a-z.

    The most frequent letters get the lowest bits, which makes packs small (see `letters`).
    """
    letters = [each for each, _ in used.most_common(MAX_LETTERS) if not has_mark(each)]
    if set(letters) <= set(ENGLISH.order):
        return Alphabet(ENGLISH.order, folds, drops_accents) if drops_accents else ENGLISH
    others = [each for each in ENGLISH.order if each not in letters]
    order = "".join(letters + others[: max(0, LEAST_LETTERS - len(letters))])
    return Alphabet(order, folds, drops_accents)


def _reading(
    words: Sequence[str],
    others: int,
    letters: set[str],
    signs: set[str],
    alphabet: Alphabet,
    rules: Edition,
) -> Reading:
    """Return a reading with what becomes of words of these letters and signs.

    `others` is the number of parts of the list that are no words.
    """
    strange = {each for each in letters if not alphabet.has_all(alphabet.fold(each))}
    left_out = sum(not strange.isdisjoint(each) for each in words) if strange else 0
    changed = {each for each in letters if alphabet.fold(each) != each} - strange | signs
    example = next((each for each in words if not changed.isdisjoint(each)), "") if changed else ""
    return Reading(alphabet, rules, example, left_out + others)


MAX_NAMED = 5  # words left out that the notice names


def lexicon_in(
    path: Path,
    letters: str = "",
    alphabet: Alphabet = ENGLISH,
    notice: Callable[[str], object] = str,
) -> Lexicon:
    """Return the words of a text file, all of them likely, or of a pack.

    Given the letters of a hive, words with other letters are not in the lexicon of a text: a list
    of two million words is then read in a few seconds instead of half a minute. `notice` is called
    with a sentence about the parts of a text that are no words in the alphabet, if there are any.

    Raises `FileError` if the file cannot be read, `WordListError` if it has no words or another
    alphabet, and `PackError` if it is a damaged pack.
    """
    data = read_bytes(path)
    if not is_pack(data):
        try:
            lexicon, others = lexicon_of(listed(decoded(data)), alphabet, letters)
        except WordListError as fault:
            raise WordListError(f"{str(path)!r}: {fault}") from None
        if others:
            named = ", ".join(others[:MAX_NAMED]) + ", …" * (len(others) > MAX_NAMED)
            notice(
                f"{str(path)!r}: {counted(len(others), 'part')} left out, no words in the letters"
                f" {alphabet.described}: {named}"
            )
        return lexicon
    lexicon = Lexicon.from_pack(data)
    if lexicon.alphabet.order != alphabet.order:
        raise WordListError(
            f"{str(path)!r} has words in the letters {lexicon.alphabet.described}, not in"
            f" {alphabet.described}: choose the edition of these words"
        )
    return lexicon


def edition_in(path: Path, reading: str = "") -> Edition:
    """Return the edition with the letters of a list in a file, which is a text or a pack.

    Of the readings of a text, `reading` names one, or else the first one is used: `WRITTEN`,
    `PLAIN`, or the name of an edition. Raises `FileError`, `WordListError`, or `PackError` if the
    file is neither, and `WordListError` for a reading that does not fit.
    """
    data = read_bytes(path)
    if is_pack(data):
        if reading:
            raise WordListError(
                f"{str(path)!r} is a pack, which has its letters: leave out --reading"
            )
        return own_edition(ORIGINAL, header_of(data).alphabet, path.stem)
    *others, last = readings(listed(decoded(data)))
    named = {PLAIN if each.rules == ORIGINAL else each.rules.name: each for each in others}
    named[WRITTEN] = last
    if reading and reading not in named:
        raise WordListError(
            f"{str(path)!r} can’t be read as “{reading}”: its readings are {', '.join(named)}"
        )
    chosen = named[reading or next(iter(named))]
    return own_edition(chosen.rules, chosen.alphabet, path.stem)


def read_bytes(path: Path) -> bytes:
    """Return the content of a word list or a pack; raises `FileError` as `disk.read_bytes` does."""
    return disk.read_bytes(path, MAX_FILE_BYTES)
