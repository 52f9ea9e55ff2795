"""The hives that qualify for the calendar of a language other than English.

A daily hive has 20 to 60 likely words and a pangram that everybody knows. It can spell no blocked
word and no word of `never-daily.txt`, and has no pangram of `never-pangram.txt`. Where a set of
letters leaves a choice, at most a third of the hive's words have the same two last letters, so that
no hive is about the endings of infinitives.

What a hive can spell is found by *parts*: the letters of a word in order, each once, or as often as
the word has it in an edition that counts letters.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from beecore.editions import Edition
from beecore.words import lists

from .lemmas import WORDS, likelihood, table

LIKELY_WORDS = range(20, 61)
"""How many likely words a daily hive may have."""
LIKELY_PERCENTAGE = 50
KNOWN_ZIPF = 3
"""The least Zipf frequency of a pangram that everybody knows."""
MAX_ENDING = 1 / 3
"""The share of words with the same ending that a hive should not exceed."""
MIN_CENTERS = 2
"""The hives that a set of letters needs to return with another center."""


class Candidate(NamedTuple):
    """A hive that qualifies for a calendar, center first, and its number of likely words.

    `ending` is the share of the most common ending of two letters among these words.
    """

    hive: str
    words: int
    ending: float


class Words:
    """The likely words of an edition, in its letters, by their parts.

    `pangrams` has those that everybody knows and that may be pangrams of a day, by their parts.
    """

    def __init__(self, edition: Edition, percentages: Mapping[str, int], known: int) -> None:
        self.edition = edition
        self.by_part: defaultdict[str, list[str]] = defaultdict(list)
        self.pangrams: defaultdict[str, list[str]] = defaultdict(list)
        for word, percentage in percentages.items():
            if percentage < LIKELY_PERCENTAGE or len(word) < edition.minimum:
                continue
            part = self.part_of(word)
            self.by_part[part].append(word)
            if len(part) == edition.size and percentage >= known:
                self.pangrams[part].append(word)

    def part_of(self, word: str) -> str:
        """Return the letters of a word in order, each as often as it counts in the edition."""
        return "".join(sorted(word if self.edition.counts_letters else set(word)))

    def of_hive(self, hive: str) -> list[str]:
        """Return the likely words of a hive, which is given center first."""
        return sorted(
            word
            for part in parts("".join(sorted(hive)))
            if hive[0] in part
            for word in self.by_part.get(part, ())
        )


def read(edition: Edition, folder: Path, boundary: float) -> Words:
    """Return the likely words in a folder, whose likelihoods have a boundary (see `lemmas`)."""
    percentages = {}
    for line in (folder / WORDS).read_text("utf-8").splitlines():
        written, percentage = line.split()
        percentages[edition.alphabet.fold(written)] = int(percentage)
    return Words(edition, percentages, round(100 * likelihood(KNOWN_ZIPF, boundary)))


def candidates(words: Words, folder: Path) -> list[Candidate]:
    """Return the hives that qualify, by the tables in a folder."""
    return list(
        hives(
            words,
            lists.blocked_letters(folder),
            table(folder / "never-daily.txt"),
            table(folder / "never-pangram.txt"),
        )
    )


def hives(
    words: Words,
    blocked: Iterable[str] = (),
    never_daily: Iterable[str] = (),
    never_pangram: Iterable[str] = (),
) -> Iterator[Candidate]:
    """Yield every hive that qualifies for a calendar, by the fingerprints of blocked letters and
    the words that are never in a daily hive or never its pangram.
    """
    fold, never = words.edition.alphabet.fold, set(blocked)
    bad = {words.part_of(fold(word)) for word in never_daily}
    pangrams = {words.part_of(fold(word)) for word in never_pangram}
    for letters in sorted(words.pangrams.keys() - pangrams):
        spelled = parts(letters)
        fingerprints = {part: _fingerprint("".join(sorted(set(part)))) for part in spelled}
        wrong = {part for part in spelled if part in bad or fingerprints[part] in never}
        found = [part for part in spelled if part in words.by_part]
        centers = [each for each in sorted(set(letters)) if not any(each in part for part in wrong)]
        yield from _with_varied_endings(
            [
                _candidate(
                    center + letters.replace(center, "", 1),
                    [word for part in found if center in part for word in words.by_part[part]],
                )
                for center in centers
            ]
        )


def parts(letters: str) -> list[str]:
    """Return the parts of all words that letters in order can spell.

    >>> sorted(parts("ann"))
    ['', 'a', 'an', 'ann', 'n', 'nn']
    """
    found = {""}
    for letter in letters:
        found |= {part + letter for part in found}
    return sorted(found)


def _candidate(hive: str, likely: list[str]) -> Candidate:
    endings = Counter(word[-2:] for word in likely)
    return Candidate(hive, len(likely), max(endings.values()) / len(likely))


def _with_varied_endings(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Return the hives of one set of letters that qualify by their words: if enough of them have
    varied endings, only these.
    """
    qualified = [each for each in candidates if each.words in LIKELY_WORDS]
    varied = [each for each in qualified if each.ending <= MAX_ENDING]
    return varied if len(varied) >= MIN_CENTERS else qualified


_fingerprint = cache(lists.letters_fingerprint)
