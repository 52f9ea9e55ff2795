"""What several verbs share: naming a hive, and the words to solve it with."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from .. import disk, memory_text
from ..bounds import limit_size
from ..errors import HiveError
from ..game import Answers, answers_of, words_in
from ..game.guess import MAX_TEXT_LENGTH
from ..hive import USUAL_MINIMUM, Hive
from ..lexicon import Lexicon
from ..memory import NOTHING, Memory
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
    if not args.memory:
        return NOTHING
    return memory_text.load(disk.read_text(args.memory, memory_text.MAX_MEMORY_LENGTH))


def words_of(path: Path) -> list[str]:
    """Return the words of a file in which people have them; - is for stdin."""
    if str(path) == "-":
        return words_in(sys.stdin.read(MAX_TEXT_LENGTH + 1))
    return words_in(disk.read_text(path, MAX_TEXT_LENGTH))


def line_of(prompt: str) -> str:
    """Return a line that somebody typed, or of a pipe; `EOFError` if there is none any more."""
    if sys.stdin.isatty():
        return input(prompt)
    line = sys.stdin.readline(MAX_TEXT_LENGTH + 1)
    if not line:
        raise EOFError
    limit_size(len(line), MAX_TEXT_LENGTH, "this line")
    return line


def lexicon_for(hive: Hive, args: argparse.Namespace) -> Lexicon:
    """Return the words a hive can need: of those that the arguments name, else the shipped ones."""
    return files.read(args.words, hive.letters) if args.words else shipped.lexicon(hive)
