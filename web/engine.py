"""The worker's half of the page: beecore behind a few functions that take and give JSON.

It holds no logic of its own. What the page must know of a failed start, `hello` tells it: a worker
that raises while it loads would be up without a word.
"""

import json

__export__ = ["hello", "solve"]

try:
    from pathlib import Path

    from beecore import Hive, HiveError, Solution, pack, summary
    from beecore import solve as solve_hive

    lexicon = pack.read(Path("lexicon.bee").read_bytes())
    trouble = ""
except Exception as error:
    trouble = f"{type(error).__name__}: {error}"


def hello() -> str:
    """Return the number of words known, or the trouble that kept the engine from starting."""
    return json.dumps({"trouble": trouble} if trouble else {"words": len(lexicon)})


def solve(letters: str) -> str:
    """Return a hive with its words in two bands, or the error in what was typed."""
    try:
        hive = Hive.parse(letters)
    except HiveError as error:
        return json.dumps({"error": str(error)})
    solutions = solve_hive(hive, lexicon)
    return json.dumps(
        {
            "hive": hive.letters,
            "likely": _band(hive, [found for found in solutions if found.likely]),
            "possible": _band(hive, [found for found in solutions if not found.likely]),
        }
    )


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
