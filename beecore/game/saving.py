"""Saved games: reads and writes games as texts that later versions can read."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from ..editions import ORIGINAL, edition_of
from ..errors import MB, BeeError, GameError, parsed
from ..hive import MAX_WORD_LENGTH, Hive, VerdictKind, misfit
from .guess import DIGITS, Game, begin, is_parked_entry, merge
from .hints import is_hint

T = TypeVar("T")

VERSION = 1
"""The version of saved games; raise it for any change that older versions would misread."""
SHORTENED_VERSION = 2
"""The version of shortened games, and the newest one that can be read."""
EXPORT, EXPORT_VERSION = "open-hive", 1
"""The format and the version of the page’s exports, which have saved games among other records."""
LISTS = "found", "bonus", "off_center", "rejected"
STARTED = '"started": "'
DAMAGED = "this isn’t a saved game, or it’s damaged"

MAX_SECONDS = 10**9
"""The longest time for which a game is played, as saved: 31 years."""
MAX_GAME_LENGTH = 4 * MB
"""The most characters of a saved game; one with all shipped words takes 3.5 MB."""


def save(game: Game, standing: str = "") -> str:
    """Return a game as the text of one JSON object.

    A `standing` is stored with it: a text about the game that the page computes, which `load` skips
    and `standing_in` returns.
    """
    fields = _fields(game, VERSION)
    if standing:
        fields["standing"] = standing
    return json.dumps(fields, ensure_ascii=False)


def with_standing(text: str, standing: str) -> str:
    """Return a saved game, which may be a shortened one, with another standing."""
    fields = json.loads(text)
    fields["standing"] = standing
    is_short = fields["version"] == SHORTENED_VERSION
    return _compact(fields) if is_short else json.dumps(fields, ensure_ascii=False)


def standing_in(text: str) -> str:
    """Return the standing that is stored with a game; empty if there is none.

    >>> game = Game(Hive.parse("VCTAOEN"), ("cave",))
    >>> standing_in(with_standing(save(game), "Genius")), standing_in(save(game))
    ('Genius', '')
    """
    try:
        return _a(str, parsed(text, MAX_GAME_LENGTH, "this saved game", GameError)["standing"])
    except (BeeError, ValueError, TypeError, LookupError, RuntimeError):
        return ""


def shorten(text: str) -> str:
    """Return an old saved game as a text of about half its length, which `load` reads too.

    Only the order of the words and the time of day are lost. Raises `GameError` if the text is not
    a saved game.
    """
    return _compact(shortened(load(text)))


def shortened(game: Game) -> dict[str, Any]:
    """Return the fields of a shortened game that are not empty."""
    fields = _fields(game, SHORTENED_VERSION)
    fields["started"] = game.started[:10]
    for name in LISTS:
        fields[name] = compressed(fields.get(name, ()))
    return {name: value for name, value in fields.items() if value}


def is_export(form: object, version: object) -> bool:
    """Return whether the format and the version that a file names are those of a readable export.

    >>> is_export("open-hive", 1), is_export("open-hive", 2), is_export("", 1)
    (True, False, False)
    """
    return form == EXPORT and type(version) is int and 1 <= version <= EXPORT_VERSION


def begun(text: str) -> str:
    """Return the time at which a saved game was begun, without reading the whole text.

    It is used to sort many games by age, and is empty for a shortened game.

    >>> begun(save(Game(Hive.parse("VCTAOEN"), started="2026-11-21T08:31")))
    '2026-11-21T08:31'
    """
    start = text.find(STARTED) + len(STARTED)
    return text[start : text.find('"', start)] if start >= len(STARTED) else ""


def typed_hive(text: str, key: str) -> Hive:
    """Return the hive with a key, its letters in the order in which a saved game has them.

    >>> game = save(Game(Hive.parse("VCTAOEN")))
    >>> [str(typed_hive(text, "vacenot")) for text in (game, "")]
    ['VCTAOEN', 'VACENOT']
    """
    hive, (_, _, rest) = Hive.from_key(key), text.partition('"hive":')
    letters = rest.lstrip(' "').partition('"')[0]
    is_same = letters[:1] == hive.center and sorted(letters) == sorted(hive.letters)
    return Hive(letters, hive.minimum, hive.extra, hive.edition) if is_same else hive


def is_in_progress(text: str) -> bool:
    """Return whether a saved game has found words and is not given up.

    It looks for them in the text alone, which is fast: the game may prove to be damaged.

    >>> hive = Hive.parse("VCTAOEN")
    >>> begun, given_up = Game(hive, ("cave",)), Game(hive, ("cave",), revealed=True)
    >>> [is_in_progress(text) for text in (save(begun), save(given_up), save(Game(hive)), "")]
    [True, False, False, False]
    >>> is_in_progress(shorten(save(begun)))
    True
    """
    plain = text.replace(": ", ":")
    has_words = '"found":["' in plain or '"found":"0' in plain
    return has_words and '"revealed":true' not in plain


def compressed(words: Iterable[str]) -> str:
    """Return words as one text, in alphabetical order.

    Each word is written as the number of first letters (up to 9) that it shares with the word
    before it, followed by its other letters.

    >>> compressed(["coven", "cave", "covet"])
    '0cave1oven4t'
    """
    parts, last = [], ""
    for word in sorted(words):
        shared = 0
        while shared < min(9, len(last)) and word[: shared + 1] == last[: shared + 1]:
            shared += 1
        parts.append(f"{shared}{word[shared:]}")
        last = word
    return "".join(parts)


def decompressed(text: str) -> list[str]:
    """Return the words in a text made by `compressed`; raises `ValueError` for another text, and
    for a word of more than `MAX_WORD_LENGTH` letters.

    >>> decompressed("0cave1oven4t")
    ['cave', 'coven', 'covet']
    """
    for digit in DIGITS:
        text = text.replace(digit, " " + digit)  # quicker than a loop over the letters
    words, last = [], ""
    for part in text.split():
        last = last[: int(part[0])] + part[1:]
        if len(last) > MAX_WORD_LENGTH:
            raise ValueError
        words.append(last)
    return words


def load(text: str) -> Game:
    """Return a saved game with all its words, including words that are in no list any more.

    The text may lack lists that early versions did not save, such as the hints. Raises
    `GameError` if the text is not a saved game, is of a newer version, or has more than
    `MAX_GAME_LENGTH` characters; callers should save such a text elsewhere, since a newer version
    may read it.
    """
    try:
        return game_in(parsed(text, MAX_GAME_LENGTH, "this saved game", GameError))
    except (ValueError, RuntimeError) as fault:
        raise GameError(f"{DAMAGED}: {fault}") from None


def game_in(value: Any) -> Game:
    """Return the game in the value of a saved game’s JSON text; raises `GameError` like `load`."""
    try:
        version = _a(int, value["version"])
        if version > SHORTENED_VERSION:
            raise GameError(
                f"a saved game of version {version}: this Open Hive reads version"
                f" {SHORTENED_VERSION}, only a newer one can read it"
            )
        if version < 1:
            raise ValueError(f"there is no version {version}")
        if version == SHORTENED_VERSION:
            value = _lengthened(value)
        letters, require = _a(str, value["hive"]), _a(str, value["require"])
        edition = edition_of(_a(str, value.get("edition", ORIGINAL.name)))
        hive = Hive(letters, _a(int, value["minimum"]), require, edition)
        found, bonus = _words(hive, value["found"]), _words(hive, value["bonus"])
        begun, revealed = begin(hive, _a(str, value["started"])), _a(bool, value["revealed"])
        hints = _checked(hive, value.get("hints", []), is_hint)
        off_center = _words(hive, value.get("off_center", []), VerdictKind.OFF_CENTER)
        rejected = _words(hive, value.get("rejected", []))
        parked = _checked(hive, value.get("parked", []), is_parked_entry)
        seconds = min(max(0, _a(int, value.get("seconds", 0))), MAX_SECONDS)
    except GameError:
        raise
    except (BeeError, ValueError, TypeError, LookupError, AttributeError) as fault:
        raise GameError(f"{DAMAGED}: {fault}") from None
    saved = Game(hive, found, bonus, "", revealed, hints, off_center, rejected, parked, seconds)
    return merge(saved, begun)


def join(game: Game, texts: Sequence[str]) -> tuple[Game, list[int]]:
    """Return a game merged with all saved games of its hive that can be read, and the indexes of
    the texts that cannot.

    >>> hive = Hive.parse("VCTAOEN")
    >>> texts = [save(Game(hive, ("cave",))), "no game", save(Game(hive, ("oven",)))]
    >>> game, unread = join(Game(hive), texts)
    >>> game.found, unread
    (('cave', 'oven'), [1])
    """
    unread = []
    for place, text in enumerate(texts):
        try:
            game = merge(game, load(text))
        except GameError:
            unread.append(place)
    return game, unread


def _compact(fields: dict[str, Any]) -> str:
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def _fields(game: Game, version: int) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "version": version,
        "hive": game.hive.letters,
        "minimum": game.hive.minimum,
        "require": game.hive.extra,
        "found": game.found,
        "bonus": game.bonus,
        "started": game.started,
        "revealed": game.revealed,
        "hints": game.hints,
        "off_center": game.off_center,
    }
    edition = game.hive.edition.name
    later: dict[str, Any] = {
        "edition": edition if edition != ORIGINAL.name else "",
        "rejected": game.rejected,
        "parked": game.parked,
        "seconds": game.seconds,
    }
    fields.update({name: value for name, value in later.items() if value})
    return fields


def _lengthened(value: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a shortened game in the format of version 1."""
    fields = {"require": "", "started": "", "revealed": False}
    fields.update(value)
    for name in LISTS:
        fields[name] = decompressed(_a(str, value.get(name, "")))
    return fields


def _words(hive: Hive, value: object, expected: VerdictKind | None = None) -> tuple[str, ...]:
    """Return a saved list of words if each breaks the rule `expected`, or no rule if it is None.

    Raises `ValueError` for any other word.
    """
    words = _texts(value)
    for word in words:
        broken = misfit(hive, word)
        if broken != expected:
            raise ValueError(f"{word!r} is no word of {hive}: {broken or 'it has the center'}")
    return words


def _checked(hive: Hive, value: object, is_valid: Callable[[Hive, str], bool]) -> tuple[str, ...]:
    """Return a saved list of texts; raises `ValueError` for a text invalid in the hive."""
    texts = _texts(value)
    for text in texts:
        if not is_valid(hive, text):
            raise ValueError(f"{text!r} is not valid in a game on {hive}")
    return texts


def _texts(value: object) -> tuple[str, ...]:
    return tuple([_a(str, text) for text in _a(list, value)])


def _a(kind: type[T], value: object) -> T:
    """Return a value if its type is exactly `kind`; raises `TypeError` otherwise."""
    if type(value) is not kind:
        raise TypeError(f"{value!r} where {kind.__name__} is expected")
    return value
