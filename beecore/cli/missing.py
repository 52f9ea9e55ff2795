"""`bee missing VCTAOEN --found FILE`: the missing words of a hive, revealed step by step."""

import argparse
from collections.abc import Mapping

from ..editions import GENIUS
from ..game import Game
from ..game.clues import STEPS, clue_at, dashed
from ..game.hints import aligned, spaced
from ..game.remaining import remaining
from ..gloss import masked
from ..letters import capitals
from ..reading import word_of
from ..solution import counted
from ..words import gloss
from .arguments import Verbs, add_found, add_hive, add_words, answers_for, hive_of, words_of
from .printing import say, say_text


def add_to(verbs: Verbs) -> None:
    parser = verbs.add_parser("missing", help="count the missing words, and give clues")
    add_hive(parser)
    add_words(parser)
    add_found(parser, required=True)
    parser.add_argument(
        "--begin", default="", metavar="TEXT", help="give clues only to words that begin with TEXT"
    )
    steps = "; ".join(f"{step}: {name}" for step, name in enumerate(STEPS))
    parser.add_argument(
        "--tell",
        type=int,
        default=0,
        choices=range(len(STEPS)),
        metavar="N",
        help=f"how much to reveal of each word ({steps})",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    hive = hive_of(args)
    left = remaining(Game(hive), answers_for(hive, args), words_of(args.found, hive))
    to_go = f"{counted(left['to_genius'], 'point')} to " if left["to_genius"] else ""
    say(f"{hive}: {len(left['found'])} of {counted(left['of'], 'word')} found, {to_go}{GENIUS}")
    for title, words in (
        ("not counted", left["doubted"]),
        ("not in the word list", left["unlisted"]),
        ("not in this hive", left["misfits"]),
    ):
        if words:
            say(f"{title}: {' '.join(words)}")
    if left["words"]:
        say_text(f"\n{left['line']}\n\n{aligned(left['grid'])}\n\n{spaced(left['pairs'])}")
    words = [word for word in left["words"] if word.startswith(word_of(args.begin, hive))]
    if args.tell:
        say("", *(_line(word, args.tell, left["written"]) for word in words))
    return 0


def _line(word: str, step: int, written: Mapping[str, str]) -> str:
    """Return what a step reveals of a word, as one line; `written` has written forms by word.

    >>> _line("coven", 1, {}), _line("coven", 3, {})
    ('C----', 'CO---  an assembly of witches')
    """
    clue = clue_at(step, word)
    is_revealed = clue["beginning"] == word
    parts = [capitals(written.get(word, word)) if is_revealed else dashed(clue)]
    if clue["letters"] and not is_revealed:
        parts.append(clue["letters"])
    known = gloss(word) if clue["word"] else None
    return "  ".join([*parts, *([masked(known, word)] if known else [])])
