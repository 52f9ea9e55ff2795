r"""Codes: saved games as a text that fits into a link or a picture for a camera (a QR code).

A code such as `bee-games-2-1H0F7RKQ…` says what it holds and in which version of this format. After
that it has bytes in base 36, for whose characters a QR code has 5.5 bits each. The bytes are

    size        3 bytes   how many bytes of bits follow, little-endian
    bits                  what most games have, see `Bits`
    fields                zlib stream of a JSON object in UTF-8
    checksum    4 bytes   CRC-32 of the code's text up to the bytes, and of all bytes before this

The code of a round that friends play, and that of a page’s offer or answer, have no bits; their
fields are those of `rounds` and `peers`. The fields of saved games are

    days        by the name of an edition, the numbers of its daily hives, counted from `FIRST_DAY`:
                the first, then the step to each of the others
    answers     CRC-32 of the words that the bits stand for
    size        how many games there are; the daily hives come first, in the order of `days`
    games       the fields of shortened games, see `game.saving`: for each, its values in those
                games that have it
    records     the texts of what else is saved, such as settings, by name

and the bits of each game are: whether it has each of these fields, in alphabetical order; the
minutes played; and for a daily hive which of its likely words were found, whether any of its
possible words were, and if so, which. All other words are in fields. So a day takes six or seven
bytes. As in a shortened game, the order of the words and the time of day are lost, and in a code
also guesses that were refused, words that were put aside, and seconds.

Words and their likelihoods change with the word list. If they are not those that the bits were
written for, the code is refused, since it would give other words.

Version 1 had its bytes in base64url, plain bits for the likely words in alphabetical order, and
everything else in fields, which had a value for each game, perhaps an empty one.
"""

import json
from binascii import crc32
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..editions import Edition, edition_of
from ..errors import KB, BeeError, CodeError, GameError, parsed
from ..game.guess import Game
from ..game.puzzles import FIRST_DAY, ONE, Calendar, daily
from ..game.saving import SHORTENED_VERSION, compressed, decompressed, load, shortened
from ..hive import Hive
from ..pack import PackedWords
from .bits import Bits, as_bytes, as_text, deflated, inflated

START = "bee-"
GAMES, ROUND, LIVE = "games", "round", "live"
"""What a code can hold: saved games and records, a round that friends play, or what a page needs to
connect to a friend’s, see `peers`.
"""
VERSION, OLD_VERSION = "2", "1"
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The characters that a code may have: those of base64url, by their values."""
PARTS = {VERSION: (DIGITS, 31, 20), OLD_VERSION: (MARKS, 4, 3)}
"""The characters of each version, and how many of them are one number, of how many bytes."""

MAX_CODE_LENGTH = 200 * KB
"""The most characters of a code; one of 1,500 games has about 16 KB."""
MAX_FIELDS = 500 * KB
"""The most bytes of unpacked fields, which MicroPython reads in a second; 1,500 games have 50."""
MAX_GAMES, MAX_COLUMNS = 5_000, 20
_SIZE, _CHECKSUM = 3, 4  # bytes
_OWN_DAY = "="  # in place of the day on which a daily hive was begun
_MINUTE = 60
_PICTURE_BITS = 23_648  # in the largest QR code, 40-L
_SHARES = 16  # of a list of words, from likely to unlikely; the words of a share have a context


class Daily(NamedTuple):
    """A daily hive: the number of its day, and its likely and possible words, likeliest first."""

    hive: Hive
    number: int
    answers: list[str]
    others: list[str]


class Code(NamedTuple):
    """The games in a code, before it is known which words their bits stand for.

    `days` has the edition and the number of each daily hive; the words of these hives are needed.
    `size` is the number of games, and `is_old` tells whether the code is of version 1.
    """

    is_old: bool
    days: list[tuple[str, int]]
    bits: bytes
    answers: int
    columns: dict[str, list[Any]]
    size: int
    records: dict[str, str]


class _OldBits(Bits):
    """The bits of version 1, which are those of likely words only. Each game has each field."""

    def __init__(self, data: bytes) -> None:
        self.flags = (byte >> place & 1 == 1 for byte in data for place in range(8))

    def bit(self, context: object, flag: bool = False) -> bool:
        return type(context) is str or next(self.flags, False)

    def number(self, context: str, value: int = 0) -> int:
        return 0


def daily_of(number: int, calendar: Calendar, words: PackedWords, edition: Edition) -> Daily:
    """Return the daily hive of a day, given by its number, with its words.

    Raises `CodeError` if the calendar has no such day.
    """
    if not 0 <= number < len(calendar):
        raise CodeError("other-words")
    hive = daily(calendar, FIRST_DAY + number * ONE, edition).hive
    listed = [
        (-level, word)
        for block in words.of(hive)
        for _, word, level, _, _ in block
        if len(word) >= hive.minimum and not hive.overused(word)
    ]
    listed.sort()
    answers = [word for level, word in listed if -level >= words.threshold]
    return Daily(hive, number, answers, [word for _, word in listed[len(answers) :]])


def codes_in(text: str) -> list[str]:
    """Return all codes in a text, such as a link or a message.

    >>> codes_in("See https://example.org/#join/bee-round-2-1H0F, and bee-games-1-AADR.")
    ['bee-round-2-1H0F', 'bee-games-1-AADR']

    Raises `CodeError` if there is none.
    """
    codes, place = [], text.find(START)
    while place >= 0:
        end = place
        while end < len(text) and text[end] in MARKS:
            end += 1
        codes.append(text[place:end])
        place = text.find(START, end)
    if not codes:
        raise CodeError("no-code", start=START)
    return codes


def held_by(code: str) -> str:
    """Return what a code holds: `GAMES`, `ROUND`, or `LIVE`.

    Raises `CodeError` for a code of a newer version, and for a text that is no code.
    """
    start, kind, version, _ = [*code.split("-", 3), "", "", ""][:4]
    if start + "-" != START or not version.isdigit():
        raise CodeError("damaged-code" if code.startswith(START) else "no-code", start=START)
    if kind not in (GAMES, ROUND, LIVE) or version not in PARTS:
        raise CodeError("newer-code")
    return kind


def share_of_picture(address: str) -> float:
    """Return how much of the largest QR code an address fills that ends with a code."""
    marks = len(address) - address.rfind("-") - 1
    bits = 4 + 16 + 8 * (len(address) - marks) + 4 + 13 + (11 * marks + 1) // 2
    return bits / _PICTURE_BITS


def sealed(kind: str, stream: bytes, bits: bytes = b"") -> str:
    """Return a code that holds bits, and fields as a zlib stream."""
    head = f"{START}{kind}-{VERSION}-"
    body = len(bits).to_bytes(_SIZE, "little") + bits + stream
    body += crc32(head.encode() + body).to_bytes(_CHECKSUM, "little")
    return head + as_text(body, *PARTS[VERSION])


def coded(kind: str, fields: Mapping[str, Any], bits: bytes = b"") -> str:
    """Return a code that holds fields of the types that JSON has, and bits; see `unsealed`.

    >>> unsealed(coded(ROUND, {"minutes": 5}))
    (b'', {'minutes': 5})
    """
    return sealed(kind, deflated(json.dumps(fields, separators=(",", ":")).encode()), bits)


def written(
    games: Sequence[Game],
    dailies: Mapping[str, Daily] | None = None,
    records: Mapping[str, str] | None = None,
) -> str:
    """Return a code that holds games, and records by their names.

    `dailies` has the daily hives, by key, whose words are written as bits.

    >>> game = Game(Hive.parse("VCTAOEN"), ("cave", "vote"))
    >>> games_in(opened(written([game])), []) == ([game], 0)
    True
    """
    dailies = dailies or {}
    ours = {game.hive.key: game for game in games}
    listed = [(today.hive.edition.name, today.number, key) for key, today in dailies.items()]
    listed = sorted([entry for entry in listed if entry[2] in ours])
    days: dict[str, list[int]] = {}
    last = "", 0
    for name, number, _ in listed:
        days.setdefault(name, []).append(number - last[1] * (name == last[0]))
        last = name, number
    ordered = [ours[key] for _, _, key in listed]
    ordered += [game for game in games if game.hive.key not in dailies]
    rows = [_row(game, dailies.get(game.hive.key)) for game in ordered]
    names = sorted({name for row in rows for name in row})
    bits, checksum = Bits(), 0
    for game, row in zip(ordered, rows, strict=True):
        for name in names:
            bits.bit(name, name in row)
        bits.number("minutes", game.seconds // _MINUTE)
        if today := dailies.get(game.hive.key):
            _, checksum = _words(bits, today, game, checksum)
    fields = {
        "days": days,
        "answers": checksum,
        "size": len(rows),
        "games": {name: [row[name] for row in rows if name in row] for name in names},
        "records": dict(records or {}),
    }
    return coded(GAMES, fields, bits.ended)


def unsealed(code: str) -> tuple[bytes, dict[str, Any]]:
    """Return the bits and the fields in a code.

    Raises `CodeError` for a code that is damaged, cut short, too long, or of a newer version.
    """
    held_by(code)
    try:
        _, _, version, text = code.split("-", 3)
        head = code[: len(code) - len(text)]
        if len(code) > MAX_CODE_LENGTH:
            raise ValueError
        data = as_bytes(text, *PARTS[version])
        body = data[:-_CHECKSUM]
        checksum = int.from_bytes(data[-_CHECKSUM:], "little")
        is_whole = version == OLD_VERSION or as_text(data, *PARTS[VERSION]) == text
        if not is_whole or len(body) < _SIZE or crc32(head.encode() + body) != checksum:
            raise ValueError
        stream_at = _SIZE + int.from_bytes(body[:_SIZE], "little")
        fields = inflated(body[stream_at:], MAX_FIELDS).decode()
        value = parsed(fields, MAX_FIELDS, "this code", CodeError)
        if type(value) is not dict:
            raise ValueError
    except (ValueError, LookupError, RuntimeError):
        raise CodeError("damaged-code") from None
    return body[_SIZE:stream_at], value


def opened(code: str) -> Code:
    """Return what a code of saved games holds.

    Raises `CodeError` for any other text, and for a code of a newer version.
    """
    if held_by(code) != GAMES:
        raise CodeError("damaged-code")
    is_old = code.startswith(f"{START}{GAMES}-{OLD_VERSION}-")
    bits, value = unsealed(code)
    try:
        records = {str(name): str(text) for name, text in value["records"].items()}
        days = []
        for name, steps in value["days"].items():
            number = 0
            for step in steps:
                if type(step) is not int:
                    raise ValueError
                number += step
                days.append((edition_of(name).name, number))
        columns, answers = value["games"], value["answers"]
        sizes = [len(days), *[len(column) for column in columns.values()]]
        size = max(sizes) if is_old else value["size"]
        is_sound = type(size) is int and max(sizes) <= size <= MAX_GAMES
        is_sound = is_sound and len(columns) <= MAX_COLUMNS and len({*days}) == len(days)
        if not is_sound or any(type(column) is not list for column in columns.values()):
            raise ValueError
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None
    return Code(is_old, sorted(days), bits, answers, columns, size, records)


def games_in(code: Code, dailies: Sequence[Daily]) -> tuple[list[Game], int]:
    """Return the games in a code, and how many others cannot be read, such as those on a word list
    that is not here.

    `dailies` are the hives of `code.days`. Raises `CodeError` if their words are not those that the
    code was made with.
    """
    bits = _OldBits(code.bits) if code.is_old else Bits(code.bits)
    columns = {name: iter(code.columns[name]) for name in code.columns}
    names, games, unread, checksum = sorted(columns), [], 0, 0
    for place in range(code.size):
        values = {name: next(columns[name], "") for name in names if bits.bit(name)}
        row = {name: values[name] for name in values if values[name] != ""}
        minutes = bits.number("minutes") or row.pop("minutes", 0)
        today = dailies[place] if place < len(dailies) else None
        words: dict[str, list[str]] = {}
        if today:
            if code.is_old:
                today = Daily(today.hive, today.number, sorted(today.answers), [])
            words, checksum = _words(bits, today, Game(today.hive), checksum)
        try:
            games.append(_game(row, today, words, minutes))
        except (BeeError, ValueError, TypeError, LookupError, AttributeError):
            unread += 1
    if checksum != code.answers:
        raise CodeError("other-words")
    return games, unread


def _words(bits: Bits, today: Daily, game: Game, checksum: int) -> tuple[dict[str, list[str]], int]:
    """Write which words of a daily hive a game has, or read them.

    Return the words by the names of a game's lists, and a checksum that also depends on all words
    for which there are bits.
    """

    def chosen(words: Sequence[str], ours: Sequence[str], first: int) -> list[str]:
        return [
            word
            for place, word in enumerate(words)
            if bits.bit(first + _SHARES * place // len(words), word in ours)
        ]

    words = {"found": chosen(today.answers, game.found, 0)}
    known = [today.hive.key, *today.answers]
    if bits.bit("others", any(word in today.others for word in game.bonus)):
        words["bonus"] = chosen(today.others, game.bonus, _SHARES)
        known += today.others
    return words, crc32(" ".join(known).encode(), checksum)


def _row(game: Game, today: Daily | None) -> dict[str, Any]:
    """Return the fields of a game that a code has, without what its daily hive and bits imply."""
    kept = replace(game, rejected=(), parked=(), seconds=0)
    if today:
        found = tuple([word for word in game.found if word not in today.answers])
        bonus = tuple([word for word in game.bonus if word not in today.others])
        kept = replace(kept, found=found, bonus=bonus)
    row = shortened(kept)
    del row["version"]
    if today:
        row = {name: row[name] for name in row if name not in ("hive", "minimum", "edition")}
        if game.started[:10] == _day(today):
            row["started"] = _OWN_DAY
    return row


def _game(
    row: dict[str, Any], today: Daily | None, words: dict[str, list[str]], minutes: Any
) -> Game:
    """Return a game with the fields `row`, and more words by list; the inverse of `_row`."""
    row["version"] = SHORTENED_VERSION
    row["seconds"] = minutes if type(minutes) is not int else _MINUTE * minutes
    if today:
        hive = today.hive
        row.update({"hive": hive.letters, "minimum": hive.minimum, "edition": hive.edition.name})
        for name in words:
            row[name] = compressed([*words[name], *decompressed(row.get(name, ""))])
        if row.get("started") == _OWN_DAY:
            row["started"] = _day(today)
    game = load(json.dumps(row))
    if not game.touched:
        raise GameError("an empty game")
    return game


def _day(today: Daily) -> str:
    return (FIRST_DAY + today.number * ONE).isoformat()
