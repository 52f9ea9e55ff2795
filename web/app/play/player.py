"""The player's actions, which run in order, each in the game that was open when it was triggered.

A guess takes three steps: it is judged and the game is saved, the verdict is announced, and the
game is rendered. Until the first step is done, the guess waits in the tab's storage. If its verdict
depends on words that are not loaded yet, guesses that were entered later do not wait for it.
"""

import json
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from answers import links
from answers.glosses import Glosses
from answers.words import Words
from browser.dom import pause
from browser.events import OvertakenError, run_handler
from browser.status import TroubleError
from browser.store import Store
from js import window
from play.standings import Standings
from saved.games import Games, Played, UndecidedError
from saved.records import WAITING

from beecore.decisions import Decisions
from beecore.errors import BeeError
from beecore.game.guess import Verdict, once
from beecore.game.puzzles import Puzzle
from beecore.game.view import GIVE_UP, GUESS, HINT, LOOK, PARK, TAKE_BACK, View
from beecore.reading import words_in

T = TypeVar("T")

# Guesses that were entered but not judged yet: they survive a reload and a failed download.
# The tab stores them. When it is closed, first.js leaves them to the next tab.


class PendingGuesses:
    """Stores guesses for this tab, each with the name of its game, oldest first.

    It takes over the guesses that first.js stored before Python was running.
    """

    def __init__(self, drafts: Store) -> None:
        self.drafts = drafts
        self.guesses: list[tuple[str, str]] = []
        early, window.early = window.early, None  # from now on first.js leaves guesses to Python
        if early:
            self.guesses = [(early[at][0], early[at][1]) for at in range(early.length)]

    def add(self, game: str, guess: str) -> None:
        self.guesses.append((game, guess))
        self.save()

    def replace(self, game: str, guess: str, *parts: str) -> None:
        """Replace a game's oldest pending guess with this text by its parts; none removes it."""
        at = self.guesses.index((game, guess))
        self.guesses[at : at + 1] = [(game, part) for part in parts]
        self.save()

    @property
    def games(self) -> set[str]:
        """The names of the games whose guesses wait."""
        return {name for name, _ in self.guesses}

    def of(self, game: str) -> list[str]:
        """Return the guesses of a game, the oldest first."""
        return [guess for name, guess in self.guesses if name == game]

    def drop(self, game: str) -> None:
        """Remove all guesses of a game."""
        self.guesses = [entry for entry in self.guesses if entry[0] != game]
        self.save()

    def rename(self, before: str, after: str) -> None:
        """Rename a game whose guesses wait: “today”, for example, turned out to be a date."""
        if before != after and before in self.games:
            self.guesses = [(after if name == before else name, g) for name, g in self.guesses]
            self.save()

    def save(self) -> None:
        self.drafts.set(WAITING, json.dumps([list(entry) for entry in self.guesses]))


class OpenGame(NamedTuple):
    """An open game: its puzzle, and how likely its words are."""

    puzzle: Puzzle
    percent: str  # the least likelihood of words that count; empty: the lexicon's

    @property
    def name(self) -> str:
        """The name of the game in links: its day, or its letters and options."""
        day = self.puzzle.day
        return day.isoformat() if day else links.written(self.puzzle.hive, self.percent)


class Screen(Protocol):
    """Shows the outcomes of actions, unless their game is no longer open."""

    def shows(self, game: OpenGame) -> bool: ...
    def announce(self, game: OpenGame, guess: str, counted: str, verdict: Verdict) -> None: ...
    def refuse(self, game: OpenGame, guess: str, error: BeeError) -> None: ...
    def render(self, game: OpenGame, view: View, verdict: Verdict | None = None) -> None: ...


class Player:
    """Runs actions; those in the same hive run one after the other."""

    def __init__(
        self,
        words: Words,
        games: Games,
        standings: Standings,
        glosses: Glosses,
        waiting: PendingGuesses,
        screen: Screen,
    ) -> None:
        self.words, self.games, self.standings, self.glosses = words, games, standings, glosses
        self.waiting, self.screen = waiting, screen
        self.loading: set[str] = set()  # the games whose words are being loaded
        self.undecided: set[tuple[str, str]] = set()  # guesses that wait for that, with their games

    def open(self, game: OpenGame) -> Awaitable[None]:
        """Show a saved game, then judge its waiting guesses."""

        async def opened() -> None:
            played = await self.show(game, LOOK)
            if not played.is_final:
                self.open_when_loaded(game)
            await self.judge_waiting(game)

        return self.in_order(game, opened)

    def look(self, game: OpenGame) -> Awaitable[Played]:
        """Show a saved game."""
        return self.act(game, LOOK)

    def hint(self, game: OpenGame, wanted: str) -> Awaitable[Played]:
        """Give a hint; `wanted` is its kind, see `beecore.game.hints.ask`."""
        return self.act(game, HINT, wanted)

    def park(self, game: OpenGame, word: str) -> Awaitable[Played]:
        """Park a word."""
        return self.act(game, PARK, word)

    def take_back(self, game: OpenGame, word: str) -> Awaitable[Played]:
        """Take a parked word back."""
        return self.act(game, TAKE_BACK, word)

    def give_up(self, game: OpenGame) -> Awaitable[Played]:
        """End a game, and show its words."""
        return self.act(game, GIVE_UP)

    def guess(self, game: OpenGame, text: str) -> Awaitable[None]:
        """Judge a guess, after the earlier guesses in its game that can be judged."""
        self.waiting.add(game.name, text)
        self.undecided.discard((game.name, text))  # so that a failed download is tried again
        return self.judge_all(game)

    def judge_all(self, game: OpenGame) -> Awaitable[None]:
        """Judge the guesses that wait in a game, whether or not it is open."""
        return self.in_order(game, lambda: self.judge_waiting(game))

    def finish(self, game: OpenGame) -> Awaitable[None]:
        """Wait until all earlier actions in a game's hive are done and rendered."""

        async def done() -> None: ...

        return self.in_order(game, done)

    def in_order(self, game: OpenGame, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Run an action after all earlier ones in its hive.

        Raises `OvertakenError` instead of the action's own error if the game is no longer open.
        """

        async def run() -> T:
            try:
                return await action()
            except BeeError:
                if not self.screen.shows(game):
                    raise OvertakenError
                raise

        return self.games.in_order(game.puzzle.hive, run)

    async def judge_waiting(self, game: OpenGame) -> None:
        """Judge the waiting guesses of a game that can be judged, the oldest first."""
        for guess in self.waiting.of(game.name):
            if (game.name, guess) in self.undecided:
                continue
            try:
                await self.judge(game, guess)
            except UndecidedError as error:
                words = once(words_in(guess, game.puzzle.hive))
                decided = " ".join([word for word in words if word not in error.words])
                undecided = " ".join(error.words) if decided else guess
                self.undecided.add((game.name, undecided))
                self.open_when_loaded(game)
                if decided:
                    self.waiting.replace(game.name, guess, decided, undecided)
                    await self.judge(game, decided)

    def open_when_loaded(self, game: OpenGame) -> None:
        """Open a game again once all words of its hive are loaded."""
        if game.name not in self.loading:
            self.loading.add(game.name)
            run_handler(self.open_later(game))

    async def open_later(self, game: OpenGame) -> None:
        try:
            await self.words.load(game.puzzle.hive)
        except BeeError:
            if not self.screen.shows(game):
                return
            raise
        finally:
            self.loading.discard(game.name)
        self.undecided = {each for each in self.undecided if each[0] != game.name}
        await self.open(game)

    async def judge(self, game: OpenGame, guess: str) -> None:
        hive, decisions = game.puzzle.hive, self.standings.data.decisions.current
        try:
            counted = await self.glosses.counted(hive, guess)
            played = await self.games.play(hive, GUESS, counted, game.percent)
        except (TroubleError, UndecidedError):
            raise  # the guess keeps waiting until the page can judge it
        except BeeError as error:
            self.waiting.replace(game.name, guess)
            self.screen.refuse(game, guess, error)
            return
        except Exception:
            self.waiting.replace(game.name, guess)  # otherwise, it would break every later visit
            raise
        self.waiting.replace(game.name, guess)
        assert played.verdict
        self.screen.announce(game, guess, counted, played.verdict)
        await pause()  # rendering the game takes a while, so the browser paints the verdict first
        self.render(game, played, decisions)

    def act(self, game: OpenGame, action: str, detail: str = "") -> Awaitable[Played]:
        return self.in_order(game, lambda: self.show(game, action, detail))

    async def show(self, game: OpenGame, action: str, detail: str = "") -> Played:
        """Show a game after an action other than a guess; see `act` for its `detail`."""
        decisions = self.standings.data.decisions.current
        played = await self.games.play(game.puzzle.hive, action, detail, game.percent)
        self.render(game, played, decisions)
        return played

    def render(self, game: OpenGame, played: Played, decisions: Decisions) -> None:
        """Show a game, and store its standing, which counts words as likely as the lexicon does.

        `decisions` are those on words before the game was played.
        """
        view = played.view()
        self.screen.render(game, view, played.verdict)
        if not game.percent:
            self.standings.note(game.puzzle.hive.key, played.text, view, decisions)
