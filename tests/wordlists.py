"""The committed word lists, cached in each test process, and smaller copies."""

import re
from functools import cache
from pathlib import Path
from random import Random

from beecore import Lexicon
from beecore.hive import USUAL_SIZE
from beecore.words import lists, shipped
from build import WORDLISTS


@cache
def marks() -> dict[str, str]:
    """Return every word of the lists with its marks; do not modify."""
    return lists.words(WORDLISTS)


@cache
def likelihoods() -> dict[str, float]:
    """Return every word of the packs with its likelihood; do not modify."""
    return {entry.word: entry.likelihood for entry in shipped.everything().all_entries()}


@cache
def sample() -> Lexicon:
    """Return a fixed sample of 8,000 words that fit usual hives."""
    usual = [word for word in likelihoods() if len(set(word)) <= USUAL_SIZE]
    return Lexicon.from_words(Random(7).sample(usual, 8000))


def write_few(folder: Path, letters: str) -> None:
    """Create a folder of word lists in which `words.txt` has only words of some letters."""
    folder.mkdir()
    for path in WORDLISTS.iterdir():
        if path.name != "words.txt":
            (folder / path.name).symlink_to(path)
    text = (WORDLISTS / "words.txt").read_text("ascii")
    few = re.findall(rf"^[{letters}]+ .*\n", text, re.MULTILINE)
    (folder / "words.txt").write_text("".join(few), "ascii")
