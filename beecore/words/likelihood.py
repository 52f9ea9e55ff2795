"""How likely an editor takes a word, told from what is known of words like it.

Every mark of a word (see `wordlists/README.md`) has a weight; so has its length. The likelihood is
the logistic function of their sum. The weights are fitted to published puzzles by `python3 -m build
fit`; none belongs to a single word.
"""

import json
import math
from pathlib import Path
from typing import NamedTuple

from ..errors import WordListError
from ..reasons import Reason

LONGEST = 9
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
    Reason.VULGAR: {"rude2"},
    Reason.BRITISH: {"british", "uk"},
    Reason.VARIANT: {"variant"},
    Reason.INFORMAL: {"slang"},
    Reason.NAME: {"proper", "alsoproper", "c6", "c7", "c8"},
    Reason.TECHNICAL: {"field", "n:animal", "n:body", "n:plant", "n:process", "n:substance"},
    Reason.DERIVED: {"made", "newform"},
}


def clues(evidence: str, length: int) -> list[str]:
    """Return what has a weight: the marks of a word and its length.

    How common a word is (f1 to f9) weighs differently with how large a dictionary must be to hold
    it, so these two make one clue: af7 is common and in every dictionary, df7 in the largest only.

    >>> clues("70 f3 c2 w1 n:food", 6)
    ['70', 'cf3', 'c2', 'w1', 'n:food', 'length6']
    """
    first, *marks = evidence.split()
    familiarity = _FAMILIARITY.get(first, _UNFAMILIAR)
    crossed = [familiarity + mark if mark[0] == "f" and mark != "field" else mark for mark in marks]
    return [first, *crossed, f"length{min(length, LONGEST)}"]


def reason(evidence: str) -> Reason:
    """Return why an editor would pass over a word with this evidence: the first that fits.

    >>> reason("80 f1 w1 n:plant").name, reason("80").name
    ('TECHNICAL', 'RARE')
    """
    marks = set(evidence.split())
    return next((why for why, signs in _REASONS.items() if signs & marks), Reason.RARE)


class Model(NamedTuple):
    """The weights by clue, what they are added to, and the likelihood from which a word is likely.

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
        known = (self.weights.get(clue, 0.0) for clue in clues(evidence, length))
        return 1 / (1 + math.exp(-self.bias - sum(known)))
