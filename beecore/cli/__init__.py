"""The command line: `bee VERB …`; `VERBS` has the verbs, with the module and arguments of each.

A verb is a function that gets the arguments and returns the exit code: `solve` of `hives`. Only the
module of the verb that runs is imported. A `BeeError` becomes one line on stderr and exit code 2.
"""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Never

from .. import __version__
from ..editions import EDITIONS, ORIGINAL
from ..errors import BeeError
from ..startup import EXIT_CODE
from .terminal import LIST, path, visible, warn

ARGUMENTS: dict[str, dict[str, Any]] = {
    "hive": {"nargs": "?", "metavar": "HIVE", "help": "the letters, center first"},
    "--min-length": {
        "type": int,
        "metavar": "N",
        "help": f"the minimum length of words (default: the edition’s, usually {ORIGINAL.minimum})",
    },
    "--edition": {
        "default": ORIGINAL.name,
        "metavar": "NAME",
        "help": f"whose words, letters, and rules to use:"
        f" {', '.join([each.name for each in EDITIONS])}; or {LIST}, for the letters of your words",
    },
    "--reading": {
        "default": "",
        "metavar": "LETTERS",
        "help": f"the letters of --edition {LIST}: written, all those of the list; plain, without"
        " accents; or those of an edition, such as spanish (default: the most fitting ones)",
    },
    "--require": {
        "default": "",
        "metavar": "LETTERS",
        "help": "letters that each word must contain, besides the center",
    },
    "--memory": {"type": path, "metavar": "FILE", "help": "what `bee teach` has saved"},
    "--words": {
        "type": path,
        "metavar": "FILE",
        "help": "a word list, or a .bee pack (default: the built-in words)",
    },
    "--found": {
        "type": path,
        "metavar": "FILE",
        "help": "a text file with the words found so far, in any format (- reads stdin)",
    },
    "--all": {
        "action": "store_true",
        "help": "list the possible words too, after the likely ones",
    },
    "--likelihood": {
        "type": float,
        "metavar": "P",
        "help": "the lowest likelihood, from 0 to 1, of the words listed as likely",
    },
    "--json": {"action": "store_true", "help": "print one JSON object"},
    "--begin": {
        "default": "",
        "metavar": "TEXT",
        "help": "give clues only to words that begin with TEXT",
    },
    "--tell": {
        "type": int,
        "default": 0,
        "choices": range(6),
        "metavar": "N",
        "help": "how much to reveal of each word (0: nothing; 1: first letter and length; 2: first"
        " two letters; 3: meaning; 4: scrambled letters; 5: word)",
    },
    "guesses": {"nargs": "+", "metavar": "GUESS", "help": "a word to check"},
    "day": {"nargs": "?", "metavar": "DATE", "help": "such as 2026-11-21 (default: today)"},
    "--why": {
        "action": "store_true",
        "help": "explain how the hive was chosen, and name its pangrams",
    },
    "puzzle": {
        "nargs": "?",
        "default": "today",
        "metavar": "HIVE",
        "help": "letters, center first; a date such as 2026-11-21; yesterday; random, also with"
        " few words, many words, or a rare letter: random-short, random-long, random-rare,"
        " random-short-rare (default: today)",
    },
    "--link": {
        "action": "store_true",
        "help": "print a link to the game as it stands, and do not play: what comes after the"
        " address of the page, or the whole link if the variable SITE_URL names that address",
    },
    "files": {
        "nargs": "+",
        "metavar": "FILE",
        "help": "a file with links or codes of the page, or that the page exported (- reads stdin);"
        " or a link or code itself",
    },
    "--answers": {
        "type": path,
        "metavar": "FILE",
        "help": "a text file with all the official answers for the hive",
    },
    "--take-back": {"action": "store_true", "help": "remove the official answers for the hive"},
    "--add": {
        "action": "append",
        "metavar": "WORD",
        "help": "always count a word, even if it isn’t in any list",
    },
    "--never": {
        "action": "append",
        "metavar": "WORD",
        "help": "never show a word as likely",
    },
    "--as-listed": {
        "action": "append",
        "metavar": "WORD",
        "help": "undo --add or --never for a word",
    },
    "word": {"nargs": "+", "metavar": "WORD", "help": "a word to look up"},
    "--quick": {"action": "store_true", "help": "solve only a few hives"},
    "words": {"type": path, "metavar": "WORDS", "help": "a text file with one word per line"},
    "-o/--output": {"type": path, "metavar": "FILE", "help": "the pack to write"},
}
"""The arguments of all verbs. A verb requires those that it names with an exclamation mark."""
EDITION = "--edition --reading"
HIVE = f"hive --min-length {EDITION} --require"
VERBS = {
    "solve": (
        "hives",
        "list the words of a hive",
        f"{HIVE} --memory --words --all --likelihood --json",
    ),
    "missing": (
        "hives",
        "count the missing words, and give clues",
        f"{HIVE} --memory --words !--found --begin --tell",
    ),
    "hints": (
        "hives",
        "count the words of a hive by beginning and length",
        f"{HIVE} --memory --words --found",
    ),
    "check": (
        "hives",
        "check guesses by the rules of the game",
        f"!hive guesses {EDITION} --memory --words",
    ),
    "day": ("day", "print the hive for a date", "day --edition --why"),
    "play": ("play", "play a hive in the terminal", f"puzzle {EDITION} --memory --words --link"),
    "join": ("join", "add the games in links, codes, and exports to your saved games", "files"),
    "teach": (
        "words",
        "save official answers, for use by the other verbs",
        f"{HIVE} !--memory --words --answers --take-back --add --never --as-listed",
    ),
    "words": (
        "words",
        "show how likely each word is to be an accepted answer, and the evidence",
        "word --edition",
    ),
    "define": ("words", "define words", "word --edition"),
    "bench": ("words", "measure every solver (takes a minute)", "--words --quick"),
    "pack": ("words", "convert a word list into a pack", f"words !-o/--output {EDITION}"),
}
_OLD_NAMES = {"daily": "day"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run `bee` with the given arguments (default: those of the process); return the exit code."""
    try:
        _ready_streams()
        try:
            return _run(sys.argv[1:] if argv is None else argv)
        finally:
            sys.stdout.flush()
    except BeeError as error:
        warn(f"bee: {error}")
        return 2
    except KeyboardInterrupt:
        return EXIT_CODE
    except MemoryError:
        warn("bee: there is not enough memory for this")
        return 2
    except OSError as error:  # mostly stdout, which Python must not flush again at exit
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # as in `bee solve … | head`
            return 0
        warn(f"bee: {error.filename or 'stdout'}: {error.strerror}")
        return 2


def _run(argv: Sequence[str]) -> int:
    parser = _Parser(prog="bee", description="Solve and play spelling-bee hives.")
    parser.add_argument("--version", action="version", version=f"bee {__version__}")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    argv = [_OLD_NAMES.get(each, each) for each in argv[:1]] + [*argv[1:]]
    for name, (module, description, arguments) in VERBS.items():
        verb = verbs.add_parser(name, help=description)
        verb.set_defaults(verb=name, module=module)
        for argument in arguments.split() if argv[:1] == [name] else ():
            _add(verb, argument.removeprefix("!"), argument[0] == "!")
    args = parser.parse_args(argv)
    given = [each for each in vars(args).values() if isinstance(each, list)]
    if any(not each or [] in each for each in given):  # the result of `--require=--` in Python 3.11
        parser.error("an option has no value: give it one, such as --require=N")
    code: int = getattr(import_module(f".{args.module}", __name__), args.verb)(args)
    return code


def _add(parser: argparse.ArgumentParser, name: str, is_required: bool) -> None:
    options = dict(ARGUMENTS[name])
    if is_required and name[0] == "-":
        options["required"] = True
    elif is_required:
        del options["nargs"]
    parser.add_argument(*name.split("/"), **options)


class _Parser(argparse.ArgumentParser):
    """A parser whose errors show the control characters of arguments."""

    def error(self, message: str) -> Never:
        super().error(visible(message))


def _ready_streams() -> None:
    """Make the standard streams usable if they are closed or cannot encode a character."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # some terminals have no Σ, and input may not be UTF-8
