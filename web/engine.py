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

    from beecore.letters import Alphabet
    from beecore.words.own import Reading

__export__ = [
    "hello",
    "lab",
    "list_words",
    "pack_list",
    "read_list",
]

try:
    from js import URL, AbortSignal, Blob, fetch
    from pyodide.ffi import JsException, to_js

    from beecore import BeeError, Hive, Lexicon
    from beecore.errors import PackError
    from beecore.hive import USUAL_SIZE
    from beecore.pack import header_of
    from beecore.words import shipped

    start_error = ""
except Exception as error:
    start_error = f"{type(error).__name__}: {error}"

SECONDS_TO_FETCH = 20


class FileError(Exception):
    """A file that could not be loaded: its name and the reason."""


class ChosenList:
    """A word list that the visitor has chosen, and the ways to read it."""

    def __init__(self) -> None:
        self.words: Sequence[str] = ()
        self.readings: list[Reading] = []
        self.steps: Iterator[float | bytes] | None = None  # of packing it


page_address = ""
chosen_lists: "dict[int, ChosenList]" = {}  # at most one, by the number of its request
loading_packs: "dict[str, asyncio.Task[Lexicon]]" = {}  # by the names of the files


def exported(function: "Callable[..., Awaitable[object]]") -> "Callable[[str], Awaitable[str]]":
    """Return the same function with its arguments and its result, or its error, as JSON."""

    @wraps(function)
    async def answer(arguments: str) -> str:
        try:
            if start_error:
                raise FileError("engine.py", start_error)
            return json.dumps(await function(*json.loads(arguments)))
        except FileError as failure:
            name, reason = failure.args
            return json.dumps({"file": name, "error": reason})
        except BeeError as error:
            return json.dumps({"error": error.id, "values": error.values})

    return answer


@exported
async def hello(address: str) -> object:
    """Store the page's address, from which the words are fetched."""
    global page_address
    page_address = address
    return {}


@exported
async def lab(picture: str, letters: str, *details: object) -> object:
    """Return the data of a picture of the Lab; `picture` names a function of `beecore.lab`.

    A hive of another alphabet is searched for English words.
    """
    from beecore import lab as pictures

    hive = pictures.hive_in(letters)
    lexicon = await _lexicon(hive)
    if hive.alphabet != lexicon.alphabet:
        lexicon = _in_letters_of(hive.alphabet, lexicon)
    return getattr(pictures, picture)(lexicon, hive, *details)


@exported
async def read_list(number: int, address: str) -> object:
    """Read the word list at an address; return the ways to read its letters.

    `pack_list` needs the same number, by which the page tells its lists apart.
    """
    from beecore.words import own

    chosen_lists.clear()
    chosen = chosen_lists[number] = ChosenList()
    found = own.listed(own.decoded(await _content(address)))
    chosen.words, chosen.readings = found.words, own.readings(found)
    return {"readings": [_described(each) for each in chosen.readings]}


@exported
async def pack_list(number: int, reading: int) -> object:
    """Pack the list read last, in the letters of one of its readings, step by step.

    Each call returns the share that is done; the last one the address of the pack. A list that is
    not here any more, since the engine was started again, is {"is_lost": true}.
    """
    from beecore.words import own

    chosen = chosen_lists.get(number)
    if chosen is None:
        return {"is_lost": True}
    if chosen.steps is None:
        chosen.steps = own.steps(chosen.words, chosen.readings[reading].alphabet)
    step = next(chosen.steps)
    if isinstance(step, float):
        return {"done": step}
    chosen_lists.clear()
    return {"done": 1, "words": header_of(step).words, "address": _address_of(step)}


@exported
async def list_words(address: str) -> object:
    """Return the address of a text with the words of the pack at an address."""
    from beecore.words import own

    return {"address": _address_of(own.written_words(await _content(address)).encode())}


async def _content(address: str) -> bytes:
    """Return the bytes of a file that the page has given an address."""
    content: bytes = (await (await fetch(address)).arrayBuffer()).to_bytes()
    return content


def _address_of(content: bytes) -> str:
    """Return an address from which the page can fetch the bytes."""
    address: str = URL.createObjectURL(Blob.new(to_js([content])))
    return address


def _described(reading: "Reading") -> object:
    alphabet, rules, example, left_out = reading
    return {
        "rules": rules.name,
        "letters": alphabet.order,
        "folds": alphabet.folds,
        "drops_accents": alphabet.drops_accents,
        "example": [example, alphabet.fold(example)],
        "left_out": left_out,
    }


async def _lexicon(hive: "Hive") -> "Lexicon":
    """Return a word list that has all words of a hive."""
    names = shipped.USUAL_PACKS if len(hive.letters) <= USUAL_SIZE else shipped.PACKS
    for name in names:  # requests that arrive meanwhile wait for the same download
        if name not in loading_packs:
            loading_packs[name] = asyncio.ensure_future(_fetched(name))
    return _joined(tuple([await loading_packs[name] for name in names]))


@lru_cache(maxsize=2)
def _joined(packs: "tuple[Lexicon, ...]") -> "Lexicon":
    return Lexicon([pack for lexicon in packs for pack in lexicon.packs])


@lru_cache(maxsize=1)
def _in_letters_of(alphabet: "Alphabet", lexicon: "Lexicon") -> "Lexicon":
    """Return the English words in an alphabet; none if it is of another script."""
    is_latin = alphabet.order.startswith(lexicon.alphabet.order)
    return lexicon.extended_to(alphabet) if is_latin else Lexicon.from_words([], alphabet)


async def _fetched(name: str) -> "Lexicon":
    """Fetch a pack; if it is damaged, fetch it again without the cache.

    Raises `FileError` if it is still damaged, or cannot be fetched; the next request tries again.
    """
    limit, reason = AbortSignal.timeout(1000 * SECONDS_TO_FETCH), ""
    for cache in ("default", "reload"):
        try:
            response = await fetch(page_address + name, cache=cache, signal=limit)
            return Lexicon.from_pack((await response.arrayBuffer()).to_bytes())
        except (JsException, PackError) as error:
            reason = str(error)
    loading_packs.clear()
    raise FileError(name, reason)
