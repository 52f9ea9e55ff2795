"""The verbs about one hive, without a saved game: `bee solve`, `missing`, `hints`, and `check`."""

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence

from ..editions import ORIGINAL, Edition
from ..errors import BeeError
from ..hive import Hive
from ..letters import capitals
from ..solution import Solution, counted, summary
from .terminal import (
    answers_for,
    edition_in,
    guessed,
    hive_of,
    say,
    say_text,
    solutions_for,
    words_among,
    words_of,
)


def solve(args: Namespace) -> int:
    hive = hive_of(args)
    if args.likelihood is not None and not 0 <= args.likelihood <= 1:
        raise BeeError(f"--likelihood must be a number from 0 to 1, not {args.likelihood:g}")
    solutions = solutions_for(hive, args, args.likelihood)
    likely = [found for found in solutions if found.likely]
    possible = [found for found in solutions if not found.likely] if args.all else []
    if args.json:
        say_text(json.dumps(_as_json(hive, likely + possible), indent=2))
        return 0
    say(f"{hive}: {summary(hive, likely)}")
    _print_words(likely)
    if args.all:
        say("", f"possible: {summary(hive, possible)}")
        _print_words(possible)
    return 0


def _as_json(hive: Hive, solutions: Sequence[Solution]) -> dict[str, object]:
    return {
        "hive": str(hive),
        "minimum": hive.minimum,
        "summary": summary(hive, solutions)._asdict(),
        "words": [
            {name: value for name, value in found._asdict().items() if value or name != "written"}
            | {"likelihood": round(found.likelihood, 3), "reason": found.reason.name.lower()}
            for found in solutions
        ],
    }


def _print_words(solutions: Sequence[Solution]) -> None:
    for found in solutions:
        say(f"{found.points:4}  {found.shown}{'  pangram' if found.pangram else ''}")


def missing(args: Namespace) -> int:
    from ..game import Game
    from ..game.hints import aligned, remaining, spaced
    from ..reading import word_of

    hive = hive_of(args)
    left = remaining(Game(hive), answers_for(hive, args), words_of(args.found, hive))
    to_go = f"{counted(left['to_genius'], 'point')} to " if left["to_genius"] else ""
    say(f"{hive}: {len(left['found'])} of {counted(left['of'], 'word')} found, {to_go}Genius")
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
        say("", *(_line(word, args.tell, left["written"], hive.edition) for word in words))
    return 0


def _line(word: str, step: int, written: Mapping[str, str], edition: Edition = ORIGINAL) -> str:
    """Return what a step reveals of a word, as one line; `written` has written forms by word.

    >>> _line("coven", 1, {}), _line("coven", 3, {})
    ('C----', 'CO---  an assembly of witches')
    """
    from ..game.hints import clue_at, dashed
    from ..gloss import SYNONYMS, masked
    from ..words import gloss

    clue = clue_at(step, word)
    is_revealed = clue["beginning"] == word
    parts = [capitals(written.get(word, word)) if is_revealed else dashed(clue)]
    if clue["letters"] and not is_revealed:
        parts.append(clue["letters"])
    known = gloss(word, edition) if clue["word"] else None
    if known:
        is_list = known.part == SYNONYMS
        parts.append(f"synonyms: {known.text}" if is_list else masked(known, word))
    return "  ".join(parts)


def hints(args: Namespace) -> int:
    from .. import game

    hive = hive_of(args)
    answers = answers_for(hive, args)
    found = words_of(args.found, hive) if args.found else []
    played, _ = game.play(game.Game(hive), answers, " ".join(found))
    say_text(f"{' '.join(str(hive))}\n\n{game.Hints.of(hive, game.missing_words(played, answers))}")
    return 0


def check(args: Namespace) -> int:
    from ..game import Game

    hive = Hive.parse(args.hive, edition=edition_in(args))
    answers = answers_for(hive, args)
    game = Game(hive)
    for guess in words_among(args.guesses, hive):
        game, _, said = guessed(game, answers, guess)
        say(f"{guess}: {said}")
    return 0
