"""Measures a lexicon against published puzzles: which words did the editor take, and which not?

A puzzle is a line of JSON, {"hive": "vctaoen", "answers": ["cave", …]}, center first, with a "date"
where the order counts. The figures are over pairs of a puzzle and a word; an answer that is in no
list counts as never found.
"""

import json
from collections import ChainMap
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple

from beecore import BeeError, Entry, Hive, Lexicon, Solution, disk, is_pangram, points, solve
from beecore.bounds import MB
from beecore.errors import WordListError
from beecore.game.puzzles import FIRST_DAY, read
from beecore.odds import odds_of
from beecore.scoring import GENIUS, RANKS, threshold
from beecore.taught import NOTHING, Memory
from beecore.words import lists, shipped
from beecore.words.likelihood import Model

from . import WORDLISTS
from .families import families

FOLDS = 10
QUICK = 30
"""The puzzles of a quick run, after those that are taught."""
MOST = 64 * MB
"""Bytes of a file of puzzles: a hundred thousand of them."""


class Puzzle(NamedTuple):
    """A hive, the words its editor took, and the day it was of; empty if that is not known."""

    hive: Hive
    answers: set[str]
    date: str = ""


def main(file: Path | None, taught: int = 0, quick: bool = False) -> None:
    """Print how good the likelihoods are against puzzles, as a line of JSON for each lexicon.

    First those of models that were fitted to no word of the family they judge, then the shipped.
    With `taught` the puzzles are replayed day by day: each is judged with that many of the puzzles
    before it taught, and those that have fewer before them are not judged. With `quick` only the
    first puzzles of the file are used, and without a file some of our own; the output says so.

    Raises `WordListError` for a file of another shape, or if there is neither a file nor `quick`.
    """
    if not (file or quick):
        raise WordListError("no file of published puzzles: name one, or ask for a --quick run")
    likely = lists.likely(WORDLISTS)
    current = Lexicon.from_entries(lists.entries(WORDLISTS), likely)
    most = taught + QUICK if quick else None
    games = puzzles(file)[:most] if file else list(islice(own_puzzles(current), most))
    source = file.name if file else "our own likely words"
    if quick:
        source += ": a smoke run, no figure of accuracy"
    tell("unseen", source, games, Lexicon.from_entries(unseen_entries(), likely), taught)
    tell("shipped", source, games, current, taught)


def tell(name: str, source: str, games: Sequence[Puzzle], lexicon: Lexicon, taught: int) -> None:
    """Print a lexicon's figures at once, with the puzzles that they were taken on."""
    head = {"lexicon": name, "puzzles": len(games), "of": source}
    print(json.dumps(head | report(games, lexicon, taught)), flush=True)


def own_puzzles(lexicon: Lexicon) -> Iterator[Puzzle]:
    """Yield the hives of the calendar as if their answers were the lexicon's likely words."""
    calendar = read((WORDLISTS / shipped.CALENDAR).read_text("utf-8"))
    for number, letters in enumerate(calendar):
        hive = Hive(letters)
        likely = {solution.word for solution in solve(hive, lexicon) if solution.likely}
        yield Puzzle(hive, likely, str(FIRST_DAY + timedelta(number)))


def replayed(
    puzzles: Iterable[Puzzle], lexicon: Lexicon, taught: int
) -> Iterator[tuple[Puzzle, list[Solution]]]:
    """Yield each puzzle that has `taught` before it with what one makes of it who remembers those;
    without any, all in their order.

    Raises `WordListError` for a puzzle without a date, or if none has so many before it.
    """
    days = sorted(puzzles, key=lambda puzzle: puzzle.date)
    if taught and not days[0].date:
        raise WordListError(f"{days[0].hive} has no date: it is needed to teach day by day")
    if taught and len(days) <= taught:
        raise WordListError(f"{len(days)} puzzles are too few: none has {taught} before it")
    lessons = [NOTHING.teach(day.hive, list(day.answers), day.date).lessons for day in days]
    for place, day in enumerate(days[taught:]):
        memory = Memory(dict(ChainMap(*reversed(lessons[place : place + taught]))), {})
        yield day, memory.over(day.hive, solve(day.hive, lexicon), lexicon.likely)


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
        lines = [json.loads(line) for line in disk.read_text(file, MOST).splitlines()]
        found = [
            Puzzle(Hive(line["hive"].lower()), set(line["answers"]), line.get("date", ""))
            for line in lines
        ]
    except (BeeError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise WordListError(
            f"{str(file)!r} is no file of puzzles ({error}):"
            ' a line is {"hive": "vctaoen", "answers": ["cave"]}'
        ) from None
    if not found:
        raise WordListError(f"{str(file)!r} is empty: at least one puzzle is needed")
    return found


def report(puzzles: Iterable[Puzzle], lexicon: Lexicon, taught: int = 0) -> dict[str, float]:
    """Return precision, recall and F1 of the likely band, average precision of the ranking by
    likelihood, what both bands together recall of the answers and of the pangrams, and on how many
    of the days the points that Genius takes are estimated to within 5 %.
    """
    pairs: list[tuple[float, bool, bool]] = []
    answers = pangrams = found_pangrams = days = close = 0
    for (hive, taken, _), solutions in replayed(puzzles, lexicon, taught):
        answers += len(taken)
        pangrams += sum(is_pangram(word, hive) for word in taken)
        for solution in solutions:
            right = solution.word in taken
            pairs.append((solution.likelihood, solution.likely, right))
            found_pangrams += right and solution.pangram
        genius = threshold(dict(RANKS)[GENIUS], sum(points(word, hive) for word in taken))
        close += abs(odds_of(solutions).genius - genius) <= 0.05 * genius
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
