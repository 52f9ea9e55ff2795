"""Fits `wordlists/weights.json` to published puzzles and tells honestly how good that is.

Every word of the lists that fits a puzzle's hive was taken by the editor or passed over; a logistic
regression on the words' clues learns which. A word that fits many hives gives the same verdict over
and over, so its verdicts count less than in proportion (`REPEATS`). A clue gets a weight only if
enough words have it (`FEWEST`), so that no weight stands for a word.

Words are parted into `FOLDS` by family, and for each fold a model is fitted to the others' words.
What these say of the words that they never saw, nor their families, is the honest figure; they are
kept in `weights-unseen.json`, so that `build accuracy` can tell it of other puzzles.
"""

import json
from collections import Counter
from pathlib import Path
from typing import TypeAlias

import numpy as np
from scipy.sparse import csr_matrix, vstack  # type: ignore
from sklearn.linear_model import LogisticRegression  # type: ignore

from beecore import Entry, Lexicon, disk, solve
from beecore.words import lists
from beecore.words.likelihood import PRIORS, clues

from . import WORDLISTS
from .accuracy import FOLDS, Puzzle, fold_of, puzzles, report
from .families import families

FEWEST = 25
REPEATS = 0.2
STRENGTH = 2.0
AS_GOOD = 0.001

Array: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def main(archive: Path) -> None:
    """Write the weights fitted to an archive of puzzles, and print how good they are."""
    games = puzzles(archive)
    evidence = lists.words(WORDLISTS)
    seen, taken = verdicts(games, Lexicon.from_words(evidence))
    words = sorted(seen)
    matrix, names = _matrix([clues(evidence[word], len(word)) for word in words])
    tried = np.array([seen[word] for word in words])
    liked = np.array([taken[word] for word in words])

    judged = np.zeros(len(words))
    family = families(evidence)
    folds = np.array([fold_of(family[word]) for word in words])
    unseen = []
    for fold in range(FOLDS):
        rest = folds != fold
        fitted = _fit(matrix[rest], tried[rest], liked[rest])
        unseen.append(_table(fitted, names))
        if not rest.all():
            judged[~rest] = fitted.predict_proba(matrix[~rest])[:, 1]
    for place, word in enumerate(words):
        if not PRIORS.keys().isdisjoint(clues(evidence[word], len(word))):
            judged[place] = 0
    likely = _best_boundary(judged, tried, liked, sum(len(game.answers) for game in games))
    lexicon = Lexicon.from_entries(map(Entry, words, judged.tolist()), likely)
    print("Each word judged by a model that saw neither it nor its family:")
    print(json.dumps(report(games, lexicon), indent=2))
    print(_calibration(judged, tried, liked))

    table = {"likely": likely, **_table(_fit(matrix, tried, liked), names)}
    disk.write(WORDLISTS / "weights.json", json.dumps(table, indent=1) + "\n")
    lines = ",\n".join(json.dumps({"likely": likely, **each}) for each in unseen)
    disk.write(WORDLISTS / "weights-unseen.json", f"[\n{lines}\n]\n")
    print(f"{len(names)} weights written; a word is likely from {likely}")


def _table(fitted: LogisticRegression, names: list[str]) -> dict[str, object]:
    weights = dict(zip(names, fitted.coef_[0].round(2).tolist(), strict=True))
    return {"bias": round(float(fitted.intercept_[0]), 2), "weights": weights}


def verdicts(games: list[Puzzle], lexicon: Lexicon) -> tuple[Counter[str], Counter[str]]:
    """Return how many hives each word of the lexicon fits, and in how many it was taken."""
    seen: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for hive, answers, _ in games:
        found = {solution.word for solution in solve(hive, lexicon)}
        seen.update(found)
        taken.update(found & answers)
    return seen, taken


def _matrix(rows: list[list[str]]) -> tuple[csr_matrix, list[str]]:
    """Return a row per word with a 1 for each clue it has, and the clues that enough words have."""
    holders = Counter(clue for row in rows for clue in row)
    common = {clue for clue, count in holders.items() if count >= FEWEST}
    names = sorted(common - PRIORS.keys())
    column = {name: place for place, name in enumerate(names)}
    cells = [(at, column[clue]) for at, row in enumerate(rows) for clue in row if clue in column]
    ones = np.ones(len(cells))
    return csr_matrix((ones, tuple(zip(*cells, strict=True))), (len(rows), len(names))), names


def _fit(matrix: csr_matrix, tried: Array, liked: Array) -> LogisticRegression:
    weight = np.concatenate([liked, tried - liked]) * np.tile(tried ** (REPEATS - 1), 2)
    verdict = np.repeat([1, 0], len(tried))
    model = LogisticRegression(C=STRENGTH, max_iter=3000)
    return model.fit(vstack([matrix, matrix]), verdict, sample_weight=weight)


def _best_boundary(judged: Array, tried: Array, liked: Array, answers: int) -> float:
    """Return the likelihood, in hundredths, from which the likely band has the best F1.

    The curve is flat and jagged there, so it is the middle of all that are as good as the best.
    """

    def f1(likely: float) -> float:
        band = judged >= likely
        return float(2 * liked[band].sum() / (tried[band].sum() + answers))

    curve = {step / 100: f1(step / 100) for step in range(20, 81)}
    best = [likely for likely, value in curve.items() if value > max(curve.values()) - AS_GOOD]
    return best[len(best) // 2]


def _calibration(judged: Array, tried: Array, liked: Array) -> str:
    """Return a table: of the words said to be so likely, how many did the editor take?"""
    rows = ["said        pairs   mean  taken"]
    for tenth in range(10):
        band = np.minimum(judged * 10, 9).astype(int) == tenth
        pairs = tried[band].sum()
        if not pairs:
            continue
        mean = (judged * tried)[band].sum() / pairs
        share = liked[band].sum() / pairs
        rows.append(f"{tenth / 10:.1f}-{(tenth + 1) / 10:.1f} {pairs:9} {mean:6.3f} {share:6.3f}")
    return "\n".join(rows)
