"""`bee play [HIVE]`: the game in a terminal, a line for each guess; it works in a pipe too."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from random import shuffle
from typing import TYPE_CHECKING

from ..game import Answers, Game, Hints, View, answers_of, give_up, missing, play, puzzles, view_of
from ..game.view import Word
from ..hive import USUAL_SIZE
from ..words import shipped
from .arguments import add_words, lexicon_for

if TYPE_CHECKING:
    from .arguments import Verbs

HELP = """\
Type a word and press Enter. Every word holds the letter in brackets.
/shuffle   move the outer letters      /hints     what is still missing
/found     the words found so far      /give-up   show the answers and end
/help      this text                   /quit      end"""


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("play", help="play a hive in the terminal")
    parser.add_argument(
        "hive",
        nargs="?",
        default="today",
        metavar="HIVE",
        help="letters, the center first; a day such as 2026-11-21; yesterday or random (today)",
    )
    add_words(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    hive = puzzles.named(args.hive, puzzles.read(shipped.calendar_text()), date.today()).hive
    table = Table(answers_of(hive, lexicon_for(hive, args)))
    print(f"{table.board()}\n\n/help tells what you can type.")
    prompt = "> " if sys.stdin.isatty() else ""
    try:
        while not table.over:
            print(table.answer(input(prompt)))
    except (EOFError, KeyboardInterrupt):
        print()
    print(table.farewell())
    return 0


class Table:
    """A player's place at the terminal: the game, and the order the outer letters are shown in."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.game = Game(answers.hive)
        self.outer = list(answers.hive.outer)
        self.over = not answers.likely

    def answer(self, line: str) -> str:
        """Return the reply to a line that the player typed."""
        match line.strip().lower():
            case "/shuffle":
                shuffle(self.outer)
                return self.board()
            case "/hints":
                left = missing(self.game, self.answers)
                return str(Hints.of(self.game.hive, left))
            case "/found":
                return self.found()
            case "/help":
                return HELP
            case "/give-up":
                self.game, self.over = give_up(self.game), True
                return listed("missed", self.shown["missed"])
            case "/quit":
                self.over = True
                return ""
            case command if command.startswith("/"):
                return f"{command} is unknown: /help tells what there is"
        self.game, verdict = play(self.game, self.answers, line)
        self.over = self.shown["complete"]
        return f"{verdict}   {self.standing()}" if verdict.points else str(verdict)

    @property
    def shown(self) -> View:
        return view_of(self.game, self.answers)

    def board(self) -> str:
        return f"{drawn(self.game.hive.center, self.outer)}\n\n{self.standing()}"

    def standing(self) -> str:
        """Return score and rank, and how far the next is."""
        shown = self.shown
        coming = shown["next"]
        ahead = f", {coming['to_go']} to {coming['name']}" if coming else ""
        return f"Score {shown['score']}: {shown['rank']}{ahead}"

    def found(self) -> str:
        """Return the words found so far, bonus words on a line of their own."""
        shown = self.shown
        words = listed(f"{shown['count']} of {shown['words']}", shown["found"])
        return words + f"\nbonus: {' '.join(shown['bonus'])}" * bool(shown["bonus"])

    def farewell(self) -> str:
        return f"{self.standing()}\n{self.found()}"


def listed(title: str, words: Iterable[Word]) -> str:
    """Return words in a line after a title, pangrams in upper case."""
    spelled = (word["word"].upper() if word["pangram"] else word["word"] for word in words)
    return " ".join([f"{title}:", *spelled])


def drawn(center: str, outer: Sequence[str]) -> str:
    """Return the letters as they lie in a hive; in a line if they are not seven.

    >>> print(drawn("v", "ctaoen"))
       C   T
     A  [V]  O
       E   N
    """
    letters = [letter.upper() for letter in outer]
    middle = f"[{center.upper()}]"
    if len(letters) != USUAL_SIZE - 1:
        return f" {middle} {' '.join(letters)}"
    a, b, c, d, e, f = letters
    return f"   {a}   {b}\n {c}  {middle}  {d}\n   {e}   {f}"
