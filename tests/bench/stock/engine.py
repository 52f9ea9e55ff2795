"""The worker of the stock page: returns the words of a hive."""

from pathlib import Path

from beecore import Hive, pack
from beecore import solve as solutions

__export__ = ["solve"]

lexicon = pack.read(Path("lexicon.bee").read_bytes())


def solve(letters: str) -> str:
    return " ".join(found.word for found in solutions(Hive.parse(letters), lexicon) if found.likely)
