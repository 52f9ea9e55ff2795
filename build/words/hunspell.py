"""Reads dictionaries for the spelling checker Hunspell, as npm packages have them.

Such a dictionary has roots with flags, and for each flag the rules that make words from a root: an
ending or beginning that is taken off, one that is put on, and the roots that the rule is for.
"""

import re
import subprocess
import tarfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple


class Rule(NamedTuple):
    """A rule for the roots that a pattern fits: `off` is taken off, and `on` put on."""

    off: str
    on: str
    fits: re.Pattern[str]


class Dictionary(NamedTuple):
    """The roots of a dictionary with their flags, and the rules of each flag.

    A flag is one character. All rules are for endings, or all of them for beginnings.
    """

    roots: dict[str, str]
    endings: dict[str, list[Rule]]
    beginnings: dict[str, list[Rule]]

    def derived(self, root: str, flags: Iterable[str]) -> Iterator[str]:
        """Yield the words that the rules of some flags make from a root, if it has these flags.

        >>> plural = Rule("y", "ies", re.compile("y$"))
        >>> list(Dictionary({"pony": "S"}, {"S": [plural]}, {}).derived("pony", "SX"))
        ['ponies']
        """
        for flag in set(flags).intersection(self.roots[root]):
            for off, on, fits in self.endings.get(flag, ()):
                if root.endswith(off) and fits.search(root):
                    yield root[: len(root) - len(off)] + on
            for off, on, fits in self.beginnings.get(flag, ()):
                if root.startswith(off) and fits.match(root):
                    yield on + root[len(off) :]


def download(package: str, folder: Path) -> Dictionary:
    """Return the dictionary in an npm package, given as name@version, downloaded to a folder."""
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True)
    with tarfile.open(folder / f"{package.replace('@', '-')}.tgz") as archive:
        texts = []
        for name in ("package/index.dic", "package/index.aff"):
            file = archive.extractfile(name)
            assert file is not None
            texts.append(file.read().decode("utf-8"))
        return read(*texts)


def read(words: str, rules: str) -> Dictionary:
    """Return the dictionary that the texts of a .dic and an .aff file describe."""
    roots: dict[str, str] = defaultdict(str)
    for line in words.splitlines()[1:]:  # after their number
        root, _, flags = line.split("\t")[0].partition("/")
        roots[root] += flags
    endings, beginnings = defaultdict(list), defaultdict(list)
    for line in rules.splitlines():
        match line.split():
            case ["SFX", flag, off, on, fits, *_]:
                endings[flag].append(_rule(off, on, f"(?:{fits})$"))
            case ["PFX", flag, off, on, fits, *_]:
                beginnings[flag].append(_rule(off, on, fits))
    return Dictionary(dict(roots), dict(endings), dict(beginnings))


def _rule(off: str, on: str, fits: str) -> Rule:
    added = on.partition("/")[0]
    return Rule("" if off == "0" else off, "" if added == "0" else added, re.compile(fits))
