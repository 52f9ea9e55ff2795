"""The worker's half of the page: beecore behind a few functions that take and give JSON.

It holds no logic of its own and no state but the words. Whatever beecore refuses is answered as
{"error": sentence}. What the page must know of a failed start, `hello` tells it: a worker that
raises while it loads would be up without a word.
"""

import json
from contextlib import suppress
from functools import cache, reduce, wraps
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

__export__ = ["game", "hello", "join", "lab", "puzzle", "record", "solve"]

try:
    from datetime import date
    from pathlib import Path

    from js import fetch
    from pyodide.ffi import JsException

    import beecore
    from beecore import BeeError, GameError, Hive, HiveError, Lexicon, pack, puzzles
    from beecore.bands import in_bands
    from beecore.game import Game, give_up, key, load, merge, play, play_all, save
    from beecore.guess import Answers, words_in
    from beecore.hive import USUAL_SIZE
    from beecore.record import record as record_of
    from beecore.view import view

    usual = pack.read(Path("lexicon.bee").read_bytes())
    trouble = ""
except Exception as error:
    trouble = f"{type(error).__name__}: {error}"


def answering(function: "Callable[..., Awaitable[Any]]") -> "Callable[..., Awaitable[str]]":
    """Make a function answer in JSON, errors included."""

    @wraps(function)
    async def answer(*args: Any) -> str:
        try:
            return json.dumps(await function(*args))
        except BeeError as error:
            return json.dumps({"error": str(error)})

    return answer


def hello() -> str:
    """Return the number of words known, or the trouble that kept the engine from starting."""
    return json.dumps({"trouble": trouble} if trouble else {"words": len(usual)})


@answering
async def solve(letters: str, minimum: str, require: str, percent: str, base: str) -> Any:
    """Return a hive with its words in two bands.

    Words are likely from a likelihood of `percent` on, the lexicon's own where that is empty.
    `base` is the page's address, from which the words of larger hives are fetched.
    """
    if not minimum.isdecimal():
        raise HiveError(f"“{minimum}” is no length: the shortest word has 1 to 15 letters")
    hive = Hive.parse(letters, int(minimum), require)
    lexicon = await _lexicon(hive, base)
    likely = int(percent) / 100 if percent else None
    solutions = beecore.solve(hive, lexicon, likely=likely)
    return in_bands(hive.letters, hive.minimum, hive.require, lexicon.threshold, solutions)


@answering
async def puzzle(name: str, today: str, base: str) -> Any:
    """Return what a name such as "yesterday", a day or letters stands for; `key` names its game."""
    calendar = puzzles.read((await _fetched("calendar.txt", base)).decode("ascii"))
    found = puzzles.named(name, calendar, date.fromisoformat(today))
    return {
        "letters": found.hive.letters,
        "day": found.day.isoformat() if found.day else "",
        "key": key(found.hive),
    }


@answering
async def game(letters: str, today: str, saved: str, action: str, guess: str, base: str) -> Any:
    """Return a game to show and to save, joined from what was saved of it, after one action.

    `saved` is a JSON list of saved games of this hive; those that cannot be read are returned by
    their places in `unread`. `action` is "guess" (of one word or several),
    "give up", or empty.
    """
    hive = Hive.parse(letters)
    current, unread = Game(hive, started=today), []
    for place, text in enumerate(json.loads(saved)):
        try:
            current = merge(current, load(text))
        except BeeError:
            unread.append(place)
    answers = _answers(hive, await _lexicon(hive, base))
    verdict: dict[str, Any] | None = None
    words = words_in(guess)
    if action == "guess" and len(words) > 1:
        current, taken = play_all(current, answers, words)
        verdict = {"words": len(words), "taken": taken, "accepted": True}
    elif action == "guess":
        current, judged = play(current, answers, words[0] if words else guess)
        verdict = {**judged._asdict(), "accepted": judged.accepted}
    elif action == "give up":
        current = give_up(current)
    return {
        "view": view(current, answers),
        "save": save(current),
        "unread": unread,
        "verdict": verdict,
    }


@answering
async def join(saved: str) -> Any:
    """Return one saved game with the words of a JSON list of them, all of one hive.

    Those that cannot be read are counted in `unread`; it is an error if none can.
    """
    games, texts = [], json.loads(saved)
    for text in texts:
        with suppress(BeeError):
            games.append(load(text))
    if not games:
        raise GameError("no saved game can be read")
    joined = reduce(merge, games)
    return {"save": save(joined), "key": key(joined.hive), "unread": len(texts) - len(games)}


@answering
async def record(saved: str, today: str, base: str) -> Any:
    """Return the figures over a JSON list of saved games, as pairs of name and figure."""
    games = []
    for text in json.loads(saved):
        with suppress(BeeError):
            game = load(text)
            games.append((game, _answers(game.hive, await _lexicon(game.hive, base))))
    figures = record_of(games, date.fromisoformat(today))
    return {
        "figures": [
            [name.replace("_", " ").capitalize(), str(figure) or "none yet"]
            for name, figure in figures._asdict().items()
        ]
    }


@answering
async def lab(picture: str, letters: str, base: str, *details: Any) -> Any:
    """Return what a function of `beecore.lab` has to show of a hive."""
    from beecore import lab as pictures

    hive = Hive.parse(letters)
    return getattr(pictures, picture)(await _lexicon(hive, base), hive, *details)


@cache
def _answers(hive: "Hive", lexicon: "Lexicon") -> "Answers":
    return Answers.of(hive, lexicon)


async def _lexicon(hive: "Hive", base: str) -> "Lexicon":
    """Return the words a hive can need; those of the second pack only when it can."""
    if len(hive.letters) <= USUAL_SIZE:
        return usual
    return _everything(await _fetched("lexicon-wide.bee", base))


@cache
def _everything(wide: bytes) -> "Lexicon":
    return usual | pack.read(wide)


async def _fetched(name: str, base: str) -> bytes:
    """Return a file of the page, fetched when first asked for."""
    if name not in _files:
        try:
            response = await fetch(base + name)
        except JsException:
            raise BeeError(f"{name} could not be fetched: try again") from None
        if not response.ok:
            raise BeeError(f"{name} could not be fetched ({response.status}): try again")
        _files[name] = (await response.arrayBuffer()).to_bytes()
    return _files[name]


_files: dict[str, bytes] = {}
