"""The likelihood that an editor accepts a word, computed from its marks in the word lists.

Every mark of a word (see `wordlists/README.md`) and its length are clues with a weight. The
likelihood is the logistic function of the sum of the weights. The weights are fitted to published
puzzles by `python3 -m build fit`; none of them belongs to a single word.

Published puzzles never have an S, nor E and R together, so the weights of plurals and of forms in
-er and -est cannot be fitted; nor can those of rude words. Such clues have the weights in `PRIORS`,
set by hand: a form that nobody writes is not likely, even if its base is common.
"""

import json
import math
from pathlib import Path
from typing import NamedTuple

from ..errors import WordListError
from ..pack import Reason

MAX_LENGTH_CLUE = 9
_FAMILIARITY = dict(zip("10 20 35 40 50 55 60 70".split(), "aaabbbbc", strict=True))
_UNFAMILIAR = "d"
_REASONS = {
    Reason.VULGAR: {"rude2", "rude3"},
    Reason.BRITISH: {"british", "uk"},
    Reason.AUSTRALIAN: {"australian", "au"},
    Reason.CANADIAN: {"canadian", "ca"},
    Reason.VARIANT: {"variant"},
    Reason.INFORMAL: {"slang"},
    Reason.NAME: {"proper", "alsoproper", "c6", "c7", "c8"},
    Reason.TECHNICAL: {"field", "n:animal", "n:body", "n:plant", "n:process", "n:substance"},
    Reason.DERIVED: {"made", "newform"},
}
_SENSES = {"w1", "w2", "w3", "w4"}
_PLURALS = {"=s", "=es", "=ers", "=ings"}
PRIORS = {"rude3": -12.0} | {
    f"{kind}{commonness}": weight
    for kind, weights in {
        "unattested": (-12.0, -3.0, -1.5, -0.5),
        "plural": (-12.0, -2.0, -0.8),
    }.items()
    for commonness, weight in enumerate(weights)
}
"""The weights of clues that cannot be fitted to puzzles."""


def clues(evidence: str, length: int) -> list[str]:
    """Return the clues of a word, given its marks and its length.

    The frequency of a word (f1 to f9) and the size of the smallest dictionary with it make one clue
    together: af7 is common and in every dictionary, df7 is only in the largest. The position of a
    word among similarly used words makes one clue for each axis. A form that puzzles cannot contain
    has a clue for its rarity, unless it has meanings of its own.

    >>> clues("70 f3 c2 w1 n:food like20", 6)
    ['70', 'cf3', 'c2', 'w1', 'n:food', 'like0=2', 'like1=0', 'length6']
    >>> clues("35 f1 c2 =er1", 7)
    ['35', 'af1', 'c2', '=er1', 'unattested1', 'length7']
    """
    first, *marks = evidence.split()
    familiarity = _FAMILIARITY.get(first, _UNFAMILIAR)
    found = [first]
    commonness, own, outside = "0", False, ""
    for mark in marks:
        if mark[0] == "f" and mark != "field":
            commonness = mark[1:]
            found.append(familiarity + mark)
        elif mark.startswith("like"):
            found += [f"like{axis}={step}" for axis, step in enumerate(mark[4:])]
        else:
            found.append(mark)
            own = own or mark in _SENSES
            if mark[0] in "=+" and not outside:
                outside = _kind_outside_puzzles(mark.rstrip("1234567"))
    if outside and not own:
        found.append(outside + commonness)
    return [*found, f"length{min(length, MAX_LENGTH_CLUE)}"]


def _kind_outside_puzzles(relation: str) -> str:
    """Return “plural” or “unattested” for a form that no published puzzle can contain, else ""."""
    if relation in _PLURALS:
        return "plural"
    is_possible = "s" not in relation and not ("e" in relation and "r" in relation)
    return "" if is_possible or relation == "=irregular" else "unattested"


def reason(evidence: str) -> Reason:
    """Return the most important reason why an editor may reject a word with these marks.

    >>> reason("80 f1 w1 n:plant").name, reason("80").name
    ('TECHNICAL', 'RARE')
    """
    marks = set(evidence.split())
    return next((why for why, signs in _REASONS.items() if signs & marks), Reason.RARE)


class Model(NamedTuple):
    """The weights of clues, the bias added to their sum, and the least likelihood of a likely word.

    Clues in `PRIORS` have the weights there.

    >>> model = Model({"10": 2.0, "length4": -1.0}, bias=-1.0, likely=0.4)
    >>> model.likelihood("10", 4)
    0.5
    """

    weights: dict[str, float]
    bias: float
    likely: float

    @classmethod
    def read(cls, path: Path) -> "Model":
        """Return the model in a JSON file; raises `WordListError` if it is missing or invalid."""
        try:
            table = json.loads(path.read_text("ascii"))
            return cls(table["weights"], table["bias"], table["likely"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise WordListError(
                f"{str(path)!r} is no table of weights ({error!r}):"
                " it is JSON with weights, bias and likely"
            ) from None

    def likelihood(self, evidence: str, length: int) -> float:
        """Return the probability that an editor accepts a word with these marks and this length."""
        known = sum(map(self.weight, clues(evidence, length)))
        return 1 / (1 + math.exp(-self.bias - known))

    def judge(self, evidence: str, length: int) -> tuple[float, Reason]:
        """Return the likelihood of a word, with the reason if it is not likely."""
        likelihood = self.likelihood(evidence, length)
        return likelihood, Reason.NONE if likelihood >= self.likely else reason(evidence)

    def weight(self, clue: str) -> float:
        """Return the weight of a clue; 0 for a clue of no word in the published puzzles."""
        return PRIORS.get(clue, 0.0) or self.weights.get(clue, 0.0)
