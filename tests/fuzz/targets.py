"""The fuzz targets: the readers of packs and codes.

A target accepts any bytes. It may raise `BeeError`, which `run` ignores; any other exception is an
escape. `seeds` returns valid examples of each target's input.
"""

import json
import struct
import zlib
from collections.abc import Callable
from contextlib import suppress

from beecore import Entry, Hive, Lexicon, Reason
from beecore.editions import edition_of
from beecore.errors import BeeError
from beecore.game import Game, answers_of, play
from beecore.header import (
    CHECKSUM,
    CHECKSUM_SIZE,
    HEADER,
    HEADER_SIZE,
    MAGIC,
    OLD_VERSION,
    header_of,
)
from beecore.pack import Pack, PackedWords
from beecore.sharing import codes as coding
from beecore.sharing import days, peers, rounds
from beecore.sharing.games import GamesCode, decode_games, encode_game, encode_games, games_in
from beecore.sharing.old import OLD_VERSIONS
from beecore.sharing.streams import deflated
from tests.oracles import ANSWERS, HIVE, OFFER, ORACLE, RARE

LEXICON = Lexicon.from_entries(
    [*(Entry(word, 0.9) for word in ORACLE), *(Entry(word, 0.2, Reason.TECHNICAL) for word in RARE)]
)
TODAY = days.daily_of(0, ["vctaoen"], LEXICON, HIVE.edition)
FIELDS = {
    "days": {"original": [0]},
    "answers": zlib.crc32(" ".join([HIVE.key, *TODAY.answers]).encode()),
    "size": 2,
    "games": {"hive": ["vctaoen"], "hints": [["grid"]], "found": ["0novae", "0cave"]},
    "records": {},
}
"""The fields of a code of two games, whose bits may be anything."""


def packs(data: bytes) -> None:
    """Read data as a pack, as the header and body of a valid pack, and as an unpacked body."""
    for pack in (data, sealed(data)):
        with suppress(BeeError):
            lexicon = Lexicon.from_pack(pack)
            answers_of(HIVE, lexicon)
            assert len(list(lexicon.all_entries())) == len(lexicon)
    header = MAGIC + struct.pack("<H", OLD_VERSION) + data[6:HEADER_SIZE]
    with suppress(BeeError):
        known = PackedWords([Pack(header, lambda start, stop: data[HEADER_SIZE:][start:stop])])
        of_cave = [word for words in known.of(Hive("cave")) for _, word, *_ in words]
        assert "cave" not in known or "cave" in of_cave


def codes(data: bytes) -> None:
    """Read a text with codes, and codes whose fields, stream, or bits are the data."""
    fields = deflated(json.dumps(FIELDS).encode())
    for stream, bits in (deflated(data), b""), (data[8:], data[:8]), (fields, data):
        for kind in coding.KINDS:
            with suppress(BeeError):
                opened(coding.sealed(kind, stream, bits))
    for version in OLD_VERSIONS:
        with suppress(BeeError):
            list(games_in(GamesCode(version, [("original", 0)], data, {}, 2, {}, 0), [TODAY]))
    for code in coding.codes_in(data.decode("utf-8", "surrogateescape")):
        opened(code)


def opened(code: str) -> None:
    kind = coding.kind_of(code)
    if kind == coding.LIVE:
        peers.party_in(coding.decode(code)[1])
    elif kind == coding.ROUND:
        round = rounds.round_in(coding.decode(code)[1])
        assert rounds.load(rounds.dump(round)) == round == rounds.join(round, round)
        for id in round.friends:
            rounds.compare(id, round, ORACLE)
            rounds.words_of(id, round, ORACLE)
    else:
        content = decode_games(code)
        dailies = [TODAY._replace(number=day) for _, day in content.days]
        games = [each for each in games_in(content, dailies) if isinstance(each, Game)]
        again = decode_games(encode_games(list(map(encode_game, games))))
        assert list(games_in(again, [])) == games


TARGETS: dict[str, Callable[[bytes], None]] = {"packs": packs, "codes": codes}


def run(name: str, data: bytes) -> None:
    """Run a target on an input; any exception that it raises is an escape."""
    with suppress(BeeError):
        TARGETS[name](data)


def sealed(data: bytes) -> bytes:
    """Return a pack with a valid structure and checksum, whose counts and body come from `data`."""
    header = data[:HEADER_SIZE].ljust(HEADER_SIZE, b"\0")
    _, _, threshold, masks, words, _ = struct.unpack(HEADER, header)
    body = zlib.compress(data[HEADER_SIZE:], 1)
    start = struct.pack(HEADER, MAGIC, OLD_VERSION, threshold, masks, words, len(body)) + body
    return start + struct.pack(CHECKSUM, zlib.crc32(start))


def unsealed(data: bytes) -> bytes:
    """Return a pack's header and its uncompressed body; `sealed` reverses this."""
    return data[:HEADER_SIZE] + zlib.decompress(data[header_of(data).body_at : -CHECKSUM_SIZE])


def seeds() -> dict[str, list[bytes]]:
    packed = [LEXICON.to_pack(), Lexicon.from_words(["no", "on", "noon", "tno"]).to_pack()]
    spanish = Lexicon.from_entries([Entry("niño")], 0.4, edition_of("spanish").alphabet).to_pack()
    game, _ = play(Game(HIVE), ANSWERS, " ".join([*ORACLE, *RARE]))
    hinted = Game(HIVE, ("vote",), (), "2026-11-21T08:31", True, ("grid", "coven:2"), ("octane",))
    hidden = rounds.hidden("0123abcd", HIVE, RARE)
    friend = rounds.Friend("Anna", 1, 7, "nice", ("cave", "oven"), hidden, 0)
    together = rounds.fields_of(rounds.Round(HIVE, {"0123abcd": friend}))
    written = [
        encode_games([encode_game(hinted), encode_game(game, TODAY)], {"theme": ""}),
        coding.encode(coding.ROUND, together),
        coding.encode(coding.LIVE, peers.fields_of(OFFER)),
    ]
    return {
        "packs": [*packed, *map(unsealed, packed), spanish],
        "codes": [code.encode() for code in written],
    }
