"""`bee day [DATE]`: prints the letters of a day's hive, which other verbs accept."""

import argparse
from datetime import date
from typing import TYPE_CHECKING

from ..game import puzzles
from ..lexicon import solve
from ..words import shipped
from .printing import say

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("day", aliases=["daily"], help="print the hive for a date")
    parser.add_argument(
        "day",
        nargs="?",
        metavar="DATE",
        help="such as 2026-11-21 (default: today)",
    )
    parser.add_argument(
        "--why", action="store_true", help="explain how the hive was chosen; names its pangrams"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    calendar = puzzles.read(shipped.calendar_text())
    day = puzzles.day_of(args.day) if args.day else date.today()
    hive = puzzles.daily(calendar, day).hive
    say(str(hive))
    if args.why:
        from .day_reasons import reasons  # only needed here

        likely = [each for each in solve(hive, shipped.lexicon(hive)) if each.likely]
        say("", *reasons(calendar, day, likely))
    return 0
