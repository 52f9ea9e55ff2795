"""Editions: the rules of one game each, as data, with its points and ranks.

Games of this kind agree on the board, with one letter in the center, and differ in their alphabet,
the shortest word, the points, the ranks, and whether a letter may be used more often than the hive
has it. `ORIGINAL` is the default everywhere.

Sources, read in November 2026: the help pages and printed instructions of each game, and articles
that explain them (regio7.cat and vilaweb.cat for the Catalan game, spiele.zeit.de for the German
one). French, Italian, and Swedish have no such source, and follow the original with headwords as
answers. Ranks are those of the original in every edition but the printed ones, see `PRINTED_RANKS`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import NamedTuple, TypeAlias

from .errors import EditionError
from .letters import ENGLISH, Alphabet
from .reading import MAX_INPUT_LENGTH, Typed, lower_case, name_in, read

RANK_TITLES = (
    ("beginner", "Beginner"),
    ("good-start", "Good Start"),
    ("moving-up", "Moving Up"),
    ("good", "Good"),
    ("solid", "Solid"),
    ("nice", "Nice"),
    ("great", "Great"),
    ("amazing", "Amazing"),
    ("excellent", "Excellent"),
    ("genius", "Genius"),
    ("queen-bee", "Queen Bee"),
)
"""The ranks of all editions, lowest first: their names in code, and their titles in English."""
RANK_NAMES = [name for name, _ in RANK_TITLES]
GENIUS, HIDDEN_RANK = RANK_NAMES[-2:]
"""The last two ranks of each edition. That of a player who has found every word is in no table of
ranks before it is reached."""
Ranks: TypeAlias = tuple[tuple[str, int], ...]
"""Some of `RANK_NAMES` and the percentage of a hive's points at which each begins, lowest first."""
RANKS: Ranks = (
    ("beginner", 0),
    ("good-start", 2),
    ("moving-up", 5),
    ("good", 8),
    ("solid", 15),
    ("nice", 25),
    ("great", 40),
    ("amazing", 50),
    ("genius", 70),
    ("queen-bee", 100),
)
PRINTED_RANKS: Ranks = (
    ("beginner", 0),
    ("good", 28),
    ("excellent", 52),
    ("genius", 76),
    ("queen-bee", 100),
)
"""The ranks in print, where each puzzle states the points for three of them, from Good to Genius.

wchargin/spelling-bee on GitHub lists them for 114 puzzles of 2016 to 2018, and found that they rise
in equal steps in all but one, and with the puzzle's points. The percentages are medians over these
puzzles, of the points of our likely words; Genius is between 66 and 86 % for four in five of them.
The ranks below and above the three are those of the original.
"""


@dataclass(frozen=True)
class Edition:
    """The rules of one game; by default, those of the original.

    A hive usually has `size` letters. A word has `per_word` points if that is not 0. Otherwise
    `short_points` has the points of short words by the number of their letters, and a longer word
    has a point for each letter. A pangram has `bonus` points more. With `counts_letters`, a word
    may use each letter only as often as the hive has it. With `forms`, inflected forms are answers,
    too: "caves" beside "cave" in English, whose lists have both. German lists have headwords only,
    so the guess "Würste" counts as the word "Wurst".
    `language` is the tag of its language in BCP 47, such as "en"; empty for a visitor's own list.
    """

    name: str
    title: str
    language: str
    alphabet: Alphabet
    size: int = 7
    minimum: int = 4
    short_points: tuple[int, ...] = (0, 1, 1, 1, 1)
    per_word: int = 0
    bonus: int = 7
    counts_letters: bool = False
    forms: bool = False
    ranks: Ranks = RANKS  # ending with Genius and the rank for all words

    def __hash__(self) -> int:
        return hash(self.name)  # that of all fields takes a fifth of the time to solve a hive

    def __repr__(self) -> str:
        return f"<Edition {self.name}>"

    def points_of(self, length: int, pangram: bool) -> int:
        """Return the points of a word of some length.

        >>> [ORIGINAL.points_of(length, pangram=False) for length in (4, 5, 8)]
        [1, 5, 8]
        >>> [edition_of("catalan").points_of(length, pangram=False) for length in (3, 4, 5)]
        [1, 2, 5]
        """
        is_short = length < len(self.short_points)
        points = self.per_word or (self.short_points[length] if is_short else length)
        return points + self.bonus * pangram

    def read(self, text: str) -> Typed:
        """Return the letters of a text that names a hive, center first; see `reading.read`.

        >>> edition_of("german").read("E: befginru").letters
        'ebefginru'
        """
        return read(text, self.alphabet, self.size if self.counts_letters else 0)


_PUNCTUATION = """.,;:!?/\\#%&+=*|'"“”‘’()[]{}<>~^`"""
_ACCENTS = Alphabet(ENGLISH.order, (("œ", "oe"), ("æ", "ae"), ("ĳ", "ij")), drops_accents=True)
_GERMAN = Alphabet(ENGLISH.order + "äöü", (("ß", "ss"),), drops_accents=True)
_SPANISH = Alphabet(ENGLISH.order + "ñ", drops_accents=True)
_CATALAN = Alphabet(
    ENGLISH.order + "ç", (("l·l", "ll"), ("l.l", "ll"), ("l-l", "ll")), drops_accents=True
)
_SWEDISH = Alphabet(ENGLISH.order + "åäö", drops_accents=True)
_PORTUGUESE = Alphabet(ENGLISH.order + "ç", drops_accents=True)

ORIGINAL = Edition("original", "Original", "en", ENGLISH, forms=True)
_PRINTED = Edition("", "", "en", ENGLISH, per_word=1, bonus=2, forms=True, ranks=PRINTED_RANKS)

EDITIONS: Sequence[Edition] = (
    ORIGINAL,
    replace(_PRINTED, name="print", title="In print", minimum=5),
    replace(_PRINTED, name="classroom", title="For classrooms"),
    Edition(
        "catalan", "Catalan", "ca", _CATALAN, minimum=3, short_points=(0, 1, 1, 1, 2), bonus=10
    ),
    Edition("spanish", "Spanish", "es", _SPANISH),
    Edition(
        "german",
        "German",
        "de",
        _GERMAN,
        size=9,
        minimum=3,
        short_points=(0, 1, 1, 2, 3),
        bonus=3,
        counts_letters=True,
        forms=True,
    ),
    Edition("portuguese", "Portuguese", "pt", _PORTUGUESE),
    Edition("french", "French", "fr", _ACCENTS),
    Edition("dutch", "Dutch", "nl", _ACCENTS),
    Edition("italian", "Italian", "it", _ACCENTS),
    Edition("swedish", "Swedish", "sv", _SWEDISH),
)

_RUSSIAN = replace(
    ORIGINAL,
    name="russian",
    title="Russian",
    language="",
    alphabet=Alphabet("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", drops_accents=True),
)
"""An edition of earlier versions, which had no words; games and lists of one's own may name it."""

OWN = "list-"
"""How the names of editions for visitors' own word lists begin."""
_EDITIONS = {edition.name: edition for edition in [*EDITIONS, _RUSSIAN]}
_own: dict[str, Edition] = {}


def own_edition(rules: Edition, alphabet: Alphabet, title: str) -> Edition:
    """Return the edition for a list that a visitor has given a title: rules with an alphabet.

    Its name, which links have, is made from the title: spaces become hyphens, and punctuation is
    left out. Characters that nobody sees are left out of the title, and control characters of both.

    >>> own_edition(ORIGINAL, ENGLISH, "Words of Mr. K")
    <Edition list-words-of-mr-k>
    """
    title = "".join(
        [each for each in title if each.isspace() or " " <= each < "\x7f" or each >= "\xa0"]
    )
    name = OWN + "-".join(unpunctuated(lower_case(title)).split())
    title = name_in(title, MAX_INPUT_LENGTH)
    return replace(rules, name=name, title=title, alphabet=alphabet, language="")


def unpunctuated(name: str) -> str:
    """Return the name of an edition in a link without punctuation, which no name has.

    >>> unpunctuated("list-words).")
    'list-words'
    """
    return "".join([each for each in name if each not in _PUNCTUATION])


def set_own(editions: Iterable[Edition]) -> None:
    """Make exactly these own editions known to `edition_of`, in place of earlier ones."""
    _own.clear()
    _own.update({edition.name: edition for edition in editions})


def edition_of(name: str) -> Edition:
    """Return the edition of a name; `EditionError` for any other text.

    Editions of own lists have to be made known by `set_own`.
    """
    edition = _own.get(name) or _EDITIONS.get(name)
    if edition:
        return edition
    if name.startswith(OWN):
        raise EditionError("no-list", list=name[len(OWN) :][:60])
    names = ", ".join([edition.name for edition in EDITIONS])
    raise EditionError("no-edition", name=name[:60], names=names)


class Rank(NamedTuple):
    """A rank, and the points at which it begins."""

    name: str
    points: int


def threshold(percent: int, total: int) -> int:
    """Return a percentage of the total points, with halves rounded up.

    Published thresholds are rounded this way; `round` would round halves to even numbers.

    >>> threshold(25, 218), threshold(70, 45)
    (55, 31)
    """
    return floor(percent / 100 * total + 0.5)


def genius(total: int, edition: Edition) -> int:
    """Return the points at which Genius begins in a hive with `total` points.

    >>> genius(100, ORIGINAL), genius(25, edition_of("print"))
    (70, 19)
    """
    return threshold(dict(edition.ranks)[GENIUS], total)


def ranks(total: int, edition: Edition) -> list[Rank]:
    """Return the ranks of a hive with `total` points, the lowest first."""
    return [Rank(name, threshold(percent, total)) for name, percent in edition.ranks]


def rank(points: int, total: int, edition: Edition) -> Rank:
    """Return the rank reached with a number of points; the lowest for no points in any hive.

    >>> rank(152, 218, ORIGINAL), rank(153, 218, ORIGINAL), rank(218, 218, ORIGINAL).name
    (Rank(name='amazing', points=109), Rank(name='genius', points=153), 'queen-bee')
    """
    reached = [step for step in ranks(total, edition) if step.points <= points]
    return reached[-1 if points else 0]


def next_rank(points: int, total: int, edition: Edition) -> Rank | None:
    """Return the next rank after those reached; None after Genius, since the last rank is hidden.

    >>> step = next_rank(100, 218, ORIGINAL)
    >>> step.name, step.points - 100
    ('amazing', 9)
    """
    steps = ranks(total, edition)
    ahead = [step for step in steps if step.points > points and step.name != HIDDEN_RANK]
    return ahead[0] if ahead else None
