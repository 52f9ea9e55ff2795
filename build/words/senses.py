"""WordNet 3.0's senses of a word, each with a short gloss, and the choice of the best one.

Its `index` files list a word's senses by number, its `data` files define them, and `cntlist.rev`
counts how often each occurs in tagged texts. See its manual pages wndb and cntlist for the columns.
"""

import re
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from .packages import fold, is_lettered
from .wordnet import data_lines

FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
MAX_GLOSS_LENGTH = 80
_PART_OF_SENSE_TYPE = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
_INSTANCE = "@i"
_USAGE = ";u"
_RUDE_USAGES = {"obscenity", "disparagement", "ethnic_slur"}
_RUDE = re.compile(
    r"\b(?:obscen|vulgar|offensive|ethnic slur|disparag|derogat|sexual|coitus|genital|penis|vagina"
    r"|masturbat|excrement|feces|fecal|defecat|urinat|prostitut|whore|buttocks|orgasm|ejaculat)"
)
_UP_TO_SEMICOLON = re.compile(r"(?:\([^()]*\)|[^;])*")
_IN_PARENTHESES = re.compile(r" ?\([^()]*\)")
_TWO_WORDS = re.compile("[a-z]{2,}[-_][a-z]{2,}")
_SEPARATOR = re.compile("[-_]")
_MARKER = re.compile(r"\(\w+\)$")


class Sense(NamedTuple):
    """A sense of a word. They sort best first: harmless, then not a name, then often used."""

    is_rude: bool
    is_name: bool
    negative_uses: int
    part: str
    number: int
    gloss: str


class Senses(NamedTuple):
    """Each word's best sense by part of speech, and the base words of irregular forms."""

    best: dict[str, dict[str, Sense]]
    irregular: dict[str, list[tuple[str, str]]]

    @classmethod
    def read(cls, share: Path) -> "Senses":
        """Read WordNet from a folder of shared files, such as /usr/share.

        A word that WordNet writes only as two (water_hole, bar-hop) is included as one.
        """
        joined = cls(defaultdict(dict), defaultdict(list))
        best: dict[str, dict[str, Sense]] = defaultdict(dict)
        folder = share / "wordnet"
        uses, rude = _uses(folder), _rude_usages(folder)
        for part, name in FILES.items():
            lines = data_lines(folder / f"data.{name}")
            synsets = {line.partition(" ")[0]: _Synset.of(line, rude) for line in lines}
            for line in data_lines(folder / f"index.{name}"):
                lemma, _, count, *rest = line.split()
                offsets = rest[-int(count) :]
                senses = [
                    synsets[offset].sense(lemma, part, uses.get((lemma, part, number), 0), number)
                    for number, offset in enumerate(offsets, 1)
                ]
                usable = [sense for sense in senses if sense]
                word = fold(lemma)
                if usable and is_lettered(word):
                    best[word][part] = min(usable)
                elif usable and _TWO_WORDS.fullmatch(word):
                    joined.best[_SEPARATOR.sub("", word)][part] = min(usable)
            for line in data_lines(folder / f"{name}.exc"):
                form, *lemmas = line.split()
                joined.irregular[form] += [(lemma, part) for lemma in lemmas if lemma != form]
        joined.best.update(best)
        return joined


class _Synset(NamedTuple):
    """A line of a `data` file: one meaning, and the words that have it."""

    names: list[str]
    is_rude: bool
    is_instance: bool
    gloss: str

    @classmethod
    def of(cls, line: str, rude: set[str]) -> "_Synset":
        columns, _, definition = line.partition("|")
        count, *rest = columns.split()[3:]
        names = [_MARKER.sub("", name) for name in rest[: 2 * int(count, 16) : 2]]
        pointers = rest[2 * int(count, 16) + 1 :]
        usages = {target for symbol, target in pairwise(pointers) if symbol == _USAGE}
        is_rude = bool(usages & rude) or _RUDE.search(definition) is not None
        return cls(names, is_rude, _INSTANCE in pointers, shortened(definition))

    def sense(self, lemma: str, part: str, uses: int, number: int) -> Sense | None:
        """Return this meaning as a sense of one of its words; None for a single person or place."""
        if self.is_instance:
            return None
        return Sense(self.is_rude, lemma not in self.names, -uses, part, number, self.gloss)


def shortened(definition: str) -> str:
    """Return a definition up to its first semicolon, in at most 80 characters, without examples.

    >>> shortened('a cavity (in the earth, or; in ice); "they hid in a cave"')
    'a cavity (in the earth, or; in ice)'
    >>> shortened("a word " * 20)
    'a word a word a word a word a word a word a word a word a word a word a word a…'
    """
    gloss = _UP_TO_SEMICOLON.findall(definition)[0].partition('"')[0]
    gloss = gloss.replace("`", "'").strip(" :,")
    if len(gloss) > MAX_GLOSS_LENGTH:
        gloss = _IN_PARENTHESES.sub("", gloss).strip() or gloss
    if len(gloss) > MAX_GLOSS_LENGTH:
        gloss = gloss[:MAX_GLOSS_LENGTH].rpartition(" ")[0].rstrip(" ,:(") + "…"
    if gloss.count("(") > gloss.count(")"):
        gloss = gloss[: gloss.rindex("(")].rstrip(" ,")
    return " ".join(gloss.split())


def _uses(folder: Path) -> dict[tuple[str, str, int], int]:
    """Return how often each sense occurs in tagged texts, by word, part of speech, and number."""
    uses = {}
    for line in data_lines(folder / "cntlist.rev"):
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        uses[lemma, _PART_OF_SENSE_TYPE[rest[0]], int(number)] = int(count)
    return uses


def _rude_usages(folder: Path) -> set[str]:
    """Return the offsets of the nouns that label a word as obscene or a slur."""
    return {
        line.partition(" ")[0]
        for line in data_lines(folder / "data.noun")
        if not _RUDE_USAGES.isdisjoint(line.partition("|")[0].split()[4::2])
    }
