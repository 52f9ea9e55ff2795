"""The lexicon: words grouped by mask, each with the likelihood that an editor accepts it.

A lexicon is a view on packs, however it was made; see `pack` for their format.

A spelling has the index of each letter of a word among the letters of its mask. So "noon" under the
mask of n and o is "baab": o has the higher bit and is a, n is b. Spellings repeat far more often
than words, so they compress well.

In many languages a word is written with more than its letters: épée has the letters "epee". Its
written form follows its spelling, after "=", in the same indexes; a code stands for each character
that is not one of the word's letters.
"""

import gc
import struct
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cached_property, lru_cache
from itertools import chain, pairwise
from operator import itemgetter, sub
from typing import NamedTuple, Protocol

from .editions import Edition
from .errors import LetterError, PackError, limit_size
from .header import (
    ALPHABET_SIZE,
    CHECKSUM,
    CHECKSUM_SIZE,
    HEADER,
    MAGIC,
    MAX_BODY_BYTES,
    MAX_WORDS,
    VERSION,
    alphabet_text,
    check_size,
    check_unpacked,
    header_of,
)
from .hive import Hive
from .letters import CHARACTER_CODES, ENGLISH, INDEX_LETTERS, WRITTEN, Alphabet, Mask
from .pack import (
    BLOCK,
    LEVELS,
    PLANE_BITS,
    USUAL,
    Pack,
    PackedWord,
    PackedWords,
    Reason,
    candidates,
    code_of,
    lookups,
    planes_of,
    reason_of,
    sections,
)
from .solution import Row, Solution, finished, found_in_steps, rows_of

LIKELY = 0.5
"""From which likelihood on a word is likely, in a lexicon that does not say so itself."""
CACHED_MASKS = 32_768
"""The words of so many masks take 20 to 30 MB. 300 different hives have 11,000 masks."""
_TEXT, _SOLUTION = itemgetter(0), itemgetter(1)  # of a `Row`


class Entry(NamedTuple):
    """A word in a lexicon; `likelihood` is the probability that an editor accepts it.

    `written` is the word as it is written, such as épée, if that differs from its letters.
    """

    word: str
    likelihood: float = 1.0
    reason: Reason = Reason.NONE
    written: str = ""


class Lexicon(PackedWords):
    """Words by mask. Make a lexicon with `from_words`, `from_entries` or `from_pack`.

    >>> lexicon = Lexicon.from_words(["noon", "no", "on", "cave"])
    >>> len(lexicon), len(lexicon.masks), "noon" in lexicon, "onno" in lexicon
    (4, 2, True, False)
    >>> lexicon.words(ENGLISH.mask_of("no"))
    ['no', 'noon', 'on']
    """

    def __init__(self, packs: Sequence[Pack], alphabet: Alphabet = ENGLISH) -> None:
        """Create a lexicon of packs. Without any, it is empty, and has the given alphabet."""
        if packs:
            super().__init__(packs)
        else:
            self.packs, self.alphabet = packs, alphabet
            self.threshold, self.likely = round(LEVELS * LIKELY), LIKELY

    @classmethod
    def from_words(
        cls,
        words: Iterable[str],
        alphabet: Alphabet = ENGLISH,
        written: Mapping[str, str] | None = None,
    ) -> "Lexicon":
        """Return a lexicon of words in the letters of an alphabet, all with likelihood 1.

        `written` has the written forms of words that have one. Raises `LetterError` for a word with
        other characters.
        """
        return cls(_packs(words, {}, written or {}, LIKELY, alphabet), alphabet)

    @classmethod
    def from_entries(
        cls, entries: Iterable[Entry], likely: float = LIKELY, alphabet: Alphabet = ENGLISH
    ) -> "Lexicon":
        """Return a lexicon of entries; if a word has several entries, the first is used.

        Words are likely if their likelihood is at least `likely`.
        """
        by_word: dict[str, Entry] = {}
        for entry in entries:
            by_word.setdefault(entry.word, entry)
        written = {word: entry.written for word, entry in by_word.items() if entry.written}
        return cls(_packs(by_word, by_word, written, likely, alphabet), alphabet)

    @classmethod
    def from_pack(cls, *files: bytes) -> "Lexicon":
        """Return the words of pack files, which have the same alphabet.

        Raises `PackError` for anything but intact packs of a known version.
        """
        return cls([opened(data) for data in files])

    def to_pack(self, level: int = 9) -> bytes:
        """Return the pack file of a lexicon, which must not be joined of several.

        `level` is that of zlib: 4 takes a quarter of the time of 9 to compress a large list, which
        is then 1 % larger. Raises `PackError` if the lexicon has no words, or too many to read, and
        `ValueError` if it has several packs.
        """
        if not self.packs:
            raise PackError("a pack needs at least one word, and this lexicon is empty")
        (pack,) = self.packs
        if pack.word_count > MAX_WORDS:
            raise PackError(f"{pack.word_count:,} words; a pack can have up to {MAX_WORDS:,}")
        body = pack.body
        limit_size(len(body), MAX_BODY_BYTES, "what is packed", PackError)
        cuts = [0, *sections(pack.mask_count, pack.word_count, planes_of(pack.alphabet)), len(body)]
        deflate = zlib.compressobj(level=level, strategy=zlib.Z_FILTERED)  # 3 % smaller
        flushed = [
            deflate.compress(body[start:stop]) + deflate.flush(zlib.Z_SYNC_FLUSH)
            for start, stop in pairwise(cuts)
        ]
        stream = b"".join(flushed) + deflate.flush()
        counts = pack.mask_count, pack.word_count
        data = (
            _header(pack.threshold, *counts, len(stream), pack.alphabet, pack.characters) + stream
        )
        return data + struct.pack(CHECKSUM, zlib.crc32(data))

    def __len__(self) -> int:
        return sum(pack.word_count for pack in self.packs)

    def extended_to(self, alphabet: Alphabet) -> "Lexicon":
        """Return the same words in an alphabet with further letters, quickly: with the same masks.

        Raises `ValueError` unless the order of the alphabet begins with that of the lexicon's own.

        >>> spanish = Alphabet(ENGLISH.order + "ñ")
        >>> Lexicon.from_words(["nina", "cave"]).extended_to(spanish).words(ENGLISH.mask_of("nia"))
        ['nina']
        """
        if not alphabet.order.startswith(self.alphabet.order):
            raise ValueError(f"{alphabet.order} doesn’t begin with {self.alphabet.order}")
        packs = [copy(pack) for pack in self.packs]
        for pack in packs:
            pack.alphabet = alphabet
        return Lexicon(packs, alphabet)

    @cached_property
    def masks(self) -> list[Mask]:
        """All masks, distinct and ascending."""
        masks = [
            mask
            for pack in self.packs
            for block in range(pack.block_count)
            for mask in pack.masks_of_block(block)
        ]
        return masks if len(self.packs) == 1 else sorted(set(masks))

    def words(self, mask: Mask) -> list[str]:
        """Return the words of a mask, in no particular order; an empty list if there are none."""
        return self.words_of([mask])

    def words_of(self, masks: Iterable[Mask]) -> list[str]:
        """Return the words of several masks, in one list.

        >>> lexicon = Lexicon.from_words(["noon", "cave"])
        >>> lexicon.words_of([ENGLISH.mask_of("no"), ENGLISH.mask_of("cave")])
        ['noon', 'cave']
        """
        words, cache = list[str](), self._words
        for mask in masks:
            try:
                words += cache[mask]
            except KeyError:
                found = chain.from_iterable(self.look_up([mask]))
                words += cache.setdefault(mask, [word for _, word, *_ in found])
        return words

    @cached_property
    def _words(self) -> dict[Mask, list[str]]:
        return {}

    def all_words(self) -> Iterator[PackedWord]:
        """Yield every word, pack by pack and mask by mask, as it is packed."""
        return (word for pack in self.packs for words in pack.scan(0, 0) for word in words)

    def all_entries(self) -> Iterator[Entry]:
        """Yield the entry of every word, pack by pack and mask by mask."""
        for _, word, level, code, written in self.all_words():
            yield Entry(word, level / LEVELS, reason_of(code, level >= self.threshold), written)


class Finder(Protocol):
    """A solver, of which `solve` needs only the masks that fit a hive; see `beecore.solvers`."""

    def find(self, hive: Hive) -> list[Mask]: ...


def solve(
    hive: Hive, lexicon: Lexicon, *, solver: Finder | None = None, likely: float | None = None
) -> list[Solution]:
    """Return every word of the lexicon that fits the hive, likely and possible ones.

    Pangrams come first, then longer words; words of equal length are in alphabetical order. Words
    are likely if their likelihood is at least `likely` (default: the lexicon's threshold). A solver
    may find the masks instead of the lexicon itself.

    >>> lexicon = Lexicon.from_words(["cave", "covet", "octane", "eve", "concave"])
    >>> [solution.word for solution in solve(Hive.parse("VCTAOEN"), lexicon)]
    ['concave', 'covet', 'cave']
    """
    boundary = lexicon.likely if likely is None else likely
    if solver is None and lookups(hive) > CACHED_MASKS:
        return finished(found_in_steps(lexicon, hive, boundary))
    cache = (
        {} if hive.edition.counts_letters else _rows(lexicon, boundary, hive.minimum, hive.edition)
    )
    if len(cache) > CACHED_MASKS:
        cache.clear()
    masks = solver.find(hive) if solver else candidates(hive)
    rows, pangrams = list[Row](), hive.mask
    try:
        for mask in masks:
            rows += cache[mask if mask != pangrams else ~mask]
    except KeyError:
        keys = {mask: mask if mask != pangrams else ~mask for mask in masks}
        missing = [mask for mask, key in keys.items() if key not in cache]
        found: dict[Mask, list[Row]] = {keys[mask]: [] for mask in missing}
        for word in chain.from_iterable(lexicon.look_up(missing)):
            found[keys[word[0]]] += rows_of([word], hive, boundary, lexicon.threshold)
        cache.update(found)  # not before: the look-up may have failed
        rows = [row for key in keys.values() for row in cache[key]]
    rows.sort(key=_TEXT)
    return [*map(_SOLUTION, rows)]  # faster than a comprehension


@lru_cache(maxsize=2)
def _rows(
    lexicon: Lexicon, boundary: float, minimum: int, edition: Edition
) -> dict[Mask, list[Row]]:
    """Return a cache of the solutions among the words of each mask, at first an empty one.

    The key `~mask`, a negative number, has the words of `mask` as pangrams.
    """
    return {}


def opened(data: bytes) -> Pack:
    """Return the pack in a file; raises `PackError` if the file is damaged or no pack."""
    header = header_of(data)
    check_size(len(data), header)
    (checksum,) = struct.unpack(CHECKSUM, data[-CHECKSUM_SIZE:])
    actual = zlib.crc32(data[:-CHECKSUM_SIZE])
    if checksum != actual:
        raise _damaged(f"its checksum is {actual:08x}, it should be {checksum:08x}")
    body = _inflated(data[header.body_at : -CHECKSUM_SIZE])
    if not body.isascii():
        raise _damaged("it has bytes above 127")
    return _pack(data, body)


def _pack(header: bytes, body: bytes) -> Pack:
    return Pack(header, lambda start, stop: body[start:stop])


@contextmanager
def _without_collector() -> Iterator[None]:
    """Pause the garbage collector, which takes a third of the time to pack half a million words."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@_without_collector()
def _packs(
    words: Iterable[str],
    entries: Mapping[str, Entry],
    written: Mapping[str, str],
    likely: float,
    alphabet: Alphabet,
) -> list[Pack]:
    """Return a pack of words, or no pack if there are none; without entries, all are certain."""
    groups = _grouped(words, alphabet)
    if not groups:
        return []
    count, threshold = sum(map(len, groups.values())), round(LEVELS * likely)
    levels, codes = bytearray([LEVELS]) * count, bytearray([USUAL]) * count
    for number, word in enumerate(chain.from_iterable(groups.values()) if entries else ()):
        _, likelihood, reason, _ = entries[word]
        levels[number] = level = round(LEVELS * likelihood)
        codes[number] = code_of(reason, level >= threshold)
    (characters, forms), planes = _written_in_codes(written), planes_of(alphabet)
    masks = list(groups)
    spellings = [
        _spelled(alphabet.letters_of(mask), words, forms, characters)
        for mask, words in groups.items()
    ]
    rows = [*_blocks(masks, groups, spellings), _steps(masks)]
    text = "\n".join(spellings).encode("ascii")
    body = b"".join([*[_in_planes(row, planes) for row in rows], levels, codes, text])
    return [_pack(_header(threshold, len(masks), len(levels), 0, alphabet, characters), body)]


def _header(
    threshold: int, masks: int, words: int, size: int, alphabet: Alphabet, characters: str
) -> bytes:
    letters = alphabet_text(alphabet, characters)
    fixed = struct.pack(HEADER, MAGIC, VERSION, threshold, masks, words, size)
    return fixed + struct.pack(ALPHABET_SIZE, len(letters)) + letters


def _blocks(
    masks: Sequence[Mask], groups: Mapping[Mask, list[str]], spellings: Sequence[str]
) -> list[list[int]]:
    """Return three rows: what each block adds to the highest mask, the words, the characters."""
    starts = range(0, len(masks), BLOCK)
    blocks = [(masks[start : start + BLOCK], spellings[start : start + BLOCK]) for start in starts]
    words = [sum([len(groups[mask]) for mask in some]) for some, _ in blocks]
    characters = [sum(map(len, texts)) + len(texts) for _, texts in blocks]
    characters[-1] -= 1  # "\n" is between masks, not after the last
    return [_steps([some[-1] for some, _ in blocks]), words, characters]


def _steps(numbers: Sequence[int]) -> list[int]:
    return list(map(sub, numbers, [0, *numbers]))


def _in_planes(numbers: Sequence[int], planes: int) -> bytes:
    lowest = (1 << PLANE_BITS) - 1
    shifts = range(0, PLANE_BITS * planes, PLANE_BITS)
    return bytes([number >> shift & lowest for shift in shifts for number in numbers])


def _grouped(words: Iterable[str], alphabet: Alphabet) -> dict[Mask, list[str]]:
    """Return distinct words by mask; masks ascend, and so do the words of each mask."""
    groups: defaultdict[Mask, list[str]] = defaultdict(list)
    for word in sorted(dict.fromkeys(words)):  # which keeps the order of sorted lists
        groups[alphabet.mask_of(word)].append(word)
    return {mask: groups[mask] for mask in sorted(groups)}


def _written_in_codes(written: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Return the characters of written forms that are not letters of their words, and the forms
    of words that differ from them and have no other characters.

    The most frequent character comes first; spaces and "=" are left out.
    """
    counts = Counter(sign for word, form in written.items() for sign in set(form) - set(word))
    usable = [sign for sign in counts if not sign.isspace() and sign != WRITTEN]
    usable.sort(key=lambda sign: (-counts[sign], sign))
    characters = "".join(usable[: len(CHARACTER_CODES)])
    uncoded = counts.keys() - set(characters)
    forms = {
        word: form
        for word, form in written.items()
        if form != word and not (uncoded and uncoded & (set(form) - set(word)))
    }
    return characters, forms if characters else {}


def _spelled(
    letters: str, words: Iterable[str], written: Mapping[str, str], characters: str
) -> str:
    """Return the spellings of words with the same letters, separated by spaces."""
    if len(letters) > len(INDEX_LETTERS):
        raise LetterError(
            f"a word has {len(letters)} different letters: the limit is {len(INDEX_LETTERS)}"
        )
    codes = INDEX_LETTERS[: len(letters)]
    if not written.keys().isdisjoint(words):
        words = [f"{word}{WRITTEN}{written[word]}" if word in written else word for word in words]
        codes = CHARACTER_CODES[: len(characters)] + codes
        letters = characters + letters  # letters win
    return " ".join(words).translate(str.maketrans(letters, codes))


def _inflated(stream: bytes) -> bytes:
    inflate = zlib.decompressobj()
    try:
        body = inflate.decompress(stream, MAX_BODY_BYTES + 1)
    except zlib.error as error:
        raise _damaged(str(error)) from None
    check_unpacked(len(body))
    if not inflate.eof:
        raise _damaged("its body ends too soon")
    return body


def _damaged(what: str) -> PackError:
    return PackError(f"a damaged pack: {what}")


__all__ = ["LIKELY", "Entry", "Lexicon"]
