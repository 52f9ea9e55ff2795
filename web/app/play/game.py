"""A game on the page: what is saved, what was guessed, and the view that follows from both."""

import asyncio
from collections.abc import Awaitable

from answers import links
from answers.days import Days
from answers.glosses import Glosses
from answers.words import FETCHING, Words
from browser.dates import LANGUAGE, titled, today
from browser.dom import by_id
from browser.events import heed, on
from browser.ordering import Newest
from browser.status import Opening, refuse, say
from browser.store import Store
from browser.texts import translated
from js import Event, document, history, location, window
from play import end, panels
from play.board import Board
from play.hinting import Hints
from play.menu import Menu
from play.past import Past
from play.player import OpenGame, Player
from play.rankbar import RankBar
from play.record import Recorder
from play.share import share
from play.side import Side
from play.yesterday import Yesterday
from saved.data import Kept
from saved.games import Games
from saved.standings import Standings
from saved.waiting import Waiting

from beecore.errors import BeeError
from beecore.game.turn import Judged
from beecore.game.view import View

SECONDS_BETWEEN_CLOCK_LOOKS = 15


class Play:
    """The game in view: hands over what the player does, and shows what comes of it."""

    def __init__(
        self, words: Words, games: Games, glosses: Glosses, kept: Kept, drafts: Store
    ) -> None:
        self.games, self.kept, self.days = games, kept, Days()
        self.words, self.newest = words, Newest()
        self.player = Player(games, Waiting(drafts), self)
        self.board, self.bar, self.side = Board(self.guess, drafts), RankBar(), Side()
        self.hints = Hints(glosses)
        self.end = end.End(self.board.go_on)
        self.yesterday = Yesterday(words, kept, self.days)
        self.is_open = False
        self.opening = ""  # the name of a game that is on its way
        self.game: OpenGame | None = None
        self.asked_about: OpenGame | None = None
        self.view: View | None = None  # of the game, as it is shown
        Menu()
        standings = Standings(words, kept)
        Recorder(standings, kept)
        self.past = Past(self.days, standings, kept)
        for name in ("past-days", "end-past", "onward-past"):
            on(by_id(name), "click", self.open_past)
        on(by_id("give-up"), "click", self.ask)
        on(by_id("ask"), "close", self.asked)
        on(by_id("hints-panel"), "click", self.hint)
        by_id("tell-hints").checked = kept.tells_hints
        on(by_id("tell-hints"), "change", self.choose_to_tell)
        for name in ("share", "end-share"):
            on(by_id(name), "click", self.shared)
        for name in ("show-yesterday", "end-yesterday"):
            on(by_id(name), "click", self.yesterday.show)
        on(window, "storage", self.stored_elsewhere)
        asyncio.create_task(heed(self.watch_the_clock()))

    async def open(self, name: str) -> None:
        """Show the game of a name: today (or nothing), a day, random, or letters.

        If a link names none, today's game is shown unless there is another, and the error is told.
        """
        self.is_open = True
        self.opening, opening = name or today(), Opening()
        try:
            puzzle = await self.newest.of(self.days.puzzle(name))
        except BeeError:
            if self.game:
                history.replaceState(None, "", "#play/" + self.game.name)
            elif name:
                await self.open("")
            raise
        game = OpenGame(puzzle, links.read(name).likely)
        self.player.waiting.rename(self.opening, game.name)
        if name == "random":  # so that a reload finds the same hive again
            history.replaceState(None, "", "#play/" + puzzle.hive.letters)
        is_other = not self.shows(game)
        if is_other:
            by_id("play").classList.toggle("waiting", self.game is not None)
            self.view = None
            opening.say(FETCHING if self.words.is_fetching else "")
        self.game = game
        self.show_name(game)
        self.board.show(puzzle.hive.letters)
        self.board.focus()
        await self.newest.of(self.player.open(game))
        if notice := self.games.notice():
            say(notice, error=True)
        else:
            opening.say(f"{by_id('play-title').textContent}. {self.invitation()}")
        await self.show_meanings(game)

    def invitation(self) -> str:
        if not self.view or not self.view["words"]:
            return "It has no words to find."
        if self.view["revealed"]:
            return "The words are shown."
        if self.view["complete"]:
            return "Every word is found."
        return f"Find words that use {self.view['center'].upper()}."

    def close(self) -> None:
        self.is_open = False
        self.newest.forget()

    def shows(self, game: OpenGame) -> bool:
        """Tell whether a game is the one in view."""
        shown = self.game
        if not self.is_open or shown is None or game.percent != shown.percent:
            return False
        return game.puzzle.hive.key == shown.puzzle.hive.key

    def show_name(self, game: OpenGame) -> None:
        """Head the game with its day as people say it, or with its letters."""
        hive, day = game.puzzle
        title = by_id("play-title")
        title.textContent = titled(day) if day else f"The hive {hive}"
        title.lang = LANGUAGE if day else "en"
        document.title = title.textContent + " · Open Hive"
        by_id("stuck").href = "#solve/" + links.written(hive, game.percent, is_stuck=True)

    def guess(self, text: str) -> Awaitable[object] | None:
        """Judge a guess in the game in view; until there is one the guess waits."""
        if not text.strip():
            return None
        if self.game is None:
            self.player.waiting.add(self.opening, text)
            return None
        return self.player.guess(self.game, text)

    def announce(self, game: OpenGame, guess: str, verdict: Judged) -> None:
        """Say how a guess went, if its game is still in view."""
        if not self.shows(game):
            return
        say(_told(verdict), error=not verdict["accepted"])
        if verdict["accepted"]:
            is_feat = verdict["kind"] == "pangram" or end.is_won(verdict)
            self.board.reward(verdict["points"], is_feat)
        else:
            self.board.refuse(guess)

    def refuse(self, game: OpenGame, guess: str, error: BeeError) -> None:
        """Say why a guess is not even judged, if its game is still in view."""
        if self.shows(game):
            self.board.refuse(guess)
            refuse(str(error))

    def render(self, game: OpenGame, view: View, verdict: Judged | None = None) -> None:
        """Show a game, if it is still the one in view; light up what a guess brought."""
        if not self.shows(game):
            return
        by_id("play").classList.remove("waiting")
        before = self.view
        if view != before:  # as it is not by a refused guess
            self.view = view
            self.bar.show(view)
            panels.show(view)
            self.hints.show(view)
        if not verdict or view["revealed"] or view["complete"]:
            self.board.rest(view["revealed"] or view["complete"])
        if verdict:
            panels.light(before, view)
            if end.is_won(verdict):
                self.end.show(view)

    async def hint(self, event: Event) -> None:
        """Give the hint that a button asks for."""
        button, game = event.target.closest("[data-hint]"), self.game
        if not (button and game and self.view):
            return
        has_focus = button.matches(":focus")
        await self.player.hint(game, button.dataset.hint)
        if has_focus and button.hidden:
            by_id("ask-word").focus()
        await self.show_meanings(game)

    async def show_meanings(self, game: OpenGame) -> None:
        """Fetch the meanings that hints ask for, and show them in the game as it is by then."""
        if self.view is None or self.hints.has_meanings(self.view):
            return
        trouble = await self.hints.fetch_meanings(self.view)
        if self.view and self.shows(game):
            self.hints.show(self.view, trouble)

    def choose_to_tell(self, event: Event) -> None:
        self.kept.keep_tells_hints(by_id("tell-hints").checked)

    def open_past(self, event: Event) -> Awaitable[None]:
        return self.past.open(self.game.puzzle.day if self.game else None)

    def ask(self, event: Event) -> None:
        """Ask before the words are shown; to leave by Escape is no answer."""
        self.asked_about = self.game
        by_id("ask").returnValue = ""
        by_id("ask").showModal()

    async def asked(self, event: Event) -> None:
        game = self.asked_about
        self.board.focus()
        if by_id("ask").returnValue != "yes" or game is None:
            return
        await self.player.give_up(game)
        if self.view and self.shows(game):
            say(f"The words are shown. You found {self.view['count']} of {self.view['words']}.")
            self.side.show("found")

    async def renew(self) -> None:
        """Show what another tab, an import or a lesson has brought."""
        if self.game:
            await self.player.look(self.game)

    async def shared(self, event: Event) -> None:
        if self.game and self.view:
            await share(self.view, self.game.name, self.kept.tells_hints)

    async def stored_elsewhere(self, event: Event) -> None:
        """Show what another tab has found."""
        if self.game and self.kept.is_of(event.key or "", self.game.puzzle.hive.key):
            await self.renew()

    async def watch_the_clock(self) -> None:
        """At the player's midnight go on to the new day's hive, once no guess is under way."""
        shown = today()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CLOCK_LOOKS)
            if today() == shown or by_id("guess").value:
                continue
            was_daily = self.game and str(self.game.puzzle.day) == shown
            shown = today()
            if was_daily and location.hash in ("#play", "#play/"):
                await heed(self.open(""))


def _told(verdict: Judged) -> str:
    """Return the sentence on a guess."""
    sentence = translated(verdict["message"])
    if verdict["points"]:
        sentence += f" +{verdict['points']}"
    if verdict["risen"]:
        sentence += f" You’ve reached {verdict['risen']}!"
    if verdict["complete"]:
        sentence += " Every word is found."
    return sentence
