"""Measures a lexicon against published puzzles: which words did the editor take, and which not?

A puzzle is a line of JSON, {"hive": "vctaoen", "answers": ["cave", …]}, center first. The figures
are over pairs of a puzzle and a word; an answer that the lexicon lacks counts as never found.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from beecore import Entry, Hive, Lexicon, is_pangram, solve
from beecore.errors import HiveError, WordListError
from beecore.words import lists
from beecore.words.likelihood import Model

from . import WORDLISTS
from .families import families

FOLDS = 10


class Puzzle(NamedTuple):
    """A hive and the words its editor took."""

    hive: Hive
    answers: set[str]


def main(file: Path) -> None:
    """Print how good the likelihoods are against a file of puzzles, as JSON.

    First those of models that were fitted to no word of the family they judge, then the shipped.
    """
    games = puzzles(file)
    likely = lists.likely(WORDLISTS)
    shipped = Lexicon.from_entries(lists.entries(WORDLISTS), likely)
    unseen = Lexicon.from_entries(unseen_entries(), likely)
    figures = {"unseen": report(games, unseen), "shipped": report(games, shipped)}
    print(json.dumps(figures, indent=2))


def unseen_entries() -> Iterator[Entry]:
    """Yield every word as judged by the model that saw neither it nor its family."""
    tables = json.loads((WORDLISTS / "weights-unseen.json").read_text("ascii"))
    models = [Model(table["weights"], table["bias"], table["likely"]) for table in tables]
    words = lists.words(WORDLISTS)
    family = families(words)
    for word, evidence in words.items():
        model = models[fold_of(family[word])]
        yield Entry(word, model.likelihood(evidence, len(word)))


def fold_of(family: str) -> int:
    """Return the number of the model that is fitted without a family of words."""
    return int(lists.fingerprint(family), 16) % FOLDS


def puzzles(file: Path) -> list[Puzzle]:
    """Return the puzzles of a file; `WordListError` if it has none or they have another shape."""
    try:
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        found = [Puzzle(Hive(line["hive"].lower()), set(line["answers"])) for line in lines]
    except (OSError, HiveError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise WordListError(
            f"{str(file)!r} is no file of puzzles ({error}):"
            ' a line is {"hive": "vctaoen", "answers": ["cave"]}'
        ) from None
    if not found:
        raise WordListError(f"{str(file)!r} is empty: at least one puzzle is needed")
    return found


def report(puzzles: Iterable[Puzzle], lexicon: Lexicon) -> dict[str, float]:
    """Return precision, recall and F1 of the likely band, average precision of the ranking by
    likelihood, and what both bands together recall of the answers and of the pangrams.
    """
    pairs: list[tuple[float, bool, bool]] = []
    answers = pangrams = found_pangrams = 0
    for hive, taken in puzzles:
        answers += len(taken)
        pangrams += sum(is_pangram(word, hive) for word in taken)
        for solution in solve(hive, lexicon):
            right = solution.word in taken
            pairs.append((solution.likelihood, solution.likely, right))
            found_pangrams += right and solution.pangram
    shown = sum(likely for _, likely, _ in pairs)
    hits = sum(likely and right for _, likely, right in pairs)
    figures = {
        "precision": hits / shown if shown else 0.0,
        "recall": hits / answers if answers else 0.0,
        "f1": 2 * hits / (shown + answers) if shown + answers else 0.0,
        "recall_all": sum(right for *_, right in pairs) / answers if answers else 0.0,
        "average_precision": average_precision(
            ((likelihood, right) for likelihood, _, right in pairs), answers
        ),
        "pangram_recall": found_pangrams / pangrams if pangrams else 0.0,
    }
    return {name: round(figure, 4) for name, figure in figures.items()}


def average_precision(ranked: Iterable[tuple[float, bool]], answers: int) -> float:
    """Return the mean, over all answers, of the precision down to each; zero for those not found.

    Pairs of one likelihood are taken together, so their order does not matter.

    >>> average_precision([(0.9, True), (0.5, False), (0.3, False), (0.1, True)], answers=2)
    0.75
    """
    shown = hits = 0
    total = 0.0
    for _, level in groupby(sorted(ranked, reverse=True), key=lambda pair: pair[0]):
        rights = [right for _, right in level]
        shown += len(rights)
        hits += sum(rights)
        total += sum(rights) * hits / shown
    return total / answers if answers else 0.0
