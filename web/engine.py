"""The worker's half of the page: beecore behind a few functions that take and give JSON.

It holds no logic of its own and no state but the words. Whatever beecore refuses is answered as
{"error": sentence, "values": by name}, a file that did not come as {"file": name, "error": reason}.
"""

import asyncio
import json
from functools import wraps
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__export__ = ["hello", "lab", "listing", "remaining", "solve", "standing", "turn"]

try:
    from pathlib import Path

    from js import AbortSignal, fetch
    from pyodide.ffi import JsException

    from beecore import BeeError, Hive, Lexicon, game, pack, shown
    from beecore.errors import PackError
    from beecore.hive import USUAL_SIZE
    from beecore.memory import NOTHING, Memory
    from beecore.memory_text import load

    usual = pack.read(Path("lexicon.bee").read_bytes())
    trouble = ""
except Exception as error:
    trouble = f"{type(error).__name__}: {error}"

WIDE = "lexicon-wide.bee"
SECONDS = 20  # that it may take to come


class MissingError(Exception):
    """A file that did not come, by its name and the reason."""


base = ""
everything: "list[asyncio.Task[Lexicon]]" = []  # one, once the words of larger hives were needed
answered: "dict[tuple[object, ...], game.Answers]" = {}  # last: it is looked at again and again
memories: "dict[str, Memory]" = {}  # what was taught, by the last text of it


def answering(function: "Callable[..., Awaitable[object]]") -> "Callable[..., Awaitable[str]]":
    """Make a function answer in JSON, errors included."""

    @wraps(function)
    async def answer(*details: object) -> str:
        try:
            return json.dumps(await function(*details))
        except BeeError as error:
            return json.dumps({"error": error.sentence, "values": error.values})
        except MissingError as missing:
            name, reason = missing.args
            return json.dumps({"file": name, "error": reason})

    return answer


async def hello(page: str) -> str:
    """Greet the page at an address, from which larger files are fetched; tell of a failed start."""
    global base
    base = page
    failed = {"file": "engine.py", "error": trouble}
    return json.dumps(failed if trouble else {"words": len(usual)})


@answering
async def solve(
    letters: str, minimum: int, require: str, percent: str, taught: str, wish: str
) -> object:
    """Return a hive with its words in two bands; `wish` is a JSON list, see `beecore.shown`."""
    answers = await _answers(letters, minimum, require, percent, taught)
    wanted = shown.Wish(*json.loads(wish))
    return shown.in_bands(answers.hive, answers.solutions, usual.likely, wanted)


@answering
async def listing(
    letters: str,
    minimum: int,
    require: str,
    percent: str,
    taught: str,
    wish: str,
    possible: bool,
    form: str,
) -> object:
    """Return the words of a hive as a text; see `beecore.shown`."""
    answers = await _answers(letters, minimum, require, percent, taught)
    wanted = shown.Wish(*json.loads(wish))
    return shown.listing(answers.hive, answers.solutions, wanted, possible, form)


@answering
async def turn(
    letters: str,
    minimum: int,
    require: str,
    percent: str,
    taught: str,
    now: str,
    saved: str,
    action: str,
    guess: str,
) -> object:
    """Return a game after a turn; `saved` is a JSON list. See `beecore.game.turn`."""
    answers = await _answers(letters, minimum, require, percent, taught)
    return game.turn_of(game.take_turn(answers, now, json.loads(saved), action, guess), answers)


@answering
async def standing(saved: str, taught: str) -> object:
    """Return what a saved game comes to."""
    loaded = game.load(saved)
    hive = loaded.hive
    answers = await _answers(hive.letters, hive.minimum, hive.extra, "", taught)
    return game.standing_of(loaded, answers)


@answering
async def remaining(
    letters: str, minimum: int, require: str, percent: str, taught: str, saved: str, words: str
) -> object:
    """Return what remains of a hive, by a saved game on it and a JSON list of words."""
    answers = await _answers(letters, minimum, require, percent, taught)
    return game.remaining(game.load(saved), answers, json.loads(words))


@answering
async def lab(picture: str, letters: str, *details: object) -> object:
    """Return what a function of `beecore.lab` has to show of a hive."""
    from beecore import lab as pictures

    hive = Hive.parse(letters)
    return getattr(pictures, picture)(await _lexicon(hive), hive, *details)


async def _answers(
    letters: str, minimum: int, require: str, percent: str, taught: str
) -> "game.Answers":
    """Return a hive's answers, likely from `percent` on if that is not empty, by a memory's text if
    that is not.
    """
    question = letters, minimum, require, percent, taught
    if question not in answered:
        hive = Hive(letters, minimum, require)
        boundary = int(percent) / 100 if percent else None
        answers = game.answers_of(hive, await _lexicon(hive), boundary, _memory(taught))
        answered.clear()
        answered[question] = answers
    return answered[question]


def _memory(taught: str) -> "Memory":
    """Return the memory of a text, which is the same for many questions."""
    if taught not in memories:
        memories.clear()
        memories[taught] = load(taught) if taught else NOTHING
    return memories[taught]


async def _lexicon(hive: "Hive") -> "Lexicon":
    """Return the words a hive can need; those of the second pack only when it can."""
    if len(hive.letters) <= USUAL_SIZE:
        return usual
    if not everything:  # whoever asks meanwhile waits for the same words
        everything.append(asyncio.ensure_future(_everything()))
    return await everything[0]


async def _everything() -> "Lexicon":
    """Return the words of both packs; if that fails, the next question tries again."""
    try:
        return usual | await _wide()
    except Exception:
        everything.clear()
        raise


async def _wide() -> "Lexicon":
    """Return the second pack; one that came wrong is asked for again, past what is kept of it."""
    limit, reason = AbortSignal.timeout(1000 * SECONDS), ""
    for cache in ("default", "reload"):
        try:
            response = await fetch(base + WIDE, cache=cache, signal=limit)
            return pack.read((await response.arrayBuffer()).to_bytes())
        except (JsException, PackError) as error:
            reason = str(error)
    raise MissingError(WIDE, reason)
