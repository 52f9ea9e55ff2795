"""A game on the page: what is saved, what was guessed, and the view that follows from both."""

import asyncio
from collections.abc import Awaitable, Callable

import end
import links
import panels
from board import Board
from dates import LANGUAGE, titled
from days import Days, today
from dom import by_id
from events import Newest, heed, on
from games import Games
from glosses import Glosses
from hinting import Hints
from js import Event, document, history, location, window
from kept import Kept
from menu import Menu
from past import Past
from rankbar import RankBar
from record import Recorder
from share import share
from side import Side
from standings import Standings
from status import say
from store import Store
from words import Words
from yesterday import Yesterday

from beecore.errors import BeeError
from beecore.game.puzzles import Puzzle
from beecore.game.turn import GIVE_UP, GUESS, HINT, Judged
from beecore.game.view import View

SECONDS_BETWEEN_CLOCK_LOOKS = 15


class Play:
    """The game in view; its turns are taken one at a time."""

    def __init__(
        self, words: Words, games: Games, glosses: Glosses, kept: Kept, drafts: Store
    ) -> None:
        self.games, self.kept, self.days = games, kept, Days()
        self.newest, self.turns = Newest(), games.order
        self.board, self.bar, self.side = Board(self.guess, drafts), RankBar(), Side()
        self.hints = Hints(glosses)
        self.end = end.End(self.board.go_on)
        self.yesterday = Yesterday(words, kept, self.days)
        self.puzzle: Puzzle | None = None
        self.view: View | None = None
        self.likely = ""
        Menu()
        standings = Standings(words)
        Recorder(standings, kept, self.renew)
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

        Where a link names none, today's is shown if there is no other, with the error still told.
        """
        try:
            puzzle = await self.newest.of(self.days.puzzle(name))
        except BeeError:
            if self.puzzle:
                history.replaceState(None, "", "#play/" + self.name())
            elif name:
                await self.open("")
            raise
        self.likely = links.read(name).likely
        if name == "random":  # so that a reload finds the same hive again
            history.replaceState(None, "", "#play/" + puzzle.hive.letters)
        if self.puzzle is None or puzzle.hive.key != self.puzzle.hive.key:
            self.view = None
            by_id("play").classList.toggle("waiting", self.puzzle is not None)
            say("")
        self.puzzle = puzzle
        self.show_name(puzzle)
        by_id("stuck").href = "#solve/" + links.written(puzzle.hive, self.likely, is_stuck=True)
        self.board.show(puzzle.hive.letters)
        self.board.focus()
        told_before = self.games.told_unread
        await self.newest.of(self.turns.do(self.turn))
        if self.view:
            await self.newest.of(self.hints.explain(self.view))
        if self.games.told_unread == told_before:
            say(f"{by_id('play-title').textContent}. {self.invitation()}")
        while self.board.early:
            await self.guess(self.board.early.pop(0))

    def invitation(self) -> str:
        if not self.view or not self.view["words"]:
            return "It has no words to find."
        if self.view["revealed"]:
            return "The words are shown."
        if self.view["complete"]:
            return "Every word is found."
        return f"Find words that use {self.view['center'].upper()}."

    def close(self) -> None:
        self.newest.forget()

    def name(self) -> str:
        """Return what a link calls the game."""
        assert self.puzzle
        day = self.puzzle.day
        return day.isoformat() if day else links.written(self.puzzle.hive, self.likely)

    def show_name(self, puzzle: Puzzle) -> None:
        """Head the game with its day as people say it, or with its letters."""
        title = by_id("play-title")
        title.textContent = titled(puzzle.day) if puzzle.day else f"The hive {puzzle.hive}"
        title.lang = LANGUAGE if puzzle.day else "en"
        document.title = title.textContent + " · Open Hive"

    async def guess(self, text: str) -> None:
        """Have a guess judged, once there is a game, and say how it went."""
        if not self.puzzle:
            self.board.early.append(text)
        elif text.strip():
            await self.turns.do(lambda: self.judge(text))

    async def judge(self, text: str) -> None:
        before, verdicts = self.view, []

        def heard(verdict: Judged) -> None:
            verdicts.append(verdict)
            say(_told(verdict), error=not verdict["accepted"])
            if verdict["accepted"]:
                self.board.reward(
                    verdict["points"], verdict["kind"] == "pangram" or end.is_won(verdict)
                )
            else:
                self.board.refuse(text)

        try:
            await self.turn(GUESS, text, heard)
        except BeeError:
            self.board.refuse(text)
            raise
        panels.light(before, self.view)
        if self.view and verdicts and end.is_won(verdicts[0]):
            self.end.show(self.view)

    async def hint(self, event: Event) -> None:
        """Give the hint that a button asks for."""
        button = event.target.closest("[data-hint]")
        if button and self.view:
            wanted, has_focus = button.dataset.hint, button.matches(":focus")
            await self.turns.do(lambda: self.turn(HINT, wanted))
            if has_focus and button.hidden:
                by_id("ask-word").focus()
            await self.hints.explain(self.view)

    def choose_to_tell(self, event: Event) -> None:
        self.kept.keep_tells_hints(by_id("tell-hints").checked)

    def open_past(self, event: Event) -> Awaitable[None]:
        return self.past.open(self.puzzle.day if self.puzzle else None)

    def ask(self, event: Event) -> None:
        """Ask before the words are shown; to leave by Escape is no answer."""
        by_id("ask").returnValue = ""
        by_id("ask").showModal()

    async def asked(self, event: Event) -> None:
        if by_id("ask").returnValue == "yes" and self.puzzle:
            await self.turns.do(self.give_up)
        self.board.focus()

    async def give_up(self) -> None:
        await self.turn(GIVE_UP)
        if self.view:
            say(f"The words are shown. You found {self.view['count']} of {self.view['words']}.")
            self.side.show("found")

    async def renew(self) -> None:
        """Show what another tab, an import or a lesson has brought."""
        if self.puzzle:
            await self.turns.do(self.turn)

    async def turn(
        self, action: str = "", guess: str = "", heard: Callable[[Judged], None] | None = None
    ) -> None:
        """Take a turn in the game, and show what comes of it."""
        assert self.puzzle
        puzzle = self.puzzle
        turn = await self.games.turn(puzzle.hive, action, guess, self.likely, heard)
        view = turn["view"]
        if puzzle is self.puzzle:  # else another hive was opened meanwhile
            by_id("play").classList.remove("waiting")
            if view != self.view:  # as it is not by a refused guess
                self.view = view
                self.bar.show(view)
                panels.show(view)
                self.hints.show(view)
            if not action or view["revealed"] or view["complete"]:
                self.board.rest(view["revealed"] or view["complete"])

    async def shared(self, event: Event) -> None:
        if self.view:
            await share(self.view, self.name(), self.kept.tells_hints)

    async def stored_elsewhere(self, event: Event) -> None:
        """Take in what another tab has found."""
        if self.puzzle and self.kept.is_of(event.key or "", self.puzzle.hive.key):
            await self.renew()

    async def watch_the_clock(self) -> None:
        """At the player's midnight go on to the new day's hive, once no guess is under way."""
        shown = today()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CLOCK_LOOKS)
            if today() == shown or by_id("guess").value:
                continue
            was_daily = self.puzzle and str(self.puzzle.day) == shown
            shown = today()
            if was_daily and location.hash in ("#play", "#play/"):
                await heed(self.open(""))


def _told(verdict: Judged) -> str:
    """Return the sentence on a guess."""
    sentence = verdict["message"]
    if verdict["points"]:
        sentence += f" +{verdict['points']}"
    if verdict["risen"]:
        sentence += f" You are {verdict['risen']} now."
    if verdict["complete"]:
        sentence += " Every word is found."
    return sentence
