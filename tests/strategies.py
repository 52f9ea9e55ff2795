"""Hypothesis strategies: words, lexicons, hives, games, and damaged data."""

import json
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from beecore import Entry, Hive, Reason
from beecore.editions import ORIGINAL, Edition
from beecore.game import Answers, Game
from beecore.letters import ORDER
from beecore.pack import LEVELS
from beecore.sharing.rounds import COLORS, Friend, Round, hidden
from tests.oracles import HIVE, OFF_CENTER, ORACLE, RARE, answers_by

REJECTED = ["vvvv", "avocat", "vecta"]
PARKED = ["coven", "vot", "octane", "c"]
TIMES = ["", "2026-11-20", "2026-11-20T08:31", "2026-11-20T19:00", "2026-11-21"]
HINTS = "grid beginnings triples vote:2 vote:3 coven:2 coven:meaning octovat:5".split()

words = st.text(ORDER, max_size=20)
likelihoods = st.integers(0, LEVELS).map(lambda level: level / LEVELS)
entries = st.lists(
    st.builds(
        Entry,
        st.text("abcdeorst", min_size=1, max_size=9),
        likelihoods,
        st.sampled_from(Reason),
        st.just(""),
    )
)
"""Entries from a few letters, so that many share a mask and some repeat."""

asks = st.lists(
    st.sampled_from(["grid", "beginnings", "triples", "word", "letter", "meaning", "no such"])
)
guesses = st.lists(st.sampled_from([*ORACLE, *RARE, *OFF_CENTER, "", "cav", "vvvv", "COVE"]))
verdicts = st.lists(
    st.tuples(st.sampled_from(["cave", "cove", "nave"]), st.sampled_from([True, False, None])),
    unique=True,
)
"""Verdicts on single words, in order."""

odd_values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["vctaoen", "cave", "coven:2", "2026-11-21", "__proto__", 10**400]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
"""Values of unexpected types for JSON files."""


def word_lists(letters: str) -> st.SearchStrategy[list[str]]:
    return st.lists(st.text(letters, min_size=1, max_size=12), max_size=40)


@st.composite
def hives(draw: st.DrawFn, letters: str = ORDER, edition: Edition = ORIGINAL) -> Hive:
    """Draw a hive of at least 3 letters with any minimum length and required letters."""
    drawn = draw(st.permutations(letters))
    size = draw(st.integers(3, len(letters)))
    require = "".join(draw(st.lists(st.sampled_from(drawn[:size]), max_size=3)))
    return Hive("".join(drawn[:size]), draw(st.integers(1, 15)), require, edition)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game of the published hive; its words can include one that is in no list."""
    words = draw(st.lists(st.sampled_from([*ORACLE, *RARE, "octovat"]), unique=True))
    cut = draw(st.integers(0, len(words)))
    hints, off_center, rejected, parked = (
        draw(st.lists(st.sampled_from(s), unique=True))
        for s in (HINTS, OFF_CENTER, REJECTED, PARKED)
    )
    return Game(
        HIVE,
        tuple(words[:cut]),
        tuple(words[cut:]),
        draw(st.sampled_from(TIMES)),
        draw(st.booleans()),
        tuple(hints),
        tuple(off_center),
        tuple(rejected),
        tuple([f"{word}:{draw(st.integers(1, 4))}" for word in parked]),
    )


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """Draw a round on the published hive."""
    words = st.lists(st.sampled_from([*ORACLE, *RARE]), unique=True).map(sorted).map(tuple)
    friends = {}
    for id in draw(st.lists(st.sampled_from(["0123abcd", "beef0000", "cafe1234"]), unique=True)):
        friends[id] = Friend(
            draw(st.sampled_from(["Anna", "Ben"])),
            draw(st.integers(0, COLORS - 1)),
            draw(st.integers(0, 9)),
            draw(st.sampled_from(["beginner", "nice", "queen-bee"])),
            draw(words),
            hidden(id, HIVE, draw(words)),
            draw(st.integers(0, 3)),
        )
    return Round(Hive.from_key(HIVE.key), friends)


@st.composite
def answers(draw: st.DrawFn) -> Answers:
    """Draw other answers of the published hive, some likely and some rare."""
    words = draw(st.lists(st.sampled_from([*ORACLE, *RARE]), unique=True))
    cut = draw(st.integers(0, len(words)))
    return answers_by(HIVE, words[:cut], words[cut:])


@st.composite
def damaged(draw: st.DrawFn, examples: Sequence[bytes]) -> bytes:
    """Draw an example with some parts removed, repeated or replaced."""
    data = draw(st.sampled_from(examples))
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(data)))
        stop = draw(st.integers(start, min(len(data), start + 16)))
        middle = draw(st.sampled_from([b"", 2 * data[start:stop], b"\0", b"\xff"]) | st.binary())
        data = data[:start] + middle + data[stop:]
    return data


@st.composite
def misfilled(draw: st.DrawFn, examples: Sequence[bytes]) -> bytes:
    """Draw a JSON example with some values replaced by unexpected ones."""
    value: Any = json.loads(draw(st.sampled_from(examples)))
    for _ in range(draw(st.integers(1, 3))):
        place = value
        while draw(st.booleans()) and isinstance(inner := _any_of(draw, place), dict | list):
            place = inner
        if place:
            keys = list(place) if isinstance(place, dict) else range(len(place))
            place[draw(st.sampled_from(keys))] = draw(odd_values)
    return json.dumps(value).encode()


def damaged_texts(examples: Sequence[str]) -> st.SearchStrategy[str]:
    """Draw a text that is a damaged example, or one with values of other types."""
    encoded = [each.encode() for each in examples]
    parts = damaged(encoded) | misfilled(encoded)
    return st.text() | parts.map(lambda data: data.decode("utf-8", "surrogateescape"))


def _any_of(draw: st.DrawFn, place: Any) -> Any:
    inner = list(place.values()) if isinstance(place, dict) else place
    return draw(st.sampled_from(inner)) if inner else None
