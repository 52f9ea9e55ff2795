"""`bee play [HIVE]`: plays a hive in a terminal or a pipe, with one guess per line.

The game is saved, and continues when the hive is played again; with each `--words` list, it is
another game. Each game has a file in the user's data folder. Two terminals can play the same game:
a file is only replaced by a game that includes all its words, and one terminal at a time reads and
replaces it. A file that cannot be read is renamed and never overwritten.
"""

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import shuffle

from .. import disk
from ..editions import RANK_TITLES
from ..errors import FileError, GameError
from ..game import (
    Answers,
    Game,
    HintsView,
    View,
    ask,
    begin,
    give_up,
    join,
    puzzles,
    save,
    view_of,
)
from ..game.hints import BEGINNINGS, GRID, LETTER, TABLES, TRIPLES, WORD, aligned, dashed, spaced
from ..game.saving import MAX_GAME_LENGTH
from ..game.view import ListedWord
from ..hive import USUAL_SIZE
from ..letters import ENGLISH, Alphabet, capitals
from ..reading import plain
from ..sharing.games import carried, encode_game, encode_games
from ..solution import counted
from ..words import shipped
from .terminal import answers_for, edition_in, guessed, line_of, say, say_text, warn

HELP = """\
Type a word and press Enter. Every word must contain the letter in brackets.
/shuffle   move the outer letters      /found     list the words found so far
/ranks     list ranks and points       /give-up   show the answers and end
/quit      save the game and end       /help      show this text
?          show how many words are missing, and your hints; to get another hint:
?grid      counts by letter and length ?beginnings  counts by first two letters
?triples   counts by first three       ?word        how a missing word begins
?letter    one more letter of it"""

TITLES = dict(RANK_TITLES)
NO_HINT = "There are no more hints of this kind."


def play(args: Namespace) -> int:
    now = datetime.now()
    edition = edition_in(args)
    calendar = shipped.calendar(edition)
    hive = puzzles.named(
        args.puzzle, calendar, now.date(), edition, lambda hive: len(answers_for(hive, args).likely)
    ).hive
    saved = SavedGame(name_with(args.words, hive.key) if args.words else hive.key, warn)
    if args.link:
        game = saved.sync(begin(hive))
        if not carried(game).touched:
            raise GameError(f"there is nothing to carry yet: first find a word in {hive}")
        page = os.environ.get("SITE_URL", "").rstrip("/")
        say(f"{page and page + '/'}#join/{encode_games([encode_game(game)])}")
        return 0
    table = Table(answers_for(hive, args), saved, now)
    say_text(f"{table.board()}\n\nType /help for a list of commands.")
    try:
        while not table.over:
            say_text(table.answer(line_of("> ")))
    except (EOFError, KeyboardInterrupt):
        say("")
    say_text(table.farewell())
    return 0


def folder() -> Path:
    """Return the folder of saved games, which may not exist yet.

    Raises `RuntimeError` if the user has no home folder.
    """
    named, usual = "XDG_DATA_HOME", ".local/share"
    if os.name == "nt":
        named, usual = "APPDATA", "AppData/Roaming"
    given = Path(os.environ.get(named, ""))
    return (given if given.is_absolute() else Path.home() / usual) / "open-hive"


def name_with(words: Path, key: str) -> str:
    """Return the name of the game on the hive of a key with a word list: each path has its own.

    Earlier versions named a game by the name of its list alone, so that lists of one name in two
    folders shared it. Such a game becomes that of the first of these lists which is played.
    """
    path = os.path.normcase(os.path.abspath(words))  # noqa: PTH100 (a pipe resolves to a new path)
    earlier = f"{key}-{words.stem}"
    name = f"{earlier}-{sha256(os.fsencode(path)).hexdigest()[:8]}"
    with suppress(OSError, RuntimeError):  # there is none, or no folder
        if not (folder() / f"{name}.json").exists():
            (folder() / f"{earlier}.json").rename(folder() / f"{name}.json")
    return name


class SavedGame:
    """The file of a saved game; `report` is called with messages for the player.

    If the file cannot be read or written, the player is told once. The next change of the game
    tries again to save all of it.
    """

    def __init__(self, name: str, report: Callable[[str], None]) -> None:
        self.name = name
        self.report = report
        self.is_told = False  # that the game cannot be saved

    def sync(self, game: Game) -> Game:
        """Return the game merged with its file, and save it unless the player has done nothing."""
        try:
            game = self._joined(game, folder() / f"{self.name}.json")
            self.is_told = False
        except (FileError, OSError, RuntimeError) as fault:
            if not self.is_told:
                reason = getattr(fault, "strerror", None) or fault
                self.report(f"This game cannot be saved: {reason}.")
            self.is_told = True
        return game

    def _joined(self, game: Game, path: Path) -> Game:
        joined = game

        def change(text: str | None) -> str | None:
            nonlocal joined
            joined, unread = join(game, () if text is None else (text,))
            if unread:
                names = (path.with_suffix(f".unread-{number}") for number in count(1))
                aside = path.rename(next(name for name in names if not name.exists()))
                self.report(f"The saved game cannot be read. It was moved to {aside}.")
            return save(joined) if joined.touched else None

        if game.touched:
            path.parent.mkdir(parents=True, exist_ok=True)
        if path.parent.exists():
            disk.update(path, MAX_GAME_LENGTH, change)
        return joined


class Table:
    """A game in the terminal, and the order in which it shows the outer letters."""

    def __init__(self, answers: Answers, saved: SavedGame, now: datetime) -> None:
        self.answers = answers
        self.saved = saved
        self.game = saved.sync(begin(answers.hive, now.isoformat()[:16]))
        self.outer = list(answers.hive.outer)
        self.over = not answers.likely or self.game.revealed or self.view["complete"]

    def answer(self, line: str) -> str:
        """Return the reply to a line that the player typed."""
        match plain(line).strip().lower():
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
                self.game, self.over = self.saved.sync(give_up(self.game)), True
                return ""
            case "/quit":
                self.over = True
                return ""
            case command if command.startswith("/"):
                return f"Unknown command {command}. Type /help for a list of commands."
            case command if command.startswith("?"):
                return self.hint(command[1:].strip())
        return self.guess(line)

    def guess(self, text: str) -> str:
        """Return the verdict on a guess, with the score if it has changed."""
        before = self.saved.sync(self.game)  # with what was found in another terminal
        game, verdict, said = guessed(before, self.answers, text)
        self.game = self.saved.sync(game)
        if game.found == before.found:
            return said
        self.over = self.view["complete"]
        risen = f"\nYou’ve reached {TITLES[verdict.rank]}!" if verdict.rank else ""
        return f"{said}   {self.standing()}{risen}"

    @property
    def view(self) -> View:
        return view_of(self.game, self.answers)

    def board(self) -> str:
        hive = self.game.hive
        return f"{drawn(hive.center, self.outer, hive.alphabet)}\n\n{self.standing()}"

    def standing(self) -> str:
        """Return the score, the rank, and the points to the next rank."""
        view = self.view
        coming = view["next"]
        ahead = f", {coming['to_go']} to {TITLES[coming['name']]}" if coming else ""
        return f"Score {view['score']}: {TITLES[view['rank']]}{ahead}"

    def hint(self, what: str) -> str:
        """Give a hint, such as `grid`, and return it as text; if `what` is empty, return all so
        far.
        """
        if what not in ("", *TABLES, WORD, LETTER):
            return f"Unknown command ?{what}. Type /help for a list of commands."
        asked = ask(self.game, self.answers, what)
        if what in (WORD, LETTER) and asked == self.game:
            return NO_HINT
        if what:
            self.game = self.saved.sync(asked)
        return hints_text(self.view["hints"], what)

    def found(self) -> str:
        """Return the words found so far, then bonus words, then words without the center."""
        view = self.view
        words = listed(f"{view['count']} of {view['words']}", view["found"])
        bonus = [view["written"].get(word, word) for word in view["bonus"]]
        words += f"\nbonus: {' '.join(bonus)}" * bool(bonus)
        off_center = f"\nwithout the center: {' '.join(view['off_center'])}"
        return words + off_center * bool(view["off_center"])

    def ranks(self) -> str:
        """Return the ranks, the points at which each begins, and the points still needed."""
        return "\n".join(
            f"{TITLES[step['name']]:12}{step['points']:4}  "
            + ("reached" if step["reached"] else f"{step['to_go']} more")
            for step in self.view["ranks"]
        )

    def farewell(self) -> str:
        view = self.view
        missed = "\n" + listed("missed", view["missed"]) if view["revealed"] else ""
        return f"{self.standing()}\n{self.found()}{missed}"


def hints_text(hints: HintsView, what: str = "") -> str:
    """Return the hint `what`, such as “grid”, as text; all hints of the game if it is empty."""
    grid = aligned(hints["grid"]) if hints["grid"] else ""
    pairs, triples = spaced(hints["pairs"]), spaced(hints["triples"])
    words = [dashed(clue) for clue in hints["clues"]]
    if what:
        tables = {GRID: grid, BEGINNINGS: pairs, TRIPLES: triples}
        return tables.get(what, "".join(words[:1]))
    left = f"{counted(hints['words'], 'word')}, {counted(hints['pangrams'], 'pangram')} left."
    used = f"{counted(hints['used'], 'hint')} used."
    return "\n\n".join(filter(None, [f"{left} {used}", grid, pairs, triples, "\n".join(words)]))


def listed(title: str, words: Iterable[ListedWord]) -> str:
    """Return a line with a title and words, with pangrams in capitals."""
    spelled = (capitals(word["written"]) if word["pangram"] else word["written"] for word in words)
    return " ".join([f"{title}:", *spelled])


def drawn(center: str, outer: Sequence[str], alphabet: Alphabet = ENGLISH) -> str:
    """Return the letters arranged as a hive, or in a line if there are not seven.

    >>> print(drawn("v", "ctaoen"))
       C   T
     A  [V]  O
       E   N
    """
    letters = [alphabet.capitals(letter) for letter in outer]
    middle = f"[{alphabet.capitals(center)}]"
    if len(letters) != USUAL_SIZE - 1:
        return f" {middle} {' '.join(letters)}"
    a, b, c, d, e, f = letters
    return f"   {a}   {b}\n {c}  {middle}  {d}\n   {e}   {f}"
