"""`bee check VCTAOEN octane octave`: judges guesses one after the other, as in a game."""

import argparse

from ..game import Game, play
from ..hive import Hive
from .arguments import Verbs, add_edition, add_words, answers_for, edition_in, words_among
from .printing import say


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("check", help="check guesses by the rules of the game")
    parser.add_argument("hive", metavar="HIVE", help="the letters, center first")
    parser.add_argument("guesses", nargs="+", metavar="GUESS", help="a word to check")
    add_edition(parser)
    add_words(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    hive = Hive.parse(args.hive, edition=edition_in(args))
    answers = answers_for(hive, args)
    game = Game(hive)
    for guess in words_among(args.guesses, hive):
        game, verdict = play(game, answers, guess)
        say(f"{verdict.word}: {verdict}")
    return 0
