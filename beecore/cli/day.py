"""`bee day [DATE]`: prints the letters of a day's hive, and explains how the hive was chosen.

`python3 -m build calendar` has the rules of the calendar, about which facts are printed.
"""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from ..game import puzzles
from ..game.puzzles import FIRST_DAY, Calendar
from ..letters import mask_of
from ..lexicon import solve
from ..solution import Solution, counted
from ..words import shipped
from .terminal import say

FIRST_DRAWN_DAY = date(2027, 1, 1)
"""The first day whose hive was drawn by today's rules; earlier days have less variety."""
NEAR_DAYS = 9
"""How many days before and after a day have hives that should share few letters with its hive."""


def day(args: Namespace) -> int:
    calendar = puzzles.read(shipped.calendar_text())
    day = puzzles.day_of(args.day) if args.day else date.today()
    hive = puzzles.daily(calendar, day).hive
    say(str(hive))
    if args.why:
        likely = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
        say("", *reasons(calendar, day, likely))
    return 0


def reasons(calendar: Calendar, day: date, likely: Sequence[Solution]) -> Iterator[str]:
    """Yield sentences that explain the hive of a day, which has the given likely words."""
    number = (day - FIRST_DAY).days
    last_day = FIRST_DAY + timedelta(days=len(calendar) - 1)
    if day > last_day:
        origin = FIRST_DAY + timedelta(days=number % len(calendar))
        yield f"The calendar ends on {last_day} and starts over: this is the hive of {origin}."
    size = f"It has {counted(len(likely), 'likely word')}; daily hives should have 20 to 65"
    yield f"{size}, and {day:%A}s get larger ones." if day.weekday() >= 5 else f"{size}."
    yield _pangrams(likely)
    ending = sum(each.word.endswith(("ing", "ed")) for each in likely)
    verb = "ends" if ending < 2 else "end"
    yield f"{ending or 'None'} of its likely words {verb} in -ing or -ed."
    yield _last_use(calendar, number)
    yield _neighbors(calendar, number)
    if day < FIRST_DRAWN_DAY and day <= last_day:
        yield "Of the hives that could be used, it was drawn at random, by its center."
    elif day <= last_day:
        yield (
            "Of the hives that could be used, it most helped to have each letter, each center, and"
            " words in -ing and -ed as often as published puzzles have them."
        )


def _pangrams(likely: Sequence[Solution]) -> str:
    pangrams = [each.word for each in likely if each.pangram]
    if not pangrams:
        return "None of its likely words is a pangram."
    if len(pangrams) == 1:
        return f"Its pangram is {pangrams[0]}."
    return f"Its pangrams are {', '.join(pangrams[:-1])} and {pangrams[-1]}."


def _last_use(calendar: Calendar, number: int) -> str:
    """Return a sentence on the last day before that had the same letters."""
    mask = mask_of(calendar[number % len(calendar)])
    for earlier in range(number - 1, -1, -1):
        hive = calendar[earlier % len(calendar)]
        if mask_of(hive) == mask:
            day, ago = FIRST_DAY + timedelta(days=earlier), number - earlier
            center = hive[0].upper()
            return (
                f"Its letters were last used {ago:,} days before, on {day}, with center {center}."
            )
    return "No earlier day has the same letters."


def _neighbors(calendar: Calendar, number: int) -> str:
    """Return a sentence on the letters that nearby days have in common with a day."""
    mask = mask_of(calendar[number % len(calendar)])
    near = [*range(max(0, number - NEAR_DAYS), number), *range(number + 1, number + NEAR_DAYS + 1)]
    shared = [(mask & mask_of(calendar[each % len(calendar)])).bit_count() for each in near]
    return (
        f"It shares at most {counted(max(shared), 'letter')} with each hive of the {NEAR_DAYS} days"
        f" before and after."
    )
