"""Saved games in codes: by name in what is kept, and by bits in pictures.

What is kept, such as a link, has each word of a game as letters, so that no later version of the
word lists makes a game unreadable. The fields of such a code are

    size        how many games there are
    games       the fields of shortened games, see `game.saving`, and the minutes played: for each
                field, the value of each game, "" for none; fields that no game has are left out
    records     the texts of what else is saved, such as settings, by name

A picture (QR code) has little room, and is read within minutes. In its code, the daily hives come
first, and have bits instead of letters. Another field says which they are:

    days        by the name of an edition, the numbers of its daily hives, counted from `FIRST_DAY`:
                the first, then the step to each of the others

The bits of a daily hive are

    likely      number    how many likely words the hive has
    check       2 bytes   CRC-32 of the hive and its words, cut to 16 bits, little-endian
    found       a bit for each likely word, from the likeliest, in whole bytes
    minutes     number    minutes played
    bonus       number    how many possible words were found, and the place of each in their list

where a number has seven bits in each byte, and the eighth is set if another byte follows. The check
depends on the possible words only if some were found. A day whose words are other ones here does
not pass it, and is left out; the other days are read.

As in a shortened game, the order of the words and the time of day are lost, and in a code also
guesses that were refused, words that were put aside, and seconds.
"""

from binascii import crc32
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ..editions import edition_of
from ..errors import BeeError, CodeError, GameError
from ..game.guess import Game
from ..game.saving import SHORTENED_VERSION, compressed, decompressed, game_in, shortened
from .codes import DAYS, GAMES, decode, encode, kind_of, version_of
from .days import Daily
from .old import OLD_VERSIONS, read_old

MAX_GAMES, MAX_DAYS, MAX_FIELDS_OF_GAME = 5_000, 2_000, 20
"""The most games in a code, daily hives in it, and fields of a game."""
MAX_NUMBER = 2**21 - 1
"""The largest number in bits: three bytes."""
_OWN_DAY = "="  # in place of the day on which a daily hive was begun
_MINUTE = 60
_CHECK = 2  # bytes


class EncodedGame(NamedTuple):
    """The part of a code that is for one game: its fields, and if it has bits, the edition and the
    number of the day that they are for.
    """

    fields: dict[str, Any]
    bits: bytes
    edition: str
    number: int


class GamesCode(NamedTuple):
    """What a code holds: games with their words, and days with bits, for which the words of these
    days are still to be looked up.

    `days` has the edition and the number of each daily hive, which are the first of `size` games.
    """

    version: str
    days: list[tuple[str, int]]
    bits: bytes
    fields: dict[str, list[Any]]
    size: int
    records: dict[str, str]
    checksum: Any


def carried(game: Game) -> Game:
    """Return what a code has of a game, apart from the order of words and the seconds played."""
    return replace(game, rejected=(), parked=())


def encode_game(game: Game, today: Daily | None = None) -> EncodedGame:
    """Return the part of a code that is for a game, with bits if its daily hive is given.

    >>> from ..hive import Hive
    >>> encode_game(Game(Hive.parse("VCTAOEN"), ("cave", "vote"))).fields["found"]
    '0cave0vote'
    """
    kept = replace(carried(game), seconds=0)
    minutes = game.seconds // _MINUTE
    if not today:
        fields = shortened(kept)
        del fields["version"]
        fields["minutes"] = minutes or ""
        return EncodedGame(fields, b"", "", 0)
    found = tuple([word for word in game.found if word not in today.answers])
    bonus = tuple([word for word in game.bonus if word not in today.others])
    fields = shortened(replace(kept, found=found, bonus=bonus))
    for name in ("version", "hive", "minimum", "edition"):
        fields.pop(name, None)
    if game.started[:10] == today.day:
        fields["started"] = _OWN_DAY
    return EncodedGame(fields, _bits(game, today, minutes), today.hive.edition.name, today.number)


def _bits(game: Game, today: Daily, minutes: int) -> bytes:
    places = [place for place, word in enumerate(today.others) if word in game.bonus]
    mask = 0
    for place, word in enumerate(today.answers):
        if word in game.found:
            mask |= 1 << place
    likely = len(today.answers)
    parts = [_number(likely), _check(today, bool(places)), mask.to_bytes(_bytes(likely), "little")]
    parts += [_number(min(minutes, MAX_NUMBER)), _number(len(places))]
    return b"".join(parts + [_number(place) for place in places])


def _bytes(bits: int) -> int:
    return (bits + 7) // 8


def _check(today: Daily, has_bonus: bool) -> bytes:
    """Return a checksum of a daily hive and the words that its bits stand for."""
    known = [today.hive.key, *today.answers, *(today.others if has_bonus else [])]
    return crc32(" ".join(known).encode()).to_bytes(4, "little")[:_CHECK]


def _number(value: int) -> bytes:
    parts = []
    while value >= 128:
        parts.append(128 | value & 127)
        value >>= 7
    return bytes([*parts, value])


def encode_games(
    games: Sequence[EncodedGame], records: Mapping[str, str] | None = None, kind: str = GAMES
) -> str:
    """Return a code of the kind `GAMES`, or `DAYS` for a picture, with games, and records by name.

    >>> from ..hive import Hive
    >>> game = Game(Hive.parse("VCTAOEN"), ("cave", "vote"))
    >>> list(games_in(decode_games(encode_games([encode_game(game)])), [])) == [game]
    True
    """
    daily = [(game.edition, game.number, at) for at, game in enumerate(games) if game.bits]
    daily.sort()
    ordered = [games[at] for _, _, at in daily] + [game for game in games if not game.bits]
    days: dict[str, list[int]] = {}
    last = "", 0
    for edition, number, _ in daily:
        days.setdefault(edition, []).append(number - last[1] * (edition == last[0]))
        last = edition, number
    names = sorted({name for game in games for name in game.fields if game.fields[name] != ""})
    fields = {
        "size": len(games),
        "games": {name: [game.fields.get(name, "") for game in ordered] for name in names},
        "records": dict(records or {}),
    }
    if kind == DAYS:
        fields["days"] = days
    return encode(kind, fields, b"".join([game.bits for game in ordered]))


def decode_games(code: str) -> GamesCode:
    """Return what a code of saved games holds.

    Raises `CodeError` for any other text, and for a code of a newer version.
    """
    if kind_of(code) not in (GAMES, DAYS):
        raise CodeError("damaged-code")
    bits, value = decode(code)
    version = version_of(code)
    try:
        records = {str(name): str(text) for name, text in value["records"].items()}
        days = []
        for name, steps in value.get("days", {}).items():
            number = 0
            for step in steps[: MAX_DAYS + 1]:
                if type(step) is not int:
                    raise ValueError
                number += step
                days.append((edition_of(name).name, number))
        fields, checksum = value["games"], value.get("answers")
        sizes = [len(days), *[len(values) for values in fields.values()]]
        size = max(sizes) if version == "1" else value["size"]
        is_sound = type(size) is int and max(sizes) <= size <= MAX_GAMES
        is_sound = is_sound and len(days) <= MAX_DAYS and len({*days}) == len(days)
        is_sound = is_sound and len(fields) <= MAX_FIELDS_OF_GAME
        if not is_sound or any(type(values) is not list for values in fields.values()):
            raise ValueError
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None
    return GamesCode(version, sorted(days), bits, fields, size, records, checksum)


def games_in(content: GamesCode, dailies: Sequence[Daily]) -> Iterator[Game | Daily | None]:
    """Yield the games in a code; the daily hive itself in place of a game on it whose words are not
    those that its bits stand for; None for a game that cannot be read, such as one on a word list
    that is not here.

    `dailies` are the hives of `content.days`. In codes of versions 1 and 2, nothing tells which
    days have other words: raises `CodeError` at the end if any has, and the games are not to be
    used.
    """
    is_old = content.version in OLD_VERSIONS
    rows = read_old(content, dailies) if is_old else _read(content, dailies)
    for place, row in enumerate(rows):
        today = dailies[place] if place < len(dailies) else None
        if row is None:
            yield today
            continue
        try:
            yield _game(row, today)
        except (BeeError, ValueError, TypeError, LookupError, AttributeError):
            yield None


def _read(content: GamesCode, dailies: Sequence[Daily]) -> Iterator[dict[str, Any] | None]:
    """Yield the fields of each game, with words as lists; None if the words of a day are others.

    Raises `CodeError` for bits that are not such.
    """
    names = sorted(content.fields)
    columns = [iter(content.fields[name]) for name in names]
    data = iter(content.bits)

    def number() -> int:
        value = shift = 0
        while True:
            byte = next(data, 0)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value
            if value > MAX_NUMBER >> 7:
                raise CodeError("damaged-code")

    def size() -> int:
        """Return a number that is not larger than there are bits."""
        value = number()
        if value > 8 * len(content.bits):
            raise CodeError("damaged-code")
        return value

    for place in range(content.size):
        row = {}
        for name, values in zip(names, columns, strict=True):
            if (value := next(values, "")) != "":
                row[name] = value
        if place < len(dailies):
            today = dailies[place]
            likely = size()
            check = bytes([next(data, 0) for _ in range(_CHECK)])
            mask = int.from_bytes(bytes([next(data, 0) for _ in range(_bytes(likely))]), "little")
            row["minutes"] = number()
            places = [number() for _ in range(size())]
            if likely != len(today.answers) or check != _check(today, bool(places)):
                yield None
                continue
            row["words"] = {
                "found": [word for at, word in enumerate(today.answers) if mask >> at & 1],
                "bonus": [word for at, word in enumerate(today.others) if at in places],
            }
        yield row


def _game(row: dict[str, Any], today: Daily | None) -> Game:
    """Return a game with the fields that `encode_game` has made, and the words that its bits stand
    for.
    """
    words, minutes = row.pop("words", {}), row.pop("minutes", 0)
    row["version"] = SHORTENED_VERSION
    row["seconds"] = _MINUTE * minutes if type(minutes) is int else minutes
    if today:
        hive = today.hive
        row.update({"hive": hive.letters, "minimum": hive.minimum, "edition": hive.edition.name})
        for name in words:
            row[name] = compressed([*words[name], *decompressed(row.get(name, ""))])
        if row.get("started") == _OWN_DAY:
            row["started"] = today.day
    game = game_in(row)
    if not game.touched:
        raise GameError("an empty game")
    return game
