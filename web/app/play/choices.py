"""The player's lasting choices in Play: the order of found words, what is shared, sounds."""

from browser.events import on
from browser.rendering import Renderer
from js import Element, Event
from play.state import State
from saved.data import SavedData
from saved.records import FOUND_ORDER, SOUNDS, TELLS_HINTS, VIBRATION


class Choices:
    """Saves the player's choices, and shows the saved ones."""

    def __init__(self, root: Element, state: State, data: SavedData, renderer: Renderer) -> None:
        self.state, self.data, self.renderer = state, data, renderer
        self.read()
        on(root.querySelector("#found-order"), "change", self.choose_order)
        on(root.querySelector("#tell-hints"), "change", self.choose_to_share_hints)
        on(root.querySelector("#menu"), "change", self.choose_feedback)

    def read(self) -> None:
        """Read the saved choices, which another tab or an import may have changed."""
        self.state.found_order = self.data.setting(FOUND_ORDER)
        self.state.shares_hints = self.data.setting(TELLS_HINTS) == "yes"
        self.state.has_sounds = self.data.setting(SOUNDS) == "yes"
        self.state.vibrates = self.data.setting(VIBRATION) == "yes"

    def choose_order(self, event: Event) -> None:
        self.state.found_order = event.target.value
        self.data.set(FOUND_ORDER, self.state.found_order)
        self.renderer.request()

    def choose_to_share_hints(self, event: Event) -> None:
        self.state.shares_hints = event.target.checked
        self.data.set(TELLS_HINTS, "yes" if event.target.checked else "")

    def choose_feedback(self, event: Event) -> None:
        self.data.set(event.target.name, "yes" if event.target.checked else "")
        self.read()
