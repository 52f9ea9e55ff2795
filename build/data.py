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
    dist/fr/glosses/         its definitions or synonyms, see `beecore.gloss.group_of`
    dist/fr/LICENSE.txt      the notices of their licenses

Packs (`*.bee`) are in the format of `beecore.pack`, definitions in that of `beecore.gloss`. A
language has the files whose sources are in the folder of `wordlists/` with its tag.
"""

import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import ascii_lowercase

from beecore import Entry, Lexicon, editions
from beecore.editions import EDITIONS, Edition
from beecore.gloss import SYNONYMS, Gloss, files_of, group_of, look_up
from beecore.words import shipped

from . import WORDLISTS

WORDS, FORMS, LICENSE = "words.txt", "forms.txt", "LICENSE.txt"
GLOSSES, SYNONYM_LISTS = "glosses.txt", "synonyms.txt"
LANGUAGES = [edition for edition in EDITIONS if (WORDLISTS / edition.language / WORDS).is_file()]
"""The editions of the languages other than English that have words."""
FILES = [f"glosses/{letter}.txt" for letter in ascii_lowercase]
REST = [f"glosses/rest/{letter}.txt" for letter in ascii_lowercase]
NOTICE = "glosses/LICENSE-wordnet.txt"
MIN_LIKELIHOOD = 0.2
"""The least likelihood of a word in `FILES`, which the page saves for offline use. At .1 the files
would be 8 % larger, and the one for S would reach the size limit."""


def make(dist: Path) -> None:
    make_packs(dist)
    make_glosses(dist)
    shutil.copyfile(WORDLISTS / shipped.CALENDAR, dist / shipped.CALENDAR)
    for edition in LANGUAGES:
        make_language(edition, WORDLISTS / edition.language, dist / edition.language)


def make_packs(folder: Path) -> None:
    """Write the packs of English unless they are up to date."""
    if shipped.is_fresh(folder):
        return
    for name, lexicon in zip(shipped.PACKS, shipped.from_lists(), strict=True):
        (folder / name).write_bytes(lexicon.to_pack())


def make_glosses(dist: Path) -> None:
    """Write the definitions in English unless they are newer than the packs, which have the words.

    A file has sorted lines: its words, the base words that its inflected forms need, and a line for
    each form whose base is in another file.
    """
    packs = [dist / name for name in shipped.PACKS]
    newest_source = max(path.stat().st_mtime for path in (*packs, Path(__file__)))
    files = [dist / name for name in [NOTICE, *FILES, *REST]]
    if all(path.is_file() and path.stat().st_mtime >= newest_source for path in files):
        return
    (dist / NOTICE).parent.mkdir(exist_ok=True)
    shutil.copyfile(WORDLISTS / "LICENSE-wordnet.txt", dist / NOTICE)
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


def make_language(edition: Edition, source: Path, target: Path) -> None:
    """Bring the folder of a language other than English up to date."""
    target.mkdir(exist_ok=True)
    words = target / "words.bee"
    newest = max(path.stat().st_mtime for path in (source / WORDS, Path(editions.__file__)))
    if not words.is_file() or words.stat().st_mtime < newest:
        words.write_bytes(language(edition, source / WORDS).to_pack())
    for name in (LICENSE, shipped.CALENDAR):
        if (source / name).is_file():
            shutil.copyfile(source / name, target / name)
    if (source / FORMS).is_file():
        _write_lines(target / FORMS, forms(edition, source))
    groups: dict[str, list[str]] = defaultdict(list)
    for line in definitions(source):
        groups[group_of(line)].append(line)
    for name, lines in groups.items():
        _write_lines(target / "glosses" / f"{name}.txt", sorted(lines))


def _write_lines(path: Path, lines: Iterable[str]) -> None:
    """Write lines so that each is between line breaks, by which the page finds a word's line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["", *lines, ""]), "utf-8", newline="\n")


def language(edition: Edition, source: Path) -> Lexicon:
    """Return the words of a file that has a word as it is written and its percentage on each line.

    A word is likely if its percentage is at least 50.
    """
    alphabet, entries = edition.alphabet, []
    for line in _lines(source):
        written, percentage = line.split()
        word = alphabet.fold(written)
        form = written if written != word else ""
        entries.append(Entry(word, likelihood=int(percentage) / 100, written=form))
    return Lexicon.from_entries(entries, alphabet=alphabet)


def forms(edition: Edition, source: Path) -> Iterator[str]:
    """Yield a line for each word with forms: the word as it is written, a tab, and the letters of
    its forms, each between spaces.
    """
    words = (line.split()[0] for line in _lines(source / WORDS))
    written = {edition.alphabet.fold(word): word for word in words}
    for line in _lines(source / FORMS):
        word, *others = line.split()
        yield f"{written[word]}\t {' '.join(others)} "


def definitions(source: Path) -> Iterator[str]:
    """Yield the lines that define words; a line of synonyms gets a code in place of a part."""
    yield from _lines(source / GLOSSES)
    for line in _lines(source / SYNONYM_LISTS):
        if line and line[0] != "#":
            word, synonyms = line.split("\t")
            yield f"{word}\t{SYNONYMS}\t{synonyms}"


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.is_file() else []
