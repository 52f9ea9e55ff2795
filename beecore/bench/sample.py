"""Draws the hives and words for measurements: real ones, and made-up words like them."""

import platform
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

from ..errors import BeeError
from ..hive import USUAL_MINIMUM, USUAL_SIZE, Hive
from ..letters import letters_of
from ..lexicon import Lexicon

SEED = 2014

_MAX_LENGTH = 15
_TRIES = 3


def draw_hives(lexicon: Lexicon, number: int) -> list[Hive]:
    """Return up to `number` hives, each with the letters of a different pangram and a randomly
    chosen center; the same ones every time.

    Raises `BeeError` if no word has seven distinct letters.

    >>> [str(hive) for hive in draw_hives(Lexicon.from_words(["octane", "concave", "covenant"]), 5)]
    ['EVCOANT']
    """
    sevens = [mask for mask in lexicon.masks if mask.bit_count() == USUAL_SIZE]
    if not sevens:
        raise BeeError("no hive to measure with: it takes a word of seven different letters")
    draw = random.Random(SEED)
    hives = []
    for mask in draw.sample(sevens, min(number, len(sevens))):
        letters = letters_of(mask)
        center = draw.choice(letters)
        hives.append(Hive(center + letters.replace(center, "")))
    return hives


def pool(lexicon: Lexicon, number: int) -> list[str]:
    """Return `number` distinct words: the lexicon's in random order, then made-up words.

    Returns fewer if the lexicon is too small to make up enough.
    """
    words = [entry.word for entry in lexicon.all_entries()]
    random.Random(SEED).shuffle(words)
    known = dict.fromkeys(words)
    for word in islice(synthetic_words(words), _TRIES * number):
        if len(known) >= number:
            break
        known[word] = None
    return list(known)[:number]


def synthetic_words(words: list[str]) -> Iterator[str]:
    """Yield random words forever, in which letters follow each other as often as in `words`.

    Like the words of the usual lexicon, they have four or more letters, at most seven distinct.

    >>> words = synthetic_words(["abab", "baba"])
    >>> next(words), next(words)
    ('abababab', 'abab')
    """
    followers: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        for letter, follower in pairwise(f"\n{word}\n"):
            followers[letter].append(follower)
    draw = random.Random(SEED).random
    while True:
        letters, letter = "", "\n"
        while len(letters) <= _MAX_LENGTH:
            choice = followers[letter]
            letter = choice[int(draw() * len(choice))]
            if letter == "\n":
                break
            letters += letter
        if USUAL_MINIMUM <= len(letters) <= _MAX_LENGTH and len(set(letters)) <= USUAL_SIZE:
            yield letters


def machine() -> str:
    """Return the processor, the system and the Python version of this machine."""
    return f"{_processor()}, {platform.system()}, {platform.python_implementation()} " + (
        platform.python_version()
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, "") or platform.processor() or platform.machine()
