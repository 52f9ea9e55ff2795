"""Makes packs of words, writes them as files, and opens such files; see `format`.

A spelling has the index of each letter of a word among the letters of its mask. So "noon" under the
mask of n and o is "baab": o has the higher bit and is a, n is b. Spellings repeat far more often
than words, so they compress well.

In many languages a word is written with more than its letters: épée has the letters "epee". Its
written form follows its spelling, after "=", in the same indexes; a code stands for each character
that is not one of the word's letters.
"""

import struct
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, pairwise
from operator import sub
from typing import NamedTuple

from ..bounds import MB, limit_size
from ..errors import LetterError, PackError
from ..letters import INDEX_LETTERS, MARK_CODES, WRITTEN, Alphabet, Mask
from ..reasons import LEVELS, Reason, code_of
from .format import (
    ALPHABET_SIZE,
    BLOCK,
    CHECKSUM,
    CHECKSUM_SIZE,
    HEADER,
    MAGIC,
    MAX_BODY_BYTES,
    MAX_WORDS,
    PLANE_BITS,
    VERSION,
    alphabet_text,
    check_size,
    check_unpacked,
    header_of,
    planes_of,
    sections,
)
from .reading import Pack, PackedWords

LIKELY = 0.5
"""The default likelihood from which a word counts as likely."""
_PIECE = 4 * MB  # unpacked at a time; the shipped packs take one such piece


class Entry(NamedTuple):
    """A word in a lexicon; `likelihood` is the probability that an editor accepts it.

    `written` is the word as it is written, such as épée, if that differs from its letters.
    """

    word: str
    likelihood: float = 1.0
    reason: Reason = Reason.NONE
    written: str = ""


def packs_of_words(
    words: Iterable[str], alphabet: Alphabet, written: Mapping[str, str]
) -> list[Pack]:
    """Return a pack of words that all have likelihood 1, or no pack if there are no words.

    `written` has the written forms of words that have one.
    """
    groups = _grouped(words, alphabet)
    size = sum(map(len, groups.values()))
    levels, codes = bytes([LEVELS]) * size, bytes([code_of(Reason.NONE, True)]) * size
    return _packed(groups, levels, codes, round(LEVELS * LIKELY), alphabet, written)


def packs_of_entries(entries: Iterable[Entry], likely: float, alphabet: Alphabet) -> list[Pack]:
    """Return a pack of entries, or no pack if there are none; see `Lexicon.from_entries`."""
    by_word: dict[str, Entry] = {}
    for entry in entries:
        by_word.setdefault(entry.word, entry)
    groups, threshold = _grouped(by_word, alphabet), round(LEVELS * likely)
    ordered = [by_word[word] for word in chain.from_iterable(groups.values())]
    levels = bytes([round(LEVELS * entry.likelihood) for entry in ordered])
    codes = [
        code_of(entry.reason, level >= threshold)
        for level, entry in zip(levels, ordered, strict=True)
    ]
    written = {entry.word: entry.written for entry in ordered if entry.written}
    return _packed(groups, levels, bytes(codes), threshold, alphabet, written)


def write(lexicon: PackedWords, level: int = 9) -> bytes:
    """Return the file of a lexicon that has one pack.

    `level` is that of zlib: 4 takes a quarter of the time of 9 to compress a large list, which is
    then 1 % larger. Raises `PackError` if the lexicon has no words, or too many to read, and
    `ValueError` if it has several packs.
    """
    if not lexicon.packs:
        raise PackError("a pack needs at least one word, and this lexicon is empty")
    (pack,) = lexicon.packs
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
    data = _header(pack.threshold, *counts, len(stream), pack.alphabet, pack.marks) + stream
    return data + struct.pack(CHECKSUM, zlib.crc32(data))


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


def _pack(header: bytes, body: bytes | bytearray) -> Pack:
    return Pack(header, lambda start, stop: bytes(body[start:stop]))


def _packed(
    groups: Mapping[Mask, list[str]],
    levels: bytes,
    codes: bytes,
    threshold: int,
    alphabet: Alphabet,
    written: Mapping[str, str],
) -> list[Pack]:
    """Return a pack of words by mask; both ascend. There is a level and a code for each word."""
    if not groups:
        return []
    marks, planes = _marks_of(written), planes_of(alphabet)
    spellings = [
        _spelled(alphabet.letters_of(mask), words, written, marks) for mask, words in groups.items()
    ]
    masks, text = list(groups), "\n".join(spellings).encode("ascii")
    body = b"".join(
        [
            *[_in_planes(row, planes) for row in _blocks(masks, groups, spellings)],
            _in_planes(_steps(masks), planes),
            levels,
            codes,
            text,
        ]
    )
    return [_pack(_header(threshold, len(masks), len(levels), 0, alphabet, marks), body)]


def _header(
    threshold: int, masks: int, words: int, size: int, alphabet: Alphabet, marks: str
) -> bytes:
    """Return the header of a pack whose body has `size` bytes."""
    letters = alphabet_text(alphabet, marks)
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
    last, mask_of = None, alphabet.mask_of
    for word in sorted(words):
        if word != last:
            groups[mask_of(word)].append(word)
            last = word
    return {mask: groups[mask] for mask in sorted(groups)}


def _marks_of(written: Mapping[str, str]) -> str:
    """Return the characters of written forms that are not letters of their words.

    The most frequent character comes first; spaces and "=" are left out.
    """
    counts = Counter(mark for word, form in written.items() for mark in set(form) - set(word))
    usable = [mark for mark, _ in counts.most_common() if not mark.isspace() and mark != WRITTEN]
    return "".join(usable[: len(MARK_CODES)])


def _spelled(letters: str, words: Iterable[str], written: Mapping[str, str], marks: str) -> str:
    """Return the spellings of words with the same letters, separated by spaces.

    A written form is left out if one of its marks is not in `marks`, which have codes.
    """
    if len(letters) > len(INDEX_LETTERS):
        raise LetterError(
            f"a word has {len(letters)} different letters: the limit is {len(INDEX_LETTERS)}"
        )
    if marks:
        forms = {word: written.get(word, word) for word in words}
        words = [
            word if form == word or set(form) - set(letters + marks) else f"{word}{WRITTEN}{form}"
            for word, form in forms.items()
        ]
    codes = MARK_CODES[: len(marks)] + INDEX_LETTERS[: len(letters)]
    return " ".join(words).translate(str.maketrans(marks + letters, codes))  # letters win


def _inflated(stream: bytes) -> bytearray:
    """Return an unpacked zlib stream; raises `PackError` if it is damaged or too large."""
    inflate, body = zlib.decompressobj(), bytearray()
    try:
        while not inflate.eof:
            piece = inflate.decompress(stream, _PIECE)
            stream = inflate.unconsumed_tail
            if not piece and not stream and not inflate.eof:
                raise _damaged("its body ends too soon")
            body += piece
            check_unpacked(len(body))
    except zlib.error as error:
        raise _damaged(str(error)) from None
    return body


def _damaged(what: str) -> PackError:
    return PackError(f"a damaged pack: {what}")
