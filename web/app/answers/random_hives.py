"""Random hives of languages and word lists that have no calendar."""

import random
from collections.abc import Awaitable, Callable

from browser.dom import Slices
from browser.texts import text

from beecore.editions import Edition
from beecore.errors import HiveError
from beecore.game.guess import Answers
from beecore.hive import Hive
from beecore.pack import Pack

ENOUGH, TOO_MANY = 15, 80  # answers of a hive that is fun to play
TRIES = 12
MASKS_AT_ONCE = 8  # looked up before the page may respond


async def random_hive(
    words: Pack, edition: Edition, answers_of: Callable[[Hive, str], Awaitable[Answers]]
) -> Hive:
    """Return a hive with a pangram; of some random ones, the first that is neither small nor large.

    Raises `HiveError` if no word has the number of letters for a hive of the edition.
    """
    best, best_count = None, 0
    slices = Slices()
    for _ in range(TRIES):
        letters = await _letters(words, edition, slices)
        center = random.choice(letters)
        hive = Hive(center + letters.replace(center, "", 1), edition.minimum, "", edition)
        count = len((await answers_of(hive, "")).likely)
        if ENOUGH <= count <= TOO_MANY:
            return hive
        if best is None or abs(count - ENOUGH) < abs(best_count - ENOUGH):
            best, best_count = hive, count
    assert best
    return best


async def _letters(words: Pack, edition: Edition, slices: Slices) -> str:
    """Return the letters of a random word that has as many as a hive of the edition."""
    blocks = list(range(words.block_count))
    while blocks:
        block = random.choice(blocks)
        blocks.remove(block)
        masks = words.masks_of_block(block)
        if not edition.counts_letters:
            masks = [mask for mask in masks if bin(mask).count("1") == edition.size]
        first = random.randrange(len(masks) or 1)
        masks = masks[first:] + masks[:first]
        for start in range(0, len(masks), MASKS_AT_ONCE):
            found = [
                _hive_letters(word, edition)
                for block in words.look_up(masks[start : start + MASKS_AT_ONCE])
                for _, word, level, _, _ in block
                if level >= words.threshold
            ]
            found = [letters for letters in found if len(letters) == edition.size]
            if found:
                return random.choice(found)
            await slices.rest()
        await slices.rest()
    raise HiveError(_no_hive(edition))


def _no_hive(edition: Edition) -> str:
    counts = "yes" if edition.counts_letters else "no"
    return text("lists-no-hive", list=edition.title, size=edition.size, counts=counts)


def _hive_letters(word: str, edition: Edition) -> str:
    """Return the letters of the hive that a word is a pangram of."""
    return word if edition.counts_letters else "".join(sorted(set(word)))
