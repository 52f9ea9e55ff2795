"""The packs: the shipped words in the format of `beecore.pack`.

dist/likely.bee          the likely words of at most seven distinct letters, loaded first
dist/possible.bee        the possible words of at most seven distinct letters
dist/lexicon-wide.bee    the words of more letters, which only large hives need
"""

from pathlib import Path

from beecore import Entry, Lexicon, pack
from beecore.editions import EDITIONS, Edition
from beecore.words import shipped

from . import WORDLISTS

WORDS = "words.txt"
LANGUAGES = [edition for edition in EDITIONS if (WORDLISTS / edition.language / WORDS).is_file()]
"""The editions of the languages other than English that have words."""


def make(folder: Path) -> None:
    """Write the packs of English unless they are up to date."""
    if shipped.is_fresh(folder):
        return
    for name, lexicon in zip(shipped.PACKS, shipped.from_lists(), strict=True):
        (folder / name).write_bytes(pack.write(lexicon))


def language(edition: Edition, source: Path) -> Lexicon:
    """Return the words of a file that has a word as it is written and its percentage on each line.

    A word is likely if its percentage is at least 50.
    """
    alphabet, entries = edition.alphabet, []
    for line in source.read_text("utf-8").splitlines():
        written, percentage = line.split()
        word = alphabet.fold(written)
        form = written if written != word else ""
        entries.append(Entry(word, likelihood=int(percentage) / 100, written=form))
    return Lexicon.from_entries(entries, alphabet=alphabet)
