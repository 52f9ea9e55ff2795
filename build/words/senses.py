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
MAX_GLOSS_LENGTH = 110
LONG_GLOSS = 80
"""From how many characters on a definition goes without what is in parentheses."""
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
_BREAK = re.compile(
    r",| (?=(?:and|or|but|that|which|who|whose|where|when|while|because|having|especially|such) )"
)
_LOOSE_BREAK = re.compile(
    r" (?=(?:about|as|at|between|by|during|followed|for|from|if|in|into|on|over|resulting|so|than"
    r"|through|to|used|using|with|without) )"
)
"""Where a long definition may end: before a comma or a word that adds a detail, or else before a
preposition."""
_LEAST_SHARE = 0.45
"""How much of the greatest length the definition must keep at such an end."""
_OPEN_END = re.compile(
    r"(?:^|[ ,])(?:an?|the|of|to|in|by|with|or|and|as|is|are|be|being|not|on|from|for|at|its|their"
    r"|your|his|that|which|who|used|usually|often|especially|such|order|equal|more|less|very|based"
    r"|relating|pertaining|according|due|related|into|made|has|have|having|some|any|one|consist\w*"
    r"|contain\w*|resembl\w*|produc\w*|result\w*)$"
)
"""Words after which a definition cannot end."""
_PAIRED = re.compile(
    r"\b(?:between|either|both|neither|not only|rather)\b(?!.* (?:and|or|nor|but|than) )"
)
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
    """Return a definition up to its first semicolon, without examples.

    If that has more than 110 characters, its last details are left out; it never ends within a
    phrase.

    >>> shortened('a cavity (in the earth, or; in ice); "they hid in a cave"')
    'a cavity (in the earth, or; in ice)'
    >>> shortened("a large bird of New Zealand that could not fly and ate the leaves of trees and"
    ... " that was hunted for its meat by people who came by boat")
    'a large bird of New Zealand that could not fly and ate the leaves of trees'
    """
    gloss = _UP_TO_SEMICOLON.findall(definition)[0].partition('"')[0]
    gloss = gloss.replace("`", "'").strip(" :,")
    if len(gloss) > LONG_GLOSS:
        gloss = _IN_PARENTHESES.sub("", gloss).strip() or gloss
    if len(gloss) > MAX_GLOSS_LENGTH:
        gloss = _without_details(gloss)
    if gloss.count("(") > gloss.count(")"):
        gloss = gloss[: gloss.rindex("(")].rstrip(" ,")
    return " ".join(gloss.split())


def _without_details(gloss: str) -> str:
    """Return a long definition up to the last place where it may end, or else whole."""
    for pattern in (_BREAK, _LOOSE_BREAK):
        for place in reversed([match.start() for match in pattern.finditer(gloss)]):
            kept = gloss[:place].rstrip(" ,:(")
            if _LEAST_SHARE * MAX_GLOSS_LENGTH <= len(kept) <= MAX_GLOSS_LENGTH and not (
                _OPEN_END.search(kept) or _PAIRED.search(kept) or kept.count("(") > kept.count(")")
            ):
                return kept
    return gloss


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
