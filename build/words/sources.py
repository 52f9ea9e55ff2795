"""Reads the packages that word data comes from: downloads, and those of the extra “words”.

The packages are needed only when their data is read, not to import this module.
"""

import gzip
import importlib.util
import json
import math
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

SPACY = "spacy_lookups_data"
_DOWNLOADS = {
    "apt": ["apt-get", "download", "-qq"],
    "npm": ["npm", "pack", "--silent"],
    "pip": [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"],
}
_LETTERED = re.compile("[a-z]+")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})


@contextmanager
def unpacked(registry: str, package: str) -> Iterator[Path]:
    """Download a package with its version from a registry: apt, npm, or pip.

    Yields the folder of its files, which is deleted afterward.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([*_DOWNLOADS[registry], package], cwd=folder, check=True)
        (archive,) = folder.iterdir()
        files = folder / "files"
        if registry == "apt":
            subprocess.run(["dpkg", "-x", archive, files], check=True)
        elif registry == "npm":
            shutil.unpack_archive(archive, files, filter="data")
        else:
            shutil.unpack_archive(archive, files, "zip")
        yield files


def data_of(package: str) -> Path:
    """Return the data folder of an installed package without importing the package.

    Raises `ModuleNotFoundError` if it is not installed.
    """
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)
    return Path(spec.origin).parent / "data"


def rows(package: str, name: str) -> Iterator[list[str]]:
    text = gzip.decompress((data_of(package) / f"{name}.txt.gz").read_bytes()).decode("utf-8")
    yield from (line.split("\t") for line in text.splitlines())


def spacy(name: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(
        gzip.decompress((data_of(SPACY) / f"{name}.json.gz").read_bytes())
    )
    return table


def spacy_forms(*names: str) -> Iterator[tuple[str, str]]:
    for name in names:
        content = spacy(name)
        for table in content.values() if name.endswith("exc") else [content]:
            for form, lemma in table.items():
                yield form, lemma if isinstance(lemma, str) else lemma[0]


@cache
def spacy_zipfs(language: str) -> dict[str, float]:
    """Return the Zipf frequencies of spacy-lookups-data, which tell “Weg” from “weg”."""
    logarithms = spacy(f"{language}_lexeme_prob")
    return {form: each / math.log(10) + 9 for form, each in logarithms.items()}


def zipf(word: str, language: str) -> float:
    """Return the Zipf frequency of a word in wordfreq; 0 if it is too rare to be counted."""
    from wordfreq import zipf_frequency

    return float(zipf_frequency(word, language, minimum=0.0))


def is_known(word: str, language: str) -> bool:
    import simplemma

    return bool(simplemma.is_known(word, language))


def lemma_of(word: str, language: str) -> str:
    """Return the lemma that simplemma gives a word; of one that it does not know, mostly itself."""
    import simplemma

    return str(simplemma.lemmatize(word, language))


def is_lemma(word: str, language: str) -> bool:
    """Return whether simplemma knows a word as its own lemma."""
    return is_known(word, language) and lemma_of(word, language) == word


def thesaurus(package: str, name: str) -> dict[str, set[str]]:
    """Return the words that a thesaurus of LibreOffice has for each word, in all its senses."""
    with unpacked("apt", package) as folder:
        content = (folder / f"usr/share/mythes/{name}.dat").read_bytes()
    encoding, _, entries = content.partition(b"\n")
    lines = iter(entries.decode(encoding.decode()).splitlines())
    close: dict[str, set[str]] = {}
    for line in lines:
        word, _, number = line.rpartition("|")
        close[word] = {each for _ in range(int(number)) for each in next(lines).split("|")[1:]}
    return close


def table(path: Path) -> set[str]:
    """Return the words of a table made by hand, without their reasons; it may be missing."""
    return {columns[0] for columns in table_rows(path)}


def table_rows(path: Path) -> list[list[str]]:
    """Return the columns of each line of a table made by hand; it may be missing."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return [line.split() for line in lines if line and not line.startswith("#")]


def fold(text: str) -> str:
    """Return text without accents, and with ligatures spelled as separate letters.

    >>> fold("crème brûlée"), fold("œuvre")
    ('creme brulee', 'oeuvre')
    """
    decomposed = unicodedata.normalize("NFKD", text.translate(_LIGATURES))
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark))


def is_lettered(word: str) -> bool:
    return _LETTERED.fullmatch(word) is not None


class Rule(NamedTuple):
    """A rule for the roots that a pattern fits: `off` is taken off, and `on` put on."""

    off: str
    on: str
    fits: re.Pattern[str]


class Dictionary(NamedTuple):
    """A dictionary for the spelling checker Hunspell: roots with flags, and the rules of each flag.

    A flag is one character. A rule makes a word from a root. All rules of a flag are for endings,
    or all of them for beginnings.
    """

    roots: dict[str, str]
    endings: dict[str, list[Rule]]
    beginnings: dict[str, list[Rule]]

    @classmethod
    def download(cls, package: str) -> "Dictionary":
        """Return the dictionary in an npm package, given as name@version."""
        with unpacked("npm", package) as folder:
            files = (folder / f"package/index.{kind}" for kind in ("dic", "aff"))
            return cls.read(*(file.read_text("utf-8") for file in files))

    @classmethod
    def read(cls, words: str, rules: str) -> "Dictionary":
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
        return cls(dict(roots), dict(endings), dict(beginnings))

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


def _rule(off: str, on: str, fits: str) -> Rule:
    added = on.partition("/")[0]
    return Rule("" if off == "0" else off, "" if added == "0" else added, re.compile(fits))
