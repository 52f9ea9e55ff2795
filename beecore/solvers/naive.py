"""The rule itself, word by word and letter by letter; all other solvers are compared with it.

Cost: every word, and its letters up to the first wrong one. Origin: the obvious first solution.
"""

from collections.abc import Iterator

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon
from .base import Solver, Step, Visits, alphabetical


class NaiveSolver(Solver):
    idea = "Tries every word, letter by letter."
    best = "jkmpbcu", "Most words have no J, and none of their other letters is tried."
    worst = "eaintrs", "Most words have an E, so their letters are tried one by one."

    def __init__(self, lexicon: Lexicon) -> None:
        self.words = [word for word, _ in alphabetical(lexicon)]

    def find(self, hive: Hive) -> list[Mask]:
        words, letters = self.words, hive.letters
        for required in hive.required:
            words = [word for word in words if required in word]
        fitting = [word for word in words if all(letter in letters for letter in word)]
        return sorted(set(map(hive.mask_of, fitting)))

    def steps(self, hive: Hive) -> Iterator[Step]:
        """Yield every word.

        >>> solver = NaiveSolver(Lexicon.from_words(["cave", "cone", "veto", "vote"]))
        >>> [step.seen for step in solver.steps(Hive.parse("vctaoen")) if step.fits]
        ['cave', 'veto', 'vote']
        """
        required, letters = set(hive.required), set(hive.letters)
        for word in self.words:
            yield Step("word", word, required <= set(word) <= letters, hive.mask_of(word))

    def visited(self, hive: Hive) -> Visits:
        return Visits(len(self.words))
