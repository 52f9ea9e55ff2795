"""One-line definitions of words (glosses): the format of their lines, and how to look one up.

A line has a word, then pairs of a part of speech and a gloss, separated by tabs, the main meaning
first: "cave\\tn\\ta hollow in rock\\tv\\thollow out". Regular forms have no line of their own:
the line of their base defines them. An irregular form has a line that ends with its base:
"went\\tv\\tmove\\tgo".

The page has these lines in two files for each first letter: one with the words most often asked
for, which is saved for use offline, and one with the rest.
"""

from collections.abc import Callable
from typing import NamedTuple

from .hive import USUAL_SIZE
from .reading import unmarked

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
"""The parts of speech by their codes; a fragment is used only with another word: itsy-bitsy."""
FORM = "form"
"""The name of a form whose spelling does not say what it is: went."""

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
"""Regular forms: the ending, its replacement in the base, and the base's parts of speech."""
_FORMS = (
    ("v", "ed", "past tense"),
    ("v", "ing", "present participle"),
    ("v", "s", "third person"),
    ("n", "ing", FORM),
    ("n", "ed", FORM),
    ("n", "", "plural"),
    ("a", "er", "comparative"),
    ("a", "est", "superlative"),
)
"""Forms by the part of speech of the base and the ending; of several that fit, the first."""
_OF_ANY = ("s", "ies", "es", "ed", "ied", "ing")
"""Endings that are tried with every part of speech as a last resort: the whys, dinnered."""


class Gloss(NamedTuple):
    """The definition of a word, its base form (maybe the word itself), and the code of its part of
    speech; see `PARTS`.
    """

    text: str
    base: str
    part: str


def files_of(word: str) -> list[str]:
    """Return the page's files that may contain a word's line, in the order to try them.

    >>> files_of("cave"), files_of("spelunking")
    (['glosses/c.txt', 'glosses/rest/c.txt'], ['glosses/rest/s.txt'])
    """
    rest = f"glosses/rest/{word[0]}.txt"
    return [rest] if len(set(word)) > USUAL_SIZE else [f"glosses/{word[0]}.txt", rest]


def group_of(word: str) -> str:
    """Return the name of the file with a word's line in other languages: seven files have four
    first letters each, without their accents.

    >>> [group_of(word) for word in ("cave", "été", "zoo")]
    ['a', 'e', 'y']
    """
    letter = unmarked(word[0])
    return chr(ord(letter) - (ord(letter) - ord("a")) % 4)


def look_up(word: str, line_of: Callable[[str], str]) -> Gloss | None:
    """Return the gloss of a word or of its base form; None if neither has a line.

    `line_of` returns the line of a word, or "" for a word without one.

    >>> lines = {"cave": "cave\\tn\\ta hollow in rock\\tv\\thollow out"}
    >>> look_up("caves", lambda word: lines.get(word, ""))
    Gloss(text='a hollow in rock', base='cave', part='n')
    >>> look_up("caving", lambda word: lines.get(word, ""))
    Gloss(text='hollow out', base='cave', part='v')
    """
    line = line_of(word)
    if line:
        return _gloss_in(line, "")
    lines = []
    for ending, replacement, parts in _ENDINGS:
        if word.endswith(ending):
            for base in _bases(word[: -len(ending)], replacement):
                line = line_of(base)
                if not line or _base_in(line) != base:  # irregular forms have no regular forms
                    continue
                gloss = _gloss_in(line, parts)
                if gloss:
                    return gloss
                if ending in _OF_ANY:
                    lines.append(line)
    return _gloss_in(lines[0], "") if lines else None


def form_of(word: str, gloss: Gloss) -> str:
    """Return what form of its base a word is, such as "plural"; "form" if the spelling can't tell.

    >>> form_of("griddled", Gloss("cook on a hot plate", "griddle", "v"))
    'past tense'
    >>> form_of("novae", Gloss("a star", "nova", "n"))
    'plural'
    >>> form_of("went", Gloss("move", "go", "v"))
    'form'
    """
    for part, ending, name in _FORMS:
        if gloss.part == part and word.endswith(ending):
            return name
    return FORM


def masked(gloss: Gloss, word: str) -> str:
    """Return a definition with the word itself, and its base form, replaced by "…".

    >>> masked(Gloss("a cave, or to explore caves", "cave", "v"), "caving")
    'a …, or to explore …'
    """
    shown = []
    for each in gloss.text.split(" "):
        letters = "".join([mark for mark in each if mark.isalpha()])
        gives_away = letters.lower().startswith((word, gloss.base))
        shown.append(each.replace(letters, "…") if gives_away else each)
    return " ".join(shown)


def _bases(stem: str, replacement: str) -> list[str]:
    """Return the possible bases of a form without its ending: jogg and jog for “jogg”."""
    is_doubled = not replacement and stem[-1:] == stem[-2:-1]
    return [stem + replacement, stem[:-1]] if is_doubled else [stem + replacement]


def _base_in(line: str) -> str:
    """Return the base form at the end of a line; the word itself if the line names none."""
    columns = line.split("\t")
    return columns[0] if len(columns) % 2 else columns[-1]


def _gloss_in(line: str, parts: str) -> Gloss | None:
    """Return a line's first gloss for one of the parts of speech (any, if `parts` is empty), or
    None.
    """
    columns = line.split("\t")
    for place in range(1, len(columns) - 1, 2):
        if not parts or columns[place] in parts:
            return Gloss(columns[place + 1], _base_in(line), columns[place])
    return None
