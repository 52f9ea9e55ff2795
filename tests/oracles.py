"""A published hive with its answers, and small word lists, for many tests.

Everything here also runs on MicroPython.
"""

from collections.abc import Iterable

from beecore.game.guess import Answers
from beecore.hive import Hive, fits, is_pangram
from beecore.pack import Reason
from beecore.sharing.peers import Party
from beecore.solution import order, solution_of

HIVE = Hive.parse("VCTAOEN")
ORACLE = (
    "cave caveat concave convect convene convent cove coven covenant covet even event nave"
    " nonevent octave octavo ovate oven vacant vacate vane vent veto vote"
).split()
"""The published answers of `HIVE`."""
OFF_CENTER = ["octane", "canto"]
RARE = ["novae", "evanocte", "eave"]
OTHERS = ["cover", "eve"]
LIKELY, UNLIKELY, BOUNDARY = 0.9, 0.2, 0.5
OFFER = Party(
    "0123abcd",
    "Anna",
    Hive.from_key("vacenot"),
    "",
    (
        "a=ice-ufrag:Ox62",
        "a=ice-pwd:l12ecRiiwB/2+LywKqZ4PAGZ",
        "a=fingerprint:sha-256 " + ":".join(["0A"] * 32),
        "a=candidate:1 1 udp 2113937151 192.168.1.4 58791 typ host",
    ),
)
"""A friend’s offer to play live."""


def answers_by(
    hive: Hive, likely: Iterable[str], rare: Iterable[str] = (), written: str = ""
) -> Answers:
    """Return the answers of a hive for some likely and some rare words, all `written` the same."""
    levels = dict.fromkeys(rare, UNLIKELY)
    levels.update(dict.fromkeys(likely, LIKELY))
    fitting = [(order(word, is_pangram(word, hive)), word) for word in levels if fits(hive, word)]
    solutions = [
        solution_of(
            word,
            is_pangram(word, hive),
            levels[word],
            BOUNDARY,
            Reason.NONE,
            hive.edition,
            written,
        )
        for _, word in sorted(fitting)
    ]
    return Answers(hive, solutions, levels)


ANSWERS = answers_by(HIVE, [*ORACLE, *OFF_CENTER, *OTHERS], RARE)
PANGRAMS = (
    "aged cave cavity concave conceit covenant covet covetine educate fishing gelatin granite"
    " intake naive native notice octane octave tearing vacant vacation vicinity vote"
).split()
"""Words that include several pangrams of seven letters."""
