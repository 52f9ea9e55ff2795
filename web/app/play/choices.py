"""The player's lasting choices in Play: the order of found words, what is shared, sounds."""

from typing import Any

from browser.events import on
from browser.rendering import Renderer
from js import Element, Event, navigator, window
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


# Sounds and vibration that answer a guess, for players who have turned them on.

TONES = {
    "accepted": (523, 659),
    "refused": (220, 196),
    "feat": (523, 659, 784, 1047),
}
"""The tones of each answer in hertz, one after the other."""
VIBRATIONS = {"accepted": 15, "refused": 40, "feat": 150}  # in milliseconds
TONE_SECONDS = 0.12
LOUDNESS, SILENCE = 0.12, 0.001  # gains; an exponential ramp cannot reach 0


def can_vibrate() -> bool:
    """Return whether the device may be able to vibrate."""
    return hasattr(navigator, "vibrate") and window.matchMedia("(pointer: coarse)").matches


class Feedback:
    """Plays sounds and vibrates; the browser's sound output is opened when it is first needed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.output: Any = None

    def give(self, answer: str) -> None:
        """Give the feedback "accepted", "refused", or "feat" (for a pangram or a won game)."""
        if self.state.has_sounds and hasattr(window, "AudioContext"):
            self.sound(TONES[answer])
        if self.state.vibrates and can_vibrate():
            navigator.vibrate(VIBRATIONS[answer])

    def sound(self, tones: tuple[int, ...]) -> None:
        """Play tones; each fades out."""
        output = self.output = self.output or window.AudioContext.new()
        start = output.currentTime
        for hertz in tones:
            tone, volume = output.createOscillator(), output.createGain()
            tone.type = "triangle"
            tone.frequency.value = hertz
            volume.gain.setValueAtTime(LOUDNESS, start)
            volume.gain.exponentialRampToValueAtTime(SILENCE, start + TONE_SECONDS)
            tone.connect(volume)
            volume.connect(output.destination)
            tone.start(start)
            start += TONE_SECONDS
            tone.stop(start)
