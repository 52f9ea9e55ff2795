"""`bee best`: lists the hives of a word list that are worth the most points."""

import argparse
import json

from ..best import richest
from ..errors import BeeError, WordListError
from ..words import shipped
from .arguments import Verbs, add_list, listed_words
from .printing import say, say_text


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("best", help="find the hives worth the most points")
    add_list(parser)
    parser.add_argument("--allow-s", action="store_true", help="allow hives and words with an S")
    parser.add_argument(
        "--top", type=int, default=10, metavar="N", help="the number of hives to list (default: 10)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.top < 1:
        raise BeeError(f"--top must be 1 or more, not {args.top}")
    lexicon = listed_words(args.words) if args.words else shipped.usual()
    found = richest(lexicon, allow_s=args.allow_s, top=args.top)
    if not found.best:
        raise WordListError(
            "no hives found: the list needs a word with seven different letters (see --allow-s)"
        )
    if args.json:
        best = [each._asdict() | {"hive": str(each.hive)} for each in found.best]
        say_text(json.dumps(found._asdict() | {"best": best}, indent=2))
        return 0
    say(
        f"{found.words:,} words, {found.pangrams:,} pangrams,"
        f" {found.sets:,} sets of letters, {found.hives:,} hives",
        "",
        "hive     points  words  pangrams",
    )
    for each in found.best:
        say(f"{each.hive}  {each.points:6,}  {each.words:5,}  {each.pangrams:8,}")
    return 0
