"""Reads the project's word lists, and computes the likelihood of each word.

A folder of word lists has
- `words.txt`: one word per line with its marks, collected from dictionaries;
- `additions.txt`: newer words, each with the kinds of its regular forms (n, v, vv, c, or a for
  none). They are marked `new`, and their forms `newform`, until `words.txt` is collected again;
- `removals.txt`: entries of the other lists that are not words;
- `blocked.txt`: words that are never shown, even if another list has them, each as a fingerprint
  and a fingerprint of its letters;
- `never-pangram.txt` and `never-daily.txt`: words that are never a pangram of a daily hive, and
  words that no daily hive can spell, each with the reason;
- `weights.json`: the weights of the model in `likelihood`;
- `verdicts.tsv`: decisions by hand on words that the model judges wrong. A line is a word, `yes`
  for a word that is likely or `no` for one that never is, a reason, and a source, apart by tabs.
  The reason of a `no` is a `Reason`, which the page shows; that of a `yes` is the kind of word. The
  lines are sorted.

Lines that begin with # are comments.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..errors import WordListError
from ..lexicon import Entry
from ..pack import REASONS, Reason
from .likelihood import Model, clues

MIN_WORD_LENGTH = 4
NEW = "new"
COMPANY = "company"
"""The name under which `LookedUp.weights` sums the clues about similarly used words."""
_BRITISH = "british"
_NOT_AMERICAN = {_BRITISH, "variant"}
_KINDS = {"n", "v", "nv", "vv", "nvv", "c", "nc", "a"}


class ListedVerdict(NamedTuple):
    """Whether a word is likely, why, and where that can be looked up."""

    likely: bool
    reason: str
    source: str

    def of(self, entry: Entry) -> Entry:
        """Return a word's entry with the likelihood that the verdict leaves it."""
        if self.likely:
            return Entry(entry.word, max(entry.likelihood, LEAST_YES))
        return never_likely(entry, Reason(self.reason))


def never_likely(entry: Entry, reason: Reason) -> Entry:
    """Return a word's entry with a likelihood that leaves the word possible, for a reason."""
    return Entry(entry.word, min(entry.likelihood, MOST_NO), reason)


class LookedUp(NamedTuple):
    """The entry of a word, its marks, the weight of each of its clues, and the verdict on it."""

    entry: Entry
    likely: bool
    marks: list[str]
    weights: dict[str, float]
    verdict: ListedVerdict | None


def entries(folder: Path) -> Iterator[Entry]:
    """Yield the entry of every word; words that are not likely have a reason.

    Raises `WordListError` if a list is missing or has an invalid line.
    """
    model, listed = Model.read(folder / "weights.json"), words(folder)
    judge = cache(model.judge)
    judged = (Entry(word, *judge(marks, len(word))) for word, marks in listed.items())
    yield from decided(judged, listed, read_verdicts(folder))


def decided(
    entries: Iterable[Entry], listed: Mapping[str, str], verdicts: Mapping[str, ListedVerdict]
) -> Iterator[Entry]:
    """Yield the entries with the likelihoods that the verdicts leave them.

    Without a verdict, a British spelling of a listed American word is never likely.
    """
    for entry in entries:
        if verdict := verdicts.get(entry.word):
            yield verdict.of(entry)
        elif _is_british(entry.word, listed):
            yield never_likely(entry, Reason.BRITISH)
        else:
            yield entry


def likely(folder: Path) -> float:
    """Return the likelihood from which a word counts as likely."""
    return Model.read(folder / "weights.json").likely


def look_up(folder: Path, wanted: Iterable[str]) -> dict[str, LookedUp | None]:
    """Return what the lists know about each wanted word; None for a word that they do not have."""
    model, listed = Model.read(folder / "weights.json"), words(folder)
    verdicts = read_verdicts(folder)

    def known(word: str) -> LookedUp | None:
        evidence = listed.get(word)
        if evidence is None:
            return None
        judged = Entry(word, *model.judge(evidence, len(word)))
        (entry,) = decided([judged], listed, verdicts)
        weights: dict[str, float] = {}
        for clue in clues(evidence, len(word)):
            name = COMPANY if "=" in clue[1:] else clue
            weights[name] = weights.get(name, 0.0) + model.weight(clue)
        is_likely = entry.likelihood >= model.likely
        return LookedUp(entry, is_likely, evidence.split(), weights, verdicts.get(word))

    return {word: known(word) for word in wanted}


def words(folder: Path) -> dict[str, str]:
    """Return the marks of every word that is not blocked or removed."""
    added = additions(folder)
    listed = dict(added)
    for line in lines_of(folder / "words.txt"):
        word, _, evidence = line.partition(" ")
        if word in added or not evidence.startswith(NEW):
            listed[word] = evidence
    for word in lines_of(folder / "removals.txt"):
        listed.pop(word, None)
    never = blocked(folder)
    return {word: evidence for word, evidence in listed.items() if fingerprint(word) not in never}


def additions(folder: Path) -> dict[str, str]:
    """Return the words of `additions.txt` and their regular forms, each with its mark.

    Raises `WordListError` for a line in another format.
    """
    added = {}
    for line in lines_of(folder / "additions.txt"):
        lemma, _, kinds = line.partition(" ")
        if kinds not in _KINDS:
            raise WordListError(
                f"{line!r} in additions.txt: a word is followed by the kinds of its forms,"
                f" one of {' '.join(sorted(_KINDS))}"
            )
        added[lemma] = NEW
        for form in inflections(lemma, kinds):
            added.setdefault(form, f"{NEW}form")
    return {word: mark for word, mark in added.items() if len(word) >= MIN_WORD_LENGTH}


def blocked(folder: Path) -> set[str]:
    """Return the fingerprints of the words that are never shown."""
    return {line.split()[0] for line in lines_of(folder / "blocked.txt")}


def blocked_letters(folder: Path) -> set[str]:
    """Return the fingerprints of the blocked words' letters, which no daily hive may contain."""
    return {line.split()[1] for line in lines_of(folder / "blocked.txt")}


def block(word: str) -> str:
    """Return the line of `blocked.txt` that blocks a word.

    >>> block("noon")
    'b198f3cd8e7048e4 9390298f3fb0c5b1'
    """
    return f"{fingerprint(word)} {letters_fingerprint(word)}"


def letters_fingerprint(letters: str) -> str:
    """Return the fingerprint of a set of letters, in any order and number.

    >>> letters_fingerprint("noon") == letters_fingerprint("on")
    True
    """
    return fingerprint("".join(sorted(set(letters))))


def fingerprint(text: str) -> str:
    """Return the fingerprint of a text in `blocked.txt`: the first 16 hex digits of its SHA-256.

    >>> fingerprint("noon")
    'b198f3cd8e7048e4'
    """
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_british(word: str, listed: Mapping[str, str]) -> bool:
    if _BRITISH not in listed[word].split():
        return False
    twins = (listed[twin] for twin in american(word) if twin in listed)
    return any(_NOT_AMERICAN.isdisjoint(marks.split()) for marks in twins)


def lines_of(path: Path, encoding: str = "ascii") -> list[str]:
    """Return the lines of a list but for comments; `WordListError` if it cannot be read."""
    try:
        lines = path.read_text(encoding).splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise WordListError(f"cannot read {str(path)!r}: {error}") from None
    return [line for line in lines if line and not line.startswith("#")]


_WORD = re.compile("[a-z]+")
VERDICTS = "verdicts.tsv"
YES, NO = "yes", "no"
LEAST_YES, MOST_NO = 0.8, 0.1
"""The least likelihood of a word with a `yes`, and the greatest of one with a `no`."""


def read_verdicts(folder: Path) -> dict[str, ListedVerdict]:
    """Return the verdict on each word; `WordListError` for an invalid line."""
    verdicts, last = dict[str, ListedVerdict](), ""
    for line in lines_of(folder / VERDICTS, "utf-8"):
        if problem := _problem(line, last):
            raise WordListError(f"{line!r} in {VERDICTS}: {problem}")
        last, verdict, reason, source = line.split("\t")
        verdicts[last] = ListedVerdict(verdict == YES, reason, source)
    return verdicts


def _problem(line: str, last: str) -> str:
    """Return what is wrong with a line after the line of the word `last`; empty if nothing is."""
    columns = line.split("\t")
    if len(columns) != 4 or not all(columns):
        return "a word, yes or no, a reason, and a source are separated by tabs"
    word, verdict, reason, _ = columns
    if len(word) < MIN_WORD_LENGTH or not _WORD.fullmatch(word):
        return f"a word has at least {MIN_WORD_LENGTH} letters, all of them a-z"
    if verdict not in (YES, NO):
        return f"{verdict!r} is no verdict; it is {YES} or {NO}"
    if verdict == NO and reason not in REASONS:
        return f"{reason!r} is not one of the reasons {', '.join(filter(None, REASONS))}"
    if word == last:
        return "the word has a verdict already"
    return f"it must come before {last!r}: the words are sorted" if word < last else ""


_BRITISH_TO_AMERICAN = (
    ("aero", "air"),
    ("aught", "aft"),
    ("ellery", "elry"),
    ("ence", "ense"),
    ("ough", "ow"),
    ("oeu", "eu"),
    ("sce", "ske"),
    ("ium", "um"),
    ("ae", "e"),
    ("is", "iz"),
    ("ll", "l"),
    ("oe", "e"),
    ("ou", "o"),
    ("ph", "f"),
    ("re", "er"),
    ("ys", "yz"),
    ("l", "ll"),
)


def american(word: str) -> Iterator[str]:
    """Yield what a British word may be in American spelling, most of which is no word.

    >>> list(american("odour")), "traveler" in american("traveller")
    (['odor'], True)
    """
    for british, replacement in _BRITISH_TO_AMERICAN:
        start = word.find(british)
        while start >= 0:
            yield word[:start] + replacement + word[start + len(british) :]
            start = word.find(british, start + 1)


_HISSING = re.compile("(?:s|x|z|ch|sh)$")
_CONSONANT_Y = re.compile("[^aeiou]y$")
_SHORT = re.compile("[^aeiou]*[aeiou][^aeiouwxy]")


def inflections(lemma: str, kinds: str) -> set[str]:
    """Return the regular forms of a noun (n), verb (v) or adjective compared with -er (c).

    The last consonant is doubled in words of one syllable; in longer words only for `vv`.

    >>> sorted(inflections("vibe", "v")), sorted(inflections("untag", "vv"))
    (['vibed', 'vibes', 'vibing'], ['untagged', 'untagging', 'untags'])
    >>> sorted(inflections("selfie", "n") | inflections("janky", "c"))
    ['jankier', 'jankiest', 'selfies']
    """
    forms = set()
    if "n" in kinds or "v" in kinds:
        forms.add(_with_s(lemma))
    doubled = lemma + lemma[-1] if "vv" in kinds or _SHORT.fullmatch(lemma) else lemma
    if "v" in kinds:
        forms |= {_with_e(doubled, "ed"), _with_ing(doubled)}
    if "c" in kinds:
        forms |= {_with_e(doubled, "er"), _with_e(doubled, "est")}
    return forms


def _with_s(lemma: str) -> str:
    if _CONSONANT_Y.search(lemma):
        return f"{lemma[:-1]}ies"
    return f"{lemma}es" if _HISSING.search(lemma) else f"{lemma}s"


def _with_e(lemma: str, ending: str) -> str:
    if _CONSONANT_Y.search(lemma):
        return f"{lemma[:-1]}i{ending}"
    return lemma.removesuffix("e") + ending


def _with_ing(lemma: str) -> str:
    silent = lemma.endswith("e") and not lemma.endswith(("ee", "ie", "oe", "ye"))
    return f"{lemma[:-1] if silent else lemma}ing"
