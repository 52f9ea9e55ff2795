"""`bee day [DATE]`: prints the letters of a day's hive, and explains how the hive was chosen.

`python3 -m build calendar` has the rules of the calendar, about which facts are printed.
"""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from ..editions import ORIGINAL, Edition, edition_of
from ..errors import PuzzleError
from ..game import puzzles
from ..game.puzzles import FIRST_DAY, Calendar
from ..lexicon import solve
from ..solution import Solution, counted
from ..words import shipped
from .terminal import say, say_json

FIRST_DRAWN_DAY = date(2027, 1, 1)
"""The first day whose hive was drawn by today's rules; earlier days have less variety."""
NEAR_DAYS = 9
"""How many days before and after a day have hives that should share few letters with its hive."""


def day(args: Namespace) -> int:
    edition = edition_of(args.edition)
    calendar = shipped.calendar(edition)
    if not calendar:
        raise PuzzleError(
            f"there are no daily hives for {edition.title}: choose letters yourself, as in"
            f" `bee play LETTERS --edition {edition.name}`"
        )
    day = puzzles.day_of(args.day) if args.day else date.today()
    hive = puzzles.daily(calendar, day, edition).hive
    why: list[str] = []
    if args.why:
        likely = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
        why = list(reasons(calendar, day, likely, edition))
    if args.json:
        say_json({"day": str(day), "edition": edition.name, "hive": str(hive), "why": why})
    else:
        say(str(hive), *[""] * bool(why), *why)
    return 0


def reasons(
    calendar: Calendar, day: date, likely: Sequence[Solution], edition: Edition = ORIGINAL
) -> Iterator[str]:
    """Yield sentences that explain the hive of a day, which has the given likely words."""
    number, is_english = (day - FIRST_DAY).days, edition == ORIGINAL
    last_day = FIRST_DAY + timedelta(days=len(calendar) - 1)
    if day > last_day:
        origin = FIRST_DAY + timedelta(days=number % len(calendar))
        yield f"The calendar ends on {last_day} and starts over: this is the hive of {origin}."
    most = 65 if is_english else 60
    size = f"It has {counted(len(likely), 'likely word')}; daily hives should have 20 to {most}"
    yield f"{size}, and {day:%A}s get larger ones." if day.weekday() >= 5 else f"{size}."
    yield _pangrams(likely)
    if is_english:
        ending = sum(each.word.endswith(("ing", "ed")) for each in likely)
        verb = "ends" if ending < 2 else "end"
        yield f"{ending or 'None'} of its likely words {verb} in -ing or -ed."
    yield _last_use(calendar, number)
    yield _neighbors(calendar, number)
    if day > last_day:
        return
    if not is_english:
        yield (
            "Of the hives that could be used, it most helped to have each letter and each center as"
            " often as all of these hives have them."
        )
    elif day < FIRST_DRAWN_DAY:
        yield "Of the hives that could be used, it was drawn at random, by its center."
    else:
        yield (
            "Of the hives that could be used, it most helped to have each letter, each center, and"
            " words in -ing and -ed as often as published puzzles have them."
        )


def _pangrams(likely: Sequence[Solution]) -> str:
    pangrams = [each.written or each.word for each in likely if each.pangram]
    if not pangrams:
        return "None of its likely words is a pangram."
    if len(pangrams) == 1:
        return f"Its pangram is {pangrams[0]}."
    return f"Its pangrams are {', '.join(pangrams[:-1])} and {pangrams[-1]}."


def _last_use(calendar: Calendar, number: int) -> str:
    """Return a sentence on the last day before that had the same letters."""
    letters = sorted(calendar[number % len(calendar)])
    for earlier in range(number - 1, -1, -1):
        hive = calendar[earlier % len(calendar)]
        if sorted(hive) == letters:
            day, ago = FIRST_DAY + timedelta(days=earlier), number - earlier
            center = hive[0].upper()
            return (
                f"Its letters were last used {ago:,} days before, on {day}, with center {center}."
            )
    return "No earlier day has the same letters."


def _neighbors(calendar: Calendar, number: int) -> str:
    """Return a sentence on the letters that nearby days have in common with a day."""
    letters = {*calendar[number % len(calendar)]}
    near = [*range(max(0, number - NEAR_DAYS), number), *range(number + 1, number + NEAR_DAYS + 1)]
    shared = [len(letters.intersection(calendar[each % len(calendar)])) for each in near]
    return (
        f"It shares at most {counted(max(shared), 'letter')} with each hive of the {NEAR_DAYS} days"
        f" before and after."
    )
