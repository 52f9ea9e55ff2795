"""The hives that qualify for the calendar, by the habits of published puzzles.

A daily hive has no S, not both E and R, at most three vowels, 20 to 65 likely words, none of them
crude, and at least one pangram that everybody knows but no likely one that few people know. It can
spell no blocked word and no word of `never-daily.txt`, and none of its pangrams is in
`never-pangram.txt`.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from beecore import Lexicon, Mask, letters_of, mask_of, submasks
from beecore.letters import BIT
from beecore.words import lists, shipped

from .. import WORDLISTS

SIZE = 7
MIN_WORD_LENGTH = 4
LIKELY_WORDS = range(20, 66)
"""How many likely words a daily hive may have."""
KNOWN_PANGRAM, OBSCURE_PANGRAM = 0.9, 0.7
"""The least likelihood of a pangram that everybody knows, and of one that is not obscure."""
VOWELS = mask_of("aeiou")
MAX_VOWELS = 3


class Candidate(NamedTuple):
    """A hive that qualifies for the calendar, center first, and its number of likely words.

    `ending` is the share of these words that end in -ing or -ed, `ing` the share of -ing alone.
    """

    hive: str
    words: int
    ending: float = 0.0
    ing: float = 0.0


def candidates() -> list[Candidate]:
    """Return the hives of the shipped words that qualify for the calendar."""
    blocked = lists.blocked_letters(WORDLISTS)
    return list(hives(shipped.usual(), crude(), blocked, unwanted()))


def hives(
    lexicon: Lexicon,
    rude: Collection[str] = (),
    blocked: Collection[str] = (),
    never: Collection[Mask] = (),
) -> Iterator[Candidate]:
    """Yield every hive that qualifies for the calendar.

    None has a likely word of `rude`, and none can spell a blocked word or fits a mask of `never`.
    `blocked` holds the fingerprints of the blocked words' letters.
    """
    words: Counter[Mask] = Counter()
    endings: Counter[Mask] = Counter()
    ings: Counter[Mask] = Counter()
    known: set[Mask] = set()
    bad = set(never)
    for word, likelihood, *_ in lexicon.all_entries():
        mask = mask_of(word)
        if likelihood < lexicon.likely or len(word) < MIN_WORD_LENGTH:
            continue
        words[mask] += 1
        endings[mask] += word.endswith(("ing", "ed"))
        ings[mask] += word.endswith("ing")
        if mask.bit_count() == SIZE and likelihood >= KNOWN_PANGRAM:
            known.add(mask)
        if word in rude or (mask.bit_count() == SIZE and likelihood < OBSCURE_PANGRAM):
            bad.add(mask)
    sets = sorted(mask for mask in known if is_usual(mask))
    bad |= _masks_blocked(sets, blocked)
    for mask in sets:
        for letter in letters_of(mask):
            center = BIT[letter]
            fitting = submasks(mask ^ center, held=center)
            total, ending, ing = (
                sum(map(counts.__getitem__, fitting)) for counts in (words, endings, ings)
            )
            if total in LIKELY_WORDS and bad.isdisjoint(fitting):
                hive = letter + "".join(sorted(letters_of(mask ^ center)))
                yield Candidate(hive, total, ending / total, ing / total)


def is_usual(mask: Mask) -> bool:
    """Return whether a set of letters follows the habits of published puzzles: no S, not both E and
    R, and at most three vowels.
    """
    both = BIT["e"] | BIT["r"]
    usual = not mask & BIT["s"] and mask & both != both
    return usual and (mask & VOWELS).bit_count() <= MAX_VOWELS


@cache  # reading all words is slow
def crude() -> frozenset[str]:
    """Return the words that may be answers but keep a hive out of the calendar."""
    marked = lists.words(WORDLISTS).items()
    rude = {"rude2", "rude3"}
    return frozenset(word for word, marks in marked if not rude.isdisjoint(marks.split()))


def unwanted() -> set[Mask]:
    """Return the masks of the words in `never-daily.txt` and `never-pangram.txt`."""
    never = lists.never_daily(WORDLISTS) | lists.never_pangram(WORDLISTS)
    return set(map(mask_of, never))


def _masks_blocked(sets: Collection[Mask], blocked: Collection[str]) -> set[Mask]:
    """Return the masks of blocked words that sets of letters can spell."""
    spelled = {subset for mask in sets for subset in submasks(mask)}
    return {mask for mask in spelled if lists.letters_fingerprint(letters_of(mask)) in blocked}
