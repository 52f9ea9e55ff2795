"""Verdicts: decisions by hand on words that the model judges wrong.

A line of `verdicts.tsv` is a word, `yes` for a word that is likely or `no` for one that never is, a
reason, and a source, separated by tabs. The reason of a `no` is one of `beecore.reasons`, which the
page shows; that of a `yes` is the kind of word. Lines are sorted; those that begin with # are
comments.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ..errors import WordListError
from ..lexicon import Entry
from ..reasons import REASONS, Reason

_WORD = re.compile("[a-z]+")
FILE = "verdicts.tsv"
MIN_WORD_LENGTH = 4
YES, NO = "yes", "no"
LEAST_YES, MOST_NO = 0.8, 0.1
"""The least likelihood of a word with a `yes`, and the greatest of one with a `no`."""


class Verdict(NamedTuple):
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


def read(folder: Path) -> dict[str, Verdict]:
    """Return the verdict on each word; `WordListError` for an invalid line."""
    try:
        lines = (folder / FILE).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise WordListError(f"cannot read {str(folder / FILE)!r}: {error}") from None
    return dict(_parsed(lines))


def _parsed(lines: Iterable[str]) -> Iterator[tuple[str, Verdict]]:
    """Yield each word with its verdict; `WordListError` for an invalid line."""
    last = ""
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("#"):
            continue
        if problem := _problem(line, last):
            raise WordListError(f"line {number} of {FILE}, {line!r}: {problem}")
        last, verdict, reason, source = line.split("\t")
        yield last, Verdict(verdict == YES, reason, source)


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
