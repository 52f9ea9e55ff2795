"""What several verbs share: naming a hive, and the words to solve it with."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from ..errors import HiveError
from ..hive import USUAL_MINIMUM, Hive
from ..lexicon import Lexicon
from ..words import files, shipped

if TYPE_CHECKING:
    Verbs: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


def add_hive(parser: argparse.ArgumentParser) -> None:
    """Let a verb take a hive: its letters, which of them are required, and the minimum length."""
    parser.add_argument("hive", nargs="?", metavar="HIVE", help="the letters, the center first")
    parser.add_argument("--letters", metavar="HIVE", help="another way to name the hive")
    parser.add_argument(
        "--min-length",
        type=int,
        default=USUAL_MINIMUM,
        metavar="N",
        help=f"the shortest word that counts ({USUAL_MINIMUM})",
    )
    parser.add_argument(
        "--require", default="", metavar="LETTERS", help="letters a word must hold like the center"
    )


def hive_of(args: argparse.Namespace) -> Hive:
    """Return the hive the arguments name; `HiveError` if they name none, two, or a wrong one."""
    if bool(args.hive) == bool(args.letters):
        given = "two hives" if args.hive else "no hive"
        raise HiveError(f"{given} given: name one, the center first, such as VCTAOEN")
    return Hive.parse(args.hive or args.letters, args.min_length, args.require)


def add_words(parser: argparse.ArgumentParser) -> None:
    """Let a verb take its words from a file."""
    parser.add_argument(
        "--words",
        type=Path,
        metavar="FILE",
        help="a word list, one a line, or a pack, instead of the words shipped with bee",
    )


def lexicon_for(hive: Hive, args: argparse.Namespace) -> Lexicon:
    """Return the words the arguments name, else the shipped ones that the hive can need."""
    return files.read(args.words) if args.words else shipped.lexicon(hive)
