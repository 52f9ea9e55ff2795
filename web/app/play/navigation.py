"""The panels beside the board, or in a dialog over it, and parked words."""

from collections.abc import Awaitable

from browser.dom import by_id, clicked, close_dialog, focus, open_dialog, scroll_to
from browser.events import on
from browser.rendering import Bindings, Renderer, append, put
from browser.status import clear, say
from browser.texts import text
from js import Event, window
from play.board import Board
from play.player import Player
from play.state import State

from beecore.game.guess import can_park
from beecore.game.hints import TABLES
from beecore.game.view import PARK, TAKE_BACK
from beecore.reading import word_of

NARROW = "(max-width: 43.99rem), (max-height: 30rem)"
"""A media query for windows without room beside the board, as in the style sheet."""


class Side:
    """The words found, and the hints: a card beside the board, where the hints unfold below the
    words. In a narrow window, either opens in a dialog over the board.
    """

    def __init__(self, state: State, renderer: Renderer, bindings: Bindings) -> None:
        self.state, self.renderer, self.bindings = state, renderer, bindings
        self.panels, self.narrow = by_id("panels"), window.matchMedia(NARROW)
        on("sheet", "close", self.leave)
        on(self.narrow, "change", lambda event: self.close())

    def open(self, event: Event) -> None:
        """Show the panel that a button names, without the last verdict; beside the board, fold the
        hints if they are open.
        """
        clear()
        panel = clicked(event, "panel") or ""
        is_open = panel == self.state.panel and not self.narrow.matches
        self.show("found" if is_open else panel)

    def show(self, panel: str) -> None:
        """Show a panel: “found” or “hints”."""
        self.state.panel = panel
        self.renderer.request()
        if self.narrow.matches:
            append("sheet", self.panels)
            open_dialog("sheet", "#panels")

    def close(self) -> None:
        close_dialog("sheet")

    def leave(self, event: Event) -> None:
        """Put the panels back beside the board, unless they have been opened again."""
        if not event.target.open:
            append("side", self.panels)

    def follow(self, hint: str, has_focus: bool) -> None:
        """Scroll to a hint, unless it was not given, as in a game that another tab has ended. The
        focus, if the button for the hint had it, goes to the button that replaces it or, if there
        is none, to the button for another clue.
        """
        button = self.panels.querySelector(f"[data-hint='{hint}']:not([hidden])")
        if has_focus:
            focus(button or "ask-word", scrolls=False)
        name, _, place = hint.partition(" ")
        clues, at = by_id("hinted").children, int(place or 0)
        if name in TABLES or at < clues.length:
            scroll_to(name if name in TABLES else clues[at], "nearest")

    def render(self) -> None:
        """Show which panel is chosen."""
        if self.bindings.differs("panel", self.state.panel):
            put(self.panels, data_panel=self.state.panel)
            self.bindings.show(shows_hints=self.state.panel == "hints")


# Words saved for later: Down or a button parks the guess; Up or a tap brings a word back.


class Parking:
    """Moves words between the guess line and the game's parked words."""

    def __init__(self, state: State, board: Board, side: Side, player: Player) -> None:
        self.state, self.board, self.side, self.player = state, board, side, player
        on("guess", "keydown", self.press)
        for place in ("parked", "parked-here"):
            on(place, "click", self.tap)

    def press(self, event: Event) -> Awaitable[None] | None:
        """On Down, park the guess; on Up, bring the latest word back into an empty line."""
        key, parked = event.key, self.state.view["parked"] if self.state.view else []
        if key not in ("ArrowDown", "ArrowUp"):
            return None
        if event.ctrlKey or event.altKey or event.metaKey or event.shiftKey:
            return None
        if key == "ArrowDown":
            event.preventDefault()
            return self.park()
        if parked and not self.state.guess:
            event.preventDefault()
            return self.take_back(parked[-1])
        return None

    def tap(self, event: Event) -> Awaitable[None] | None:
        """Bring back the word of the tapped button."""
        button = event.target.closest("button")
        return self.take_back(button.textContent) if button else None

    async def park(self) -> None:
        """Park the guess; if it has letters outside the hive, say why it cannot be parked."""
        game = self.state.game
        if not (game and self.state.view):
            return
        word = word_of(self.state.guess, game.puzzle.hive)
        if not word:
            return
        if not can_park(game.puzzle.hive, word):
            say(text("play-park-foreign"), error=True)
            return
        self.board.line.submit()
        self.board.changed()
        await self.player.act(game, PARK, word)
        if self.state.game is not game or not self.state.view:
            return
        is_parked = word in self.state.view["parked"]
        if is_parked:
            say(text("play-parked", word=game.puzzle.hive.alphabet.capitals(word)))
        else:
            say(text("play-park-tried", word=game.puzzle.hive.alphabet.capitals(word)), error=True)

    async def take_back(self, word: str) -> None:
        """Put a parked word into the guess line, and park the letters that were there."""
        game = self.state.game
        if game is None:
            return
        before = word_of(self.board.line.submit(), game.puzzle.hive)
        self.board.line.put(word)
        self.side.close()
        self.board.focus()
        parking = self.player.act(game, PARK, before) if before else None
        taking = self.player.act(game, TAKE_BACK, word)  # both before anything is awaited
        if parking:
            await parking
        await taking
