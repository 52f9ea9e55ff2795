"""How likely an editor takes a word, told from what is known of words like it.

Every mark of a word (see `wordlists/README.md`) has a weight; so has its length. The likelihood is
the logistic function of their sum. The weights are fitted to published puzzles by `python3 -m build
fit`; none belongs to a single word.

Published puzzles have no S, and never E and R together, so they cannot tell what plurals and forms
in -er and -est are worth, nor do they judge what is mostly rude. Such clues have the weights of
`PRIORS`, set by hand: a form that nobody writes is not likely, however common its base is.
"""

import json
import math
from pathlib import Path
from typing import NamedTuple

from ..errors import WordListError
from ..reasons import Reason

MAX_LENGTH_CLUE = 9
_FAMILIARITY = {
    "10": "a",
    "20": "a",
    "35": "a",
    "40": "b",
    "50": "b",
    "55": "b",
    "60": "b",
    "70": "c",
}
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
"""The weights of clues that the puzzles cannot tell of."""


def clues(evidence: str, length: int) -> list[str]:
    """Return what has a weight: the marks of a word and its length.

    How common a word is (f1 to f9) weighs differently with how large a dictionary must be to hold
    it, so these two make one clue: af7 is common and in every dictionary, df7 in the largest only.
    Where a word stands among those used like it makes a clue for each axis. A form that puzzles
    cannot hold has one for how rare it is, unless it has senses of its own.

    >>> clues("70 f3 c2 w1 n:food like20", 6)
    ['70', 'cf3', 'c2', 'w1', 'n:food', 'like0=2', 'like1=0', 'length6']
    >>> clues("35 f1 c2 =er1", 7)
    ['35', 'af1', 'c2', '=er1', 'unattested1', 'length7']
    """
    first, *marks = evidence.split()
    familiarity = _FAMILIARITY.get(first, _UNFAMILIAR)
    found = [first]
    commonness, own, unheld = "0", False, ""
    for mark in marks:
        if mark[0] == "f" and mark != "field":
            commonness = mark[1:]
            found.append(familiarity + mark)
        elif mark.startswith("like"):
            found += [f"like{axis}={step}" for axis, step in enumerate(mark[4:])]
        else:
            found.append(mark)
            own = own or mark in _SENSES
            if mark[0] in "=+" and not unheld:
                unheld = _unheld(mark.rstrip("1234567"))
    if unheld and not own:
        found.append(unheld + commonness)
    return [*found, f"length{min(length, MAX_LENGTH_CLUE)}"]


def _unheld(relation: str) -> str:
    """Return the kind of a form or derivation that no puzzle can hold; empty for any other."""
    if relation in _PLURALS:
        return "plural"
    held = "s" not in relation and not ("e" in relation and "r" in relation)
    return "" if held or relation == "=irregular" else "unattested"


def reason(evidence: str) -> Reason:
    """Return why an editor would pass over a word with this evidence: the first that fits.

    >>> reason("80 f1 w1 n:plant").name, reason("80").name
    ('TECHNICAL', 'RARE')
    """
    marks = set(evidence.split())
    return next((why for why, signs in _REASONS.items() if signs & marks), Reason.RARE)


class Model(NamedTuple):
    """The weights by clue, what they are added to, and the likelihood from which a word is likely.

    A clue of `PRIORS` weighs what it says there.

    >>> model = Model({"10": 2.0, "length4": -1.0}, bias=-1.0, likely=0.4)
    >>> model.likelihood("10", 4)
    0.5
    """

    weights: dict[str, float]
    bias: float
    likely: float

    @classmethod
    def read(cls, path: Path) -> "Model":
        """Read a table of weights; `WordListError` if it is missing or of another shape."""
        try:
            table = json.loads(path.read_text("ascii"))
            return cls(table["weights"], table["bias"], table["likely"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise WordListError(
                f"{str(path)!r} is no table of weights ({error!r}):"
                " it is JSON with weights, bias and likely"
            ) from None

    def likelihood(self, evidence: str, length: int) -> float:
        """Return the probability that an editor takes a word of this evidence and length."""
        known = sum(map(self.weight, clues(evidence, length)))
        return 1 / (1 + math.exp(-self.bias - known))

    def weight(self, clue: str) -> float:
        """Return what a clue weighs; nothing if the puzzles told nothing of it."""
        return PRIORS.get(clue, 0.0) or self.weights.get(clue, 0.0)
