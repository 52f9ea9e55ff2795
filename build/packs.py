"""The packs: the shipped words in the format of `beecore.pack`.

dist/lexicon.bee         words of at most seven distinct letters, all that a usual hive needs
dist/lexicon-wide.bee    all other words
dist/likely.bee          the likely words of lexicon.bee, which the page loads first
dist/possible.bee        the other words of lexicon.bee, which the page loads second
dist/french.bee          the French words, which the page loads when their edition is chosen
dist/french.txt          the notice of their license

Of these, the page fetches all but lexicon.bee, which the engine finds in its own archive.
"""

import zipfile
from pathlib import Path

from beecore import Entry, Lexicon, pack
from beecore.editions import edition_of
from beecore.words import shipped

from . import WORDLISTS

LIKELY, POSSIBLE = "likely.bee", "possible.bee"
LANGUAGES = {"french": WORDLISTS / "fr" / "words.txt"}
"""The lists of languages other than English by their editions, whose names the packs have."""


def make(folder: Path) -> None:
    """Write all packs unless they are up to date."""
    for edition, source in LANGUAGES.items():
        path = folder / f"{edition}.bee"
        if not path.is_file() or path.stat().st_mtime < source.stat().st_mtime:
            path.write_bytes(pack.write(language(edition, source)))
        notice = (source.parent / "LICENSE.txt").read_text("utf-8")
        path.with_suffix(".txt").write_text(notice, "utf-8")
    _make_english(folder)


def language(edition: str, source: Path) -> Lexicon:
    """Return the words of a file that has a word as it is written and its percentage on each line.

    A word is likely if its percentage is at least 50.
    """
    alphabet, entries = edition_of(edition).alphabet, []
    for line in source.read_text("utf-8").splitlines():
        written, percentage = line.split()
        word = alphabet.fold(written)
        form = written if written != word else ""
        entries.append(Entry(word, likelihood=int(percentage) / 100, written=form))
    return Lexicon.from_entries(entries, alphabet=alphabet)


def _make_english(folder: Path) -> None:
    halves = [folder / LIKELY, folder / POSSIBLE]
    if shipped.is_fresh(folder) and all(path.is_file() for path in halves):
        return
    usual, wide = shipped.usual_and_wide()
    for name, lexicon in (shipped.PACK, usual), (shipped.WIDE_PACK, wide):
        (folder / name).write_bytes(pack.write(lexicon))
    for path, lexicon in zip(halves, halves_of(usual), strict=True):
        path.write_bytes(pack.write(lexicon))


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
