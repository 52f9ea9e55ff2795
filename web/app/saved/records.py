"""Everything that is saved is a record: a name, a text, and a kind that can merge two texts.

`KINDS` is the table of all kinds, each with one reader of its texts, which is used wherever a text
comes in: from storage, a code, or a backup. What is stored under any other name is a draft of one
tab, or can be made again.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from answers.word_lists import LIST, read_list, written
from browser.language import own_name
from saved.names import CODE, CODE_BEFORE, WON

from beecore.decisions import Decisions, dump
from beecore.decisions import load as load_decisions
from beecore.editions import EDITIONS
from beecore.errors import KB, BeeError, limit_size
from beecore.game.guess import merge
from beecore.game.saving import load, save

# Never change the name of a record, or what is stored under it is lost.
GAME = "game/"  # and a hive's key
TAUGHT = "taught"
DECISIONS = own_name(TAUGHT)  # the visitor's on words: each language has its own
BOUNDARY = "boundary"  # the least percentage of likely words
TELLS_HINTS = "tells-hints"  # whether a shared game mentions the hints used
FOUND_ORDER = "found-order"  # of the words found in Play
SOUNDS, VIBRATION = "sounds", "vibration"  # whether Play gives this feedback
HIDES_TOTALS = "hides-totals"  # whether Play hides how many words there are
THEME = "theme"  # first.js reads it and the next three, too
LARGER_KEYS, LEFT_HANDED = "larger-keys", "left-handed"  # how the board looks
NO_HINTS = "no-hints"  # whether Play gives no hints
CHOSEN_LANGUAGE = "language"  # of the page; offer.js reads and stores it
PLAYER = "player"  # the visitor's id and name for friends
ROUND = "round/"  # and a hive's key: what links told about friends
# `LIST` and a title: a word list of the visitor's own

# In the browser's storage, besides records:
BACKUP = "aside/"  # and a record's name, without `GAME`, and a time: what could not be read
COPIED = "copied"  # the number of games in the last copy, see keeping.py
SHOWN = "shown/"  # and a view: what it showed, which shown.js writes and reads; can be spared
RULES = "rules"  # early.js writes and reads whether the player knows where the rules are
WAITING = own_name("waiting")  # guesses that a closed tab has left to the next one, see views.js
OLD_STANDINGS = "standings"  # of all games, in earlier versions; now each game has its own

# In the tab's storage, for as long as the tab is open:
BOARD = own_name("board")  # what was typed in Play, see `play.drafts`
IMPORTING = "importing"  # while a file is being imported
PASTED_LIST = "list"  # the words pasted as a list of the visitor's own
MODE = "mode"  # whether Solve shows all words or only missing ones

SWITCHES = SOUNDS, VIBRATION, TELLS_HINTS, HIDES_TOTALS, NO_HINTS, LARGER_KEYS, LEFT_HANDED
NEWEST, LONGEST = "newest", "longest"  # orders of the words found; "" is alphabetical
HEX_DIGITS = "0123456789abcdef"
MAX_CODE_LENGTH = 200 * KB  # of one solver
MAX_PLAYER_LENGTH = 100
MAX_NAMES_LENGTH = 1 * KB  # of completed challenges


class Kind(NamedTuple):
    """A kind of record.

    `read` returns the value of a text, or raises `BeeError`. `join` returns one value with all that
    two values have: a game with the words of both, for example. Of two choices, such as a theme, it
    returns the first. `write` returns the text of a value.
    """

    read: Callable[[str], Any]
    join: Callable[[Any, Any], Any]
    write: Callable[[Any], str]

    @property
    def is_choice(self) -> bool:
        return self.join is first

    def merge(self, ours: str, theirs: str) -> str:
        """Return the text of two records joined: one of the two if joining changes nothing in it.

        Raises `BeeError` if one cannot be read.
        """
        value, other = self.read(ours), self.read(theirs)
        both = self.join(value, other)
        if both == value:
            return ours
        return theirs if both == other else self.write(both)


def first(ours: Any, theirs: Any) -> Any:
    """Return the first of two values."""
    return ours


def _one_of(choices: Sequence[str]) -> Kind:
    def read(text: str) -> str:
        if text and text not in choices:
            raise BeeError(f"{text[:60]!r} is none of {choices}")
        return text

    return Kind(read, first, str)


def _limited(most: int, subject: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        limit_size(len(text), most, subject)
        return text

    return read


def _player(text: str) -> str:
    """Return a visitor’s id, which is eight hexadecimal digits, and name, as in `1234abcd Ann`."""
    limit_size(len(text), MAX_PLAYER_LENGTH, "this player")
    id = text.partition(" ")[0]
    if len(id) != 8 or id.strip(HEX_DIGITS):
        raise BeeError(f"{id!r} isn’t the id of a player: that has 8 of the digits {HEX_DIGITS}")
    return text


_challenges = _limited(MAX_NAMES_LENGTH, "this list of challenges")
GAMES = Kind(load, merge, save)
DECIDED = Kind(load_decisions, Decisions.join, dump)
LISTS = Kind(read_list, first, written)
CODES = Kind(_limited(MAX_CODE_LENGTH, "this solver"), first, str)

SETTINGS = {  # besides "", the default
    BOUNDARY: _one_of([str(percent) for percent in range(1, 100)]),
    FOUND_ORDER: _one_of([NEWEST, LONGEST]),
    THEME: _one_of(["light", "dark"]),
    CHOSEN_LANGUAGE: _one_of([edition.language for edition in EDITIONS]),
}
SETTINGS.update({name: _one_of(["yes"]) for name in SWITCHES})
KINDS: dict[str, Kind] = {
    GAME: GAMES,
    LIST: LISTS,
    PLAYER: Kind(_player, first, str),
    CODE: CODES,
    CODE_BEFORE: CODES,
    WON: Kind(
        lambda text: set(_challenges(text).split()),
        lambda ours, theirs: ours | theirs,
        lambda names: " ".join(sorted(names)),
    ),
}
"""The kinds of all records by their names, or by how the names begin if that ends with /.

One is not here: `settings.transfer` adds that of rounds, so that only visitors who play with
friends, export, or import load the reader of rounds.
"""
KINDS.update(SETTINGS)
KINDS.update({own_name(TAUGHT, edition.language): DECIDED for edition in EDITIONS})


def kind_of(name: str) -> Kind | None:
    """Return the kind of the record with a name; None if there is no such record."""
    return KINDS.get(name) or KINDS.get(name.partition("/")[0] + "/")


def put_aside(name: str) -> str:
    """Return how the names begin under which texts of a record that cannot be read are kept."""
    return f"{BACKUP}{name[len(GAME) :] if name.startswith(GAME) else name}/"


def record_of(backup: str) -> str:
    """Return the name of the record of which a text was put aside.

    It is the inverse of `put_aside`: `game/vacenot` for `aside/vacenot/1795606483334-080fa2`.
    """
    subject = backup[len(BACKUP) :].rpartition("/")[0]
    return subject if kind_of(subject) else GAME + subject


def mirrored(percent: str) -> str:
    """Return the slider's position for a boundary, or the boundary for a position.

    The slider has more words to the right, where the boundary is lower.
    """
    return str(100 - int(percent))
