"""The rule itself, word by word and letter by letter: the answer all others must give.

Cost: every letter of every word. Origin: how everyone writes it first.
"""

from ..hive import Hive
from ..letters import Mask, mask_of
from ..lexicon import Lexicon
from .base import Solver


class NaiveSolver(Solver):
    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        self.words = [entry.word for entry in lexicon.all_entries()]

    def find(self, hive: Hive) -> list[Mask]:
        fitting = (
            word
            for word in self.words
            if hive.center in word and all(letter in hive.letters for letter in word)
        )
        return sorted({mask_of(word) for word in fitting})
