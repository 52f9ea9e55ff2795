"""`bee day [DATE]`: prints the letters of a day's hive."""

from argparse import Namespace
from datetime import date

from ..editions import edition_of
from ..errors import PuzzleError
from ..game import puzzles
from ..words import shipped
from .terminal import say, say_json


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
    if args.json:
        say_json({"day": str(day), "edition": edition.name, "hive": str(hive)})
    else:
        say(str(hive))
    return 0
