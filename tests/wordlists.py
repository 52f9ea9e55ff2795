"""The committed word lists: read once in each process that runs tests, or only a few of them."""

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
    """Return every word of the lists with its marks; not to be changed."""
    return lists.words(WORDLISTS)


@cache
def likelihoods() -> dict[str, float]:
    """Return every word of the packs with its likelihood; not to be changed."""
    return {word: likelihood for word, likelihood, _ in shipped.everything().all_entries()}


@cache
def sample() -> Lexicon:
    """Return 8,000 of the words that usual hives can have, always the same ones."""
    usual = [word for word in likelihoods() if len(set(word)) <= USUAL_SIZE]
    return Lexicon.from_words(Random(7).sample(usual, 8000))


def write_few(folder: Path, letters: str) -> None:
    """Make a folder of word lists in which `words.txt` has only the words of some letters."""
    folder.mkdir()
    for path in WORDLISTS.iterdir():
        if path.name != "words.txt":
            (folder / path.name).symlink_to(path)
    text = (WORDLISTS / "words.txt").read_text("ascii")
    few = re.findall(rf"^[{letters}]+ .*\n", text, re.MULTILINE)
    (folder / "words.txt").write_text("".join(few), "ascii")
