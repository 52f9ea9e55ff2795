"""A game on the page: what is saved, what was guessed, and the view that follows from both."""

import asyncio
from collections.abc import Callable

import panels
from board import Board
from days import Days, today
from dom import by_id, decoded
from events import InOrder, Newest, on
from js import Event, document, history, location, window
from kept import Kept
from markup import fill, tag
from record import Recorder
from share import share
from status import say
from words import Words

from beecore.errors import BeeError
from beecore.game.puzzles import FIRST_DAY, Puzzle
from beecore.game.state import key, once
from beecore.game.turn import GIVE_UP, GUESS, Judged
from beecore.game.view import View

CELEBRATED = ("Genius", "Queen Bee")
SECONDS_BETWEEN_CLOCK_LOOKS = 15


class Play:
    """The game in view; its turns are taken one at a time."""

    def __init__(self, words: Words, kept: Kept) -> None:
        self.words, self.kept, self.days = words, kept, Days()
        self.newest, self.turns = Newest(), InOrder()
        self.board = Board(self.guess)
        self.puzzle: Puzzle | None = None
        self.view: View | None = None
        self.saved = ""
        self.told_unread = self.is_typing = False
        Recorder(words, kept, self.look)
        on(by_id("give-up"), "click", self.ask)
        on(by_id("ask"), "close", self.asked)
        on(by_id("share"), "click", self.shared)
        for kind, act in (("keydown", self.typed), ("change", self.picked), ("blur", self.left)):
            on(by_id("play-day"), kind, act)
        on(by_id("yesterday"), "toggle", self.show_yesterday)
        for part in ("hints", "ranks"):
            on(by_id(part), "toggle", self.unfold)
        on(window, "storage", self.stored_elsewhere)
        asyncio.create_task(self.watch_the_clock())

    async def open(self, name: str) -> None:
        """Show the game of a name: today (or nothing), a day, random, or letters.

        Where a link names none, today's is shown if there is no other, with the error still told.
        """
        try:
            puzzle = await self.newest.of(self.days.puzzle(decoded(name)))
        except BeeError:
            if self.puzzle:
                history.replaceState(None, "", "#play/" + _name(self.puzzle))
            elif name:
                await self.open("")
            raise
        letters = puzzle.hive.letters
        if name == "random":  # so that a reload finds the same hive again
            history.replaceState(None, "", "#play/" + letters)
        if self.puzzle is None or key(puzzle.hive) != key(self.puzzle.hive):
            self.saved = ""
        self.puzzle = puzzle
        self.show_name(puzzle)
        by_id("yesterday").open = False
        self.board.show(letters)
        told_before = self.told_unread
        await self.newest.of(self.turns.do(self.turn))
        if document.activeElement.id != "play-day":  # where a date may still be being typed
            self.board.focus()
        if self.told_unread == told_before:
            say(f"{by_id('play-title').textContent}. {self.invitation(letters[0].upper())}")

    def invitation(self, center: str) -> str:
        has_words = self.view and self.view["words"]
        return f"Find words that use {center}." if has_words else "It has no words to find."

    def close(self) -> None:
        self.newest.forget()

    def show_name(self, puzzle: Puzzle) -> None:
        day = puzzle.day.isoformat() if puzzle.day else ""
        name = f"The hive of {day}" if day else f"The hive {puzzle.hive}"
        name = "Today’s hive" if day == today() else name
        by_id("play-title").textContent, document.title = name, name + " · Open Hive"
        if by_id("play-day").value != day:
            by_id("play-day").value = day
        by_id("play-day").min, by_id("play-day").max = FIRST_DAY.isoformat(), today()

    async def guess(self, text: str) -> None:
        """Have a guess judged, and say how it went."""
        if not text.strip() or self.view is None:
            self.board.put_back(text)
            return

        def heard(verdict: Judged) -> None:
            say(_told(verdict), error=not verdict["accepted"])
            if verdict["accepted"]:
                self.board.reward(verdict["points"], _is_won(verdict))
            else:
                self.board.put_back(text)

        before = self.view
        await self.turns.do(lambda: self.turn(GUESS, text, heard))
        panels.light(before, self.view)

    def unfold(self, event: Event) -> None:
        if self.view:
            panels.unfold(self.view)

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

    async def look(self) -> None:
        """Show what another tab or an import has brought."""
        if self.puzzle:
            await self.turns.do(self.turn)

    async def turn(
        self, action: str = "", guess: str = "", heard: Callable[[Judged], None] | None = None
    ) -> None:
        """Join what is saved, here and by other tabs, with one action; show and keep the result."""
        assert self.puzzle
        puzzle, name = self.puzzle, key(self.puzzle.hive)
        stored = self.kept.game(name)
        texts = [text for text in once([self.saved, stored]) if text]
        if not action:
            texts += self.kept.aside(name)

        def judged(verdict: Judged, text: str) -> None:
            if verdict["accepted"]:  # kept before it is told, or a reload could lose the word
                self.kept.keep_game(name, text)
            if heard:
                heard(verdict)

        turn = await self.words.turn(puzzle.hive, today(), texts, action, guess, judged)
        unread = [texts[place] for place in turn["unread"]]
        self.set_aside(name, stored, unread)
        view = turn["view"]
        if view["found"] or view["bonus"] or view["revealed"]:
            self.kept.keep_game(name, turn["save"])
        if puzzle is self.puzzle:  # else another hive was opened meanwhile
            self.saved, self.view = turn["save"], view
            panels.show(view)
            if not action or view["revealed"]:
                self.board.rest(view["revealed"])

    def set_aside(self, name: str, stored: str, unread: list[str]) -> None:
        """Put aside what is kept of a game if it cannot be read, and tell of it once."""
        if stored in unread:
            self.kept.put_aside(name, stored)
        if unread and not self.told_unread:
            self.told_unread = True
            say("An earlier saved game of this hive cannot be read. It is kept aside.", error=True)

    async def shared(self, event: Event) -> None:
        if self.view and self.puzzle:
            await share(self.view, _name(self.puzzle))

    def typed(self, event: Event) -> None:
        """Wait for the end of a date that is typed: on its way it may name other days."""
        self.is_typing = event.key != "Enter"
        if not self.is_typing:
            self.picked(event)

    def left(self, event: Event) -> None:
        self.is_typing = False
        self.picked(event)

    def picked(self, event: Event) -> None:
        day, shown = by_id("play-day").value, self.puzzle and _name(self.puzzle)
        if day and day != shown and not self.is_typing:
            location.hash = "#play/" + day

    async def show_yesterday(self, event: Event) -> None:
        """Show yesterday's words, found and missed ones marked; nothing of it is saved."""
        if not by_id("yesterday").open:
            return
        puzzle = await self.days.puzzle("yesterday")
        saved = self.kept.game(key(puzzle.hive))
        turn = await self.words.turn(puzzle.hive, today(), [saved] if saved else [], GIVE_UP)
        view = turn["view"]
        found = f": you found {view['count']} of {view['words']} words. "
        link = tag("a", "Play it", href=f"#play/{puzzle.day}")
        words = panels.words(view["found"], "hit") + panels.words(view["missed"], "miss")
        fill(
            by_id("yesterday-body"),
            tag("p", tag("b", view["hive"].upper()), found, link),
            tag("ul", words, aria_label="Yesterday’s words", class_="word-list"),
        )

    async def stored_elsewhere(self, event: Event) -> None:
        """Take in what another tab has found."""
        if self.puzzle and self.kept.is_of(event.key or "", key(self.puzzle.hive)):
            await self.look()

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
                await self.open("")


def _name(puzzle: Puzzle) -> str:
    """Return what a link calls a puzzle."""
    return puzzle.day.isoformat() if puzzle.day else puzzle.hive.letters


def _is_won(verdict: Judged) -> bool:
    return verdict["kind"] == "pangram" or verdict["risen"] in CELEBRATED


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
