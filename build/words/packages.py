"""Fetching packages from their registries into a folder, and folding the words in them."""

import importlib.util
import re
import subprocess
import unicodedata
from pathlib import Path

_LETTERED = re.compile("[a-z]+")
_LIGATURES = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"})


def fold(text: str) -> str:
    """Return text with its accents and ligatures spelled in plain letters.

    >>> fold("crème brûlée"), fold("œuvre")
    ('creme brulee', 'oeuvre')
    """
    apart = unicodedata.normalize("NFKD", text.translate(_LIGATURES))
    return "".join(mark for mark in apart if not unicodedata.combining(mark))


def is_lettered(word: str) -> bool:
    """Tell whether a word is of the letters a-z only."""
    return _LETTERED.fullmatch(word) is not None


def unpack(package: str, folder: Path) -> Path:
    """Fetch a Debian package, given as name=version, and return the folder of its shared files."""
    subprocess.run(["apt-get", "download", "-qq", package], cwd=folder, check=True)
    (archive,) = folder.glob(f"{package.partition('=')[0]}_*.deb")
    files = folder / archive.stem
    subprocess.run(["dpkg", "-x", archive, files], check=True)
    return files / "usr/share"


def data_of(package: str) -> Path:
    """Return the folder of the data of an installed package, which is not run for it.

    Raises `ModuleNotFoundError` if it is not installed.
    """
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)
    return Path(spec.origin).parent / "data"
