"""The richest hives of a word list: the hives whose words are worth the most points.

Every hive of the game has a pangram, so its seven letters are the letters of some word, and any of
the seven may be the center. A list of 170,000 words has some 8,000 such sets of letters.

Words are grouped by mask, so the words of a hive are found by looking up 64 masks. No hive is worth
more than all words within its letters, whatever the center: sets are tried from the highest such
total down, until no later one can reach the top (branch and bound, as in Norvig's pytudes; the
result is exact).
"""

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from .editions import ORIGINAL, Edition
from .errors import EditionError
from .hive import USUAL_SIZE, Hive
from .letters import Mask, submasks
from .lexicon import Lexicon


class Best(NamedTuple):
    """A hive with the number of its words and pangrams, and their points."""

    hive: Hive
    words: int
    pangrams: int
    points: int


class Richest(NamedTuple):
    """The richest hives of a list, and the number of words, pangrams and hives in the list.

    `sets` counts the sets of seven letters that have a pangram; each letter of a set makes a hive.
    """

    words: int
    pangrams: int
    sets: int
    hives: int
    best: list[Best]


def richest(
    lexicon: Lexicon, edition: Edition = ORIGINAL, *, allow_s: bool = False, top: int = 1
) -> Richest:
    """Return the `top` hives with the most points, richest first; ties are in alphabetical order.

    Only the likely words of the lexicon count, and English words with an S only if `allow_s`, as in
    the game. Returns fewer hives if there are no more, and none if no word has seven distinct
    letters. Raises `EditionError` for an edition whose hives may have a letter twice.

    >>> found = richest(Lexicon.from_words(["cave", "concave", "octane", "covenant"]))
    >>> found[:4]
    (4, 1, 1, 7)
    >>> str(found.best[0].hive), found.best[0].words, found.best[0].points
    ('ACENOTV', 4, 29)
    """
    if edition.counts_letters:
        raise EditionError(
            f"hives of the edition {edition.name} may have a letter twice: choose another edition"
        )
    words, points, alphabet = Counter[Mask](), Counter[Mask](), edition.alphabet
    is_english = edition.language == ORIGINAL.language
    barred = alphabet.bits["s"] if is_english and not allow_s else 0
    for mask, word, level, *_ in lexicon.all_words():
        size = mask.bit_count()
        counts = level >= lexicon.threshold and not mask & barred
        if counts and size <= USUAL_SIZE and len(word) >= edition.minimum:
            words[mask] += 1
            points[mask] += edition.points_of(len(word), pangram=size == USUAL_SIZE)
    sevens = [mask for mask in words if mask.bit_count() == USUAL_SIZE]
    totals = [(_sum(points, submasks(seven)), seven) for seven in sevens]
    best: list[Best] = []
    for total, seven in sorted(totals, reverse=True):
        if len(best) == top and total < best[-1].points:
            break
        for center in alphabet.letters_of(seven):
            fitting = submasks(seven, held=alphabet.bits[center])
            outer = sorted(alphabet.letters_of(seven).replace(center, ""))
            letters = center + "".join(outer)
            hive = (
                Hive(letters, edition.minimum, "", edition),
                _sum(words, fitting),
                words[seven],
                _sum(points, fitting),
            )
            insort(best, Best(*hive), key=lambda each: (-each.points, each.hive.letters))
        del best[top:]
    pangrams = sum(words[seven] for seven in sevens)
    return Richest(words.total(), pangrams, len(sevens), USUAL_SIZE * len(sevens), best)


def _sum(counts: Counter[Mask], masks: Iterable[Mask]) -> int:
    return sum([counts.get(mask, 0) for mask in masks])
