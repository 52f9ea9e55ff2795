"""Parked words: letters that a player has put aside to try later.

A word can be parked, taken back, and parked again, in several tabs at once. So a game saves each
word with the number of these moves, as in `coven:3`; after an odd number the word is parked. Of two
saved games, the one with more moves of a word has the later state of that word.
"""

from collections.abc import Collection, Iterable

from ..hive import MAX_WORD_LENGTH, Hive

MAX_PARKED = 50
"""The most entries that a game saves when a word is parked; the oldest ones are dropped."""
DIGITS = "0123456789"


def moved(parked: tuple[str, ...], word: str, aside: bool) -> tuple[str, ...]:
    """Return the entries after a word was parked, or taken back if `aside` is False.

    >>> moved((), "coven", True), moved(("coven:1",), "coven", False)
    (('coven:1',), ('coven:2',))
    """
    count = sum(_moves(entry) for entry in parked if entry.startswith(word + ":"))
    if count % 2 == aside:
        return parked
    others = [entry for entry in parked if not entry.startswith(word + ":")]
    return tuple([*others, f"{word}:{count + 1}"][-MAX_PARKED:])


def joined(ours: Iterable[str], theirs: Iterable[str]) -> tuple[str, ...]:
    """Return the entries of two games, ours first, each word with the higher number of moves.

    >>> joined(("coven:2", "oven:1"), ("coven:1", "vote:1", "oven:2"))
    ('coven:2', 'oven:2', 'vote:1')
    """
    words: list[str] = []
    moves: dict[str, int] = {}
    for entry in [*ours, *theirs]:
        word = entry.split(":")[0]
        if word not in moves:
            words.append(word)
        moves[word] = max(moves.get(word, 0), _moves(entry))
    return tuple([f"{word}:{moves[word]}" for word in words])


def parked_words(parked: Iterable[str], done: Collection[str]) -> list[str]:
    """Return the words that are parked, the oldest first, without those that are `done`.

    >>> parked_words(("coven:1", "oven:2", "vote:3"), done={"vote"})
    ['coven']
    """
    words = [entry.split(":")[0] for entry in parked if _moves(entry) % 2]
    return [word for word in words if word not in done]


def can_park(hive: Hive, word: str) -> bool:
    """Return whether a lower-case text has only a hive's letters, and is short enough to park."""
    return 0 < len(word) <= MAX_WORD_LENGTH and set(word) <= set(hive.letters)


def is_entry(hive: Hive, text: str) -> bool:
    """Return whether a text is an entry, such as `coven:3`, that a game on the hive can have.

    >>> [is_entry(Hive.parse("VCTAOEN"), text) for text in ("cov:1", "cov", "cov:0", "cover:1")]
    [True, False, False, False]
    """
    word, _, count = text.partition(":")
    is_number = 0 < len(count) < 10 and not count.strip(DIGITS) and count[0] != "0"
    return is_number and can_park(hive, word)


def _moves(entry: str) -> int:
    return int(entry.split(":")[1])
