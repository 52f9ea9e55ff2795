"""The page's gloss files: short definitions, cut out of the gathered ones by first letter.

    dist/glosses/a.txt …         words that fit a usual hive and that players are likely to find
    dist/glosses/rest/a.txt …    all other words

Each file holds sorted lines in the format of `beecore.gloss`: its words, the base words that its
inflected forms need, and a line for each form whose base is in another file.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from string import ascii_lowercase

from beecore.gloss import PARTS, Gloss, files_of, look_up
from beecore.words import glosses, shipped

from . import WORDLISTS, text_files

FILES = [f"glosses/{letter}.txt" for letter in ascii_lowercase]
REST = [f"glosses/rest/{letter}.txt" for letter in ascii_lowercase]
NOTICE = "glosses/LICENSE-wordnet.txt"
MIN_LIKELIHOOD = 0.2
"""The least likelihood of a word in `FILES`, which the page saves for offline use. At .1 the files
would be 8 % larger, and the one for S would reach the size limit."""
_PART_CODES = {name: code for code, name in PARTS.items()}


def make(dist: Path) -> None:
    """Write the page's gloss files unless they are newer than the packs, which hold the words."""
    packs = [dist / name for name in shipped.PACKS]
    newest_source = max(path.stat().st_mtime for path in (*packs, Path(__file__)))
    files = [dist / name for name in [NOTICE, *FILES, *REST]]
    if all(path.is_file() and path.stat().st_mtime >= newest_source for path in files):
        return
    (dist / NOTICE).parent.mkdir(exist_ok=True)
    text_files.copy(WORDLISTS / "LICENSE-wordnet.txt", dist / NOTICE)
    known = glosses.read(WORDLISTS)
    words: dict[str, dict[str, float]] = {letter: {} for letter in ascii_lowercase}
    for entry in shipped.everything().all_entries():
        words[entry.word[0]][entry.word] = entry.likelihood
    for letter, file, rest in zip(ascii_lowercase, FILES, REST, strict=True):
        usual = {word for word in words[letter] if file in files_of(word)}
        first = {word for word in usual if words[letter][word] >= MIN_LIKELIHOOD}
        _write(dist / file, cut(known, first, usual - first))
        _write(dist / rest, cut(known, words[letter].keys() - first))


def _write(path: Path, lines: Iterable[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text_files.write(path, "".join(f"\n{line}" for line in sorted(lines)) + "\n")


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
                line = "\t".join((word, _PART_CODES[gloss.part], gloss.text, gloss.base))
                lines[word] = known.get(word, line)

    wanted = {word: look_up_in(known, word) for word in words}
    for word, gloss in wanted.items():
        if gloss and gloss.base[0] == word[0] and gloss.base in known:
            lines[gloss.base] = known[gloss.base]
    complete(wanted)
    complete({word: look_up_in(known, word) for word in others if look_up_in(lines, word)})
    return list(lines.values())
