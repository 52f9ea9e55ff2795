"""WordNet 3.0: how many senses a word has, their topics, and where the word is used.

Its `data` files have one sense per line; see its manual page wndb for the columns.
"""

import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from .packages import fold, is_lettered

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
_PARTS = "noun", "verb", "adj", "adv"
_PART_OF_SENSE_TYPE = dict(zip("12345", [*_PARTS, "adj"], strict=True))
_WORD_MARKER = re.compile(r"\(.*\)")
_DOMAIN = ";"


class WordNet(NamedTuple):
    """What WordNet says about words, each field by word: the number of senses in lower case and
    capitalized, further marks, uses in tagged texts, the base of an irregular form, and the leading
    gloss, which is the first one of the most used part of speech.
    """

    senses: Counter[str]
    capitalized: Counter[str]
    notes: dict[str, set[str]]
    uses: Counter[str]
    irregular: dict[str, str]
    leads: dict[str, str]

    @classmethod
    def read(cls, share: Path) -> "WordNet":
        wordnet = cls(Counter(), Counter(), defaultdict(set), Counter(), {}, {})
        glosses: dict[tuple[str, str], str] = {}
        for part in _PARTS:
            for line in data_lines(share / f"wordnet/data.{part}"):
                wordnet._add(line)
                glosses[part, line[:8]] = line.partition("|")[2].strip()
            for line in data_lines(share / f"wordnet/{part}.exc"):
                form, lemma, *_ = line.split()
                wordnet.irregular.setdefault(form, lemma)
        uses_as: Counter[tuple[str, str]] = Counter()
        for line in data_lines(share / "wordnet/cntlist.rev"):
            key, _, uses = line.split()
            word, _, sense = key.partition("%")
            wordnet.uses[word] += int(uses)
            uses_as[word, _PART_OF_SENSE_TYPE[sense[0]]] += int(uses)
        most_uses: Counter[str] = Counter()
        for part in _PARTS:
            for line in data_lines(share / f"wordnet/index.{part}"):
                word, _, senses, *_ = columns = line.split()
                if word not in wordnet.leads or uses_as[word, part] > most_uses[word]:
                    most_uses[word] = uses_as[word, part]
                    wordnet.leads[word] = glosses[part, columns[-int(senses)]]
        return wordnet

    def _add(self, line: str) -> None:
        columns, _, gloss = line.partition("|")
        _, topic, _, count, *rest = columns.split()
        names = [_WORD_MARKER.sub("", name) for name in rest[0 : 2 * int(count, 16) : 2]]
        pointers = rest[2 * int(count, 16) + 1 :]
        notes = {note for note, pattern in _NOTES.items() if pattern.search(gloss)}
        for place, name in enumerate(names, 1):
            word = fold(name).lower()
            if not is_lettered(word):
                continue
            self.notes[word] |= notes | {_TOPICS[int(topic)]}
            (self.senses if name.islower() else self.capitalized)[word] += 1
            for symbol, sides in zip(pointers[::4], pointers[3::4], strict=False):
                if symbol.startswith(_DOMAIN) and int(sides[:2], 16) in (0, place):
                    self.notes[word].add("field")

    @property
    def lower_case(self) -> set[str]:
        """The words that WordNet writes without a capital."""
        return set(self.senses)

    def is_a(self, word: str, part: str) -> bool:
        """Return whether a word is a noun (`n`), verb (`v`), or adjective (`adj`)."""
        return any(note.startswith(f"{part}:") for note in self.notes.get(word, ()))

    def marks(self, word: str) -> list[str]:
        """Return w1 to w4 by the number of senses, proper for a name or alsoproper for a word that
        is also a name, t1 or t2 by uses in tagged texts, and the topics.
        """
        if word not in self.notes:
            return []
        marks = [f"w{min(4, self.senses[word])}"] if self.senses[word] else []
        if self.capitalized[word]:
            marks.append("alsoproper" if marks else "proper")
        if self.uses[word]:
            marks.append("t1" if self.uses[word] < 7 else "t2")
        return marks + sorted(self.notes[word])


def data_lines(path: Path) -> list[str]:
    """Return the lines of a file of WordNet without its license, which is indented."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith(" ")]
