"""What verbs share: the hive and the words that arguments name, input, and printed lines.

A terminal obeys control characters in place of showing them, so a word or a name of a file could
recolor it, or forge lines. All verbs print by the functions here, which make them visible.

Modules that are slow to import are imported by the functions that need them.
"""

import argparse
import codecs
import io
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..editions import Edition, edition_of, set_own
from ..errors import EditionError, HiveError, limit_size
from ..hive import Hive, VerdictKind, fits
from ..letters import ENGLISH, Alphabet
from ..lexicon import Lexicon, solve
from ..solution import Solution

if TYPE_CHECKING:
    from pathlib import Path

    from ..game import Answers, Game, Verdict
    from ..memory import Memory
    from ..reading import LetterSet

LIST = "list"
"""The name of the edition with the letters of a word list."""
PATIENCE = 1.0
"""After how many seconds of work a terminal says what it waits for."""
_REORDERING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))  # the letters around them
_CONTROLS = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *_REORDERING)
_VISIBLE = {code: repr(chr(code))[1:-1] for code in _CONTROLS}


def path(text: str) -> "Path":
    from pathlib import Path

    return Path(text)


def edition_in(args: argparse.Namespace) -> Edition:
    """Return the edition in the arguments.

    Raises `EditionError` for an unknown name, and for the edition of a list without a list.
    """
    if args.edition != LIST:
        if args.reading:
            raise EditionError(f"--reading {args.reading} is for a list: add --edition {LIST}")
        return edition_of(args.edition)
    if not args.words:
        raise EditionError(f"the edition {LIST} has the letters of a word list: add --words FILE")
    from ..words import own

    edition = own.edition_in(args.words, args.reading)
    set_own([edition])  # for saved games
    return edition


def hive_of(args: argparse.Namespace) -> Hive:
    """Return the hive in the arguments; raises `HiveError` unless there is a valid one."""
    if not args.hive:
        raise HiveError("no hive given: name one, the center first, such as VCTAOEN")
    return Hive.parse(args.hive, args.min_length, args.require, edition_in(args))


def solutions_for(hive: Hive, args: argparse.Namespace, likely: float | None) -> list[Solution]:
    """Return a hive's words, best first, from the word list and the memory in the arguments."""
    if args.memory:
        return list(answers_for(hive, args, likely).solutions)
    return solve(hive, lexicon_for(hive, args), likely=likely)


def answers_for(hive: Hive, args: argparse.Namespace, likely: float | None = None) -> "Answers":
    """Return the answers of a hive from the word list and the memory in the arguments.

    `likely` is the least likelihood of a likely word (default: the list's own).
    """
    from ..game import answers_of

    return answers_of(hive, lexicon_for(hive, args), likely, memory_of(args))


def memory_of(args: argparse.Namespace) -> "Memory":
    """Return the memory in the arguments; raises `TeachingError` if its file cannot be read."""
    from .. import disk
    from ..decisions import MAX_MEMORY_LENGTH
    from ..memory import NOTHING, load

    if not args.memory:
        return NOTHING
    return load(disk.read_text(args.memory, MAX_MEMORY_LENGTH))


def words_of(path: "Path", hive: Hive) -> list[str]:
    """Return the words in a text file of any format, or in stdin if the path is `-`.

    They are in the letters of the hive's alphabet.
    """
    from .. import disk
    from ..reading import MAX_TEXT_LENGTH, words_in

    if str(path) == "-":
        _note_encoding()
        return words_in(sys.stdin.read(MAX_TEXT_LENGTH + 1), hive)
    return words_in(disk.read_text(path, MAX_TEXT_LENGTH), hive)


def words_among(texts: Sequence[str], letters: "LetterSet" = ENGLISH) -> list[str]:
    """Return the words in arguments; an argument without words is returned as it is.

    >>> words_among(["Cave,", "octane octave", "12"])
    ['cave', 'octane', 'octave', '12']
    """
    from ..reading import words_in

    return [word for text in texts for word in words_in(text, letters) or [text]]


def line_of(prompt: str) -> str:
    """Return the next line from the terminal or a pipe; raises `EOFError` at its end."""
    from ..reading import MAX_TEXT_LENGTH

    if sys.stdin.isatty():
        return input(prompt)
    _note_encoding()
    line = sys.stdin.readline(MAX_TEXT_LENGTH + 1)
    if not line:
        raise EOFError
    limit_size(len(line), MAX_TEXT_LENGTH, "this line")
    return line


def _note_encoding() -> None:
    """Read stdin as UTF-16 if it begins with the byte order mark that PowerShell writes."""
    stdin = sys.stdin
    if isinstance(stdin, io.TextIOWrapper) and isinstance(stdin.buffer, io.BufferedReader):
        start = stdin.buffer.peek(2)[:2]
        if start in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) and stdin.encoding != "utf-16":
            stdin.reconfigure(encoding="utf-16", errors="replace")


def lexicon_for(hive: Hive, args: argparse.Namespace) -> "Lexicon":
    """Return the words that may fit a hive, from the list in the arguments or the shipped words."""
    if args.words:
        return listed_words(args.words, hive.alphabet, hive.letters)
    from ..words import shipped

    with waiting("reading the words"):
        return shipped.lexicon(hive)


def listed_words(path: "Path", alphabet: Alphabet = ENGLISH, letters: str = "") -> "Lexicon":
    """Return the words of a list or pack, and say on stderr what of it is left out."""
    from ..words import own

    with waiting(f"reading {path}"):
        return own.lexicon_in(path, letters, alphabet, warn)


def guessed(game: "Game", answers: "Answers", text: str) -> "tuple[Game, Verdict, str]":
    """Return the game after a guess, the verdict on it, and what to say about it.

    A guess that is an inflected form counts as its word in editions in which forms count. In
    others, the word is named.
    """
    from ..game import play
    from ..reading import words_in
    from ..words import shipped

    hive = game.hive
    (form, *more) = words_in(text, hive) or [text]
    base = "" if more else shipped.word_of(form, hive.edition)
    word = hive.alphabet.fold(base)
    is_known = bool(base) and word in answers.words  # which may be those of another list
    if is_known and hive.edition.forms and fits(hive, form) and fits(hive, word):
        game, verdict = play(game, answers, word)
        return game, verdict, f"{form} counts as {base}. {verdict}"
    game, verdict = play(game, answers, text)
    is_form = is_known and verdict.kind in (VerdictKind.UNKNOWN, VerdictKind.TRIED)
    return game, verdict, f"{verdict}. {form} is a form of {base}." if is_form else str(verdict)


def visible(text: str) -> str:
    r"""Return a text with its control characters, line ends included, as Python writes them.

    >>> print(visible("\x1b[31mcave\n"))
    \x1b[31mcave\n
    """
    return text.translate(_VISIBLE)


def say(*lines: str) -> None:
    """Print lines on stdout."""
    for line in lines:
        print(visible(line))  # noqa: T201


def say_text(text: str) -> None:
    """Print a text of several lines on stdout; no value in it may contain a line end."""
    say(*text.split("\n"))


def say_json(value: dict[str, object]) -> None:
    """Print a value as JSON on stdout, in ASCII, which every terminal can show."""
    say_text(json.dumps(value, indent=2))


@contextmanager
def waiting(task: str) -> Iterator[None]:
    """Show a task that takes longer than `PATIENCE` on stderr, if that is a terminal."""
    if not sys.stderr.isatty():
        yield
        return
    from threading import Event, Thread

    line, done = visible(f"{task} …"), Event()

    def show() -> None:
        if not done.wait(PATIENCE):
            print(line, end="\r", file=sys.stderr, flush=True)  # noqa: T201
            done.wait()
            print(" " * len(line), end="\r", file=sys.stderr, flush=True)  # noqa: T201

    thread = Thread(target=show, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def warn(line: str) -> None:
    """Print a line on stderr."""
    print(visible(line), file=sys.stderr)  # noqa: T201
