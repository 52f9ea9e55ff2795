"""WordNet 3.0: the meanings of words, and what it says about their use.

Its `data` files have one meaning a line, a *synset*; its `index` files list a word's by number, and
`cntlist.rev` counts how often each sense of a word occurs in tagged texts. See its manual pages
wndb and cntlist for the columns.
"""

import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from .sources import fold, is_lettered, unpacked

PARTS = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
"""The parts of speech, as in our glosses, and in the names of files."""
_PART_OF_SENSE_TYPE = dict(zip("12345", "nvara", strict=True))
_TOPICS = (
    "adj:all adj:relational adv n:tops n:act n:animal n:artifact n:attribute n:body n:cognition"
    " n:communication n:event n:feeling n:food n:group n:location n:motive n:object n:person"
    " n:phenomenon n:plant n:possession n:process n:quantity n:relation n:shape n:state n:substance"
    " n:time v:body v:change v:cognition v:communication v:competition v:consumption v:contact"
    " v:creation v:emotion v:motion v:perception v:possession v:social v:stative v:weather adj:verb"
).split()
_USED_IN = r"^ *(?:\((?:[^()`]* )?|(?:chiefly |informal )?)(?:%s)(?:[^()`]*\)| slang| informal)"
_NOTES = {
    "uk": re.compile(_USED_IN % "Brit(?:ish|icism)?|Scot(?:s|tish|land)?|Irish|Ireland"),
    "au": re.compile(_USED_IN % "Austral(?:ian?)?|New Zealand"),
    "ca": re.compile(_USED_IN % "Canad(?:ian|a)"),
    "abroad": re.compile("Brit|Scot|Austral|England|Ireland|Irish"),
    "slang": re.compile("slang|informal|offensive|vulgar|disparag|obscene|derogat"),
}
_MARKER = re.compile(r"\(.*\)")
_DOMAIN = ";"


class Synset(NamedTuple):
    """One meaning, and the words that have it. `pointers` has columns about other synsets."""

    offset: str
    topic: str
    names: list[str]
    pointers: list[str]
    gloss: str

    @classmethod
    def of(cls, line: str) -> "Synset":
        columns, _, gloss = line.partition("|")
        offset, topic, _, count, *rest = columns.split()
        end = 2 * int(count, 16)
        names = [_MARKER.sub("", name) for name in rest[:end:2]]
        return cls(offset, _TOPICS[int(topic)], names, rest[end + 1 :], gloss)


class WordNet:
    """The senses of each word by its part of speech, and what they say about the word.

    `irregular` has the bases of irregular forms, each with its part of speech. `number` counts the
    senses of words without a capital.
    """

    def __init__(self) -> None:
        self.senses: dict[tuple[str, str], list[Synset]] = {}
        self.irregular: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        self.number: Counter[str] = Counter()
        self._capitalized: Counter[str] = Counter()
        self._notes: defaultdict[str, set[str]] = defaultdict(set)
        self._uses_as: defaultdict[str, Counter[str]] = defaultdict(Counter)
        with unpacked("apt", "wordnet-base=1:3.0-37") as folder:
            self._read(folder / "usr/share/wordnet")

    def _read(self, folder: Path) -> None:
        for part, name in PARTS.items():
            synsets = [Synset.of(line) for line in _lines(folder / f"data.{name}")]
            for each in synsets:
                self._note(each)
            by_offset = {each.offset: each for each in synsets}
            for line in _lines(folder / f"index.{name}"):
                lemma, _, count, *rest = line.split()
                self.senses[lemma, part] = [by_offset[each] for each in rest[-int(count) :]]
            for line in _lines(folder / f"{name}.exc"):
                form, *lemmas = line.split()
                self.irregular[form] += [(lemma, part) for lemma in lemmas]
        for line in _lines(folder / "cntlist.rev"):
            key, _, uses = line.split()
            lemma, _, sense = key.partition("%")
            self._uses_as[lemma][_PART_OF_SENSE_TYPE[sense[0]]] += int(uses)

    def _note(self, synset: Synset) -> None:
        notes = {note for note, pattern in _NOTES.items() if pattern.search(synset.gloss)}
        for place, name in enumerate(synset.names, 1):
            word = fold(name).lower()
            if not is_lettered(word):
                continue
            self._notes[word] |= notes | {synset.topic}
            (self.number if name.islower() else self._capitalized)[word] += 1
            for symbol, sides in zip(synset.pointers[::4], synset.pointers[3::4], strict=False):
                if symbol.startswith(_DOMAIN) and int(sides[:2], 16) in (0, place):
                    self._notes[word].add("field")

    def lead(self, word: str) -> str:
        """Return the first gloss of a word's most used part of speech; empty if it has none."""
        parts = [part for part in PARTS if (word, part) in self.senses]
        if not parts:
            return ""
        most_used = max(parts, key=lambda part: self._uses_as[word][part])
        return self.senses[word, most_used][0].gloss.strip()

    def is_a(self, word: str, part: str) -> bool:
        """Return whether a word is a noun (`n`), verb (`v`), or adjective (`adj`)."""
        return any(note.startswith(f"{part}:") for note in self._notes.get(word, ()))

    def marks(self, word: str) -> list[str]:
        """Return w1 to w4 by the number of senses, proper for a name or alsoproper for a word that
        is also a name, t1 or t2 by uses in tagged texts, and the topics.
        """
        if word not in self._notes:
            return []
        marks = [f"w{min(4, self.number[word])}"] if self.number[word] else []
        if self._capitalized[word]:
            marks.append("alsoproper" if marks else "proper")
        if uses := self._uses_as[word].total():
            marks.append("t1" if uses < 7 else "t2")
        return marks + sorted(self._notes[word])


def _lines(path: Path) -> list[str]:
    """Return the lines of a file of WordNet without its license, which is indented."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith(" ")]
