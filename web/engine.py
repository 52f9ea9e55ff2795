"""The engine's interface: what the page asks of CPython, in a Pyodide worker. It computes the
pictures and times of the Lab, and reads and packs a visitor's own list.

Each exported function takes one text, a JSON list of the arguments of the function of that name
here, and returns the answer as JSON. If beecore refuses a request, the answer is {"error":
its id, "values": values by name}; if a file could not be loaded, it is {"file": name, "error":
reason}.
"""

import asyncio
import json
from functools import lru_cache, wraps
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from beecore.editions import Edition
    from beecore.letters import Alphabet
    from beecore.words.own import Reading

__export__ = ["lab", "list_words", "pack_list", "read_list"]

try:
    from js import URL, AbortSignal, Blob, fetch
    from pyodide.ffi import JsException, to_js

    from beecore import BeeError, Hive, Lexicon
    from beecore.errors import PackError
    from beecore.header import header_of
    from beecore.hive import USUAL_SIZE
    from beecore.words import shipped

    start_error = ""
except Exception as error:
    start_error = f"{type(error).__name__}: {error}"

SECONDS_TO_FETCH = 20


class LoadingError(Exception):
    """A file that could not be loaded: its name and the reason."""


class ChosenList:
    """A word list that the visitor has chosen, the ways to read it, and the steps of packing it."""

    def __init__(self, address: str, words: "Sequence[str]", readings: "list[Reading]") -> None:
        self.address, self.words, self.readings = address, words, readings
        self.packing: tuple[int, Iterator[float | bytes]] | None = None  # of a reading


chosen: "ChosenList | None" = None
loading_packs: "dict[str, asyncio.Task[Lexicon]]" = {}  # by the names of the files


def exported(function: "Callable[..., Awaitable[object]]") -> "Callable[[str], Awaitable[str]]":
    """Return the same function with its arguments and its result, or its error, as JSON."""

    @wraps(function)
    async def answer(arguments: str) -> str:
        try:
            if start_error:
                raise LoadingError("engine.py", start_error)
            # MicroPython does not join the halves of an escaped letter beyond U+FFFF.
            return json.dumps(await function(*json.loads(arguments)), ensure_ascii=False)
        except LoadingError as failure:
            name, reason = failure.args
            return json.dumps({"file": name, "error": reason})
        except BeeError as error:
            return json.dumps({"error": error.id, "values": error.values}, ensure_ascii=False)

    return answer


@exported
async def lab(site: str, picture: str, letters: str, *details: object) -> object:
    """Return the data of a picture of the Lab; `picture` names a function of `beecore.lab`, and
    `site` is the address of the site, which has the words.

    A hive of another alphabet is searched for English words.
    """
    from beecore import lab as pictures

    hive = pictures.hive_in(letters)
    lexicon = await _lexicon(site, hive)
    if hive.alphabet != lexicon.alphabet:
        lexicon = _in_letters_of(hive.alphabet, lexicon)
    return getattr(pictures, picture)(lexicon, hive, *details)


@exported
async def read_list(address: str) -> object:
    """Read the word list at an address; return the ways to read its letters."""
    return {"readings": [_described(*reading) for reading in (await _read(address)).readings]}


@exported
async def pack_list(address: str, reading: int) -> object:
    """Pack the list at an address, in the letters of one of its readings, step by step.

    Each call returns the share that is done; the last one the address of the pack.
    """
    global chosen
    from beecore.words import own

    words = chosen if chosen and chosen.address == address else await _read(address)
    if not words.packing or words.packing[0] != reading:
        words.packing = reading, own.steps(words.words, words.readings[reading].alphabet)
    try:
        step = next(words.packing[1])
    except Exception:
        words.packing = None  # its steps have ended, and the visitor may try again
        raise
    if isinstance(step, float):
        return {"done": step}
    chosen = None
    return {"done": 1, "words": header_of(step).words, "address": _address_of(step)}


@exported
async def list_words(address: str) -> object:
    """Return the address of a text with the words of the pack at an address."""
    from beecore.words import own

    return {"address": _address_of(own.written_words(await _content(address)).encode())}


async def _read(address: str) -> ChosenList:
    global chosen
    from beecore.words import own

    chosen = None  # before another list needs memory
    words = own.listed(own.decoded(await _content(address)))
    chosen = ChosenList(address, words.words, own.readings(words))
    return chosen


async def _content(address: str) -> bytes:
    content: bytes = (await (await fetch(address)).arrayBuffer()).to_bytes()
    return content


def _address_of(content: bytes) -> str:
    """Return an address from which the page can fetch the bytes."""
    address: str = URL.createObjectURL(Blob.new(to_js([content])))
    return address


def _described(alphabet: "Alphabet", rules: "Edition", example: str, left_out: int) -> object:
    return {
        "rules": rules.name,
        "letters": alphabet.order,
        "folds": alphabet.folds,
        "drops_accents": alphabet.drops_accents,
        "example": [example, alphabet.fold(example)],
        "left_out": left_out,
    }


async def _lexicon(site: str, hive: "Hive") -> "Lexicon":
    """Return a word list that has all words of a hive."""
    names = shipped.USUAL_PACKS if len(hive.letters) <= USUAL_SIZE else shipped.PACKS
    for name in names:  # requests that arrive meanwhile wait for the same download
        if name not in loading_packs:
            loading_packs[name] = asyncio.ensure_future(_fetched(site, name))
    try:
        return _joined(tuple([await loading_packs[name] for name in names]))
    except Exception:
        loading_packs.clear()  # the next request tries again
        raise


@lru_cache(maxsize=2)
def _joined(packs: "tuple[Lexicon, ...]") -> "Lexicon":
    return Lexicon([pack for lexicon in packs for pack in lexicon.packs])


@lru_cache(maxsize=1)
def _in_letters_of(alphabet: "Alphabet", lexicon: "Lexicon") -> "Lexicon":
    """Return the English words in an alphabet; none if it is of another script."""
    is_latin = alphabet.order.startswith(lexicon.alphabet.order)
    return lexicon.extended_to(alphabet) if is_latin else Lexicon.from_words([], alphabet)


async def _fetched(site: str, name: str) -> "Lexicon":
    """Fetch a pack; if it is damaged, fetch it again without the cache.

    Raises `LoadingError` if it is still damaged, or cannot be fetched.
    """
    limit, reason = AbortSignal.timeout(1000 * SECONDS_TO_FETCH), ""
    for cache in ("default", "reload"):
        try:
            response = await fetch(site + name, cache=cache, signal=limit)
            return Lexicon.from_pack((await response.arrayBuffer()).to_bytes())
        except (JsException, PackError) as error:
            reason = str(error)
    raise LoadingError(name, reason)
