"""What is a word, and which words answer a hive: who knows it is told here, and nowhere else.

Hives of up to seven letters are looked up in the pack, here on the page; what is larger has to wait
for the engine. Measured: a look-up takes the page 15 to 50 ms, about what it would take to have the
engine's answer brought over and read.
"""

import io
import json
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, cast

from answers.engine import Engine
from browser import files
from browser.dom import pause, promised
from browser.trouble import TroubleError, unloaded
from js import ArrayBuffer, Blob, Response, TextDecoder, Uint8Array
from jsffi import to_js

from beecore.bounds import KB
from beecore.errors import HiveError, PackError
from beecore.game.guess import Answers
from beecore.game.record import Standing, standing_of
from beecore.game.remaining import Remaining, remaining
from beecore.game.saving import load
from beecore.game.state import Game
from beecore.game.turn import LOOK, Judged, Turn, apply_action, take_turn
from beecore.game.view import View, view_of
from beecore.hive import USUAL_SIZE, Hive
from beecore.memory import NOTHING, Memory
from beecore.pack.format import CHECKSUM_SIZE, HEADER_SIZE, check_size, check_unpacked, header_of
from beecore.pack.lookup import Packed
from beecore.shown import Bands, Listing, Wish, in_bands, listing

FETCHING = "Loading the words. You can start typing."
KEPT = 3
PIECE = 64 * KB  # of a body, as it is unpacked
NO_STREAM = "a damaged pack: its body is no zlib stream"


class Taught(Protocol):
    """The answers that the visitor taught, as a memory and as the text that saves it."""

    @property
    def memory(self) -> Memory: ...
    @property
    def taught(self) -> str: ...


class Played(NamedTuple):
    """A game after an action: the text that saves it, the places of saved texts that cannot be
    read, the verdict on a guess, and whether the game is worth saving. `view` works out how the
    game is shown, which takes the page up to 50 ms.
    """

    text: str
    unread: list[int]
    verdict: Judged | None
    is_touched: bool
    view: Callable[[], View]


class Words:
    """Answers hives, and turns of games on them."""

    def __init__(self, engine: Engine, lessons: Taught) -> None:
        self.engine, self.lessons = engine, lessons
        self.packed: Packed | None = None
        self.trouble: TroubleError | None = None
        self.known: dict[str, Answers] = {}
        self.memory = NOTHING  # by which they are known
        self.game: Game | None = None  # as the last turn left it, and its text
        self.save = ""
        self.opened = promised(self.open)

    async def open(self) -> None:
        """Fetch the pack; what goes wrong is kept for who asks."""
        try:
            self.packed = await _packed(await files.content("lexicon.bee"))
        except TroubleError as trouble:
            self.trouble = trouble
        except PackError as damage:
            self.trouble = unloaded("lexicon.bee", str(damage))

    async def ready(self) -> Packed:
        """Return the pack, once it is there; `TroubleError` if it cannot be had."""
        await files.awaited("lexicon.bee", self.opened)
        if self.trouble:  # anew each time: one that is raised again keeps all its tracebacks
            raise TroubleError(str(self.trouble), self.trouble.details)
        assert self.packed
        return self.packed

    @property
    def is_fetching(self) -> bool:
        """Whether the words are still on their way."""
        return self.packed is None and not self.trouble

    def is_waiting(self, hive: Hive) -> bool:
        """Tell whether an answer has to wait for a download, or for the engine to start."""
        return not (self.engine.is_up if is_large(hive) else self.packed)

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        """Return a hive's words in two bands, likely from `percent` on if that is not empty."""
        if is_large(hive):
            details = json.dumps(list(wish))
            return cast(
                "Bands",
                await self.engine.call_newest("solve", *self.question(hive, percent), details),
            )
        answers = await self.answers(hive, percent)
        return in_bands(hive, answers.solutions, (await self.ready()).likely, wish)

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        """Return a hive's words as a text (see `beecore.shown`)."""
        if is_large(hive):
            question, details = (
                self.question(hive, percent),
                (json.dumps(list(wish)), possible, form),
            )
            return cast("Listing", await self.engine.call("listing", *question, *details))
        return listing(hive, (await self.answers(hive, percent)).solutions, wish, possible, form)

    async def play(
        self,
        hive: Hive,
        now: str,
        saved: Sequence[str],
        action: str = LOOK,
        detail: str = "",
        percent: str = "",
    ) -> "Played":
        """Return a game after an action (see `beecore.game.turn`), by words likely from `percent`
        on. `saved` are the texts that the game is joined from, `now` is when a new one begins.
        """
        if is_large(hive):
            details = now, json.dumps(saved), action, detail
            asked = self.engine.call("turn", *self.question(hive, percent), *details)
            turn = cast("Turn", await asked)
            view = turn["view"]
            return Played(
                turn["save"], turn["unread"], turn["verdict"], view["touched"], lambda: view
            )
        answers = await self.answers(hive, percent)
        if self.game and list(saved) == [self.save]:  # reading it again would take a while
            taken = apply_action(answers, self.game, [], action, detail)
        else:
            taken = take_turn(answers, now, saved, action, detail)
        self.game, self.save = taken.game, taken.text
        game, text, unread, verdict = taken
        return Played(text, unread, verdict, game.touched, lambda: view_of(game, answers))

    async def standing(self, saved: str) -> Standing:
        """Return what a saved game comes to; `GameError` if it cannot be read.

        A player may have thousands of games: once the engine is up it is asked for all of them, and
        without it the page is not let rest after each.
        """
        game = load(saved)
        if is_large(game.hive) or self.engine.is_up:
            return Standing(*await self.engine.call("standing", saved, self.lessons.taught))
        return standing_of(game, self.answers_by(await self.ready(), game.hive, ""))

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        """Return what remains of a hive, given a game on it and further words."""
        if is_large(hive):
            details = saved, json.dumps(list(words))
            question = self.question(hive, percent)
            return cast("Remaining", await self.engine.call("remaining", *question, *details))
        return remaining(load(saved), await self.answers(hive, percent), words)

    def question(self, hive: Hive, percent: str) -> tuple[str, int, str, str, str]:
        """Return a hive as the engine is asked for it."""
        return hive.letters, hive.minimum, hive.extra, percent, self.lessons.taught

    async def answers(self, hive: Hive, percent: str) -> Answers:
        """Return what guesses are judged by; that of a few hives is kept.

        Raises `HiveError` for a large hive, which has words that only the engine's pack knows.
        """
        if is_large(hive):
            raise HiveError(f"{hive} has {len(hive.letters)} letters: {USUAL_SIZE} at most here")
        name = f"{hive.key} {percent}"
        if len(self.known) == KEPT or self.memory is not self.lessons.memory:
            self.known.clear()
            self.memory = self.lessons.memory
        if name not in self.known:
            self.known[name] = await self.looked_up(hive, percent)
        return self.known[name]

    async def looked_up(self, hive: Hive, percent: str) -> Answers:
        """Return what guesses are judged by, straight from the pack.

        To look up is a task of its own: a slow machine has a visitor to see to.
        """
        packed = await self.ready()
        await pause()
        answers = self.answers_by(packed, hive, percent)
        await pause()
        return answers

    def answers_by(self, packed: Packed, hive: Hive, percent: str) -> Answers:
        boundary = int(percent) / 100 if percent else packed.likely
        solutions = packed.solve(hive, boundary)
        return Answers(hive, self.lessons.memory.over(hive, solutions, boundary), packed)


def is_large(hive: Hive) -> bool:
    """Tell whether only the engine can answer."""
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
    stream = Response.new(body).body.pipeThrough(DecompressionStream.new("deflate")).getReader()
    pieces, size = [], 0
    while True:
        try:
            piece = await stream.read()
        except Exception:
            raise PackError(NO_STREAM)
        if piece.done:
            break
        pieces.append(piece.value)
        size += piece.value.length
        check_unpacked(size)
    return Packed(header, _reader(Uint8Array.new(await Blob.new(to_js(pieces)).arrayBuffer())))


def _reader(body: Uint8Array) -> Callable[[int, int], bytes]:
    """Return what reads bytes of a body: by way of text, or each would be fetched on its own."""
    decoder = TextDecoder.new()

    def read(start: int, stop: int) -> bytes:
        return decoder.decode(body.subarray(start, stop)).encode()

    return read


def _unpacked(body: bytes) -> Callable[[int, int], bytes]:
    from deflate import ZLIB, DeflateIO

    stream, whole = DeflateIO(io.BytesIO(body), ZLIB), bytearray()
    while True:
        try:
            piece = stream.read(PIECE)
        except Exception:
            raise PackError(NO_STREAM)
        if not piece:
            break
        whole += piece
        check_unpacked(len(whole))

    def read(start: int, stop: int) -> bytes:
        return bytes(whole[start:stop])

    return read
