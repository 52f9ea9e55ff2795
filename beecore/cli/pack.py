"""`bee pack WORDS -o FILE`: converts a word list into a pack."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from .. import disk
from .arguments import add_edition, edition_in, listed_words
from .printing import say

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("pack", help="convert a word list into a pack")
    parser.add_argument(
        "words", type=Path, metavar="WORDS", help="a text file with one word per line"
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="FILE", help="the pack to write"
    )
    add_edition(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lexicon = listed_words(args.words, edition_in(args).alphabet)
    data = lexicon.to_pack()
    disk.write(args.output, data)
    say(f"{args.output}: {len(lexicon):,} words, {len(lexicon.masks):,} masks, {len(data):,} bytes")
    return 0
