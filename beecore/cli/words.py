"""`bee words WORD…`: prints the likelihood of each word and the evidence for it."""

import argparse
from typing import TYPE_CHECKING

from ..words import lists, shipped
from .arguments import words_among
from .printing import say

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser(
        "words",
        help="show how likely each word is to be an accepted answer, and the evidence for it",
    )
    parser.add_argument("words", nargs="+", metavar="WORD", help="a word to look up")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a paragraph for each word; return exit code 1 if a word is unknown."""
    known = lists.look_up(shipped.folder(), dict.fromkeys(words_among(args.words)))
    for word, all_known in known.items():
        if all_known:
            say(*_paragraph(all_known))
        else:
            say(f"{word}: not in the word lists")
    if all(known.values()):
        return 0
    say(f"How to propose a word: {shipped.folder() / 'README.md'}")
    return 1


def _paragraph(known: lists.Known) -> list[str]:
    word, likelihood, reason, _ = known.entry
    why = f", {reason}" if reason else ""
    band = "likely" if known.likely else "possible"
    weights = sorted(known.weights.items(), key=lambda clue: -abs(clue[1]))
    lines = [
        f"{word}: {band}, {likelihood:.2f}{why}",
        f"  evidence  {' '.join(known.marks)}",
        f"  weights   {', '.join(f'{clue} {weight:+.2f}' for clue, weight in weights)}",
    ]
    if verdict := known.verdict:
        lines.append(f"  verdict   {verdict.reason} ({verdict.source})")
    return lines
