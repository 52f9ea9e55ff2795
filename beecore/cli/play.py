"""`bee play [HIVE]`: the game in a terminal, a line for each guess; it works in a pipe too.

The game is kept and goes on when the hive is played again; one with words of the player's own is
kept apart from those with the shipped ones.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from functools import partial
from random import shuffle
from typing import TYPE_CHECKING

from ..game import (
    Answers,
    Game,
    Hints,
    View,
    answers_of,
    give_up,
    key,
    missing,
    play,
    puzzles,
    view_of,
)
from ..game.view import Word
from ..hive import USUAL_SIZE
from ..words import shipped
from .arguments import add_words, lexicon_for
from .kept import Kept

if TYPE_CHECKING:
    from .arguments import Verbs

HELP = """\
Type a word and press Enter. Every word holds the letter in brackets.
/shuffle   move the outer letters      /hints     what is still missing
/found     the words found so far      /ranks     the ranks and their points
/give-up   show the answers and end    /quit      end; the game is kept
/help      this text"""


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
    today = date.today()
    hive = puzzles.named(args.hive, puzzles.read(shipped.calendar_text()), today).hive
    name = f"{key(hive)}-{args.words.stem}" if args.words else key(hive)
    kept = Kept(name, partial(print, file=sys.stderr))
    table = Table(answers_of(hive, lexicon_for(hive, args)), kept, today)
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

    def __init__(self, answers: Answers, kept: Kept, today: date) -> None:
        self.answers = answers
        self.kept = kept
        self.game = kept.sync(Game(answers.hive, started=today.isoformat()))
        self.outer = list(answers.hive.outer)
        self.over = not answers.likely or self.game.revealed or self.shown["complete"]

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
            case "/ranks":
                return self.ranks()
            case "/help":
                return HELP
            case "/give-up":
                self.game, self.over = self.kept.sync(give_up(self.game)), True
                return ""
            case "/quit":
                self.over = True
                return ""
            case command if command.startswith("/"):
                return f"{command} is unknown: /help tells what there is"
        before = self.shown["rank"]
        self.game, verdict = play(self.game, self.answers, line)
        if not verdict.accepted:
            return str(verdict)
        self.game = self.kept.sync(self.game)
        after, self.over = self.shown["rank"], self.shown["complete"]
        risen = f"\nA new rank: {after}" * (after != before)
        standing = f"   {self.standing()}" * bool(verdict.points)
        return f"{verdict}{standing}{risen}"

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

    def ranks(self) -> str:
        """Return the ranks with the points each begins at, and how many more it takes."""
        return "\n".join(
            f"{step['name']:12}{step['points']:4}  "
            + ("reached" if step["reached"] else f"{step['to_go']} more")
            for step in self.shown["ranks"]
        )

    def farewell(self) -> str:
        shown = self.shown
        missed = "\n" + listed("missed", shown["missed"]) if shown["revealed"] else ""
        return f"{self.standing()}\n{self.found()}{missed}"


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
