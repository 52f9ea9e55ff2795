"""The hives that qualify for the calendar of a language.

A daily hive of English follows the habits of published puzzles: no S, not both E and R, at most
three vowels, 20 to 65 likely words, and at least one pangram that everybody knows but no likely one
that few people know. One of another language has 20 to 60 likely words and a pangram that everybody
knows.

So that no hive is about one ending, at most three in five of its likely words have the same two
last letters, or in English end in -ing or -ed; in other languages at most a third, where a set of
letters leaves a choice.

No daily hive can spell a blocked word, a word of `never-daily.txt`, or any other listed word that
is called crude, insulting, or grim, even if it would only be a bonus word. None has a pangram of
`never-pangram.txt`.

What a hive can spell is found by *parts*: the letters of a word in order, each once, or as often as
the word has it in an edition that counts letters.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from beecore.editions import ORIGINAL, Edition
from beecore.words import lists, shipped

from .. import WORDLISTS
from .languages import LANGUAGES
from .lemmas import LIKELY, likelihood
from .sources import table, table_rows

KNOWN, KNOWN_ZIPF = 0.9, 3
"""The least likelihood of a pangram that everybody knows in English, and its least Zipf frequency
in other languages."""
OBSCURE = 0.7
"""The least likelihood of a likely English pangram that is not obscure."""
MANY_ENDINGS, MANY_ING, MANY_SAME = 0.35, 0.5, 1 / 3
"""The share of likely words in -ing or -ed that counts as many, that of words in -ing, and that of
words with the same two last letters."""
MAX_SHARE = 0.6
"""The share of the likely words of a day that may have one ending."""
UNWANTED = {"rude2", "rude3", "slur", "insulting", "hurtful", "crude", "sexual", "grim"}
"""The marks of English words, and the reasons in `unlikely.txt`, for which no day spells a word."""
ENDINGS, ING, SAME_ENDING = "many in -ing or -ed", "many in -ing", "many with the same ending"
MIN_CENTERS = 2
"""The hives that a set of letters needs to return with another center."""


class Candidate(NamedTuple):
    """A hive that qualifies, center first, its number of likely words, and its traits.

    These are its letters, its center, and many words of the same ending.
    """

    hive: str
    words: int
    traits: Sequence[str]


class Pool:
    """The likely words of a language by their parts, and which hives may be made of them.

    `sizes` has the numbers of likely words that a hive may have, and `known` is the least
    likelihood of a pangram that everybody knows. Tables in a folder have the words that hives may
    not spell or have as pangrams; `unwanted` has more words that they may not spell.
    """

    sizes = range(20, 61)

    def __init__(
        self,
        edition: Edition,
        likelihoods: Mapping[str, float],
        known: float,
        folder: Path,
        unwanted: Iterable[str] = (),
    ) -> None:
        self.edition, self.known, self.folder = edition, known, folder
        self._likelihoods = likelihoods
        self._blocked = lists.blocked_letters(folder)
        self._unwanted = self._parts_of(table(folder / "never-daily.txt").union(unwanted))
        self._never_pangram = self._parts_of(table(folder / "never-pangram.txt"))
        self._by_part: defaultdict[str, list[str]] = defaultdict(list)
        for word in likelihoods:
            if len(word) >= edition.minimum:
                self._by_part[self._part_of(word)].append(word)

    def share_of_ending(self, words: Collection[str]) -> float:
        """Return which share of words has the ending that bores most: the same two last letters."""
        return max(Counter(word[-2:] for word in words).values()) / len(words)

    def endings(self, words: Collection[str]) -> Iterator[str]:
        """Yield the traits of a hive for the endings of its words."""
        if self.share_of_ending(words) > MANY_SAME:
            yield SAME_ENDING

    def _parts_of(self, words: Iterable[str]) -> set[str]:
        return {self._part_of(self.edition.alphabet.fold(word)) for word in words}

    def _part_of(self, word: str) -> str:
        """Return the letters of a word in order, each as often as it counts in the edition."""
        return "".join(sorted(word if self.edition.counts_letters else set(word)))

    def of_hive(self, hive: str) -> list[str]:
        spelled = (part for part in parts("".join(sorted(hive))) if hive[0] in part)
        return sorted(word for part in spelled for word in self._by_part.get(part, ()))

    def pangrams(self, hive: str) -> list[str]:
        return self._by_part.get("".join(sorted(hive)), [])

    def qualifies(self, hive: str) -> bool:
        letters = "".join(sorted(hive))
        likelihoods = [self._likelihoods[word] for word in self.pangrams(hive)]
        return (
            max(likelihoods, default=0) >= self.known
            and letters not in self._never_pangram
            and len(words := self.of_hive(hive)) in self.sizes
            and self.share_of_ending(words) <= MAX_SHARE
            and self.is_clean(hive)
        )

    def is_clean(self, hive: str) -> bool:
        spelled = [part for part in parts("".join(sorted(hive))) if hive[0] in part]
        is_wanted = self._unwanted.isdisjoint(spelled)
        return is_wanted and not any(_fingerprint(part) in self._blocked for part in spelled)

    def candidates(self) -> Iterator[Candidate]:
        """Yield every hive that qualifies.

        If enough hives of a set of letters have varied endings, only these do.
        """
        for letters in sorted(part for part in self._by_part if len(part) == self.edition.size):
            hives = [each + letters.replace(each, "", 1) for each in sorted(set(letters))]
            some = [self._candidate(hive) for hive in hives if self.qualifies(hive)]
            varied = [each for each in some if SAME_ENDING not in each.traits]
            yield from varied if len(varied) >= MIN_CENTERS else some

    def _candidate(self, hive: str) -> Candidate:
        words = self.of_hive(hive)
        return Candidate(hive, len(words), [*letter_traits(hive), *self.endings(words)])


class English(Pool):
    sizes = range(20, 66)

    def qualifies(self, hive: str) -> bool:
        letters = set(hive)
        if "s" in letters or {"e", "r"} <= letters or len(letters & {*"aeiou"}) > 3:
            return False
        least = min((self._likelihoods[word] for word in self.pangrams(hive)), default=1)
        return least >= OBSCURE and super().qualifies(hive)

    def share_of_ending(self, words: Collection[str]) -> float:
        return sum(word.endswith(("ing", "ed")) for word in words) / len(words)

    def endings(self, words: Collection[str]) -> Iterator[str]:
        if self.share_of_ending(words) >= MANY_ENDINGS:
            yield ENDINGS
        if sum(word.endswith("ing") for word in words) / len(words) >= MANY_ING:
            yield ING


@lru_cache(1)
def parts(letters: str) -> list[str]:
    """Return the parts of all words that letters in order can spell.

    >>> sorted(parts("ann"))
    ['', 'a', 'an', 'ann', 'n', 'nn']
    """
    found = {""}
    for letter in letters:
        found |= {part + letter for part in found}
    return sorted(found)


_fingerprint = cache(lists.letters_fingerprint)


def letter_traits(hive: str) -> list[str]:
    """Return the letters of a hive, each once, and its center."""
    return [f"center {hive[0]}", *sorted(set(hive))]


def pool(language: str) -> Pool:
    if language == ORIGINAL.language:
        usual, marks = shipped.usual(), lists.words(WORDLISTS)
        entries = (each for each in usual.all_entries() if each.likelihood >= usual.likely)
        likely = {each.word: each.likelihood for each in entries}
        unwanted = (word for word in marks if not UNWANTED.isdisjoint(marks[word].split()))
        return English(ORIGINAL, likely, KNOWN, WORDLISTS, unwanted)
    recipe = LANGUAGES[language]()
    fold, rows = recipe.edition.alphabet.fold, table_rows(recipe.folder / "words.txt")
    percentages = {fold(word): int(percentage) for word, percentage in rows}
    likely = {word: each / 100 for word, each in percentages.items() if each >= LIKELY}
    known = round(100 * likelihood(KNOWN_ZIPF, recipe.boundary)) / 100
    unlikely = table_rows(recipe.folder / "unlikely.txt")
    unwanted = (word for word, *reason in unlikely if reason[0] in UNWANTED)
    return Pool(recipe.edition, likely, known, recipe.folder, unwanted)
