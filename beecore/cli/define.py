"""`bee define WORD…`: prints a one-line definition of each word."""

import argparse
from typing import TYPE_CHECKING

from ..errors import LetterError
from ..gloss import Gloss, form_of
from ..letters import mask_of
from ..words import gloss
from .arguments import words_among
from .printing import say

if TYPE_CHECKING:
    from .arguments import Verbs


def add_to(verbs: "Verbs") -> None:
    parser = verbs.add_parser("define", help="define words")
    parser.add_argument("words", nargs="+", metavar="WORD", help="a word to define")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for each word; return exit code 1 if a word is unknown.

    Raises `LetterError` for a word that is empty or has other characters than a-z.
    """
    words = list(dict.fromkeys(words_among(args.words)))
    for word in words:
        mask_of(word)
        if not word:
            raise LetterError("a word can’t be empty: enter one such as cave")
    glosses = {word: gloss(word) for word in words}
    for word, known in glosses.items():
        say(_line(word, known) if known else f"{word}: no definition found")
    return 0 if all(glosses.values()) else 1


def _line(word: str, known: Gloss) -> str:
    form = f", {form_of(word, known)} of {known.base}" if known.base != word else ""
    return f"{word} ({known.part}{form}): {known.text}"
