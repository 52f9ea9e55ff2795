"""The player's actions: each is carried out in the game it was triggered in, and in order.

A guess takes three steps: it is judged and the game saved, the verdict is announced, and the game
is shown. Until the first step is done the guess waits in the tab's storage.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from answers import links
from browser.dom import pause
from browser.ordering import OvertakenError
from browser.trouble import TroubleError
from saved.games import Games
from saved.waiting import Waiting

from beecore.errors import BeeError
from beecore.game.puzzles import Puzzle
from beecore.game.turn import GIVE_UP, GUESS, HINT, LOOK, Judged
from beecore.game.view import View

T = TypeVar("T")


class OpenGame(NamedTuple):
    """A game as the page has it open: its puzzle, and the percentage from which a word is likely,
    empty for the lexicon's own.
    """

    puzzle: Puzzle
    percent: str

    @property
    def name(self) -> str:
        """What the game is called in a link: its day, or its letters and options."""
        day = self.puzzle.day
        return day.isoformat() if day else links.written(self.puzzle.hive, self.percent)


class Screen(Protocol):
    """Where the outcome of an action is shown; it ignores a game that is not in view."""

    def shows(self, game: OpenGame) -> bool: ...
    def announce(self, game: OpenGame, guess: str, verdict: Judged) -> None: ...
    def refuse(self, game: OpenGame, guess: str, error: BeeError) -> None: ...
    def render(self, game: OpenGame, view: View, verdict: Judged | None = None) -> None: ...


class Player:
    """Carries out actions; those in one hive are carried out one after the other."""

    def __init__(self, games: Games, waiting: Waiting, screen: Screen) -> None:
        self.games, self.waiting, self.screen = games, waiting, screen

    def open(self, game: OpenGame) -> Awaitable[None]:
        """Show a game as it is saved, then judge the guesses that wait for it."""

        async def opened() -> None:
            await self.show(game, LOOK)
            await self.judge_waiting(game)

        return self.in_order(game, opened)

    def look(self, game: OpenGame) -> Awaitable[None]:
        """Show a game as it is saved."""
        return self.act(game, LOOK)

    def hint(self, game: OpenGame, wanted: str) -> Awaitable[None]:
        """Give a hint, named as in `beecore.game.clues.ask`."""
        return self.act(game, HINT, wanted)

    def give_up(self, game: OpenGame) -> Awaitable[None]:
        """End a game, and show its words."""
        return self.act(game, GIVE_UP)

    def guess(self, game: OpenGame, text: str) -> Awaitable[None]:
        """Judge a guess, after those of its game that wait already."""
        self.waiting.add(game.name, text)
        return self.in_order(game, lambda: self.judge_waiting(game))

    def in_order(self, game: OpenGame, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Run an action after all earlier ones in its hive.

        What goes wrong with it raises `OvertakenError` if the game is not in view any more.
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
        """Judge the guesses that wait for a game, oldest first."""
        while guess := self.waiting.first(game.name):
            await self.judge(game, guess)

    async def judge(self, game: OpenGame, guess: str) -> None:
        try:
            played = await self.games.play(game.puzzle.hive, GUESS, guess, game.percent)
        except TroubleError:
            raise  # the guess waits until the page can judge it
        except BeeError as error:
            self.waiting.remove(game.name, guess)
            self.screen.refuse(game, guess, error)
            return
        except Exception:
            self.waiting.remove(game.name, guess)  # or it would break every later visit
            raise
        self.waiting.remove(game.name, guess)
        assert played.verdict
        self.screen.announce(game, guess, played.verdict)
        await pause()  # to show the game takes a while: the verdict is painted first
        self.screen.render(game, played.view(), played.verdict)

    def act(self, game: OpenGame, action: str, detail: str = "") -> Awaitable[None]:
        return self.in_order(game, lambda: self.show(game, action, detail))

    async def show(self, game: OpenGame, action: str, detail: str = "") -> None:
        """Show a game after an action that gets no verdict."""
        played = await self.games.play(game.puzzle.hive, action, detail, game.percent)
        self.screen.render(game, played.view())
