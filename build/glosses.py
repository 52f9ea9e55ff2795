"""The glosses: `wordlists/wordnet.txt`, gathered from WordNet, and the page's files of them.

    dist/glosses/a.txt …         of words that a usual hive can have and people may well find
    dist/glosses/rest/a.txt …    of all others

Both are lines as `beecore.gloss` tells of them, sorted. In a file of the page are the lines of its
words, those of the bases that its forms need, and one for each form whose base is elsewhere.
"""

import re
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import ascii_lowercase

from beecore import disk
from beecore.gloss import PARTS, Gloss, files_of, look_up
from beecore.words import glosses, lists, shipped
from beecore.words.inflection import inflections

from . import WORDLISTS
from .derived import derived
from .senses import Sense, Senses
from .words.packages import unpack

FILES = [f"glosses/{letter}.txt" for letter in ascii_lowercase]
REST = [f"glosses/rest/{letter}.txt" for letter in ascii_lowercase]
NOTICE = "glosses/LICENSE-wordnet.txt"
ASKED_FOR = 0.2
"""The least likelihood of a word in the files that the page keeps. With the words of .1 these would
be 8 % larger, and the one of S as large as may be."""
_WORD = re.compile("[a-z]+")
_KINDS = {"n": ("n",), "v": ("v", "vv"), "a": ("c",)}
_CODES = {name: code for code, name in PARTS.items()}


def main() -> None:
    """Gather `wordnet.txt` anew, and print how many words have a gloss now."""
    with tempfile.TemporaryDirectory() as name:
        senses = Senses.read(unpack("wordnet-base=1:3.0-37", Path(name)))
    entries = list(lists.entries(WORDLISTS))
    boundary = lists.likely(WORDLISTS)
    likely = [entry.word for entry in entries if entry.likelihood >= boundary]
    gathered = gather(senses, [entry.word for entry in entries], likely)
    text = "".join(f"{line}\n" for _, line in sorted(gathered.items()))
    disk.write(WORDLISTS / glosses.WORDNET, text)
    known = glosses.read(WORDLISTS)
    for what, words in ("words", [entry.word for entry in entries]), ("likely words", likely):
        print(f"{coverage(known, words):.1%} of {len(words):,} {what} have a gloss")


def coverage(lines: Mapping[str, str], words: Iterable[str]) -> float:
    """Return the share of words that have a gloss."""
    known = [look_up(word, lambda each: lines.get(each, "")) is not None for word in words]
    return sum(known) / len(known)


def make(dist: Path) -> None:
    """Write the page's files, unless they are newer than the packs, which tell the words."""
    packs = [dist / shipped.PACK, dist / shipped.WIDE_PACK]
    made_of = max(path.stat().st_mtime for path in (*packs, Path(__file__)))
    files = [dist / name for name in [NOTICE, *FILES, *REST]]
    if all(path.is_file() and path.stat().st_mtime >= made_of for path in files):
        return
    (dist / NOTICE).parent.mkdir(exist_ok=True)
    shutil.copyfile(WORDLISTS / "LICENSE-wordnet.txt", dist / NOTICE)
    known = glosses.read(WORDLISTS)
    words: dict[str, dict[str, float]] = {letter: {} for letter in ascii_lowercase}
    for word, likelihood, _ in shipped.everything().all_entries():
        words[word[0]][word] = likelihood
    for letter, kept, rest in zip(ascii_lowercase, FILES, REST, strict=True):
        asked = {
            word
            for word, likelihood in words[letter].items()
            if likelihood >= ASKED_FOR and kept in files_of(word)
        }
        others = words[letter].keys() - asked
        usual = [word for word in others if kept in files_of(word)]
        _write(dist / kept, cut(known, asked, usual))
        _write(dist / rest, cut(known, others))


def _write(path: Path, lines: Iterable[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"\n{line}" for line in sorted(lines)) + "\n", "utf-8")


def cut(known: Mapping[str, str], words: Iterable[str], others: Iterable[str] = ()) -> list[str]:
    """Return the lines that alone tell of some words what all lines tell of them.

    They tell nothing else of `others`, but may tell nothing.
    """
    lines: dict[str, str] = {}

    def complete(told: Mapping[str, Gloss | None]) -> None:
        for word, gloss in told.items():
            if gloss and look_up(word, lambda each: lines.get(each, "")) != gloss:
                line = "\t".join((word, _CODES[gloss.part], gloss.text, gloss.base))
                lines[word] = known.get(word, line)

    told = {word: look_up(word, lambda each: known.get(each, "")) for word in words}
    for word, gloss in told.items():
        if gloss and gloss.base[0] == word[0] and gloss.base in known:
            lines[gloss.base] = known[gloss.base]
    complete(told)
    mistaken = [word for word in others if look_up(word, lambda each: lines.get(each, ""))]
    complete({word: look_up(word, lambda each: known.get(each, "")) for word in mistaken})
    return list(lines.values())


def gather(senses: Senses, words: Iterable[str], likely: Iterable[str]) -> dict[str, str]:
    """Return the lines of words and of the bases of their forms.

    What is in neither WordNet nor a form of such is told by its affixes, if it is likely.
    """
    words = set(words)
    senses = _decent(senses)
    direct = words & senses.best.keys()
    others = words - direct
    meant = {word: form for word, form in _forms(senses).items() if word in others}
    parts: dict[str, set[str]] = defaultdict(set)
    for base, part in meant.values():
        parts[base].add(part)
    lines = {word: _line(word, senses.best[word], parts[word]) for word in direct | parts.keys()}

    def is_a(base: str, part: str) -> bool:
        is_participle = part == "a" and base.endswith("ed") and meant.get(base, "")[1:] == ("v",)
        return is_participle or part in senses.best.get(base, {})

    for word in set(likely) - lines.keys() - meant.keys():
        told = derived(word, is_a)
        if told:
            lines[word] = "\t".join((word, *told))
    for word, (base, part) in meant.items():
        gloss = Gloss(senses.best[base][part].gloss, base, PARTS[part])
        if look_up(word, lambda each: lines.get(each, "")) != gloss:
            lines[word] = "\t".join((word, part, gloss.text, base))
    return lines


def _decent(senses: Senses) -> Senses:
    """Leave out the words that are never shown, and what is told by one."""
    blocked = lists.blocked(WORDLISTS)

    def is_decent(text: str) -> bool:
        return blocked.isdisjoint(map(lists.fingerprint, _WORD.findall(text.lower())))

    best = {
        word: {part: sense for part, sense in parts.items() if is_decent(f"{word} {sense.gloss}")}
        for word, parts in senses.best.items()
    }
    return Senses({word: parts for word, parts in best.items() if parts}, senses.irregular)


def _forms(senses: Senses) -> dict[str, tuple[str, str]]:
    """Return of each form of a word in WordNet its base and part of speech, as is best."""
    known: dict[str, list[tuple[Sense, str]]] = defaultdict(list)
    for base, parts in senses.best.items():
        for part, sense in parts.items():
            for kinds in _KINDS.get(part, ()):
                for form in inflections(base, kinds):
                    known[form].append((sense, base))
    for form, bases in senses.irregular.items():
        for base, part in bases:
            if part in senses.best.get(base, {}):
                known[form].append((senses.best[base][part], base))
    return {form: (min(bases)[1], min(bases)[0].part) for form, bases in known.items()}


def _line(word: str, senses: Mapping[str, Sense], forms: set[str]) -> str:
    """Return the line of a word: its best sense first, and those that its forms are told by."""
    best, *others = sorted(senses.values())
    told = [best, *(sense for sense in others if sense.part in forms)]
    return "\t".join([word, *(f"{sense.part}\t{sense.gloss}" for sense in told)])
