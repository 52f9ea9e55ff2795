r"""Codes: saved games as a text that fits into a link or a picture for a camera (a QR code).

A code such as `bee-games-1-AADRAQEl…` says what it holds and in which version of this format. After
that it has bytes in base64url without padding:

    size        3 bytes   how many bytes of bits follow, little-endian
    bits                  for each daily hive a bit for each of its answers: whether it was found
    fields                zlib stream of a JSON object in UTF-8
    checksum    4 bytes   CRC-32 of the code's text up to the bytes, and of all bytes before this

The code of a round that friends play, and that of a page’s offer or answer, have no bits; their
fields are those of `together` and `peers`. The fields of saved games are

    days        by the name of an edition, the numbers of its daily hives, counted from `FIRST_DAY`:
                the first, then the step to each of the others
    answers     CRC-32 of the answers that the bits stand for
    games       the fields of shortened games, see `saving`: a list with a value for each game,
                empty if it has none; the daily hives come first, in the order of `days`
    records     the texts of what else is saved, such as settings, by name

A daily hive needs no letters, and the words that are no answers of it are written out. So a day
takes five to seven bytes. As in a shortened game, the order of the words and the time of day are
lost, and in a code also guesses that were refused, words that were put aside, and seconds.

Answers change with the word list. If they are not the ones that the bits were written for, the code
is refused, since it would give other words.
"""

import json
from binascii import crc32
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..editions import Edition, edition_of
from ..errors import KB, BeeError, CodeError, GameError, parsed
from ..hive import Hive
from ..pack import PackedWords
from .guess import Game
from .puzzles import FIRST_DAY, ONE, Calendar, daily
from .saving import SHORTENED_VERSION, compressed, decompressed, load, shortened

START = "bee-"
GAMES, ROUND, LIVE = "games", "round", "live"
"""What a code can hold: saved games and records, a round that friends play, or what a page needs to
connect to a friend’s, see `peers`.
"""
VERSION = 1
MARKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

MAX_CODE_LENGTH = 200 * KB
"""The most characters of a code; one of 1,500 games has about 25 KB."""
MAX_FIELDS = 500 * KB
"""The most bytes of unpacked fields, which MicroPython reads in a second; 1,500 games have 50."""
MAX_GAMES = 5_000
_SIZE, _CHECKSUM = 3, 4  # bytes
_VALUES = {mark: value for value, mark in enumerate(MARKS)}
_OWN_DAY = "="  # in place of the day on which a daily hive was begun
_MINUTE = 60


class Daily(NamedTuple):
    """A daily hive: the number of its day, and its answers in alphabetical order."""

    hive: Hive
    number: int
    answers: list[str]


class Code(NamedTuple):
    """The games in a code, before it is known which answers their bits stand for.

    `days` has the edition and the number of each daily hive; the answers of these hives are needed.
    `size` is the number of games.
    """

    days: list[tuple[str, int]]
    bits: bytes
    answers: int
    columns: dict[str, list[Any]]
    size: int
    records: dict[str, str]


def daily_of(number: int, calendar: Calendar, words: PackedWords, edition: Edition) -> Daily:
    """Return the daily hive of a day, given by its number, with the likely words as its answers.

    Raises `CodeError` if the calendar has no such day.
    """
    if not 0 <= number < len(calendar):
        raise CodeError("other-words")
    hive = daily(calendar, FIRST_DAY + number * ONE, edition).hive
    found = [
        word
        for block in words.of(hive)
        for _, word, level, _, _ in block
        if level >= words.threshold and len(word) >= hive.minimum and not hive.overused(word)
    ]
    return Daily(hive, number, sorted(found))


def codes_in(text: str) -> list[str]:
    """Return all codes in a text, such as a link or a message.

    >>> codes_in("See https://example.org/#join/bee-round-1-AAAA, and bee-games-1-AAAB.")
    ['bee-round-1-AAAA', 'bee-games-1-AAAB']

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
    if kind not in (GAMES, ROUND, LIVE) or version != str(VERSION):
        raise CodeError("newer-code")
    return kind


def sealed(kind: str, stream: bytes, bits: bytes = b"") -> str:
    """Return a code that holds bits, and fields as a zlib stream."""
    head = f"{START}{kind}-{VERSION}-"
    body = len(bits).to_bytes(_SIZE, "little") + bits + stream
    body += crc32(head.encode() + body).to_bytes(_CHECKSUM, "little")
    return head + _as_text(body)


def written(
    games: Sequence[Game],
    dailies: Mapping[str, Daily] | None = None,
    records: Mapping[str, str] | None = None,
) -> str:
    """Return a code that holds games, and records by their names; see `fields_of`.

    >>> game = Game(Hive.parse("VCTAOEN"), ("cave", "vote"))
    >>> games_in(opened(written([game])), []) == ([game], 0)
    True
    """
    bits, fields = fields_of(games, dailies or {}, records or {})
    return sealed(GAMES, deflated(fields), bits)


def unsealed(code: str) -> tuple[bytes, dict[str, Any]]:
    """Return the bits and the fields in a code.

    Raises `CodeError` for a code that is damaged, cut short, too long, or of a newer version.
    """
    kind = held_by(code)
    head = f"{START}{kind}-{VERSION}-"
    text = code[len(head) :]
    try:
        if len(code) > MAX_CODE_LENGTH:
            raise ValueError
        data = _as_bytes(text)
        body = data[:-_CHECKSUM]
        checksum = int.from_bytes(data[-_CHECKSUM:], "little")
        if len(body) < _SIZE or _as_text(data) != text or crc32(head.encode() + body) != checksum:
            raise ValueError
        stream_at = _SIZE + int.from_bytes(body[:_SIZE], "little")
        fields = inflated(body[stream_at:], MAX_FIELDS).decode()
        value = parsed(fields, MAX_FIELDS, "this code", CodeError)
        if type(value) is not dict:
            raise ValueError
    except (ValueError, LookupError, RuntimeError):
        raise CodeError("damaged-code") from None
    return body[_SIZE:stream_at], value


def deflated(content: bytes) -> bytes:
    """Return a zlib stream with a content."""
    import zlib

    return zlib.compress(content, 9)


def inflated(stream: bytes, most: int) -> bytes:
    """Return the content of a zlib stream; raises `ValueError` for another one, or if the content
    has more than `most` bytes.
    """
    import zlib

    inflate = zlib.decompressobj()
    try:
        content = inflate.decompress(stream, most)
    except zlib.error:
        raise ValueError from None
    if not inflate.eof or inflate.unused_data:
        raise ValueError
    return content


def fields_of(
    games: Sequence[Game], dailies: Mapping[str, Daily], records: Mapping[str, str]
) -> tuple[bytes, bytes]:
    """Return the bits and the fields of a code that holds games, and records by their names.

    `dailies` has the daily hives, by key, whose words are written as bits.
    """
    by_day = [(_place(dailies[game.hive.key]), game) for game in games if game.hive.key in dailies]
    by_day.sort(key=lambda entry: entry[0])
    days: dict[str, list[int]] = {}
    flags: list[bool] = []
    rows: list[dict[str, Any]] = []
    checksum, last = 0, ("", 0)
    for (name, number), game in by_day:
        today = dailies[game.hive.key]
        days.setdefault(name, []).append(number - last[1] * (name == last[0]))
        last = name, number
        checksum = _with_answers(checksum, today)
        flags += [word in game.found for word in today.answers]
        rows.append(_row(game, today))
    rows += [_row(game) for game in games if game.hive.key not in dailies]
    names = {name for row in rows for name in row}
    value = {
        "days": days,
        "answers": checksum,
        "games": {name: [row.get(name, "") for row in rows] for name in sorted(names)},
        "records": dict(records),
    }
    bits = [_byte(flags[start : start + 8]) for start in range(0, len(flags), 8)]
    return bytes(bits), json.dumps(value, separators=(",", ":")).encode()


def opened(code: str) -> Code:
    """Return what a code of saved games holds.

    Raises `CodeError` for any other text, and for a code of a newer version.
    """
    if held_by(code) != GAMES:
        raise CodeError("damaged-code")
    bits, value = unsealed(code)
    try:
        records = {str(name): str(text) for name, text in value["records"].items()}
        days = []
        for name, steps in value["days"].items():
            number = 0
            for step in steps:
                number += step
                days.append((edition_of(name).name, number))
        columns, checksum = value["games"], int(value["answers"])
        size = max([len(days), *[len(column) for column in columns.values()]])
        is_whole = all(type(column) is list and len(column) == size for column in columns.values())
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None
    if not is_whole or size > MAX_GAMES:
        raise CodeError("damaged-code")
    return Code(sorted(days), bits, checksum, columns, size, records)


def games_in(code: Code, dailies: Sequence[Daily]) -> tuple[list[Game], int]:
    """Return the games in a code, and how many others cannot be read, such as those on a word list
    that is not here.

    `dailies` are the hives of `code.days`. Raises `CodeError` if their answers are not those that
    the code was made with.
    """
    checksum = 0
    for each in dailies:
        checksum = _with_answers(checksum, each)
    size = sum([len(each.answers) for each in dailies])
    if checksum != code.answers or len(code.bits) != (size + 7) // 8:
        raise CodeError("other-words")
    flags = [byte >> place & 1 for byte in code.bits for place in range(8)]
    games, unread, first = [], 0, 0
    for place in range(code.size):
        row = {name: column[place] for name, column in code.columns.items() if column[place] != ""}
        today, found = None, []
        if place < len(dailies):
            today = dailies[place]
            found = [word for at, word in enumerate(today.answers) if flags[first + at]]
            first += len(today.answers)
        try:
            games.append(_game(row, today, found))
        except (BeeError, ValueError, TypeError, LookupError, AttributeError):
            unread += 1
    return games, unread


def _place(today: Daily) -> tuple[str, int]:
    return today.hive.edition.name, today.number


def _with_answers(checksum: int, today: Daily) -> int:
    """Return a checksum that depends on an earlier one, and on a daily hive and its answers."""
    return crc32(" ".join([today.hive.key, *today.answers]).encode(), checksum)


def _row(game: Game, today: Daily | None = None) -> dict[str, Any]:
    """Return the fields of a game that a code has, without those that its daily hive implies."""
    others = game.found
    if today:
        others = tuple([word for word in game.found if word not in today.answers])
    kept = replace(game, found=others, rejected=(), parked=(), seconds=0)
    row = shortened(kept)
    del row["version"]
    if game.seconds >= _MINUTE:
        row["minutes"] = game.seconds // _MINUTE
    if today:
        row = {name: row[name] for name in row if name not in ("hive", "minimum", "edition")}
        if game.started[:10] == _day(today):
            row["started"] = _OWN_DAY
    return row


def _game(row: dict[str, Any], today: Daily | None, found: list[str]) -> Game:
    """Return a game with the fields `row` and some more words; the inverse of `_row`."""
    row["version"] = SHORTENED_VERSION
    row["seconds"] = _MINUTE * row.pop("minutes", 0)
    if today:
        hive = today.hive
        row.update({"hive": hive.letters, "minimum": hive.minimum, "edition": hive.edition.name})
        row["found"] = compressed([*found, *decompressed(row.get("found", ""))])
        if row.get("started") == _OWN_DAY:
            row["started"] = _day(today)
    game = load(json.dumps(row))
    if not game.touched:
        raise GameError("an empty game")
    return game


def _day(today: Daily) -> str:
    return (FIRST_DAY + today.number * ONE).isoformat()


def _byte(flags: Sequence[bool]) -> int:
    return sum([flag << place for place, flag in enumerate(flags)])


def _as_text(data: bytes) -> str:
    """Return bytes in base64url; MicroPython's own function takes a second for 10 KB."""
    size = (8 * len(data) + 5) // 6
    data += bytes(-len(data) % 3)
    groups = [data[at] << 16 | data[at + 1] << 8 | data[at + 2] for at in range(0, len(data), 3)]
    parts = [
        MARKS[n >> 18] + MARKS[n >> 12 & 63] + MARKS[n >> 6 & 63] + MARKS[n & 63] for n in groups
    ]
    return "".join(parts)[:size]


def _as_bytes(text: str) -> bytes:
    """Return the bytes in a text in base64url; raises `LookupError` for another character."""
    size = 6 * len(text) // 8
    text += MARKS[0] * (-len(text) % 4)
    values = [_VALUES[mark] for mark in text]
    data = []
    for at in range(0, len(values), 4):
        group = values[at] << 18 | values[at + 1] << 12 | values[at + 2] << 6 | values[at + 3]
        data += [group >> 16, group >> 8 & 255, group & 255]
    return bytes(data[:size])
