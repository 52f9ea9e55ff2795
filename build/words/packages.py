"""Downloads packages from their registries into a folder, and removes accents from words."""

import importlib.util
import re
import subprocess
import unicodedata
from pathlib import Path

WORDNET = "wordnet-base=1:3.0-37"
"""The Debian package of WordNet."""
_LETTERED = re.compile("[a-z]+")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})


def fold(text: str) -> str:
    """Return text without accents, and with ligatures spelled as separate letters.

    >>> fold("crème brûlée"), fold("œuvre")
    ('creme brulee', 'oeuvre')
    """
    decomposed = unicodedata.normalize("NFKD", text.translate(_LIGATURES))
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark))


def is_lettered(word: str) -> bool:
    """Return whether a word has only the letters a-z."""
    return _LETTERED.fullmatch(word) is not None


def unpack(package: str, folder: Path) -> Path:
    """Download a Debian package, given as name=version, and return its folder usr/share."""
    subprocess.run(["apt-get", "download", "-qq", package], cwd=folder, check=True)
    (archive,) = folder.glob(f"{package.partition('=')[0]}_*.deb")
    files = folder / archive.stem
    subprocess.run(["dpkg", "-x", archive, files], check=True)
    return files / "usr/share"


def data_of(package: str) -> Path:
    """Return the data folder of an installed package without importing the package.

    Raises `ModuleNotFoundError` if it is not installed.
    """
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)
    return Path(spec.origin).parent / "data"
