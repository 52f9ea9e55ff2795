"""`bee teach VCTAOEN --answers FILE --memory FILE`: saves the official answers of a hive."""

import argparse
from datetime import UTC, datetime
from pathlib import Path

from .. import disk
from ..errors import LetterError, TeachingError
from ..game import answers_of
from ..memory import MAX_MEMORY_LENGTH, NOTHING, compare, dump, load
from .arguments import (
    Verbs,
    add_hive,
    add_list,
    add_memory,
    edition_in,
    hive_of,
    lexicon_for,
    words_among,
    words_of,
)
from .printing import say


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("teach", help="save official answers, for use by the other verbs")
    add_hive(parser)
    add_memory(parser, required=True)
    add_list(parser)
    parser.add_argument(
        "--answers",
        type=Path,
        metavar="FILE",
        help="a text file with all official answers of the hive",
    )
    parser.add_argument(
        "--take-back", action="store_true", help="remove the official answers of the hive"
    )
    for option, description in (
        ("--add", "always count a word, even if it isn’t in any list"),
        ("--never", "never show a word as likely"),
        ("--as-listed", "undo --add or --never for a word"),
    ):
        parser.add_argument(option, action="append", metavar="WORD", help=description)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    alphabet = edition_in(args).alphabet  # first: the memory may have hives of the edition
    is_named = bool(args.hive or args.letters)
    if is_named != bool(args.answers or args.take_back) or (args.answers and args.take_back):
        raise TeachingError(
            "give a hive with either --answers FILE or --take-back, such as VCTAOEN --take-back"
        )
    hive = hive_of(args) if is_named else None
    judged = []
    for words, accepted in ((args.add, True), (args.never, False), (args.as_listed, None)):
        for word in words_among(words or (), alphabet):
            if not alphabet.mask_of(word):
                raise LetterError("a word can’t be empty: enter one such as cave")
            judged.append((word, accepted))
    if hive and args.answers:  # read before the memory, which other programs may be waiting for
        answers, lexicon = words_of(args.answers, hive), lexicon_for(hive, args)

    def taught(text: str | None) -> str:
        memory = NOTHING if text is None else load(text)
        for word, accepted in judged:
            memory = memory.judge(word, accepted, now)
        if hive and args.take_back:
            memory = memory.teach(hive, None, now)
        elif hive:
            solutions = answers_of(hive, lexicon, None, memory).solutions
            for name, words in compare(hive, solutions, answers)._asdict().items():
                say(f"{name} ({len(words)}): {' '.join(words)}")
            memory = memory.teach(hive, answers, now)
        return dump(memory) + "\n"

    disk.update(args.memory, MAX_MEMORY_LENGTH, taught)
    return 0
