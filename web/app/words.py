"""What is a word, and which words answer a hive: who knows it is told here, and nowhere else.

Hives of up to seven letters are looked up in the pack, here on the page; what is larger has to wait
for the engine. Measured: a look-up takes the page 15 to 50 ms, about what it would take to have the
engine's answer brought over and read.
"""

import io
import json
from collections.abc import Callable, Sequence
from typing import cast

import files
from bee import Engine
from dom import pause, promised
from events import TroubleError
from js import ArrayBuffer, Response, TextDecoder, Uint8Array
from status import say

from beecore.errors import PackError
from beecore.game.guess import Answers
from beecore.game.record import Standing, standing_of
from beecore.game.saving import load
from beecore.game.state import Game
from beecore.game.turn import Judged, Turn, act, take, turn_of
from beecore.hive import USUAL_SIZE, Hive
from beecore.pack.format import CHECKSUM_SIZE, HEADER_SIZE, check_size, header_of
from beecore.pack.lookup import Packed
from beecore.shown import Bands, in_bands

KEPT = 3


class Words:
    """Answers hives, and turns of games on them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.packed: Packed | None = None
        self.trouble = ""
        self.kept: dict[str, Answers] = {}
        self.game: Game | None = None  # as the last turn left it, and its text
        self.save = ""
        self.opened = promised(self.open)

    async def open(self) -> None:
        """Fetch the pack; what goes wrong is kept for who asks."""
        try:
            self.packed = await _packed(await files.content("lexicon.bee"))
        except (TroubleError, PackError) as trouble:
            self.trouble = f"The words could not be loaded ({trouble})."

    async def ready(self) -> Packed:
        """Return the pack, once it is there; `TroubleError` if it cannot be had."""
        if self.packed is None and not self.trouble:
            say("Fetching the words. You can type already.")
        await self.opened
        if self.packed is None:
            raise TroubleError(self.trouble)
        return self.packed

    def is_waiting(self, hive: Hive) -> bool:
        """Tell whether an answer has to wait for something that is yet to come."""
        return (self.engine.exports if _is_large(hive) else self.packed) is None

    async def solve(self, hive: Hive, percent: str) -> Bands:
        """Return a hive's words in two bands, likely from `percent` on if that is not empty.

        Looking up and showing are tasks of their own: a slow machine has a visitor to see to.
        """
        if _is_large(hive):
            question = hive.letters, hive.minimum, hive.require, percent
            return cast("Bands", await self.engine.call("solve", *question))
        packed = await self.ready()
        await pause()
        solutions = packed.solve(hive, _boundary(percent))
        await pause()
        return in_bands(hive, solutions, packed.likely)

    async def turn(
        self,
        hive: Hive,
        now: str,
        saved: Sequence[str],
        action: str = "",
        guess: str = "",
        percent: str = "",
        heard: Callable[[Judged, str], None] | None = None,
    ) -> Turn:
        """Return a game after a turn (see `beecore.game.turn`), by words likely from `percent` on.

        `heard` has the verdict sooner, and the text of the game that it made.
        """
        if _is_large(hive):
            question = hive.letters, hive.minimum, hive.require, percent
            details = now, json.dumps(saved), action, guess
            turn = cast("Turn", await self.engine.call("turn", *question, *details))
            if heard and turn["verdict"]:
                heard(turn["verdict"], turn["save"])
            return turn
        answers = await self.answers(hive, percent)
        if self.game and list(saved) == [self.save]:  # not to be read again, which takes a while
            taken = act(answers, self.game, [], action, guess)
        else:
            taken = take(answers, now, saved, action, guess)
        if heard and taken.verdict:
            heard(taken.verdict, taken.text)
            await pause()
        turn = turn_of(taken, answers)
        self.game, self.save = taken.game, taken.text
        return turn

    async def standing(self, saved: str) -> Standing:
        """Return what a saved game comes to; `GameError` if it cannot be read."""
        game = load(saved)
        if _is_large(game.hive):
            return Standing(*await self.engine.call("standing", saved))
        packed = await self.ready()
        await pause()
        return standing_of(game, Answers(game.hive, packed.solve(game.hive), packed))

    async def answers(self, hive: Hive, percent: str) -> Answers:
        """Return what guesses are judged by; that of a few hives is kept."""
        name = f"{hive.key} {percent}"
        if name not in self.kept:
            packed = await self.ready()
            if len(self.kept) == KEPT:
                self.kept.clear()
            self.kept[name] = Answers(hive, packed.solve(hive, _boundary(percent)), packed)
        return self.kept[name]


def _boundary(percent: str) -> float | None:
    return int(percent) / 100 if percent else None


def _is_large(hive: Hive) -> bool:
    return len(hive.letters) > USUAL_SIZE


async def _packed(file: ArrayBuffer) -> Packed:
    header = bytes(Uint8Array.new(file.slice(0, HEADER_SIZE)))
    *_, body_size = header_of(header)
    check_size(file.byteLength, body_size)
    body = file.slice(HEADER_SIZE, -CHECKSUM_SIZE)
    try:
        from js import DecompressionStream
    except ImportError:  # too new for some browsers: MicroPython's own takes half a second
        return Packed(header, _unpacked(bytes(Uint8Array.new(body))))
    stream = Response.new(body).body.pipeThrough(DecompressionStream.new("deflate"))
    try:
        unpacked = Uint8Array.new(await Response.new(stream).arrayBuffer())
    except Exception:
        raise PackError("a damaged pack: its body is no zlib stream")
    return Packed(header, _reader(unpacked))


def _reader(body: Uint8Array) -> Callable[[int, int], bytes]:
    """Return what reads bytes of a body: by way of text, or each would be fetched on its own."""
    decoder = TextDecoder.new()

    def read(start: int, stop: int) -> bytes:
        return decoder.decode(body.subarray(start, stop)).encode()

    return read


def _unpacked(body: bytes) -> Callable[[int, int], bytes]:
    from deflate import ZLIB, DeflateIO

    whole = DeflateIO(io.BytesIO(body), ZLIB).read()

    def read(start: int, stop: int) -> bytes:
        return whole[start:stop]

    return read
