"""What every solver offers."""

from abc import ABC, abstractmethod

from ..hive import Hive
from ..letters import Mask
from ..lexicon import Lexicon


class Solver(ABC):
    """A strategy made ready for one lexicon; what it prepares is paid once, at construction."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    @abstractmethod
    def find(self, hive: Hive) -> list[Mask]:
        """Return the masks of the lexicon that fit the hive, ascending.

        The words of a mask stand or fall together, but for their length: the shortest length a
        hive takes is judged where the words are read, by `beecore.solution.solve`.
        """
