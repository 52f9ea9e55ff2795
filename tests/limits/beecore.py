"""What meets each limit of beecore: a function by the limit's name, see `test_limits`."""

import json
import struct
from collections.abc import Callable
from itertools import islice, product
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, patch

import pytest

from beecore import Lexicon, decisions, disk, header, pasted
from beecore.bands import USUAL, Group, bands_in_steps
from beecore.cli import join
from beecore.editions import ORIGINAL
from beecore.errors import MB, BeeError, parsed
from beecore.game import Game, guess, save
from beecore.game.record import DAYS_FOR_A_FREEZE, streak_of
from beecore.game.saving import load
from beecore.header import HEADER, MAGIC, OLD_VERSION
from beecore.hive import Hive, VerdictKind, fits
from beecore.lab import arena, pictures
from beecore.letters import ENGLISH, Alphabet
from beecore.pack import Reason
from beecore.reading import read, words_in
from beecore.sharing import codes, games, peers, rounds
from beecore.sharing.days import Daily
from beecore.solution import Solution, finished, solution_of
from beecore.solvers.naive import NaiveSolver
from beecore.words import own
from beecore.words.likelihood import clues
from tests.oracles import HIVE, OFFER

ROUND = rounds.Round(HIVE, {"0123abcd": rounds.Friend("Anna", 0, 1, "nice", ("cave",), (), 0)})
FIELDS = rounds.fields_of(ROUND)


def padded(text: str, size: int) -> str:
    return text + " " * (size - len(text))


def words(count: int) -> list[str]:
    """Return different words of nine letters that fit `HIVE`."""
    return ["v" + "".join(ending) for ending in islice(product("ctaoen", repeat=8), count)]


def parked(count: int) -> tuple[str, ...]:
    return tuple([f"{word}:1" for word in words(count)])


def likely(names: list[str]) -> list[Solution]:
    return [solution_of(name, False, 0.9, 0.5, Reason.NONE) for name in names]


def listed(solutions: list[Solution]) -> list[Group]:
    return finished(bands_in_steps(HIVE, solutions, 0.5, USUAL)).likely.groups


def counts_all_words(size: int) -> bool:
    found = pasted.hive_in("VCTAOEN".ljust(size - 4) + "cave", ORIGINAL)
    return found is not None and found.words == ("cave",)


def searches_all_hives(size: int) -> bool:
    lexicon, asked = Lexicon.from_words(["cave", "vane"]), MagicMock()
    naive = NaiveSolver(lexicon)
    asked.find.side_effect = naive.find
    arena.required(arena.Attempt(asked, "", lexicon, [HIVE] * size))
    return bool(asked.find.call_count == size)


def meets_eight(lines: int, longest: int = 20) -> bool:
    body = "        pass\n" * (lines - 3)
    source = f"class Mine:\n    def find(self):\n{body}a = {'1' * (longest - 4)}"
    namespace: dict[str, Any] = {}
    exec(source, namespace)
    attempt = arena.Attempt(namespace["Mine"](), source, Lexicon.from_words(["cave"]), [])
    return arena.eight(attempt) == ""


def lists_masks(count: int) -> bool:
    hive = Hive.parse("VCTAOENRSI"[: 1 + (count - 1).bit_length()])  # 9 letters have 256, 10 512
    return bool(pictures.subsets(Lexicon.from_words(["cave"]), hive)["subsets"])


def takes_the_file(size: int) -> bool:
    with Path("export").open("wb") as file:
        file.truncate(size)
    return len(join._text_of("export")) == size


def is_a_name(size: int) -> bool:
    name = "bee-".ljust(size, "x")
    Path(name).write_text("content", "utf-8")
    return join._text_of(name) == "content"


def waits(seconds: int) -> bool:
    clock = [0.0]

    def act() -> bool:
        if clock[0] < seconds:
            raise BlockingIOError
        return True

    def sleep(pause: float) -> None:
        clock[0] = round(clock[0] + pause, 3)

    with patch.multiple(disk, monotonic=lambda: clock[0], sleep=sleep):
        try:
            return disk._patiently(act)
        except BlockingIOError:
            return False


def names_all(size: int) -> bool:
    path, said = Path("words.txt"), list[str]()
    path.write_text(" ".join(["cave", *[f"co-{'o' * place}p" for place in range(size)]]), "utf-8")
    own.lexicon_in(path, notice=said.append)
    return "…" not in said[0]


def reads_the_list(size: int) -> bool:
    many = ["".join(each) for each in islice(product("abcdefghij", repeat=7), size)]
    with patch.object(own, "Counter", side_effect=EOFError):  # what follows takes three seconds
        with pytest.raises(EOFError):
            own.readings(own.Listed(many, []))
        return True


def opens_games(size: int = 0, columns: int = 0, days: int = 0) -> bool:
    names = {f"field {place}": list[str]() for place in range(columns)}
    fields = {"days": {"original": [1] * days}, "size": max(size, days), "games": names}
    code = codes.encode(codes.DAYS, {**fields, "records": {}})
    return games.decode_games(code).size == max(size, days)


def keeps_minutes(minutes: int) -> bool:
    today = Daily(HIVE, 0, ["cave"], [])
    game = Game(HIVE, ("cave",), seconds=60 * minutes)
    content = games.decode_games(games.encode_games([games.encode_game(game, today)], {}, "days"))
    return list(games.games_in(content, [today])) == [game]


BEECORE: dict[str, Callable[[int], object]] = {
    "beecore.bands.MAX_LISTED": lambda size: len(listed(likely(words(size)))[0].words) == size,
    "beecore.bands.MAX_LISTED_PER_GROUP": lambda size: (
        len(listed(likely([*words(4_000), *[each + "v" for each in words(size)]]))[0].words) == size
    ),
    "beecore.cli.join.MAX_EXPORT": takes_the_file,
    "beecore.cli.join.MAX_NAME_LENGTH": is_a_name,
    "beecore.decisions.MAX_DECISIONS": lambda size: decisions.load(
        json.dumps({"version": 1, "lessons": [], "words": [["cave", "2026-11-22", True]] * size})
    ),
    "beecore.decisions.MAX_MEMORY_LENGTH": lambda size: decisions.load(
        padded(decisions.dump(decisions.UNDECIDED), size)
    ),
    "beecore.disk.MAX_SECONDS": waits,
    "beecore.errors.MAX_STRING_BYTES": lambda size: parsed(
        f'["{"a" * size}"]', 2 * MB, "this", BeeError
    ),
    "beecore.game.guess.MAX_PARKED": lambda size: (
        len(guess.park(guess.Game(HIVE, parked=parked(size - 1)), "ace").parked) == size
    ),
    "beecore.game.guess.MAX_REJECTED": lambda size: (
        len(
            guess._noted(
                Game(HIVE, rejected=tuple(words(size - 1))), "v", VerdictKind.UNKNOWN
            ).rejected
        )
        == size
    ),
    "beecore.game.record.MAX_FREEZES": lambda size: (
        streak_of(range(DAYS_FOR_A_FREEZE * size), DAYS_FOR_A_FREEZE * size).freezes == size
    ),
    "beecore.game.saving.MAX_GAME_LENGTH": lambda size: load(padded(save(Game(HIVE)), size)),
    "beecore.game.saving.MAX_SECONDS": lambda size: (
        load(save(Game(HIVE, ("cave",), seconds=size))).seconds == size
    ),
    "beecore.hive.MAX_WORD_LENGTH": lambda size: fits(HIVE, "v" * size),
    "beecore.hive._MAX_NUMBER_LENGTH": lambda size: Hive.parse("VCTAOEN", "5".zfill(size)),
    "beecore.lab.arena.MAX_CODE_LINES": meets_eight,
    "beecore.lab.arena.MAX_LINES": lambda size: len(arena._last("x\n" * size)) == size,
    "beecore.lab.arena.MAX_LINE_LENGTH": lambda size: meets_eight(4, size),
    "beecore.lab.arena._MAX_HIVES": searches_all_hives,
    "beecore.lab.arena._MAX_LINE_LENGTH": lambda size: arena._last("x" * size) == ["x" * size],
    "beecore.lab.pictures.MAX_LISTED_MASKS": lists_masks,
    "beecore.letters.MAX_LETTERS": lambda size: Alphabet(
        "".join(map(chr, range(0x430, 0x430 + size)))
    ),
    "beecore.header.MAX_ALPHABET_BYTES": lambda size: header._alphabet_in(
        padded(header.alphabet_text(ENGLISH, "").decode(), size).encode()
    ),
    "beecore.header.MAX_BODY_BYTES": lambda size: header.check_unpacked(size),
    "beecore.header.MAX_WORDS": lambda size: header.header_of(
        struct.pack(HEADER, MAGIC, OLD_VERSION, 0, 1, size, 0)
    ),
    "beecore.pasted.MAX_PASTED": counts_all_words,
    "beecore.reading.MAX_INPUT_LENGTH": lambda size: read("v".rjust(size), ENGLISH),
    "beecore.reading.MAX_TEXT_LENGTH": lambda size: words_in("v" * size, ENGLISH),
    "beecore.sharing.codes.MAX_CODES": lambda size: (
        len(codes.codes_in("bee-games-3-A " * size)) == size
    ),
    "beecore.sharing.codes.MAX_CODE_LENGTH": lambda size: codes.kind_of(
        "bee-games-3-".ljust(size, "A")
    ),
    "beecore.sharing.codes.MAX_FIELDS": lambda size: codes.decode(
        codes.encode(codes.ROUND, {"a": "x" * (size - len('{"a":""}'))})
    ),
    "beecore.sharing.codes.MAX_PICTURE_LENGTH": lambda size: codes.kind_of(
        "bee-live-3-".ljust(size, "A")
    ),
    "beecore.sharing.codes.MAX_TEXT_LENGTH": lambda size: codes.codes_in(padded("bee-", size)),
    "beecore.sharing.games.MAX_DAYS": lambda size: opens_games(days=size),
    "beecore.sharing.games.MAX_FIELDS_OF_GAME": lambda size: opens_games(columns=size),
    "beecore.sharing.games.MAX_GAMES": opens_games,
    "beecore.sharing.games.MAX_NUMBER": keeps_minutes,
    "beecore.sharing.peers.MAX_LINES": lambda size: peers.party_in(
        peers.fields_of(OFFER._replace(lines=OFFER.lines[:3] + OFFER.lines[3:] * (size - 3)))
    ),
    "beecore.sharing.rounds.MAX_FRIENDS": lambda size: rounds.round_in(
        FIELDS
        | {"friends": {f"{place:08x}": FIELDS["friends"]["0123abcd"] for place in range(size)}}
    ),
    "beecore.sharing.rounds.MAX_TIME": lambda size: rounds.round_in(
        FIELDS | {"friends": {"0123abcd": FIELDS["friends"]["0123abcd"] | {"named": size}}}
    ),
    "beecore.sharing.rounds.MAX_NAME_LENGTH": lambda size: rounds.name_of("x" * size) == "x" * size,
    "beecore.sharing.rounds.MAX_ROUND_LENGTH": lambda size: rounds.load(
        padded(rounds.dump(ROUND), size)
    ),
    "beecore.sharing.rounds.MAX_SCORE": lambda size: rounds.round_in(
        FIELDS | {"friends": {"0123abcd": FIELDS["friends"]["0123abcd"] | {"score": size}}}
    ),
    "beecore.words.likelihood.MAX_LENGTH_CLUE": lambda size: (
        clues("35 f1", size)[-1][6:] == str(size)
    ),
    "beecore.words.own.MAX_FILE_BYTES": lambda size: own.decoded(padded("cave", size).encode()),
    "beecore.words.own.MAX_NAMED": names_all,
    "beecore.words.own.MAX_WORDS": reads_the_list,
}
