"""The verbs of `bee` and their arguments: two tables, from which `parser` makes the whole parser.

Help, the man page, and completion in shells are made from that parser, too.
"""

import argparse
from typing import Any, NamedTuple, Never

from .. import __version__
from ..editions import EDITIONS, ORIGINAL
from .terminal import LIST, path, visible

HELP = "`bee VERB --help` explains a verb, with examples and exit codes."
HIVE, WORDS, OUTPUT = "hive and rules", "words", "output"
GROUPS: dict[str, dict[str, dict[str, Any]]] = {
    "": {
        "hive": {"nargs": "?", "metavar": "HIVE", "help": "the letters, center first"},
        "guesses": {"nargs": "+", "metavar": "GUESS", "help": "a word to check"},
        "day": {"nargs": "?", "metavar": "DATE", "help": "such as 2026-11-21 (default: today)"},
        "puzzle": {
            "nargs": "?",
            "default": "today",
            "metavar": "HIVE",
            "help": "letters, center first; a date such as 2026-11-21; yesterday; random, also with"
            " few words, many words, or a rare letter: random-short, random-long, random-rare,"
            " random-short-rare (default: today)",
        },
        "files": {
            "nargs": "+",
            "metavar": "FILE",
            "help": "a file with links or codes of the page, or that the page exported (- reads"
            " stdin); or a link or code itself",
        },
        "word": {"nargs": "+", "metavar": "WORD", "help": "a word to look up"},
        "words": {"type": path, "metavar": "WORDS", "help": "a text file with one word per line"},
    },
    HIVE: {
        "--min-length": {
            "type": int,
            "metavar": "N",
            "help": "the minimum length of words (default: the edition’s, usually"
            f" {ORIGINAL.minimum})",
        },
        "--edition": {
            "default": ORIGINAL.name,
            "metavar": "NAME",
            "help": "whose words, letters, and rules to use:"
            f" {', '.join([each.name for each in EDITIONS])}; or {LIST}, for the letters of your"
            " words",
        },
        "--reading": {
            "default": "",
            "metavar": "LETTERS",
            "help": f"the letters of --edition {LIST}: written, all those of the list; plain,"
            " without accents; or those of an edition, such as spanish (default: the most fitting"
            " ones)",
        },
        "--require": {
            "default": "",
            "metavar": "LETTERS",
            "help": "letters that each word must contain, besides the center",
        },
    },
    WORDS: {
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
        "--likelihood": {
            "type": float,
            "metavar": "P",
            "help": "the lowest likelihood, from 0 to 1, of the words listed as likely",
        },
        "--answers": {
            "type": path,
            "metavar": "FILE",
            "help": "a text file with all the official answers for the hive (- reads stdin)",
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
    },
    OUTPUT: {
        "--all": {
            "action": "store_true",
            "help": "list the possible words too, after the likely ones",
        },
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
            "help": "how much to reveal of each word (0: nothing; 1: first letter and length; 2:"
            " first two letters; 3: meaning; 4: scrambled letters; 5: word)",
        },
        "--link": {
            "action": "store_true",
            "help": "print a link to the game as it stands, and do not play: what comes after the"
            " address of the page, or the whole link if the variable SITE_URL names that address",
        },
        "--quick": {"action": "store_true", "help": "solve only a few hives"},
        "-o/--output": {
            "type": path,
            "metavar": "FILE",
            "help": "the pack to write",
        },
        "--json": {"action": "store_true", "help": "print one JSON object"},
    },
}
"""The arguments of all verbs. A verb requires those that it names with an exclamation mark."""


class Verb(NamedTuple):
    """A verb: a function of its name in a module, and what its help says."""

    module: str
    summary: str  # for the list of all verbs
    details: str
    arguments: str  # names of arguments
    examples: tuple[str, ...]  # of what comes after `bee`
    failure: str = ""  # what exit code 1 means; empty if it never occurs
    json: str = ""  # what --json prints, by an example; empty without that option

    def names(self) -> dict[str, bool]:
        """Return the names of all arguments, each with whether the verb requires it."""
        names = self.arguments.split() + ["--json"] * bool(self.json)
        return {name.removeprefix("!"): name[0] == "!" for name in names}

    def epilog(self) -> str:
        """Return examples, the JSON, and the exit codes, for the end of the help."""
        parts = ["examples:", *(f"  bee {each}" for each in self.examples), ""]
        if self.json:
            parts += ["--json prints an object such as this one:", f" {self.json}", ""]
        codes = {0: "done", 1: self.failure, 2: "wrong input, or another error: stderr says which"}
        parts += ["exit codes:", *(f"  {code}  {text}" for code, text in codes.items() if text)]
        return "\n".join(parts)


_EDITION = "--edition --reading"
_HIVE = f"hive --min-length {_EDITION} --require"
_TOTALS = '{"words": 31, "points": 143, "pangrams": 2, "perfect": 1, "bingo": false}'
_COUNTS = """"lengths": [{"letter": "c", "length": 4, "words": 2}],
 "beginnings": [{"letters": "ca", "words": 3}]"""
_NO_WORDS = "the hive has no words"
VERBS = {
    "solve": Verb(
        "hives",
        "list the words of a hive",
        "List the words of a hive, those that an editor would probably accept first.",
        f"{_HIVE} --memory --words --likelihood --all",
        ("solve VCTAOEN", "solve VCTAOEN --all --json", "solve EWÜRSTCHN --edition german"),
        _NO_WORDS,
        f"""{{"hive": "VCTAOEN", "minimum": 4,
 "summary": {_TOTALS},
 "words": [{{"word": "covenant", "written": "covenant", "points": 15, "pangram": true,
  "likelihood": 0.99, "likely": true, "reason": "none"}}]}}""",
    ),
    "missing": Verb(
        "hives",
        "count the missing words, and give clues",
        "Count the words of a hive that you have not found, and give clues to them.",
        f"{_HIVE} --memory --words !--found --begin --tell",
        ("missing VCTAOEN --found words.txt --tell 2",),
        _NO_WORDS,
        f"""{{"hive": "VCTAOEN", "found": 1, "of": 32, "to_genius": 99,
 "summary": {_TOTALS},
 {_COUNTS},
 "doubted": ["novae"], "unlisted": ["vanco"], "misfits": ["cover"],
 "clues": [{{"beginning": "ca", "length": 4, "letters": "acev", "meaning": "a hollow"}}]}}""",
    ),
    "hints": Verb(
        "hives",
        "count the words of a hive by beginning and length",
        "Count the words of a hive, or those still missing, by first letters and length.",
        f"{_HIVE} --memory --words --found",
        ("hints VCTAOEN", "hints VCTAOEN --found words.txt"),
        _NO_WORDS,
        f"""{{"hive": "VCTAOEN",
 "summary": {_TOTALS},
 {_COUNTS}}}""",
    ),
    "check": Verb(
        "hives",
        "check guesses by the rules of the game",
        "Check guesses in the given order, as the game does.",
        f"!hive guesses {_EDITION} --memory --words",
        ("check VCTAOEN covenant octave",),
        "a guess does not count",
        """{"hive": "VCTAOEN", "guesses": [{"guess": "octave", "accepted": true,
 "verdict": "word", "points": 6, "message": "Nice! +6"}]}""",
    ),
    "day": Verb(
        "day",
        "print the hive for a date",
        "Print the letters of a day’s hive, which are the same for everyone.",
        "day --edition",
        ("day", "day 2027-01-01"),
        json="""{"day": "2027-01-01", "edition": "original", "hive": "VCTAOEN"}""",
    ),
    "play": Verb(
        "play",
        "play a hive in the terminal",
        "Play a hive, with one guess per line. The game is saved after each guess.",
        f"puzzle {_EDITION} --memory --words --link",
        ("play", "play yesterday", "play VCTAOEN --link"),
    ),
    "join": Verb(
        "join",
        "add the games in links, codes, and exports to your saved games",
        "Add the games in links, codes, and exports of the page to those of `bee play`.",
        "files",
        ("join open-hive.json", "join - < message.txt"),
        "there is no game to join",
        '{"games": 2, "words": 35, "outdated": ["2026-01-01"], "others": 1}',
    ),
    "teach": Verb(
        "words",
        "save official answers, for use by the other verbs",
        "Save the official answers of a hive, or decisions about single words, for --memory of the"
        " other verbs.",
        f"{_HIVE} !--memory --words --answers --take-back --add --never --as-listed",
        (
            "teach VCTAOEN --answers answers.txt --memory memory.json",
            "teach --never octavo --memory memory.json",
        ),
        json='{"agreed": ["cave"], "missed": ["vanta"], "wrong": ["oven"], "foreign": ["octane"]}',
    ),
    "words": Verb(
        "words",
        "show how likely each word is to be an accepted answer, and the evidence",
        "Show how likely an editor is to accept each word. A clone also shows the evidence.",
        "word --edition",
        ("words covenant tacet",),
        "a word is not in the word lists",
        """{"words": [{"word": "cava", "written": "cava", "likelihood": 0.8, "likely": true,
 "reason": "none", "evidence": ["scowl-70"], "weights": [{"clue": "rare", "weight": -0.5}],
 "verdict": "food (Merriam-Webster)"}], "unknown": ["xyzzyx"]}""",
    ),
    "define": Verb(
        "words",
        "define words",
        "Print the meaning of each word. An inflected form has the meaning of its word.",
        "word --edition",
        ("define matcha vibing", "define Würste --edition german"),
        "a word has no definition",
        """{"words": [{"word": "went", "base": "go", "part": "verb",
 "meaning": "move from one place to another; leave"}], "unknown": ["xyzzyx"]}""",
    ),
    "bench": Verb(
        "words",
        "measure every solver (takes a minute)",
        "Measure how long every solver takes for many hives. Times are in µs, except that for"
        " building the solver; in JSON, all are in seconds, and memory is in bytes.",
        "--words --quick",
        ("bench", "bench --words words.txt --quick"),
        json="""{"machine": "…", "words": 136934, "masks": 42155, "hives": 120,
 "solvers": [{"solver": "naive", "find": 0.036, "words": 0.036, "solve": 0.036, "build": 0.03,
  "memory": 1100000, "masks": 136934.0, "blocks": 0.0}]}""",
    ),
    "pack": Verb(
        "words",
        "convert a word list into a pack",
        "Convert a word list into a pack, which other verbs read faster.",
        f"words !-o/--output {_EDITION}",
        ("pack words.txt -o words.bee",),
        json='{"file": "words.bee", "words": 5, "masks": 4, "bytes": 80}',
    ),
}


def parser(only: str = "") -> argparse.ArgumentParser:
    """Return the parser of `bee`; if `only` is a verb, other verbs have no arguments.

    A verb that runs needs only its own, and so starts sooner.
    """
    whole = _Parser(
        prog="bee",
        description="Solve and play spelling-bee hives.",
        epilog=HELP,
    )
    whole.add_argument("-V", "--version", action="version", version=f"bee {__version__}")
    verbs = whole.add_subparsers(title="verbs", metavar="VERB", required=True)
    for name, verb in VERBS.items():
        part = verbs.add_parser(
            name,
            help=verb.summary,
            description=verb.details,
            epilog=verb.epilog(),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        part.set_defaults(verb=name, module=verb.module)
        if name == (only or name):
            _add(part, verb)
    return whole


def _add(part: argparse.ArgumentParser, verb: Verb) -> None:
    """Add the arguments of a verb to its parser, in groups."""
    for title, arguments in GROUPS.items():
        given = {name: needed for name, needed in verb.names().items() if name in arguments}
        group = part.add_argument_group(title) if title and given else part
        for name, is_required in given.items():
            options = dict(arguments[name])
            if is_required and name[0] == "-":
                options["required"] = True
            elif is_required:
                del options["nargs"]
            group.add_argument(*name.split("/"), **options)


class _Parser(argparse.ArgumentParser):
    """A parser whose errors show the control characters of arguments."""

    def error(self, message: str) -> Never:
        super().error(visible(message))
