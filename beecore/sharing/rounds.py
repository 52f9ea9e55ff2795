"""Rounds: a hive that friends play, each on a device of their own, and what each has found so far.

There is no server: friends pass the round on as a code in a link, see `codes`. Whoever opens one
joins it with the round that they have. Joining is a union: friends may open the codes in any order,
and one of them several times.

A friend's words are open, or hidden until the end. A hidden word is a mark: four bytes of a hash of
the friend's id, which serves as the salt, the hive, and the word. Marks tell how many words only
one of two friends has, and which they are once the answers of the hive may be seen. They hide the
words from a glance, not from someone who tries all words of a list. A word that a friend does not
have is taken for one of their hundred words with a probability of 2 in 100 million, so a comparison
with another hundred words is wrong once in 400,000 times.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from ..editions import RANK_NAMES
from ..errors import KB, BeeError, CodeError, GameError, parsed
from ..game.guess import once
from ..game.saving import compressed, decompressed
from ..hive import Hive, fits
from ..reading import name_in

COLORS = 6
MAX_FRIENDS = 24
MAX_NAME_LENGTH = 24
MAX_TIME = 10**10
MAX_SCORE = 100_000
MAX_ROUND_LENGTH = 200 * KB
ID_LENGTH = MARK_LENGTH = 8
"""The hexadecimal digits of a friend's id, and of a mark."""
HEX = "0123456789abcdef"


class Friend(NamedTuple):
    """What a friend has reached in a round, with their open words or the marks of hidden ones.

    `color` is a number below `COLORS`. `named` is when the friend entered the name, in seconds
    since 1970, and 0 in rounds of earlier versions.
    """

    name: str
    color: int
    score: int
    rank: str
    words: tuple[str, ...]
    marks: tuple[str, ...]
    named: int


class Round(NamedTuple):
    """A hive that friends play, with the friends by their ids."""

    hive: Hive
    friends: Mapping[str, Friend]


class Comparison(NamedTuple):
    """How many words a friend has that we lack, and how many we have that the friend lacks."""

    lacking: int
    ahead: int


def mark_of(id: str, hive: Hive, word: str) -> str:
    """Return the mark of a friend's hidden word.

    >>> mark_of("0123abcd", Hive.parse("VCTAOEN"), "cave")
    'a9e06b43'
    """
    return sha256(f"{id} {hive.key} {word}".encode()).digest()[: MARK_LENGTH // 2].hex()


def hidden(id: str, hive: Hive, words: Iterable[str]) -> tuple[str, ...]:
    """Return the marks of a friend's words."""
    return tuple(sorted([mark_of(id, hive, word) for word in words]))


def compare(id: str, round: Round, words: Iterable[str]) -> Comparison:
    """Compare the words of a friend with ours."""
    friend, ours = round.friends[id], set(hidden(id, round.hive, words))
    theirs = {*friend.marks, *hidden(id, round.hive, friend.words)}
    return Comparison(len(theirs - ours), len(ours - theirs))


def words_of(id: str, round: Round, answers: Iterable[str]) -> list[str]:
    """Return the words of a friend: open ones, and hidden ones that are among the answers."""
    friend = round.friends[id]
    known = [word for word in answers if mark_of(id, round.hive, word) in friend.marks]
    return sorted({*friend.words, *known})


def join(ours: Round, theirs: Round) -> Round:
    """Return a round with all that two rounds on the same hive have.

    Raises `GameError` if the hives differ, or there are too many friends.
    """
    if ours.hive.key != theirs.hive.key:
        raise GameError(f"rounds on different hives can’t be joined: {ours.hive}, {theirs.hive}")
    friends = dict(ours.friends)
    for id, friend in theirs.friends.items():
        friends[id] = _joined(friends[id], friend) if id in friends else friend
    if len(friends) > MAX_FRIENDS:
        raise GameError("too-many-friends", limit=MAX_FRIENDS)
    return Round(ours.hive, friends)


def _joined(one: Friend, other: Friend) -> Friend:
    """Return a friend with all that two rounds tell of them, and the name that was entered last."""
    named, name = max((one.named, one.name), (other.named, other.name))
    ranks = RANK_NAMES.index(one.rank), RANK_NAMES.index(other.rank)
    return Friend(
        name,
        max(one.color, other.color),
        max(one.score, other.score),
        RANK_NAMES[max(ranks)],
        _union(one.words, other.words),
        _union(one.marks, other.marks),
        named,
    )


def _union(one: Iterable[str], other: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*one, *other}))


def news(before: Round, after: Round, me: str) -> list[tuple[str, list[str]]]:
    """Return the names of the other friends who have more open words than before, each with these,
    in capitals.
    """
    found = []
    for id, friend in after.friends.items():
        known = before.friends[id].words if id in before.friends else ()
        words = [after.hive.alphabet.capitals(word) for word in friend.words if word not in known]
        if words and id != me:
            found.append((friend.name, words))
    return found


def free_color(round: Round) -> int:
    """Return the first color that no friend has, or the first of all if there is none."""
    used = [friend.color for friend in round.friends.values()]
    return next((color for color in range(COLORS) if color not in used), 0)


def name_of(text: str) -> str:
    """Return a friend's name as typed; see `name_in`.

    >>> name_of(" Anna\\u202e\\n Maria ")
    'Anna Maria'
    """
    return name_in(text, MAX_NAME_LENGTH)


def fields_of(round: Round) -> dict[str, Any]:
    """Return a round as an object for JSON; `round_in` is the inverse."""
    friends = {
        id: {
            "name": friend.name,
            "color": friend.color,
            "score": friend.score,
            "rank": friend.rank,
            "words": compressed(friend.words),
            "marks": "".join(friend.marks),
            "named": friend.named,
        }
        for id, friend in round.friends.items()
    }
    return {"hive": round.hive.key, "friends": friends}


def round_in(fields: Mapping[str, Any]) -> Round:
    """Return the round in an object from JSON; raises `CodeError` for anything else.

    What earlier versions also had there, such as a time limit, is ignored.
    """
    try:
        hive = Hive.from_key(fields["hive"])
        friends = {id: _friend(id, each, hive) for id, each in fields["friends"].items()}
        if len(friends) > MAX_FRIENDS:
            raise ValueError
    except (BeeError, ValueError, TypeError, LookupError, AttributeError):
        raise CodeError("damaged-code") from None
    return Round(hive, friends)


def dump(round: Round) -> str:
    """Return a round as the text of one JSON object."""
    return json.dumps(fields_of(round), ensure_ascii=False)


def load(text: str) -> Round:
    """Return the round in a text made by `dump`; raises `CodeError` for any other text."""
    try:
        value = parsed(text, MAX_ROUND_LENGTH, "this round", CodeError)
    except (ValueError, RuntimeError):
        raise CodeError("damaged-code") from None
    return round_in(value)


def _friend(id: str, fields: dict[str, Any], hive: Hive) -> Friend:
    digits, words = fields["marks"], once(decompressed(fields["words"]))
    size = range(0, len(digits), MARK_LENGTH)
    marks = once([digits[start : start + MARK_LENGTH] for start in size])
    name = name_of(fields["name"])
    is_sound = len(id) == ID_LENGTH and not len(digits) % MARK_LENGTH
    is_sound = is_sound and not (id + digits).strip(HEX) and all(fits(hive, w) for w in words)
    if not (is_sound and name and fields["rank"] in RANK_NAMES):
        raise ValueError
    color, score = _number(fields["color"], COLORS - 1), _number(fields["score"], MAX_SCORE)
    named = _number(fields.get("named", 0), MAX_TIME)
    return Friend(name, color, score, fields["rank"], _union(words, ()), _union(marks, ()), named)


def _number(value: object, most: int) -> int:
    """Return a value if it is a whole number from 0 to `most`; raises `ValueError` otherwise."""
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value
