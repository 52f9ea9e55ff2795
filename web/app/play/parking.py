"""Words saved for later: Down or a button parks the guess; Up or a tap brings a word back."""

from collections.abc import Awaitable

from browser.events import on
from browser.status import say
from browser.texts import text
from js import Element, Event
from play.board import Board
from play.navigation import Side
from play.player import Player
from play.state import State

from beecore.game.guess import can_park
from beecore.reading import word_of


class Parking:
    """Moves words between the guess line and the game's parked words."""

    def __init__(
        self, root: Element, state: State, board: Board, side: Side, player: Player
    ) -> None:
        self.state, self.board, self.side, self.player = state, board, side, player
        on(root.querySelector("#guess"), "keydown", self.press)
        on(root.querySelector("#parked"), "click", self.tap)

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
        await self.player.park(game, word)
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
        parking = self.player.park(game, before) if before else None
        taking = self.player.take_back(game, word)  # both before anything is awaited
        if parking:
            await parking
        await taking
