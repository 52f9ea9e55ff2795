"""What several verbs share: naming a hive, and the words to solve it with."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from .. import taught
from ..errors import HiveError
from ..game import Answers, answers_of
from ..hive import USUAL_MINIMUM, Hive
from ..lexicon import Lexicon
from ..taught import Memory
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
    """Let a verb take its words from a file, and what was taught of them from another."""
    add_memory(parser)
    add_list(parser)


def add_memory(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    parser.add_argument(
        "--memory",
        type=Path,
        required=required,
        metavar="FILE",
        help="what editors were seen to take, as `bee teach` keeps it",
    )


def add_list(parser: argparse.ArgumentParser) -> None:
    """Let a verb take its words from a file."""
    parser.add_argument(
        "--words",
        type=Path,
        metavar="FILE",
        help="a word list, one a line, or a pack, instead of the words shipped with bee",
    )


def answers_for(hive: Hive, args: argparse.Namespace, likely: float | None = None) -> Answers:
    """Return a hive's answers by the words and the memory that the arguments name."""
    return answers_of(hive, lexicon_for(hive, args), likely, memory_of(args))


def memory_of(args: argparse.Namespace) -> Memory:
    """Return what was taught; `TeachingError` if its file is none."""
    return taught.load(files.read_text(args.memory)) if args.memory else taught.NOTHING


def text_of(path: Path) -> str:
    """Return the text of a file in which people have words; - is for stdin."""
    return sys.stdin.read() if str(path) == "-" else files.read_text(path)


def lexicon_for(hive: Hive, args: argparse.Namespace) -> Lexicon:
    """Return the words the arguments name, else the shipped ones that the hive can need."""
    return files.read(args.words) if args.words else shipped.lexicon(hive)
