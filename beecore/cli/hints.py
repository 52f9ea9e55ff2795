"""`bee hints VCTAOEN`: counts the words of a hive, or the missing ones, by beginning and length."""

import argparse

from ..game import Game, Hints, missing, play_all
from .arguments import Verbs, add_found, add_hive, add_words, answers_for, hive_of, words_of
from .printing import say_text


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("hints", help="count the words of a hive by beginning and length")
    add_hive(parser)
    add_words(parser)
    add_found(parser, "; counts only the missing words")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    hive = hive_of(args)
    answers = answers_for(hive, args)
    found = words_of(args.found, hive) if args.found else []
    game, _ = play_all(Game(hive), answers, found)
    say_text(f"{' '.join(str(hive))}\n\n{Hints.of(hive, missing(game, answers))}")
    return 0
