"""WordNet 3.0: how many senses a word has, about what, and who says it.

Its `data` files have a sense a line; see its manual page wndb for the columns.
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
_NOTES = {
    "uk": re.compile("Brit|Scot|Austral|England|Ireland|Irish"),
    "slang": re.compile("slang|informal|offensive|vulgar|disparag|obscene|derogat"),
}
_WORD_MARKER = re.compile(r"\(.*\)")
_DOMAIN = ";"


class WordNet(NamedTuple):
    """Of each word its senses, those with a capital, its other marks, and uses in tagged texts."""

    senses: Counter[str]
    capitalized: Counter[str]
    notes: dict[str, set[str]]
    uses: Counter[str]
    irregular: dict[str, str]

    @classmethod
    def read(cls, share: Path) -> "WordNet":
        wordnet = cls(Counter(), Counter(), defaultdict(set), Counter(), {})
        for part in ("noun", "verb", "adj", "adv"):
            for line in (share / "wordnet" / f"data.{part}").read_text("utf-8").splitlines():
                if not line.startswith(" "):
                    wordnet._add(line)
            for line in (share / "wordnet" / f"{part}.exc").read_text("utf-8").splitlines():
                form, lemma, *_ = line.split()
                wordnet.irregular.setdefault(form, lemma)
        for line in (share / "wordnet/cntlist.rev").read_text("utf-8").splitlines():
            key, _, uses = line.split()
            wordnet.uses[key.partition("%")[0]] += int(uses)
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
        """The words that are no names."""
        return set(self.senses)

    def is_a(self, word: str, part: str) -> bool:
        """Tell whether a word is a noun (`n`), verb (`v`) or adjective (`adj`)."""
        return any(note.startswith(f"{part}:") for note in self.notes.get(word, ()))

    def marks(self, word: str) -> list[str]:
        """Return w1 to w4 by senses, proper or alsoproper, t1 or t2 by uses in texts, topics."""
        if word not in self.notes:
            return []
        marks = [f"w{min(4, self.senses[word])}"] if self.senses[word] else []
        if self.capitalized[word]:
            marks.append("alsoproper" if marks else "proper")
        if self.uses[word]:
            marks.append("t1" if self.uses[word] < 7 else "t2")
        return marks + sorted(self.notes[word])
