"""The words, daily hives, and definitions that the page loads, from the files in `wordlists/`.

    dist/likely.bee          the likely words of at most seven distinct letters, loaded first
    dist/possible.bee        the possible words of at most seven distinct letters
    dist/lexicon-wide.bee    the words of more letters, which only large hives need
    dist/calendar.txt        the daily hives
    dist/glosses/a.txt …         definitions of words that fit a usual hive and that players are
                                 likely to find
    dist/glosses/rest/a.txt …    those of all other words
    dist/fr/words.bee        the words of another language, which the page loads when needed
    dist/fr/forms.txt        inflected forms of these words, see web/app/answers/glosses.py
    dist/fr/calendar.txt     its daily hives
    dist/fr/glosses/         its definitions, see `beecore.gloss.group_of`

Packs (`*.bee`) are in the format of `beecore.pack`, definitions in that of `beecore.gloss`. A
language has the files whose sources are in the folder of `wordlists/` with its tag.
"""

import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import ascii_lowercase

from beecore.editions import EDITIONS, ORIGINAL, Edition
from beecore.gloss import Gloss, files_of, group_of, look_up
from beecore.words import shipped
from beecore.words.shipped import CALENDAR, FORMS, folder_of, lines_of

from . import WORDLISTS

LANGUAGES = [edition for edition in EDITIONS if (WORDLISTS / edition.language).is_dir()]
"""The editions of the languages other than English that have words."""
FILES = [f"glosses/{letter}.txt" for letter in ascii_lowercase]
REST = [f"glosses/rest/{letter}.txt" for letter in ascii_lowercase]
MIN_LIKELIHOOD = 0.2
"""The least likelihood of a word in `FILES`, which the page saves for offline use. At .1 the files
would be 8 % larger, and the one for S would reach the size limit."""


def make(dist: Path) -> None:
    make_packs(dist)
    make_glosses(dist)
    shutil.copyfile(WORDLISTS / CALENDAR, dist / CALENDAR)
    for edition in LANGUAGES:
        make_texts(edition, WORDLISTS / edition.language, dist / edition.language)


def make_packs(dist: Path) -> None:
    """Write the packs of each language unless they are up to date."""
    for folder in map(folder_of, [ORIGINAL, *LANGUAGES]):
        if not shipped.is_fresh(dist, folder):
            (dist / folder).mkdir(exist_ok=True)
            for name, lexicon in zip(
                shipped.packs_in(folder), shipped.from_lists(folder), strict=True
            ):
                (dist / name).write_bytes(lexicon.to_pack())


def make_glosses(dist: Path) -> None:
    """Write the definitions in English unless they are newer than the packs, which have the words.

    A file has sorted lines: its words, the base words that its inflected forms need, and a line for
    each form whose base is in another file.
    """
    packs = [dist / name for name in shipped.PACKS]
    newest_source = max(path.stat().st_mtime for path in (*packs, Path(__file__)))
    files = [dist / name for name in [*FILES, *REST]]
    if all(path.is_file() and path.stat().st_mtime >= newest_source for path in files):
        return
    known = shipped.glosses(WORDLISTS)
    words: dict[str, dict[str, float]] = {letter: {} for letter in ascii_lowercase}
    for entry in shipped.everything().all_entries():
        words[entry.word[0]][entry.word] = entry.likelihood
    for letter, file, rest in zip(ascii_lowercase, FILES, REST, strict=True):
        usual = {word for word in words[letter] if file in files_of(word)}
        first = {word for word in usual if words[letter][word] >= MIN_LIKELIHOOD}
        _write_lines(dist / file, sorted(cut(known, first, usual - first)))
        _write_lines(dist / rest, sorted(cut(known, words[letter].keys() - first)))


def cut(known: Mapping[str, str], words: Iterable[str], others: Iterable[str] = ()) -> list[str]:
    """Return the lines needed to look up `words` with the same result as in all of `known`.

    A word of `others` may be missing, but a look-up of it never returns a wrong gloss.
    """
    lines: dict[str, str] = {}

    def look_up_in(source: Mapping[str, str], word: str) -> Gloss | None:
        return look_up(word, lambda each: source.get(each, ""))

    def complete(glosses: Mapping[str, Gloss | None]) -> None:
        for word, gloss in glosses.items():
            if gloss and look_up_in(lines, word) != gloss:
                line = "\t".join((word, gloss.part, gloss.text, gloss.base))
                lines[word] = known.get(word, line)

    wanted = {word: look_up_in(known, word) for word in words}
    for word, gloss in wanted.items():
        if gloss and gloss.base[0] == word[0] and gloss.base in known:
            lines[gloss.base] = known[gloss.base]
    complete(wanted)
    complete({word: look_up_in(known, word) for word in others if look_up_in(lines, word)})
    return list(lines.values())


def make_texts(edition: Edition, source: Path, target: Path) -> None:
    """Write the texts of a language other than English."""
    target.mkdir(exist_ok=True)
    if (source / CALENDAR).is_file():
        shutil.copyfile(source / CALENDAR, target / CALENDAR)
    if (source / FORMS).is_file():
        _write_lines(target / FORMS, forms(edition, source))
    groups: dict[str, list[str]] = defaultdict(list)
    for line in shipped.glosses(source).values():
        groups[group_of(line)].append(line)
    for name, lines in groups.items():
        _write_lines(target / "glosses" / f"{name}.txt", sorted(lines))


def _write_lines(path: Path, lines: Iterable[str]) -> None:
    """Write lines so that each is between line breaks, by which the page finds a word's line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["", *lines, ""]), "utf-8", newline="\n")


def forms(edition: Edition, source: Path) -> Iterator[str]:
    """Yield a line for each word with forms: the word as it is written, a tab, and the letters of
    its forms, each between spaces.
    """
    words = (line.split()[0] for line in lines_of(source / "words.txt"))
    written = {edition.alphabet.fold(word): word for word in words}
    for word, *others in map(str.split, lines_of(source / FORMS)):
        yield f"{written[word]}\t {' '.join(others)} "
