"""The folders of languages other than English: everything but their pages, which `assemble` makes.

    dist/fr/words.bee      the words, which the page loads when they are needed
    dist/fr/forms.txt      inflected forms of the words, see web/app/answers/forms.py
    dist/fr/calendar.txt   the daily hives
    dist/fr/glosses/       definitions or synonyms, see `beecore.gloss.group_of`
    dist/fr/LICENSE.txt    the notices of their licenses

A language has these files if `wordlists/` has their sources in a folder with its tag.
"""

from collections.abc import Iterator
from pathlib import Path

from beecore import pack
from beecore.editions import Edition
from beecore.gloss import SYNONYMS, group_of
from beecore.words import shipped

from . import WORDLISTS, packs, text_files

FORMS, NOTICE = "forms.txt", "LICENSE.txt"
GLOSSES, SYNONYM_LISTS = "glosses.txt", "synonyms.txt"


def make(dist: Path) -> None:
    """Bring the folders of all languages up to date."""
    for edition in packs.LANGUAGES:
        source, target = WORDLISTS / edition.language, dist / edition.language
        target.mkdir(exist_ok=True)
        words = target / "words.bee"
        if not words.is_file() or words.stat().st_mtime < (source / packs.WORDS).stat().st_mtime:
            words.write_bytes(pack.write(packs.language(edition, source / packs.WORDS)))
        for name in (NOTICE, shipped.CALENDAR):
            if (source / name).is_file():
                text_files.copy(source / name, target / name)
        if (source / FORMS).is_file():
            lines = forms(edition, source)
            text_files.write(target / FORMS, "\n".join(["", *lines, ""]))
        for name, glosses in by_group(definitions(source)).items():
            (target / "glosses").mkdir(exist_ok=True)
            text = "\n".join(["", *sorted(glosses), ""])
            text_files.write(target / "glosses" / f"{name}.txt", text)


def forms(edition: Edition, source: Path) -> Iterator[str]:
    """Yield a line for each word with forms: the word as it is written, a tab, and the letters of
    its forms, each between spaces.
    """
    written = {edition.alphabet.fold(word): word for word in words_in(source)}
    for line in (source / FORMS).read_text("utf-8").splitlines():
        word, *others = line.split()
        yield f"{written[word]}\t {' '.join(others)} "


def words_in(source: Path) -> Iterator[str]:
    """Yield the words of a language as they are written."""
    for line in (source / packs.WORDS).read_text("utf-8").splitlines():
        yield line.split()[0]


def definitions(source: Path) -> Iterator[str]:
    """Yield the lines that define words; a line of synonyms gets a code in place of a part."""
    for name in (GLOSSES, SYNONYM_LISTS):
        path = source / name
        for line in path.read_text("utf-8").splitlines() if path.is_file() else ():
            if name == GLOSSES:
                yield line
            elif line and line[0] != "#":
                word, synonyms = line.split("\t")
                yield f"{word}\t{SYNONYMS}\t{synonyms}"


def by_group(lines: Iterator[str]) -> dict[str, list[str]]:
    """Return lines by the names of their files."""
    found: dict[str, list[str]] = {}
    for line in lines:
        found.setdefault(group_of(line), []).append(line)
    return found
