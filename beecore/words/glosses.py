"""Reads the definitions (glosses) in the folder of word lists.

- `glosses.txt` has glosses written by hand, which replace those of WordNet;
- `wordnet.txt` has glosses of WordNet.
`beecore.gloss` documents the format of the lines. Lines that begin with # are comments.
"""

from functools import cache
from pathlib import Path

from ..errors import WordListError
from ..gloss import PARTS, Gloss, look_up
from . import shipped

BY_HAND = "glosses.txt"
WORDNET = "wordnet.txt"


def gloss(word: str) -> Gloss | None:
    """Return the definition of a word, or None; see `beecore.words.gloss`."""
    lines = _shipped()
    return look_up(word.lower(), lambda each: lines.get(each, ""))


def read(folder: Path) -> dict[str, str]:
    """Return the lines of all glosses by word; raises `WordListError` for an invalid line."""
    return {**read_file(folder / WORDNET), **read_file(folder / BY_HAND)}


def read_file(path: Path) -> dict[str, str]:
    """Return the lines of one file by word; raises `WordListError` for an invalid line."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WordListError(f"cannot read {str(path)!r}: {error}") from None
    lines = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, part, *rest = [*line.split("\t"), "", ""][:3]
            if part not in PARTS or not rest[0]:
                raise WordListError(
                    f"{line!r} in {path.name}: a word is followed by a part of speech, one of"
                    f" {' '.join(PARTS)}, and a gloss, apart by tabs"
                )
            lines[word] = line
    return lines


@cache
def _shipped() -> dict[str, str]:
    return read(shipped.folder())
