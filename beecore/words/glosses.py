"""What words mean: the glosses in the folder of word lists.

- `glosses.txt`: those written by hand, which stand before others;
- `wordnet.txt`: those of WordNet.
Both are of the lines that `beecore.gloss` tells of. Lines that begin with # are comments.
"""

from functools import cache
from pathlib import Path

from ..errors import WordListError
from ..gloss import PARTS, Gloss, look_up
from . import shipped

BY_HAND = "glosses.txt"
WORDNET = "wordnet.txt"


def gloss(word: str) -> Gloss | None:
    """Return what a word means; none if that is not known.

    >>> gloss("went")
    Gloss(text='change location', base='go', part='verb')

    Raises `WordListError` if the lists are missing or damaged.
    """
    lines = _shipped()
    return look_up(word.lower(), lambda each: lines.get(each, ""))


def read(folder: Path) -> dict[str, str]:
    """Return the line of each word that has one; `WordListError` for one of another shape."""
    return {**read_file(folder / WORDNET), **read_file(folder / BY_HAND)}


def read_file(path: Path) -> dict[str, str]:
    """Return the lines of one file, by their words."""
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
