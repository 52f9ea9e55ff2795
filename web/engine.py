"""The worker's half of the page: beecore behind a few functions that take and give JSON.

It holds no logic of its own. What the page must know of a failed start, `hello` tells it: a worker
that raises while it loads would be up without a word.
"""

import json

__export__ = ["hello", "solve"]

try:
    from pathlib import Path

    from js import fetch
    from pyodide.ffi import JsException

    from beecore import Hive, HiveError, Lexicon, Solution, pack, summary
    from beecore import solve as solve_hive
    from beecore.hive import USUAL_SIZE

    usual = pack.read(Path("lexicon.bee").read_bytes())
    everything: Lexicon | None = None
    trouble = ""
except Exception as error:
    trouble = f"{type(error).__name__}: {error}"


def hello() -> str:
    """Return the number of words known, or the trouble that kept the engine from starting."""
    return json.dumps({"trouble": trouble} if trouble else {"words": len(usual)})


async def solve(letters: str, base: str) -> str:
    """Return a hive with its words in two bands, or the error in what was typed.

    `base` is the page's address, from which the words of larger hives are fetched.
    """
    try:
        hive = Hive.parse(letters)
    except HiveError as error:
        return json.dumps({"error": str(error)})
    try:
        lexicon = usual if len(hive.letters) <= USUAL_SIZE else await _everything(base)
    except (OSError, JsException):
        return json.dumps({"error": "The words of larger hives could not be fetched: try again"})
    solutions = solve_hive(hive, lexicon)
    return json.dumps(
        {
            "hive": hive.letters,
            "likely": _band(hive, [found for found in solutions if found.likely]),
            "possible": _band(hive, [found for found in solutions if not found.likely]),
        }
    )


async def _everything(base: str) -> "Lexicon":
    """Return all words, the second pack fetched when it is first needed."""
    global everything
    if everything is None:
        response = await fetch(base + "lexicon-wide.bee")
        if not response.ok:
            raise OSError(response.status)
        everything = usual | pack.read((await response.arrayBuffer()).to_bytes())
    return everything


def _band(hive: "Hive", solutions: "list[Solution]") -> dict[str, object]:
    return {
        "summary": str(summary(hive, solutions)),
        "words": [
            {
                "word": found.word,
                "points": found.points,
                "pangram": found.pangram,
                "reason": found.reason.label,
            }
            for found in solutions
        ],
    }
