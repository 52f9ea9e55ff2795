"""What words mean, in a line each: how such lines are written, and how a word's is found.

A line is a word and its parts of speech, each with a gloss, the first the one to tell of the word
itself, all apart by tabs: "cave\\tn\\ta hollow in rock\\tv\\thollow out". Regular forms have no
line, they are told by their base's. A form that these rules do not lead there has a line with the
base at its end: "went\\tv\\tmove\\tgo".

The page has such lines in two files for each first letter: one of what people mostly ask for, which
it keeps for use without a network, and one of the rest.
"""

from collections.abc import Callable
from typing import NamedTuple

from .hive import USUAL_SIZE

PARTS = {
    "n": "noun",
    "v": "verb",
    "a": "adjective",
    "r": "adverb",
    "i": "interjection",
    "o": "pronoun",
    "p": "preposition",
    "c": "conjunction",
    "f": "fragment",
}
"""The parts of speech; a fragment stands only with another word, as itsy does with bitsy."""

_ENDINGS = (
    ("s", "", "nv"),
    ("ies", "y", "nv"),
    ("es", "", "nv"),
    ("men", "man", "n"),
    ("ed", "e", "v"),
    ("ied", "y", "v"),
    ("ed", "", "v"),
    ("ing", "e", "v"),
    ("ing", "", "v"),
    ("er", "e", "a"),
    ("ier", "y", "a"),
    ("er", "", "a"),
    ("est", "e", "a"),
    ("iest", "y", "a"),
    ("est", "", "a"),
)
"""Of a regular form its ending, what stands there in its base, and what parts of speech that is."""
_OF_ANY = ("s", "ies", "es", "ed", "ied", "ing")
"""Endings that are put to any word if need be: the whys, dinnered."""


class Gloss(NamedTuple):
    """What a word means, what it is a form of (itself, if of nothing), and its part of speech."""

    text: str
    base: str
    part: str


def files_of(word: str) -> list[str]:
    """Return which of the page's files may have the line of a word, in the order to try them.

    >>> files_of("cave"), files_of("spelunking")
    (['glosses/c.txt', 'glosses/rest/c.txt'], ['glosses/rest/s.txt'])
    """
    rest = f"glosses/rest/{word[0]}.txt"
    return [rest] if len(set(word)) > USUAL_SIZE else [f"glosses/{word[0]}.txt", rest]


def look_up(word: str, line_of: Callable[[str], str]) -> Gloss | None:
    """Return the gloss of a word or of what it is a form of, by the lines of words, "" for none.

    >>> lines = {"cave": "cave\\tn\\ta hollow in rock\\tv\\thollow out"}
    >>> look_up("caves", lambda word: lines.get(word, ""))
    Gloss(text='a hollow in rock', base='cave', part='noun')
    >>> look_up("caving", lambda word: lines.get(word, ""))
    Gloss(text='hollow out', base='cave', part='verb')
    """
    line = line_of(word)
    if line:
        return _told(line, "")
    lines = []
    for ending, instead, parts in _ENDINGS:
        if word.endswith(ending):
            for base in _bases(word[: -len(ending)], instead):
                line = line_of(base)
                if not line or _base_in(line) != base:  # of a form there is no form
                    continue
                gloss = _told(line, parts)
                if gloss:
                    return gloss
                if ending in _OF_ANY:
                    lines.append(line)
    return _told(lines[0], "") if lines else None


def masked(gloss: Gloss, word: str) -> str:
    """Return what a word means without its telling the word, or what that is a form of.

    >>> masked(Gloss("a cave, or to explore caves", "cave", "verb"), "caving")
    'a …, or to explore …'
    """
    shown = []
    for each in gloss.text.split(" "):
        letters = "".join([mark for mark in each if mark.isalpha()])
        is_told = letters.lower().startswith((word, gloss.base))
        shown.append(each.replace(letters, "…") if is_told else each)
    return " ".join(shown)


def _bases(stem: str, instead: str) -> list[str]:
    """Return what a form without its ending may be of: jogg, of which jogging is left, of jog."""
    is_doubled = not instead and stem[-1:] == stem[-2:-1]
    return [stem + instead, stem[:-1]] if is_doubled else [stem + instead]


def _base_in(line: str) -> str:
    columns = line.split("\t")
    return columns[0] if len(columns) % 2 else columns[-1]


def _told(line: str, parts: str) -> Gloss | None:
    """Return the first gloss of a line that is of one of some parts of speech, "" for any."""
    columns = line.split("\t")
    for place in range(1, len(columns) - 1, 2):
        if not parts or columns[place] in parts:
            return Gloss(columns[place + 1], _base_in(line), PARTS[columns[place]])
    return None
