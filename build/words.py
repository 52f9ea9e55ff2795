"""Gathers `wordlists/words.txt` from the packages named in `wordlists/README.md`.

A word is four letters or more of a-z once its accents are folded; names, abbreviations and
contractions are left out. Each line holds a word and what the sources say of it.
"""

import hashlib
import re
import subprocess
import tempfile
import unicodedata
from collections import defaultdict
from pathlib import Path

LISTS = Path(__file__).parent.parent / "wordlists"
SCOWL = "scowl=2020.12.07-2"
LARGEST = 80

_LETTERED = re.compile("[a-z]{4,}")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})
_REGIONS = {
    "english": "e",
    "american": "a",
    "british": "b",
    "british_z": "z",
    "canadian": "c",
    "australian": "o",
}


def fold(text: str) -> str:
    """Return text with its accents and ligatures spelled in plain letters.

    >>> fold("crème brûlée"), fold("œuvre")
    ('creme brulee', 'oeuvre')
    """
    apart = unicodedata.normalize("NFKD", text.translate(_LIGATURES))
    return "".join(mark for mark in apart if not unicodedata.combining(mark))


def unpack(package: str, folder: Path) -> Path:
    """Fetch a Debian package, given as name=version, and return the folder of its files."""
    subprocess.run(["apt-get", "download", "-q", package], cwd=folder, check=True)
    (archive,) = folder.glob(f"{package.partition('=')[0]}_*.deb")
    files = folder / archive.stem
    subprocess.run(["dpkg", "-x", archive, files], check=True)
    return files


def scowl(folder: Path) -> dict[str, str]:
    """Return each word's least SCOWL size and the kinds of lists that hold it, as in `60bv`."""
    sizes: dict[str, int] = {}
    kinds: defaultdict[str, set[str]] = defaultdict(set)
    for path in sorted(folder.glob("*-words.*")):
        category, size = path.name.replace("-words", "").rsplit(".", 1)
        if int(size) > LARGEST:
            continue
        for word in map(fold, path.read_text("utf-8").split()):
            if _LETTERED.fullmatch(word):
                sizes[word] = min(int(size), sizes.get(word, LARGEST))
                kinds[word].add(_REGIONS.get(category, "v"))
    return {word: f"{size}{''.join(sorted(kinds[word]))}" for word, size in sizes.items()}


def main() -> None:
    """Write `words.txt` anew."""
    blocked = set((LISTS / "blocked.txt").read_text("utf-8").split())
    with tempfile.TemporaryDirectory() as folder:
        files = unpack(SCOWL, Path(folder))
        words = scowl(files / "usr/share/dict/scowl")
    lines = [
        f"{word} {evidence}\n"
        for word, evidence in sorted(words.items())
        if hashlib.sha256(word.encode()).hexdigest()[:16] not in blocked
    ]
    (LISTS / "words.txt").write_text("".join(lines), "utf-8")
