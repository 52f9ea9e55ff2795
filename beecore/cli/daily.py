"""`bee daily [DATE]`: the letters of a day's hive, to be handed to another verb."""

import argparse
from datetime import date
from typing import TYPE_CHECKING

from .. import puzzles, shipped

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("daily", help="name the hive of the day")
    parser.add_argument(
        "day",
        nargs="?",
        default="today",
        metavar="DATE",
        help="such as 2026-11-21, or yesterday; today if none is given",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    calendar = puzzles.read(shipped.calendar_text())
    print(puzzles.named(args.day, calendar, date.today()).hive)
    return 0
