"""Fits `wordlists/weights.json` to published puzzles and measures the fit on unseen words.

The editor of a puzzle accepted or rejected each listed word that fits the hive. A logistic
regression on the words' clues learns which. A word that fits many hives tends to get the same
decision each time, so repeated decisions count less (`REPEAT_EXPONENT`). A clue gets a weight only
if enough words have it (`MIN_WORDS_PER_CLUE`), so that no weight stands for a single word.

Words are split into `FOLDS` by family, and a model is fitted without each fold. These models judge
only words whose family they have not seen, so their figures are not inflated by memorized words.
They are saved in `weights-unseen.json` for `build accuracy`.
"""

import json
from collections import Counter
from pathlib import Path
from typing import TypeAlias

import numpy as np
from scipy.sparse import csr_matrix, vstack
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression

from beecore import Entry, Lexicon, disk, solve
from beecore.words import lists
from beecore.words.likelihood import PRIORS, clues

from .. import WORDLISTS
from .accuracy import FOLDS, Published, fold_of, puzzles, report
from .relations import families

MIN_WORDS_PER_CLUE = 25
REPEAT_EXPONENT = 0.2
INVERSE_REGULARIZATION = 2.0
F1_TOLERANCE = 0.001

Array: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def main(archive: Path) -> None:
    """Write the weights fitted to an archive of puzzles, and print how well they do."""
    games = puzzles(archive)
    evidence = lists.words(WORDLISTS)
    fitting, accepted = decisions(games, Lexicon.from_words(evidence))
    words = sorted(fitting)
    vectorizer = CountVectorizer(analyzer=fitted_clues, min_df=MIN_WORDS_PER_CLUE, binary=True)
    matrix = vectorizer.fit_transform([(evidence[word], len(word)) for word in words])
    names = vectorizer.get_feature_names_out().tolist()
    fits = np.array([fitting[word] for word in words])
    accepts = np.array([accepted[word] for word in words])

    judged = np.zeros(len(words))
    family = families(evidence)
    folds = np.array([fold_of(family[word]) for word in words])
    unseen = []
    for fold in range(FOLDS):
        rest = folds != fold
        fitted = _fit(matrix[rest], fits[rest], accepts[rest])
        unseen.append(_table(fitted, names))
        if not rest.all():
            judged[~rest] = fitted.predict_proba(matrix[~rest])[:, 1]
    for row, word in enumerate(words):
        if not PRIORS.keys().isdisjoint(clues(evidence[word], len(word))):
            judged[row] = 0
    likely = _best_boundary(judged, fits, accepts, sum(len(game.answers) for game in games))
    lexicon = Lexicon.from_entries(map(Entry, words, judged.tolist()), likely)
    print("Each word judged by a model that was not fitted to its family:")
    print(json.dumps(report(games, lexicon), indent=2))

    table = {"likely": likely, **_table(_fit(matrix, fits, accepts), names)}
    disk.write(WORDLISTS / "weights.json", json.dumps(table, indent=1) + "\n")
    lines = ",\n".join(json.dumps({"likely": likely, **each}) for each in unseen)
    disk.write(WORDLISTS / "weights-unseen.json", f"[\n{lines}\n]\n")
    print(f"{len(names)} weights written; a word is likely from {likely}")


def _table(fitted: LogisticRegression, names: list[str]) -> dict[str, object]:
    weights = dict(zip(names, fitted.coef_[0].round(2).tolist(), strict=True))
    return {"bias": round(float(fitted.intercept_[0]), 2), "weights": weights}


def fitted_clues(word: tuple[str, int]) -> list[str]:
    """Return the clues of a word, given by its marks and length, that can have a weight."""
    return [clue for clue in clues(*word) if clue not in PRIORS]


def decisions(games: list[Published], lexicon: Lexicon) -> tuple[Counter[str], Counter[str]]:
    """Return how many hives each word of the lexicon fits, and how many accept it, by word."""
    fitting: Counter[str] = Counter()
    accepted: Counter[str] = Counter()
    for hive, answers, _ in games:
        words = {solution.word for solution in solve(hive, lexicon)}
        fitting.update(words)
        accepted.update(words & answers)
    return fitting, accepted


def _fit(matrix: csr_matrix, fits: Array, accepts: Array) -> LogisticRegression:
    weights = np.concatenate([accepts, fits - accepts]) * np.tile(fits ** (REPEAT_EXPONENT - 1), 2)
    accepted = np.repeat([1, 0], len(fits))
    model = LogisticRegression(C=INVERSE_REGULARIZATION, max_iter=3000)
    return model.fit(vstack([matrix, matrix]), accepted, sample_weight=weights)


def _best_boundary(judged: Array, fits: Array, accepts: Array, answers: int) -> float:
    """Return the least likelihood of a likely word that gives the best F1, in steps of .01.

    The curve is flat and jagged there, so this is the middle of all steps near the best F1.
    """

    def f1(likely: float) -> float:
        band = judged >= likely
        return float(2 * accepts[band].sum() / (fits[band].sum() + answers))

    curve = {step / 100: f1(step / 100) for step in range(20, 81)}
    best = [likely for likely, value in curve.items() if value > max(curve.values()) - F1_TOLERANCE]
    return best[len(best) // 2]
