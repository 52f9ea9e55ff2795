"""The player's actions, which run in order, each in the game that was open when it was triggered.

A guess takes three steps: it is judged and the game is saved, the verdict is announced, and the
game is rendered. Until the first step is done, the guess waits, see `play.drafts`. If its verdict
depends on words that are not loaded yet, guesses that were entered later do not wait for it.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

from answers import links
from answers.glosses import Glosses
from answers.words import Words
from browser.dom import pause
from browser.events import OvertakenError, run_handler
from browser.status import TroubleError
from play.drafts import Drafts, Waiting
from play.standings import Standings
from saved.games import Games, Played, UndecidedError

from beecore.errors import BeeError
from beecore.game.guess import Answers, Game, Verdict, once
from beecore.game.puzzles import Puzzle
from beecore.game.record import standing_of
from beecore.game.view import GUESS, LOOK, View
from beecore.reading import words_in

T = TypeVar("T")


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
        drafts: Drafts,
        screen: Screen,
    ) -> None:
        self.words, self.games, self.standings, self.glosses = words, games, standings, glosses
        self.drafts, self.screen = drafts, screen
        self.loading: set[str] = set()  # the games whose words are being loaded
        self.undecided: set[Waiting] = set()  # guesses that wait for that

    def open(self, game: OpenGame) -> Awaitable[None]:
        """Show a saved game, then judge its waiting guesses."""

        async def opened() -> None:
            played = await self.show(game, LOOK)
            if not played.is_final:
                self.open_when_loaded(game)
            await self.judge_waiting(game)

        return self.in_order(game, opened)

    def act(self, game: OpenGame, action: str, detail: str = "") -> Awaitable[Played]:
        """Show a game after an action other than a guess; see `beecore.game.view.act`."""
        return self.in_order(game, lambda: self.show(game, action, detail))

    def guess(self, game: OpenGame, text: str) -> Awaitable[None]:
        """Judge a guess, after the earlier guesses in its game that can be judged."""
        self.drafts.add(game.name, text)
        self.undecided.discard(Waiting(game.name, text))  # so that a failed download is tried again
        return self.judge_all(game)

    def retry(self, game: OpenGame) -> Awaitable[None]:
        """Judge all waiting guesses of a game, even if a download failed that they need."""
        self.undecided = {entry for entry in self.undecided if entry.game != game.name}
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
        for entry in self.drafts.of(game.name):
            if entry in self.undecided:
                continue
            try:
                await self.judge(game, entry)
            except UndecidedError as error:
                words = once(words_in(entry.guess, game.puzzle.hive))
                decided = " ".join([word for word in words if word not in error.words])
                undecided = " ".join(error.words) if decided else entry.guess
                self.undecided.add(Waiting(game.name, undecided))
                self.open_when_loaded(game)
                if decided:
                    self.drafts.split(entry, decided, undecided)
                    await self.judge(game, Waiting(game.name, decided))

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
        self.undecided = {entry for entry in self.undecided if entry.game != game.name}
        await self.open(game)

    async def judge(self, game: OpenGame, entry: Waiting) -> None:
        try:
            counted = await self.glosses.counted(game.puzzle.hive, entry.guess)
            played = await self.play(game, GUESS, counted)
        except (TroubleError, UndecidedError):
            raise  # the guess keeps waiting until the page can judge it
        except BeeError as error:
            self.drafts.split(entry)
            self.screen.refuse(game, entry.guess, error)
            return
        except Exception:
            self.drafts.split(entry)  # otherwise, it would break every later visit
            raise
        self.drafts.remove(entry)
        assert played.verdict
        self.screen.announce(game, entry.guess, counted, played.verdict)
        await pause()  # rendering the game takes a while, so the browser paints the verdict first
        self.screen.render(game, played.view(), played.verdict)

    async def show(self, game: OpenGame, action: str, detail: str = "") -> Played:
        played = await self.play(game, action, detail)
        self.screen.render(game, played.view())
        return played

    async def play(self, game: OpenGame, action: str, detail: str) -> Played:
        """Apply an action, and save the game with its standing.

        A game with a boundary of its own gets none, since a standing counts words as likely as the
        lexicon does; nor does one during whose look-up the visitor has decided on a word.
        """
        hive, decisions = game.puzzle.hive, self.standings.data.decisions.current

        def standing(played: Game, answers: Answers) -> str:
            if game.percent or decisions is not self.standings.data.decisions.current:
                return ""
            return self.standings.text_of(hive.key, standing_of(played, answers))

        return await self.games.play(hive, action, detail, game.percent, standing)
