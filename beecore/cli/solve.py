"""`bee solve VCTAOEN`: lists every word of a hive."""

import argparse
import json
from collections.abc import Sequence

from ..errors import BeeError
from ..hive import Hive
from ..solution import Solution, summary
from .arguments import Verbs, add_hive, add_words, hive_of, solutions_for
from .printing import say, say_text


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("solve", help="list the words of a hive")
    add_hive(parser)
    add_words(parser)
    parser.add_argument(
        "--all", action="store_true", help="list the possible words too, after the likely ones"
    )
    parser.add_argument(
        "--likelihood",
        type=float,
        metavar="P",
        help="the lowest likelihood, from 0 to 1, of the words listed as likely",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    hive = hive_of(args)
    if args.likelihood is not None and not 0 <= args.likelihood <= 1:
        raise BeeError(f"--likelihood must be a number from 0 to 1, not {args.likelihood:g}")
    solutions = solutions_for(hive, args, args.likelihood)
    likely = [found for found in solutions if found.likely]
    possible = [found for found in solutions if not found.likely] if args.all else []
    if args.json:
        say_text(json.dumps(_as_json(hive, likely + possible), indent=2))
        return 0
    say(f"{hive}: {summary(hive, likely)}")
    _print_words(likely)
    if args.all:
        say("", f"possible: {summary(hive, possible)}")
        _print_words(possible)
    return 0


def _as_json(hive: Hive, solutions: Sequence[Solution]) -> dict[str, object]:
    return {
        "hive": str(hive),
        "minimum": hive.minimum,
        "summary": summary(hive, solutions)._asdict(),
        "words": [
            {name: value for name, value in found._asdict().items() if value or name != "written"}
            | {"likelihood": round(found.likelihood, 3), "reason": found.reason.name.lower()}
            for found in solutions
        ],
    }


def _print_words(solutions: Sequence[Solution]) -> None:
    for found in solutions:
        say(f"{found.points:4}  {found.shown}{'  pangram' if found.pangram else ''}")
