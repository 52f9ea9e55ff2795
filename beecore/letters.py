"""Letters as bits: the one idea everything here stands on.

A word fits a hive by *which* letters it has, never by their order or number. So a word becomes a
mask, an integer with one bit for each letter in it, and "are all its letters allowed?" becomes one
machine operation. Words with the same mask stand or fall together.

Which bit a letter gets is free, and worth choosing. `ORDER` gives the low bits to the letters that
endings are made of and the high bits to those that words seldom share. Sorted masks then keep a
stem beside its inflected forms: a scan by blocks takes about half the time it takes with a = bit 0,
and a pack of the same words is 7 % smaller. (Found by climbing: the order that made the pack
smallest of 400 tried.)
"""

from typing import TypeAlias

from .errors import LetterError

Mask: TypeAlias = int

ORDER = "sydrltgneiaoucbpmwfjhzxqvk"
BIT: dict[str, Mask] = {letter: 1 << place for place, letter in enumerate(ORDER)}
_HIGHEST_FIRST = tuple((letter, BIT[letter]) for letter in reversed(ORDER))


def mask_of(word: str) -> Mask:
    """Return the mask of the distinct letters of a lower-case word.

    >>> mask_of("noon") == mask_of("no")
    True
    >>> mask_of("cave") & mask_of("v") != 0
    True

    Raises `LetterError` for a character that is not one of a-z.
    """
    try:
        return sum(map(BIT.__getitem__, set(word)))
    except KeyError as unknown:
        raise LetterError(f"{unknown} in {word!r} is not one of the letters a-z") from None


def letters_of(mask: Mask) -> str:
    """Return the letters of a mask, the highest bit first.

    >>> letters_of(mask_of("octave"))
    'vcoaet'
    """
    return "".join([letter for letter, bit in _HIGHEST_FIRST if mask & bit])


def submasks(mask: Mask, held: Mask = 0) -> list[Mask]:
    """Return every subset of a mask's letters, each joined with `held`.

    There are 2 ** (number of letters) of them; each letter doubles the list: once without it, once
    with it.

    >>> [letters_of(subset) for subset in submasks(mask_of("tea"))]
    ['', 't', 'e', 'et', 'a', 'at', 'ae', 'aet']
    """
    subsets = [held]
    while mask:
        lowest = mask & -mask  # two's complement: isolates the lowest set bit
        subsets += [subset | lowest for subset in subsets]
        mask ^= lowest
    return subsets
