"""`bee missing VCTAOEN --found FILE`: what is left of a hive, told by degrees."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..game import Game
from ..game.clues import DEGREES, clue
from ..game.hints import aligned, spaced
from ..game.remaining import remaining
from ..gloss import masked
from ..phrases import counted
from ..words import gloss
from .arguments import add_hive, add_words, answers_for, hive_of, words_of

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("missing", help="tell what is left to find, without spoiling it")
    add_hive(parser)
    add_words(parser)
    parser.add_argument(
        "--found",
        type=Path,
        required=True,
        metavar="FILE",
        help="a text with the words found so far, in any shape (- reads stdin)",
    )
    parser.add_argument(
        "--begin", default="", metavar="TEXT", help="tell of words alone that begin so"
    )
    told = "; ".join(f"{degree}: {name}" for degree, name in enumerate(DEGREES))
    parser.add_argument(
        "--tell",
        type=int,
        default=0,
        choices=range(len(DEGREES)),
        metavar="N",
        help=f"how much to tell of each word ({told})",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    hive = hive_of(args)
    left = remaining(Game(hive), answers_for(hive, args), words_of(args.found))
    genius = f"{counted(left['to_genius'], 'point')} to Genius" if left["to_genius"] else "Genius"
    print(f"{hive}: {len(left['found'])} of {counted(left['of'], 'word')} found, {genius}")
    if left["doubted"]:
        print(f"not counted: {' '.join(left['doubted'])}")
    if left["words"]:
        print(f"\n{left['line']}\n\n{aligned(left['grid'])}\n\n{spaced(left['pairs'])}")
    words = [word for word in left["words"] if word.startswith(args.begin.lower())]
    if args.tell:
        print("\n" + "\n".join(_told(word, args.tell) for word in words))
    return 0


def _told(word: str, degree: int) -> str:
    """Return what is told of a word in a line.

    >>> _told("coven", 1), _told("coven", 3)
    ('C----', 'CO---  an assembly of witches')
    """
    shown = clue(word, degree)
    parts = [shown["beginning"].upper().ljust(shown["length"], "-")]
    if shown["letters"] and shown["beginning"] != word:
        parts.append(shown["letters"])
    known = gloss(word) if shown["is_defined"] else None
    return "  ".join([*parts, *([masked(known, word)] if known else [])])
