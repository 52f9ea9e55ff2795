"""The packs: the shipped words in the format of `beecore.pack`.

dist/lexicon.bee         words of at most seven distinct letters, all that a usual hive needs
dist/lexicon-wide.bee    all other words
dist/likely.bee          the likely words of lexicon.bee, which the page loads first
dist/possible.bee        the other words of lexicon.bee, which the page loads second

Of these, the page fetches all but lexicon.bee, which the engine finds in its own archive.
"""

import zipfile
from pathlib import Path

from beecore import Entry, Lexicon, pack
from beecore.editions import EDITIONS, Edition
from beecore.words import shipped

from . import WORDLISTS

LIKELY, POSSIBLE = "likely.bee", "possible.bee"
WORDS = "words.txt"
LANGUAGES = [edition for edition in EDITIONS if (WORDLISTS / edition.language / WORDS).is_file()]
"""The editions of the languages other than English that have words."""


def make(folder: Path) -> None:
    """Write the packs of English unless they are up to date."""
    halves = [folder / LIKELY, folder / POSSIBLE]
    if shipped.is_fresh(folder) and all(path.is_file() for path in halves):
        return
    usual, wide = shipped.usual_and_wide()
    for name, lexicon in (shipped.PACK, usual), (shipped.WIDE_PACK, wide):
        (folder / name).write_bytes(pack.write(lexicon))
    for path, lexicon in zip(halves, halves_of(usual), strict=True):
        path.write_bytes(pack.write(lexicon))


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


def add_to(archive: Path, folder: Path) -> None:
    """Add the pack of usual words in a folder to the engine's archive.

    Putting both halves together would take the engine a fifth of a second at each start.
    """
    with zipfile.ZipFile(archive, "a") as zipped:
        zipped.writestr(zipfile.ZipInfo(shipped.PACK), (folder / shipped.PACK).read_bytes())


def halves_of(lexicon: Lexicon) -> list[Lexicon]:
    """Return the likely and the possible words of a lexicon, each as a lexicon of its own."""
    return [
        Lexicon.from_entries(
            [each for each in lexicon.all_entries() if (each.likelihood >= lexicon.likely) == half],
            lexicon.likely,
        )
        for half in (True, False)
    ]
