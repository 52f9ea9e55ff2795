"""The panels beside the board, or above it where there is no room beside it, and parked words."""

from collections.abc import Awaitable

from browser.dom import by_id, clicked, focus
from browser.events import on
from browser.rendering import Bindings, Renderer, mark, put
from browser.status import say
from browser.texts import text
from js import Event, document, window
from play.board import Board
from play.player import Player
from play.state import State

from beecore.game.guess import can_park
from beecore.game.view import PARK, TAKE_BACK
from beecore.reading import word_of

PANELS = ("found", "hints")
NARROW = "(max-width: 43.99rem), (max-height: 30rem)"
"""A media query for windows without room beside the board, as in the style sheet."""


class Side:
    """The panels. In a narrow window they are folded away until one is opened.

    They then share the window with a smaller board, which stays in use.
    """

    def __init__(self, state: State, renderer: Renderer, bindings: Bindings) -> None:
        self.state, self.renderer, self.bindings = state, renderer, bindings
        self.panels, self.narrow = by_id("panels"), window.matchMedia(NARROW)
        on("tabs", "keydown", self.walk)
        on(document, "keydown", self.press)
        on(self.narrow, "change", lambda event: self.close())

    def open(self, event: Event) -> None:
        """Show a button's panel; the board keeps the focus unless a key pressed the button."""
        self.show(clicked(event, "panel") or self.state.panel)
        if event.detail == 0:
            self.focus()

    def show(self, panel: str) -> None:
        """Show a panel."""
        self.choose(panel)
        self.state.is_split = bool(self.narrow.matches)

    def close(self) -> None:
        """Fold the panels away in a narrow window; keep the focus in sight."""
        if not self.state.is_split:
            return
        self.state.is_split = False
        self.renderer.render_now()
        if self.panels.contains(document.activeElement):
            focus("latest")

    def press(self, event: Event) -> None:
        """Close the panels by Escape, unless a dialog is open."""
        if event.key == "Escape" and not document.querySelector("dialog[open]"):
            self.close()

    def choose(self, panel: str) -> None:
        self.state.panel = panel
        self.renderer.request()

    def focus(self) -> None:
        self.renderer.flush()
        focus(f"{self.state.panel}-tab")

    def walk(self, event: Event) -> None:
        """Go to the next tab on the left or right."""
        step = {"ArrowLeft": -1, "ArrowRight": 1}.get(event.key)
        panels = [panel for panel in PANELS if panel != "hints" or self.state.has_hints]
        if step and len(panels) > 1:
            self.choose(panels[(panels.index(self.state.panel) + step) % len(panels)])
            self.focus()

    def render(self) -> None:
        """Show whether the panels are open, and which one is chosen."""
        mark("play", split=self.state.is_split)
        if not self.bindings.differs("panel", self.state.panel):
            return
        put(self.panels, data_panel=self.state.panel)
        for panel in PANELS:
            is_chosen = panel == self.state.panel
            put(f"{panel}-tab", aria_selected=is_chosen, tabindex=0 if is_chosen else -1)


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
        parked = self.state.view["parked"] if self.state.view else []
        if event.ctrlKey or event.altKey or event.metaKey or event.shiftKey:
            return None
        if event.key == "ArrowDown":
            event.preventDefault()
            return self.park()
        if event.key == "ArrowUp" and parked and not self.state.guess:
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
