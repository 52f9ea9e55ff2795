"""Plays games: applies an action to a saved game, merged from all tabs, and saves the outcome."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from answers.words import Words
from browser.events import InOrder
from browser.texts import now, text
from js import performance
from saved.data import SavedData
from saved.keeping import ask_in_passing
from saved.records import GAME

from beecore.errors import GameError
from beecore.game.guess import Answers, Game, Verdict, begin, once
from beecore.game.saving import join, load, save, with_standing
from beecore.game.view import LOOK, View, act, view_of
from beecore.hive import Hive

MAX_PAUSE = 120  # the most seconds between two actions that count as played

T = TypeVar("T")


class Played(NamedTuple):
    """A game after an action."""

    game: Game
    verdict: Verdict | None  # the verdict if the action was a guess
    is_final: bool  # False while words are loading that may change the view, such as bonus words
    view: Callable[[], View]  # computes what the screen shows, in up to 50 ms for a usual hive


class UndecidedError(Exception):
    """The verdict on a guess depends on words that are not loaded yet: on `words` in the guess."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.words = words


class Games:
    """Plays games and saves them. Actions in one hive have to be run `in_order`."""

    def __init__(self, words: Words, data: SavedData) -> None:
        self.words, self.data, self.order = words, data, InOrder()
        self.last: Game | None = None  # after the last action; its text is `last_text`
        self.last_text = ""
        self.times: dict[str, int] = {}  # of the last action, in seconds, by the hive's key
        self.played: dict[str, int] = {}  # seconds that no saved game has yet, by the hive's key
        self.has_unreadable = self.has_warned = False

    def in_order(self, hive: Hive, action: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Run an action once all earlier ones in its hive have ended; other hives do not wait."""
        return self.order.run(hive.key, action)

    async def play(
        self,
        hive: Hive,
        action: str = LOOK,
        detail: str = "",
        percent: str = "",
        standing: Callable[[Game, Answers], str] = lambda game, answers: "",
    ) -> Played:
        """Apply an action to the game on a hive, save the game, and return it.

        See `beecore.game.view.act` for `action` and `detail`, and `Words` for `percent`. The action
        is applied to the game merged from everything that this page and other tabs saved.
        `standing` returns a text to store with the game, see `save`.

        Raises `UndecidedError` for a guess that cannot be judged before all words are loaded.
        """
        likely = await self.words.likely_answers(hive, percent)
        answers = likely or await self.words.answers(hive, percent)
        before = self.merged(hive, action)  # from here on, nothing is awaited
        game, verdict = act(before, answers, action, detail)
        if likely and verdict and verdict.unlisted:
            raise UndecidedError(verdict.unlisted)
        played = self.time_played(hive.key, action)
        if game != before:
            game = replace(game, seconds=game.seconds + played)
            self.played[hive.key] = 0
        self.store(game, before, standing(game, answers))
        others = game.rejected or game.bonus  # which possible words may change
        is_final = not likely or (not others and all(map(answers.is_likely, game.found)))
        return Played(game, verdict, is_final, lambda: view_of(game, answers))

    def merged(self, hive: Hive, action: str) -> Game:
        """Return the game on a hive that has all that saved texts have, and what this visit did."""
        name = GAME + hive.key
        texts = self.data.texts(name) if action == LOOK else [self.data.get(name)]
        is_last = self.last and self.last.hive.key == hive.key  # perhaps it was only looked at
        texts.append(self.data.visit.get(name, self.last_text if is_last else ""))
        texts = list(once(filter(None, texts)))
        if self.last and texts == [self.last_text]:  # loading it again is slow
            return self.last
        game, unread = join(begin(hive, now()), texts)
        self.has_unreadable = self.has_unreadable or bool(unread)
        return game

    def store(self, game: Game, before: Game, standing: str) -> None:
        """Store a game, which was `before` the action, with its standing; or only the standing."""
        name = GAME + game.hive.key
        stored, text = self.data.get(name), save(game, standing)
        if text != stored and game == before and _is_saved(game, stored):
            if standing:
                self.data.amend(name, with_standing(stored, standing))
            text = stored = self.data.get(name)
        if text == stored:
            self.data.visit[name] = text
        elif game.touched:
            self.data.save(name, text)
            ask_in_passing()
        self.last, self.last_text = game, text

    def time_played(self, key: str, action: str) -> int:
        """Return for how many seconds a hive was played since a change in its game was saved.

        Pauses before refused guesses count as well. That before a look does not, since the player
        may have been elsewhere.
        """
        time = int(performance.now()) // 1000
        pause = 0 if action == LOOK else time - self.times.get(key, time)
        self.times[key] = time
        self.played[key] = self.played.get(key, 0) + min(pause, MAX_PAUSE)
        return self.played[key]

    def notice(self) -> str:
        """Return a warning if a game could not be read, the first time only; otherwise ""."""
        if self.has_warned or not self.has_unreadable:
            return ""
        self.has_warned = True
        return text("saved-game-unreadable")


def _is_saved(game: Game, text: str) -> bool:
    """Return whether a stored text has all of a game."""
    try:
        return load(text) == game
    except GameError:
        return False
