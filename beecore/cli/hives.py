"""The verbs about one hive, without a saved game: `bee solve`, `missing`, `hints`, and `check`."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

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
    say_json,
    say_text,
    solutions_for,
    words_among,
    words_of,
)

if TYPE_CHECKING:
    from ..game import Hints


def solve(args: Namespace) -> int:
    hive = hive_of(args)
    if args.likelihood is not None and not 0 <= args.likelihood <= 1:
        raise BeeError(f"--likelihood must be a number from 0 to 1, not {args.likelihood:g}")
    solutions = solutions_for(hive, args, args.likelihood)
    likely = [found for found in solutions if found.likely]
    possible = [found for found in solutions if not found.likely] if args.all else []
    if args.json:
        found = likely + possible
        words = [
            {"word": each.word, "written": each.shown, "points": each.points}
            | {"pangram": each.pangram, "likelihood": round(each.likelihood, 3)}
            | {"likely": each.likely, "reason": each.reason.name.lower()}
            for each in found
        ]
        about = {"minimum": hive.minimum, "summary": summary(hive, found)._asdict()}
        say_json({"hive": str(hive), **about, "words": words})
        return 0 if found else 1
    say(f"{hive}: {summary(hive, likely)}")
    _print_words(likely)
    if args.all:
        say("", f"possible: {summary(hive, possible)}")
        _print_words(possible)
    return 0 if likely or possible else 1


def _print_words(solutions: Sequence[Solution]) -> None:
    for found in solutions:
        say(f"{found.points:4}  {found.shown}{'  pangram' if found.pangram else ''}")


def missing(args: Namespace) -> int:
    from ..game import Game, Hints
    from ..game.hints import aligned, remaining, spaced
    from ..reading import word_of

    hive = hive_of(args)
    answers = answers_for(hive, args)
    left = remaining(Game(hive), answers, words_of(args.found, hive))
    words = [word for word in left["words"] if word.startswith(word_of(args.begin, hive))]
    told = words if args.tell else []
    if args.json:
        solutions = map(answers.solution, left["words"])
        say_json(
            {"hive": str(hive), "found": len(left["found"])}
            | {"of": left["of"], "to_genius": left["to_genius"]}
            | _counts(Hints.of(hive, [each for each in solutions if each]))
            | {name: left[name] for name in ("doubted", "unlisted", "misfits")}
            | {"clues": [_clue(word, args.tell, left["written"], hive.edition) for word in told]}
        )
        return 0 if left["of"] else 1
    to_go = f"{counted(left['to_genius'], 'point')} to " if left["to_genius"] else ""
    say(f"{hive}: {len(left['found'])} of {counted(left['of'], 'word')} found, {to_go}Genius")
    for title, others in (
        ("not counted", left["doubted"]),
        ("not in the word list", left["unlisted"]),
        ("not in this hive", left["misfits"]),
    ):
        if others:
            say(f"{title}: {' '.join(others)}")
    if left["words"]:
        say_text(f"\n{left['line']}\n\n{aligned(left['grid'])}\n\n{spaced(left['pairs'])}")
    if args.tell:
        say("", *(_line(word, args.tell, left["written"], hive.edition) for word in told))
    return 0 if left["of"] else 1


def _line(word: str, step: int, written: Mapping[str, str], edition: Edition = ORIGINAL) -> str:
    """Return what a step reveals of a word, as one line; `written` has written forms by word.

    >>> _line("coven", 1, {}), _line("coven", 3, {})
    ('C----', 'CO---  an assembly of witches')
    """
    from ..game.hints import clue_at, dashed

    clue = clue_at(step, word)
    is_revealed = clue["beginning"] == word
    parts = [capitals(written.get(word, word)) if is_revealed else dashed(clue)]
    if not is_revealed:
        parts.append(clue["letters"])
    parts.append(_meaning(clue["word"], edition))
    return "  ".join(filter(None, parts))


def _clue(
    word: str, step: int, written: Mapping[str, str], edition: Edition
) -> dict[str, str | int]:
    """Return the parts of a line of `_line`."""
    from ..game.hints import clue_at

    clue = clue_at(step, word)
    return {
        "beginning": written.get(clue["beginning"], clue["beginning"]),
        "length": clue["length"],
        "letters": clue["letters"],
        "meaning": _meaning(clue["word"], edition),
    }


def _meaning(word: str, edition: Edition) -> str:
    """Return the meaning of a word without the word itself; empty if there is none."""
    from ..gloss import masked
    from ..words import gloss

    known = gloss(word, edition) if word else None
    return masked(known, word) if known else ""


def hints(args: Namespace) -> int:
    from .. import game

    hive = hive_of(args)
    answers = answers_for(hive, args)
    found = words_of(args.found, hive) if args.found else []
    played, _ = game.play(game.Game(hive), answers, " ".join(found))
    hints = game.Hints.of(hive, game.missing_words(played, answers))
    if args.json:
        say_json({"hive": str(hive), **_counts(hints)})
    else:
        say_text(f"{' '.join(str(hive))}\n\n{hints}")
    return 0 if answers.likely else 1


def _counts(hints: "Hints") -> dict[str, object]:
    """Return the totals of some words, and how many begin and are long in which way."""
    lengths = sorted(hints.counts.items())
    return {
        "summary": hints.summary._asdict(),
        "lengths": [
            {"letter": letter, "length": length, "words": count}
            for (letter, length), count in lengths
        ],
        "beginnings": [
            {"letters": letters, "words": count} for letters, count in sorted(hints.by_two.items())
        ],
    }


def check(args: Namespace) -> int:
    """Print a line for each guess; return exit code 1 if one does not count."""
    from ..game import Game

    hive = Hive.parse(args.hive, edition=edition_in(args))
    answers = answers_for(hive, args)
    game = Game(hive)
    judged = []
    for guess in words_among(args.guesses, hive):
        game, verdict, said = guessed(game, answers, guess)
        judged.append((guess, verdict, said))
    if args.json:
        guesses = [
            {"guess": guess, "accepted": verdict.accepted, "verdict": verdict.kind}
            | {"points": verdict.points, "message": said}
            for guess, verdict, said in judged
        ]
        say_json({"hive": str(hive), "guesses": guesses})
    else:
        say(*(f"{guess}: {said}" for guess, _, said in judged))
    return 0 if all(verdict.accepted for _, verdict, _ in judged) else 1
