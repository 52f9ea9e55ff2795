"""How sure a list of rude words is that a word is one."""

import re
import subprocess
import tarfile
from pathlib import Path
from typing import NamedTuple

_RATING = re.compile(r"^\s+'?([a-z]+)'?: ([12]),$", re.MULTILINE)


class Rudeness(NamedTuple):
    """1 for a word that may be rude, 2 for one that mostly is."""

    ratings: dict[str, str]

    def marks(self, word: str) -> list[str]:
        return [f"rude{self.ratings[word]}"] if word in self.ratings else []


def rudeness(package: str, folder: Path) -> Rudeness:
    """Fetch the list, a package of npm given as name@version."""
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True)
    with tarfile.open(folder / f"{package.replace('@', '-')}.tgz") as archive:
        index = archive.extractfile("package/index.js")
        assert index is not None
        return Rudeness(dict(_RATING.findall(index.read().decode("utf-8"))))
