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

from .errors import LetterError
from .letters import INDEX_LETTERS, MARK_CODES, WRITTEN, Alphabet, Mask

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


def marks_of(written: Mapping[str, str]) -> str:
    """Return the characters of written forms that are not letters of their words.

    `written` has the written forms by word. The most frequent character comes first; spaces and "="
    are left out.
    """
    found = Counter(mark for word, form in written.items() for mark in set(form) - set(word))
    usable = [mark for mark, _ in found.most_common() if not mark.isspace() and mark != WRITTEN]
    return "".join(usable[: len(MARK_CODES)])


def spelled(
    letters: str, words: Iterable[str], written: Mapping[str, str] | None = None, marks: str = ""
) -> str:
    """Return the spellings of words with the same letters, separated by spaces.

    `written` has the written forms of words that have one. A form is left out if one of its marks
    is not in `marks`, which have codes.
    """
    if len(letters) > len(INDEX_LETTERS):
        raise LetterError(
            f"a word has {len(letters)} different letters: the limit is {len(INDEX_LETTERS)}"
        )
    if marks and written:
        forms = {word: written.get(word, word) for word in words}
        words = [
            word if form == word or set(form) - set(letters + marks) else f"{word}{WRITTEN}{form}"
            for word, form in forms.items()
        ]
    codes = MARK_CODES[: len(marks)] + INDEX_LETTERS[: len(letters)]
    return " ".join(words).translate(str.maketrans(marks + letters, codes))  # letters win
