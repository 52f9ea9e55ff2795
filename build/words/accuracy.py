"""Measures a lexicon against published puzzles: which words the editor accepted, and which not.

A puzzle is a line of JSON, {"hive": "vctaoen", "answers": ["cave", …]}, center first, with a "date"
where the order matters. All figures count pairs of a puzzle and a word. An answer that the word
lists do not have counts as never found.
"""

import json
from collections import ChainMap
from collections.abc import Iterable, Iterator
from datetime import timedelta
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple

from beecore import BeeError, Entry, Hive, Lexicon, Solution, disk, is_pangram, points, solve
from beecore.decisions import UNDECIDED
from beecore.editions import genius
from beecore.errors import MB, WordListError
from beecore.game.puzzles import FIRST_DAY
from beecore.memory import NOTHING, Memory
from beecore.words import lists, shipped
from beecore.words.likelihood import Model

from .. import WORDLISTS
from .relations import families

FOLDS = 10
TRIED = 30
"""How many puzzles are judged where there is no file, after those that are learned from."""
MAX_FILE_BYTES = 64 * MB
"""The largest file of puzzles; 100,000 puzzles fit."""


class Published(NamedTuple):
    """A hive, the words that its editor accepted, and its date, or an empty text if unknown."""

    hive: Hive
    answers: set[str]
    date: str = ""


def main(file: Path | None, taught: int = 0) -> None:
    """Print how well the likelihoods match published puzzles, as a line of JSON for each lexicon.

    The first line is for models that judge only words of families they were not fitted to, the
    second for the shipped model. With `taught`, each puzzle is judged after learning the answers of
    the `taught` puzzles before it; puzzles with fewer before them are left out. Without a file, a
    few hives of the calendar with our own likely words show that the command works.
    """
    likely = lists.likely(WORDLISTS)
    current = Lexicon.from_entries(lists.entries(WORDLISTS), likely)
    games = puzzles(file) if file else list(islice(own_puzzles(current), taught + TRIED))
    source = file.name if file else "our own likely words: a smoke run, not a measurement"
    unseen = Lexicon.from_entries(unseen_entries(), likely)
    for name, lexicon in ("unseen", unseen), ("shipped", current):
        head = {"lexicon": name, "puzzles": len(games), "of": source}
        print(json.dumps(head | report(games, lexicon, taught)), flush=True)


def own_puzzles(lexicon: Lexicon) -> Iterator[Published]:
    for number, letters in enumerate(shipped.calendar()):
        hive = Hive(letters)
        likely = {solution.word for solution in solve(hive, lexicon) if solution.likely}
        yield Published(hive, likely, str(FIRST_DAY + timedelta(number)))


def replayed(
    puzzles: Iterable[Published], lexicon: Lexicon, taught: int
) -> Iterator[tuple[Published, list[Solution]]]:
    """Yield the puzzles by date, each solved with a memory of the `taught` puzzles before it.

    The first `taught` puzzles are left out. Raises `WordListError` if a date is missing, or if
    there are too few puzzles.
    """
    days = sorted(puzzles, key=lambda puzzle: puzzle.date)
    if taught and not days[0].date:
        raise WordListError(f"{days[0].hive} has no date, which --teach needs")
    if taught and len(days) <= taught:
        raise WordListError(f"{len(days)} puzzles are too few: none comes after {taught} others")
    lessons = [NOTHING.teach(day.hive, list(day.answers), day.date).lessons for day in days]
    for place, day in enumerate(days[taught:]):
        memory = Memory(dict(ChainMap(*reversed(lessons[place : place + taught]))), UNDECIDED)
        yield day, memory.over(day.hive, solve(day.hive, lexicon), lexicon.likely)


def unseen_entries() -> Iterator[Entry]:
    """Yield every word with the likelihood from the model that was not fitted to its family."""
    tables = json.loads((WORDLISTS / "weights-unseen.json").read_text("ascii"))
    models = [Model(table["weights"], table["bias"], table["likely"]) for table in tables]
    words = lists.words(WORDLISTS)
    family = families(words)
    judged = (
        Entry(word, models[fold_of(family[word])].likelihood(evidence, len(word)))
        for word, evidence in words.items()
    )
    yield from lists.decided(judged, words, lists.read_verdicts(WORDLISTS))


def fold_of(family: str) -> int:
    """Return the number of the model that is fitted without `family`."""
    return int(lists.fingerprint(family), 16) % FOLDS


def puzzles(file: Path) -> list[Published]:
    """Read a file of puzzles; raises `WordListError` if it is empty or in another format."""
    try:
        lines = [json.loads(line) for line in disk.read_text(file, MAX_FILE_BYTES).splitlines()]
        games = [
            Published(Hive(line["hive"].lower()), set(line["answers"]), line.get("date", ""))
            for line in lines
        ]
    except (BeeError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise WordListError(
            f"{str(file)!r} is not a file of puzzles ({error}):"
            ' each line must be like {"hive": "vctaoen", "answers": ["cave"]}'
        ) from None
    if not games:
        raise WordListError(f"{str(file)!r} is empty: at least one puzzle is needed")
    return games


def report(puzzles: Iterable[Published], lexicon: Lexicon, taught: int = 0) -> dict[str, float]:
    """Return precision, recall, and F1 of the likely words, the average precision of the ranking
    by likelihood, the recall of answers and of pangrams among all words, and the share of puzzles
    for which the points needed for Genius are estimated to within 5 %.
    """
    pairs: list[tuple[float, bool, bool]] = []
    answers = pangrams = found_pangrams = days = close = 0
    for (hive, accepted, _), solutions in replayed(puzzles, lexicon, taught):
        answers += len(accepted)
        pangrams += sum(is_pangram(word, hive) for word in accepted)
        for solution in solutions:
            right = solution.word in accepted
            pairs.append((solution.likelihood, solution.likely, right))
            found_pangrams += right and solution.pangram
        goal = genius(sum(points(word, hive) for word in accepted), hive.edition)
        expected = sum(solution.likelihood * solution.points for solution in solutions)
        close += abs(genius(round(expected), hive.edition) - goal) <= 0.05 * goal
        days += 1
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
        "genius_within_5_percent": close / days if days else 0.0,
    }
    return {name: round(figure, 4) for name, figure in figures.items()}


def average_precision(ranked: Iterable[tuple[float, bool]], answers: int) -> float:
    """Return the mean over all answers of the precision at that answer's rank, zero if not found.

    Pairs with the same likelihood share a rank, so their order does not matter.

    >>> average_precision([(0.9, True), (0.5, False), (0.3, False), (0.1, True)], answers=2)
    0.75
    """
    shown = hits = 0
    total = 0.0
    for _, group in groupby(sorted(ranked, reverse=True), key=lambda pair: pair[0]):
        rights = [right for _, right in group]
        shown += len(rights)
        hits += sum(rights)
        total += sum(rights) * hits / shown
    return total / answers if answers else 0.0
