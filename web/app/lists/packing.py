"""Reads and packs a word list in the engine, which works while the page responds."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypedDict, cast

from answers.engine import Engine
from browser.status import TroubleError
from browser.texts import text
from js import URL, ArrayBuffer, Blob, Response, fetch
from jsffi import to_js

from beecore.editions import Edition, edition_of
from beecore.letters import Alphabet


class ReadingOption(TypedDict):
    """A way to read a list, as web/engine.py describes it."""

    rules: str  # the name of the edition to play by
    letters: str
    folds: list[tuple[str, str]]
    drops_accents: bool
    example: list[str]  # a word as it is written, and its letters; both empty if all are the same
    left_out: int  # how many words have other letters


def alphabet_of(reading: ReadingOption) -> Alphabet:
    folds = tuple([(source, letters) for source, letters in reading["folds"]])
    return Alphabet(reading["letters"], folds, reading["drops_accents"])


def rules_of(reading: ReadingOption) -> Edition:
    return edition_of(reading["rules"])


class Made(NamedTuple):
    """A list that has been packed."""

    words: int
    pack: ArrayBuffer


MAX_LOSSES = 3  # times that the engine may lose a list before packing it is given up


class Chosen:
    """A list that the visitor has chosen, which the engine reads and packs."""

    def __init__(self, engine: Engine, file: Blob) -> None:
        self.engine, self.address = engine, URL.createObjectURL(file)

    async def readings(self) -> list[ReadingOption]:
        """Return the ways to read the list, the most fitting one first.

        Raises `BeeError` for a file that is no word list.
        """
        answer = await self.engine.call("read_list", self.address)
        return cast("list[ReadingOption]", answer["readings"])

    async def pack(self, reading: int, show: Callable[[float], None]) -> Made:
        """Pack the list in the letters of one of its readings; `show` gets the share that is done.

        Raises `TroubleError` if the engine has broken several times, perhaps because the list needs
        more memory than the device has.
        """
        losses = 0
        answer: dict[str, Any] = {"done": 0}
        while "address" not in answer:
            show(float(answer["done"]))
            starts = self.engine.starts
            answer = await self.engine.call("pack_list", self.address, reading)
            losses += self.engine.starts > starts  # the engine has begun again with the list
            if losses == MAX_LOSSES:
                raise TroubleError(text("lists-broken"), f"the engine was lost {losses} times")
        URL.revokeObjectURL(self.address)
        return Made(int(answer["words"]), await (await _fetched(answer["address"])).arrayBuffer())


async def words_of(engine: Engine, pack: ArrayBuffer) -> Blob:
    """Return a text with the words of a pack, one on each line."""
    address = URL.createObjectURL(Blob.new(to_js([pack])))
    try:
        answer = await engine.call("list_words", address)
    finally:
        URL.revokeObjectURL(address)
    return await (await _fetched(answer["address"])).blob()


async def _fetched(address: str) -> Response:
    """Return what the engine has put at an address, which is then no longer needed."""
    response = await fetch(address)
    URL.revokeObjectURL(address)
    return response
