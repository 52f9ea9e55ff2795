"""The hives to play, by name: the daily ones of the page's edition by the player's local date,
random ones, and given letters.
"""

import random
from datetime import date

from answers import links
from answers.words import Words
from browser import files
from browser.dom import Slices
from browser.language import HOME, LANGUAGE, in_folder
from browser.texts import day_long, text, today
from js import window

from beecore.editions import Edition
from beecore.errors import HiveError, PuzzleError
from beecore.game.puzzles import (
    FIRST_DAY,
    Calendar,
    Puzzle,
    chosen,
    days_by_key,
    drawn,
    named,
    read,
)
from beecore.hive import Hive
from beecore.pack import Pack
from beecore.reading import is_of_calendar

ENOUGH, TOO_MANY = 15, 80  # answers of a random hive that is fun to play
TRIES = 12
MASKS_AT_ONCE = 8  # looked up before the page may respond


class ClockError(PuzzleError):
    """The device's clock is wrong: it says a day before the first puzzle."""


class Days:
    """Returns puzzles by name. The page contains the letters of recent days, see early.js; the
    calendar of all days is fetched when it is first needed.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.calendar: Calendar | None = None

    async def puzzle(self, name: str) -> Puzzle:
        """Return the puzzle for a date, letters, or "random"; today's puzzle for an empty name."""
        return await self.linked(links.read(name))

    async def linked(self, link: links.Link) -> Puzzle:
        """Return the puzzle of a link. With options, that of a date is no longer the day's own."""
        if link.is_random or not link.is_plain:
            letters = await self.letters(link)
            hive = Hive.parse(letters, link.minimum or None, link.require, link.rules)
            return Puzzle(hive, None)
        day = link.letters or today()
        if letters := window.lettersOf(day):
            hive = Hive(letters, HOME.minimum, "", HOME)
            return Puzzle(hive, date.fromisoformat(day))
        calendar = await self.hives() if is_of_calendar(link.letters) else []
        return _named(link.letters, calendar, HOME)

    async def letters(self, link: links.Link) -> str:
        """Return the letters that a link with options names, or has."""
        is_of_other_words = link.rules.language != LANGUAGE  # than those of the calendar
        if link.is_random:
            if is_of_other_words:
                return (await random_hive(self.words, link.rules)).letters
            return (await self.random(link)).letters
        if not is_of_calendar(link.letters):
            return link.letters
        calendar, rules = ([], link.rules) if is_of_other_words else (await self.hives(), HOME)
        return _named(link.letters, calendar, rules).hive.letters

    async def random(self, link: links.Link) -> Hive:
        """Return the random hive of the calendar that a link wishes for."""
        rules, slices = link.rules, Slices()
        letters = drawn(link.letters, await self.hives())
        hives = [Hive(each, rules.minimum, "", rules) for each in letters]
        if len(hives) == 1:
            return hives[0]
        counts = []
        for hive in hives:
            words = await self.words.answers_so_far(hive)
            counts.append(len(words.likely))
            await slices.rest()
        return chosen(link.letters, hives, counts)

    async def by_key(self) -> dict[str, date]:
        """Return the day of each daily hive so far, by the hive's key."""
        return days_by_key(await self.hives(), date.fromisoformat(today()), HOME)

    async def hives(self) -> Calendar:
        if self.calendar is None:
            self.calendar = read(await files.text(in_folder("calendar.txt")), HOME)
        return self.calendar


def _named(name: str, calendar: Calendar, edition: Edition) -> Puzzle:
    """Return the puzzle for a name, as of the player's date.

    Raises `ClockError` instead of other errors about days if the calendar begins after that.
    """
    player_day = date.fromisoformat(today())
    try:
        return named(name, calendar, player_day, edition)
    except PuzzleError:
        if player_day >= FIRST_DAY or not calendar:
            raise
        shown, first = day_long(player_day), day_long(FIRST_DAY)
        raise ClockError(text("play-wrong-clock", today=shown, first=first)) from None


async def random_hive(words: Words, edition: Edition) -> Hive:
    """Return a hive with a pangram; of some random ones, the first that is neither small nor large.

    Raises `HiveError` if no word has the number of letters for a hive of the edition.
    """
    pack = await words.packs_of(edition).likely.pack()
    best, best_count, slices = None, 0, Slices()
    for _ in range(TRIES):
        letters = await _letters(pack, edition, slices)
        center = random.choice(letters)
        hive = Hive(center + letters.replace(center, "", 1), edition.minimum, "", edition)
        count = len((await words.answers(hive)).likely)
        if ENOUGH <= count <= TOO_MANY:
            return hive
        if best is None or abs(count - ENOUGH) < abs(best_count - ENOUGH):
            best, best_count = hive, count
    assert best
    return best


async def _letters(pack: Pack, edition: Edition, slices: Slices) -> str:
    """Return the letters of a random word that has as many as a hive of the edition."""
    blocks = list(range(pack.block_count))
    while blocks:
        block = random.choice(blocks)
        blocks.remove(block)
        masks = pack.masks_of_block(block)
        if not edition.counts_letters:
            masks = [mask for mask in masks if bin(mask).count("1") == edition.size]
        first = random.randrange(len(masks) or 1)
        masks = masks[first:] + masks[:first]
        for start in range(0, len(masks), MASKS_AT_ONCE):
            found = [
                _hive_letters(word, edition)
                for block in pack.look_up(masks[start : start + MASKS_AT_ONCE])
                for _, word, level, _, _ in block
                if level >= pack.threshold
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
