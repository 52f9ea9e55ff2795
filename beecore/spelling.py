"""Spellings: the words of a mask without their letters, which the mask already determines.

A spelling has the index of each letter of a word among the letters of its mask. So "noon" under the
mask of n and o is "baab": o has the higher bit and is a, n is b. Spellings repeat far more often
than words, so they compress well.

In many languages a word is written with more than its letters: épée has the letters "epee". Its
written form follows its spelling, after "=", in the same indexes; a code stands for each character
that is not one of the word's letters.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from .errors import LetterError
from .letters import INDEX_LETTERS, MARK_CODES, WRITTEN, Alphabet, Mask

if TYPE_CHECKING:
    from .lexicon import Entry

_BEFORE_LETTERS = "".join(map(chr, range(ord("a"))))


class Spelled(dict[Mask, list[str]]):
    """The words of each mask, made from their spellings when first asked for.

    `written` has the written forms of these words.
    """

    def __init__(
        self, place: Mapping[Mask, int], spellings: Sequence[str], alphabet: Alphabet, marks: str
    ) -> None:
        self.place, self.spellings, self.alphabet = place, spellings, alphabet
        codes = dict(zip(map(ord, MARK_CODES), marks, strict=False))
        self.before = _BEFORE_LETTERS.translate(codes)
        self.written: dict[str, str] = {}

    def __missing__(self, mask: Mask) -> list[str]:
        place = self.place.get(mask)
        if place is None:
            return []
        table = self.before + self.alphabet.letters_of(mask)
        spelling = self.spellings[place]
        words = spelling.translate(table).split(" ")
        if WRITTEN in spelling:
            pairs = [word.partition(WRITTEN) for word in words]
            self.written.update({word: written for word, _, written in pairs if written})
            words = [word for word, _, _ in pairs]
        self[mask] = words
        return words


def grouped(words: Iterable[str], alphabet: Alphabet) -> dict[Mask, list[str]]:
    """Return distinct words by mask; masks ascend, and so do the words of each mask."""
    groups: defaultdict[Mask, list[str]] = defaultdict(list)
    last, mask_of = None, alphabet.mask_of
    for word in sorted(words):
        if word != last:
            groups[mask_of(word)].append(word)
            last = word
    return {mask: groups[mask] for mask in sorted(groups)}


def marks_of(entries: "Iterable[Entry]") -> str:
    """Return the characters of written forms that are not letters of their words, by frequency.

    Spaces and "=" cannot be among them.
    """
    found = Counter(mark for entry in entries for mark in set(entry.written) - set(entry.word))
    usable = [mark for mark, _ in found.most_common() if not mark.isspace() and mark != WRITTEN]
    return "".join(usable[: len(MARK_CODES)])


def spelled(
    letters: str,
    words: Iterable[str],
    entries: "Mapping[str, Entry] | None" = None,
    marks: str = "",
) -> str:
    """Return the spellings of words with the same letters, separated by spaces.

    A written form with a mark that has no code is left out.
    """
    if len(letters) > len(INDEX_LETTERS):
        raise LetterError(
            f"a word has {len(letters)} different letters: the limit is {len(INDEX_LETTERS)}"
        )
    if marks and entries:
        written = {word: entries[word].written for word in words}
        words = [
            f"{word}{WRITTEN}{form}"
            if form not in ("", word) and not set(form) - set(letters + marks)
            else word
            for word, form in written.items()
        ]
    codes = MARK_CODES[: len(marks)] + INDEX_LETTERS[: len(letters)]
    return " ".join(words).translate(str.maketrans(marks + letters, codes))  # letters win
