"""`bee play [HIVE]`: the game in a terminal, a line for each guess; it works in a pipe too.

The game is kept and goes on when the hive is played again; one with words of the player's own is
kept apart from those with the shipped ones.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import partial
from random import shuffle
from typing import TYPE_CHECKING

from ..game import (
    Answers,
    HintsView,
    View,
    ask,
    begin,
    give_up,
    play,
    puzzles,
    view_of,
)
from ..game.asking import BEGINNINGS, GRID, LETTER, WORD, ShownHint
from ..game.hints import aligned, spaced
from ..game.view import Word
from ..hive import USUAL_SIZE
from ..phrases import counted
from ..words import shipped
from .arguments import add_words, answers_for, line_of
from .kept import Kept

if TYPE_CHECKING:
    from .arguments import Verbs

HELP = """\
Type a word and press Enter. Every word holds the letter in brackets.
/shuffle   move the outer letters      /found     the words found so far
/ranks     the ranks and their points  /give-up   show the answers and end
/quit      end; the game is kept       /help      this text
?          what is missing, and the hints so far; what follows asks for one more:
?grid      by letter and length        ?beginnings  by their first two letters
?word      how one of them begins      ?letter      and goes on"""

NO_HINT = "There is no such hint any more."


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
    now = datetime.now()
    hive = puzzles.named(args.hive, puzzles.read(shipped.calendar_text()), now.date()).hive
    name = f"{hive.key}-{args.words.stem}" if args.words else hive.key
    kept = Kept(name, partial(print, file=sys.stderr))
    table = Table(answers_for(hive, args), kept, now)
    print(f"{table.board()}\n\n/help tells what you can type.")
    try:
        while not table.over:
            print(table.answer(line_of("> ")))
    except (EOFError, KeyboardInterrupt):
        print()
    print(table.farewell())
    return 0


class Table:
    """A player's place at the terminal: the game, and the order the outer letters are shown in."""

    def __init__(self, answers: Answers, kept: Kept, now: datetime) -> None:
        self.answers = answers
        self.kept = kept
        self.game = kept.sync(begin(answers.hive, now.isoformat()[:16]))
        self.outer = list(answers.hive.outer)
        self.over = not answers.likely or self.game.revealed or self.shown["complete"]

    def answer(self, line: str) -> str:
        """Return the reply to a line that the player typed."""
        match line.strip().lower():
            case "/shuffle":
                shuffle(self.outer)
                return self.board()
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
            case command if command.startswith("?"):
                return self.hint(command[1:].strip())
        before = self.shown["rank"]
        game, verdict = play(self.game, self.answers, line)
        if game != self.game:
            self.game = self.kept.sync(game)
        if not verdict.accepted:
            return str(verdict)
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

    def hint(self, what: str) -> str:
        """Return the hint asked for; all so far if none is."""
        if what not in ("", GRID, BEGINNINGS, WORD, LETTER):
            return f"?{what} is unknown: /help tells what there is"
        asked = ask(self.game, self.answers, what)
        if what in (WORD, LETTER) and asked == self.game:
            return NO_HINT
        if what:
            self.game = self.kept.sync(asked)
        return told(self.shown["hints"], what)

    def found(self) -> str:
        """Return the words found so far; bonus words, and those without the center, below."""
        shown = self.shown
        words = listed(f"{shown['count']} of {shown['words']}", shown["found"])
        words += f"\nbonus: {' '.join(shown['bonus'])}" * bool(shown["bonus"])
        off_center = f"\nwithout the center: {' '.join(shown['off_center'])}"
        return words + off_center * bool(shown["off_center"])

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


def told(hints: HintsView, what: str = "") -> str:
    """Return a hint as text, of a word the latest; all there are if none is named."""
    grid = aligned(hints["grid"]) if hints["grid"] else ""
    pairs = spaced(hints["pairs"])
    words = [dashed(hint) for hint in hints["shown"]]
    if what:
        return {GRID: grid, BEGINNINGS: pairs}.get(what, "".join(words[:1]))
    left = f"{counted(hints['words'], 'word')}, {counted(hints['pangrams'], 'pangram')} left."
    used = f"{counted(hints['used'], 'hint')} used."
    return "\n\n".join(filter(None, [f"{left} {used}", grid, pairs, "\n".join(words)]))


def dashed(hint: ShownHint) -> str:
    """Return what is told of a word, a dash for each letter that is not.

    >>> dashed({"beginning": "co", "length": 5, "word": ""})
    'CO---'
    """
    return hint["beginning"].upper().ljust(hint["length"], "-")


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
