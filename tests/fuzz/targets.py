"""The fuzz targets: the readers of formats, and the functions that use what they return.

A target accepts any bytes. It may raise `BeeError`, which `run` ignores; any other exception is an
escape. `seeds` returns valid examples of a target's input.
"""

import json
import struct
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from beecore import Entry, Hive, Lexicon, Reason
from beecore.bands import LENGTH, WAYS, Wish, bands_in_steps, listing
from beecore.editions import edition_of, own_edition
from beecore.errors import BeeError, WordListError
from beecore.game import (
    Game,
    answers_of,
    join,
    load,
    play,
    save,
    view_of,
)
from beecore.memory import NOTHING, dump
from beecore.memory import load as load_memory
from beecore.pack import (
    CHECKSUM,
    CHECKSUM_SIZE,
    HEADER,
    HEADER_SIZE,
    MAGIC,
    OLD_VERSION,
    Pack,
    PackedWords,
    header_of,
)
from beecore.sharing import codes as coding
from beecore.sharing import days, peers
from beecore.sharing import rounds as friends
from beecore.sharing.days import Daily
from beecore.sharing.games import GamesCode, decode_games, encode_game, encode_games, games_in
from beecore.sharing.old import OLD_VERSIONS
from beecore.sharing.streams import deflated
from beecore.solution import finished
from beecore.words import own
from tests.oracles import ANSWERS, HIVE, OFF_CENTER, OFFER, ORACLE, OTHERS, RARE

LEXICON = Lexicon.from_entries(
    [
        *(Entry(word, 0.9) for word in [*ORACLE, *OFF_CENTER, *OTHERS]),
        *(Entry(word, 0.2, Reason.TECHNICAL) for word in RARE),
    ]
)
TODAY = days.daily_of(0, ["vctaoen"], LEXICON, HIVE.edition)
FIELDS = deflated(
    json.dumps(
        {
            "days": {"original": [0]},
            "answers": zlib.crc32(" ".join([HIVE.key, *TODAY.answers]).encode()),
            "size": 2,
            "games": {"hive": ["vctaoen"], "hints": [["grid"]], "found": ["0novae", "0cave"]},
            "records": {},
        }
    ).encode()
)
"""The fields of a code of two games, whose bits may be anything."""
HIVES = [HIVE, Hive("ont", 1), Hive("octavenrisdl", 2)]


def packs(data: bytes) -> None:
    """Read data as a pack, as the header and body of a valid pack, and as an unpacked body."""
    with_refusals(lambda: answered(Lexicon.from_pack(data)))
    with_refusals(lambda: answered(Lexicon.from_pack(sealed(data))))
    with_refusals(lambda: looked_up(data[:HEADER_SIZE], data[HEADER_SIZE:]))


def looked_up(header: bytes, body: bytes) -> None:
    header = MAGIC + struct.pack("<H", OLD_VERSION) + header[6:]
    packed = PackedWords([Pack(header, lambda start, stop: body[start:stop])])
    of_cave = [word for words in packed.of(Hive("cave")) for _, word, *_ in words]
    assert "cave" not in packed or "cave" in of_cave


def answered(lexicon: Lexicon) -> None:
    for hive in HIVES:
        answers_of(hive, lexicon)
    assert len(list(lexicon.all_entries())) == len(lexicon)


def lists(data: bytes) -> None:
    """Read a list as `bee` does, and in every way that the page offers; solve a hive with it."""
    text = own.decoded(data)
    read = own.listed(text)
    for reading in own.readings(read):
        with suppress(WordListError):
            *_, made = own.steps(read.words, reading.alphabet)
            assert isinstance(made, bytes)
            lexicon = Lexicon.from_pack(made)
            assert len(own.written_words(made).split("\n")) == len(lexicon) + 1
            edition = own_edition(reading.rules, reading.alphabet, text[:40])
            hive = Hive(reading.alphabet.order[:3], edition=edition)
            assert answers_of(hive, lexicon).hive == hive


def games(data: bytes) -> None:
    game = load(text_of(data))
    assert load(save(game)) == game
    view_of(game, answers_of(game.hive, LEXICON))
    join(Game(HIVE), [text_of(data)])


def codes(data: bytes) -> None:
    """Read a text with codes, and codes with a valid checksum whose fields, stream, or bits are the
    data.
    """
    for stream, bits in (deflated(data), b""), (data[8:], data[:8]), (FIELDS, data):
        for kind in coding.KINDS:
            code = coding.sealed(kind, stream, bits)
            with_refusals(lambda code=code: carried(code))  # type: ignore[misc]
    for version in OLD_VERSIONS:
        old = GamesCode(version, [("original", 0)], data, {}, 2, {}, 0)
        with_refusals(lambda old=old: list(games_in(old, [TODAY])))  # type: ignore[misc]
    for code in coding.codes_in(text_of(data)):
        carried(code)


def carried(code: str) -> None:
    kind = coding.kind_of(code)
    if kind == coding.ROUND:
        passed_on(friends.round_in(coding.decode(code)[1]))
    elif kind == coding.LIVE:
        peers.party_in(coding.decode(code)[1])
    else:
        content = decode_games(code)
        games_in(content, [])
        dailies = [daily_of(edition, number) for edition, number in content.days]
        games = [each for each in games_in(content, dailies) if isinstance(each, Game)]
        again = decode_games(encode_games(list(map(encode_game, games))))
        assert list(games_in(again, [])) == games


@cache
def daily_of(edition: str, number: int) -> Daily:
    return days.daily_of(number, ["vctaoen"], LEXICON, edition_of(edition))


def rounds(data: bytes) -> None:
    passed_on(friends.load(text_of(data)))


def offers(data: bytes) -> None:
    """Read what a stranger's page offers: it adds no line to the session description."""
    code = coding.sealed(coding.LIVE, deflated(data))
    party = peers.party_in(coding.decode(code)[1])
    lines, known = [peers.description_of(each).splitlines() for each in (party, OFFER)]
    assert peers.party_in(peers.fields_of(party)) == party
    assert len(lines) - len(party.addresses) == len(known) - len(OFFER.addresses)


def passed_on(round: friends.Round) -> None:
    assert friends.load(friends.dump(round)) == round == friends.join(round, round)
    for id in round.friends:
        friends.compare(id, round, ORACLE)
        friends.words_of(id, round, ORACLE)


def memories(data: bytes) -> None:
    memory = load_memory(text_of(data))
    assert load_memory(dump(memory)) == memory
    for hive in HIVES:
        memory.over(hive, ANSWERS.solutions, 0.4)


def links(data: bytes) -> None:
    """Read the parts of a link, one per line: letters, minimum length, and so on."""
    letters, minimum, require, *wishes = [*text_of(data).split("\n"), *[""] * 8][:8]
    by, starts, contains, length, pangrams = wishes
    wish = Wish(by if by in WAYS else LENGTH, starts, contains, length, pangrams, ("likely/cave",))
    hive = Hive.parse(letters, minimum, require)
    solutions = answers_of(hive, LEXICON).solutions
    finished(bands_in_steps(hive, solutions, 0.4, wish))
    listing(hive, solutions, wish, True, "")


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target
    for target in (
        packs,
        lists,
        games,
        codes,
        rounds,
        offers,
        memories,
        links,
    )
}


def with_refusals(read: Callable[[], object]) -> None:
    """Run `read` and ignore any `BeeError`."""
    with suppress(BeeError):
        read()


def run(name: str, data: bytes) -> None:
    """Run a target on an input; any exception that it raises is an escape."""
    with_refusals(lambda: TARGETS[name](data))


def text_of(data: bytes) -> str:
    """Decode bytes as the text of a file, a link or a field; never fails."""
    return data.decode("utf-8", "surrogateescape")


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


def seeds(name: str) -> list[bytes]:
    """Return valid examples of a target's input."""
    packed = [LEXICON.to_pack(), Lexicon.from_words(["no", "on", "noon", "tno"]).to_pack()]
    memory = NOTHING.teach(HIVE, ORACLE, "2026-11-21").decide("cave", False, "2026-11-22")
    memory = memory.teach(Hive("ntaoevc", 5, "e"), None, "2026-11-22T08:31:05.123Z")
    game, _ = play(Game(HIVE), ANSWERS, " ".join([*ORACLE, *RARE, *OFF_CENTER]))
    hinted = Game(HIVE, ("vote",), (), "2026-11-21T08:31", True, ("grid", "coven:2"), ("octane",))
    hidden = friends.hidden("0123abcd", HIVE, RARE)
    friend = friends.Friend("Anna", 1, 7, "nice", ("cave", "oven"), hidden, 0)
    texts = {
        "lists": [
            "\ufeffcave\r\nAvon\r\ncafé\r\nit's",
            "niño Frío\nStraße\tl·l",
            "2\ncave/S\nbee's/MS",
            "# by J.\nword;n\nı;1\nbee;2",
            "שָׁלוֹם/AB, מֶלֶךְ",
            "a" * 70 + " cave; 12",
        ],
        "games": [save(game), save(hinted), save(Game(Hive("vctaoen", 5, "n"), ("coven",)))],
        "codes": [encode_games([encode_game(hinted), encode_game(game, TODAY)], {"theme": ""})],
        "rounds": [friends.dump(friends.Round(HIVE, {"0123abcd": friend}))],
        "offers": [json.dumps(peers.fields_of(OFFER))],
        "memories": [dump(memory), dump(NOTHING)],
        "links": ["vctaoen\n4\n\nletter\nco\nv\n5\nyes", "V: VCTAOEN\n5\nn, e\nlength\n\n\n7-8"],
    }
    spanish = edition_of("spanish").alphabet
    in_spanish = Lexicon.from_entries([Entry("niño", written="Niño")], 0.4, spanish).to_pack()
    if name == "packs":
        return [*packed, *map(unsealed, packed), in_spanish]
    return [text.encode() for text in texts[name]]
