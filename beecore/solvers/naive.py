"""The rule itself, word by word and letter by letter; all other solvers are compared with it.

Cost: every word, and its letters up to the first wrong one. Origin: the obvious first solution.
"""

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Visits, alphabetical


class NaiveSolver(Solver):
    idea = "Tries every word, letter by letter."

    def __init__(self, lexicon: Lexicon) -> None:
        self.words = [word for word, _ in alphabetical(lexicon)]

    def find(self, hive: Hive) -> list[Mask]:
        words, letters = self.words, hive.letters
        for required in hive.required:
            words = [word for word in words if required in word]
        fitting = [word for word in words if all(letter in letters for letter in word)]
        return sorted(set(map(hive.mask_of, fitting)))

    def visited(self, hive: Hive) -> Visits:
        return Visits(len(self.words))
