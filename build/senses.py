"""WordNet 3.0's senses of a word, each with a short gloss, and which of them a puzzle means.

Its `index` files list a word's senses by number, its `data` files tell them, `cntlist.rev` counts
how often each was met in tagged texts; see its manual pages wndb and cntlist for the columns.
"""

import re
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from .words.packages import fold, is_lettered

FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
_PART_OF_TYPE = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
_LONGEST = 80
_INSTANCE = "@i"
_USAGE = ";u"
_RUDE_USAGES = {"obscenity", "disparagement", "ethnic_slur"}
_RUDE = re.compile(
    r"\b(?:obscen|vulgar|offensive|ethnic slur|disparag|derogat|sexual|coitus|genital|penis|vagina"
    r"|masturbat|excrement|feces|fecal|defecat|urinat|prostitut|whore|buttocks|orgasm|ejaculat)"
)
_FIRST = re.compile(r"(?:\([^()]*\)|[^;])*")
_ASIDE = re.compile(r" ?\([^()]*\)")
_TWO = re.compile("[a-z]{2,}[-_][a-z]{2,}")
_GAP = re.compile("[-_]")
_MARKER = re.compile(r"\(\w+\)$")


class Sense(NamedTuple):
    """A sense; the least of several is the one to tell: harmless, no name, and often met."""

    is_rude: bool
    is_name: bool
    seldom: int
    part: str
    number: int
    gloss: str


class Senses(NamedTuple):
    """Of each word its best sense by part of speech; of each irregular form what it is of."""

    best: dict[str, dict[str, Sense]]
    irregular: dict[str, list[tuple[str, str]]]

    @classmethod
    def read(cls, share: Path) -> "Senses":
        """Read WordNet from the folder of a machine's shared files.

        A word that it has only apart (water_hole, barhop as bar-hop) stands there joined.
        """
        joined = cls(defaultdict(dict), defaultdict(list))
        best: dict[str, dict[str, Sense]] = defaultdict(dict)
        folder = share / "wordnet"
        uses, rude = _uses(folder), _rude_usages(folder)
        for part, name in FILES.items():
            lines = _lines(folder / f"data.{name}")
            synsets = {line.partition(" ")[0]: _Synset.of(line, rude) for line in lines}
            for line in _lines(folder / f"index.{name}"):
                lemma, _, count, *rest = line.split()
                offsets = rest[-int(count) :]
                senses = [
                    synsets[offset].sense(lemma, part, uses.get((lemma, part, number), 0), number)
                    for number, offset in enumerate(offsets, 1)
                ]
                told = [sense for sense in senses if sense]
                word = fold(lemma)
                if told and is_lettered(word):
                    best[word][part] = min(told)
                elif told and _TWO.fullmatch(word):
                    joined.best[_GAP.sub("", word)][part] = min(told)
            for line in _lines(folder / f"{name}.exc"):
                form, *lemmas = line.split()
                joined.irregular[form] += [(lemma, part) for lemma in lemmas if lemma != form]
        joined.best.update(best)
        return joined


class _Synset(NamedTuple):
    names: list[str]
    is_rude: bool
    is_instance: bool
    gloss: str

    @classmethod
    def of(cls, line: str, rude: set[str]) -> "_Synset":
        columns, _, told = line.partition("|")
        count, *rest = columns.split()[3:]
        names = [_MARKER.sub("", name) for name in rest[: 2 * int(count, 16) : 2]]
        pointers = rest[2 * int(count, 16) + 1 :]
        uses = {to for symbol, to in pairwise(pointers) if symbol == _USAGE}
        is_rude = bool(uses & rude) or _RUDE.search(told) is not None
        return cls(names, is_rude, _INSTANCE in pointers, shortened(told))

    def sense(self, lemma: str, part: str, uses: int, number: int) -> Sense | None:
        """Return what it says of one of its words; none if it is about one person or place."""
        if self.is_instance:
            return None
        return Sense(self.is_rude, lemma not in self.names, -uses, part, number, self.gloss)


def shortened(told: str) -> str:
    """Return a gloss to its first semicolon, in at most 80 characters; examples are left out.

    >>> shortened('a cavity (in the earth, or; in ice); "they hid in a cave"')
    'a cavity (in the earth, or; in ice)'
    >>> shortened("a word " * 20)
    'a word a word a word a word a word a word a word a word a word a word a word a…'
    """
    gloss = _FIRST.findall(told)[0].partition('"')[0].replace("`", "'").strip(" :,")
    if len(gloss) > _LONGEST:
        gloss = _ASIDE.sub("", gloss).strip() or gloss
    if len(gloss) > _LONGEST:
        gloss = gloss[:_LONGEST].rpartition(" ")[0].rstrip(" ,:(") + "…"
    if gloss.count("(") > gloss.count(")"):
        gloss = gloss[: gloss.rindex("(")].rstrip(" ,")
    return " ".join(gloss.split())


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith(" ")]


def _uses(folder: Path) -> dict[tuple[str, str, int], int]:
    """Return how often each sense was met, by word, part and number."""
    uses = {}
    for line in _lines(folder / "cntlist.rev"):
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        uses[lemma, _PART_OF_TYPE[rest[0]], int(number)] = int(count)
    return uses


def _rude_usages(folder: Path) -> set[str]:
    """Return where the data of nouns has what calls a word obscene or a slur."""
    nouns = _lines(folder / "data.noun")
    return {
        line.partition(" ")[0]
        for line in nouns
        if not _RUDE_USAGES.isdisjoint(line.partition("|")[0].split()[4::2])
    }
