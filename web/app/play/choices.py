"""The player's lasting choices in Play: the order of found words, what is shared, sounds."""

from browser.events import on
from browser.rendering import Renderer
from js import Element, Event
from play.state import State
from saved.keys import SOUNDS, VIBRATION
from saved.settings import Settings


class Choices:
    """Saves the player's choices, and shows the saved ones."""

    def __init__(self, root: Element, state: State, settings: Settings, renderer: Renderer) -> None:
        self.state, self.settings, self.renderer = state, settings, renderer
        self.read()
        on(root.querySelector("#found-order"), "change", self.choose_order)
        on(root.querySelector("#tell-hints"), "change", self.choose_to_share_hints)
        on(root.querySelector("#menu"), "change", self.choose_feedback)

    def read(self) -> None:
        """Read the saved choices, which another tab or an import may have changed."""
        self.state.found_order = self.settings.found_order
        self.state.shares_hints = self.settings.shares_hints
        self.state.has_sounds = self.settings.is_on(SOUNDS)
        self.state.vibrates = self.settings.is_on(VIBRATION)

    def choose_order(self, event: Event) -> None:
        self.state.found_order = event.target.value
        self.settings.set_found_order(self.state.found_order)
        self.renderer.request()

    def choose_to_share_hints(self, event: Event) -> None:
        self.state.shares_hints = event.target.checked
        self.settings.set_shares_hints(self.state.shares_hints)

    def choose_feedback(self, event: Event) -> None:
        self.settings.turn(event.target.name, event.target.checked)
        self.read()
