"""The worker of the stock page: returns the words of a hive."""

from pathlib import Path

from beecore import Hive, Lexicon
from beecore import solve as solutions

__export__ = ["solve"]

lexicon = Lexicon.from_pack(*[Path(f"{name}.bee").read_bytes() for name in ("likely", "possible")])


def solve(letters: str) -> str:
    return " ".join(found.word for found in solutions(Hive.parse(letters), lexicon) if found.likely)
