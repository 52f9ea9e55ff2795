"""The player's lasting choices in Play, and the sounds and vibration that two of them turn on."""

from typing import Any

from browser.events import on
from browser.rendering import Renderer
from browser.window import can_vibrate
from js import Event, navigator, window
from play.state import State
from saved.data import SavedData
from saved.records import FOUND_ORDER, HIDES_TOTALS, NO_HINTS, SOUNDS, TELLS_HINTS, VIBRATION


class Choices:
    """Reads what the player has chosen in the settings, and saves the order of found words."""

    def __init__(self, state: State, data: SavedData, renderer: Renderer) -> None:
        self.state, self.data, self.renderer = state, data, renderer
        self.read()
        on("found-order", "change", self.choose_order)

    def read(self) -> None:
        """Read the saved choices, which the settings or another tab may have changed."""
        state, setting = self.state, self.data.setting
        state.found_order = setting(FOUND_ORDER)
        state.shares_hints = setting(TELLS_HINTS) == "yes"
        state.has_sounds = setting(SOUNDS) == "yes"
        state.vibrates = setting(VIBRATION) == "yes"
        state.hides_totals = setting(HIDES_TOTALS) == "yes"
        state.has_hints = setting(NO_HINTS) != "yes"
        if state.panel == "hints" and not state.has_hints:
            state.panel = "found"

    def choose_order(self, event: Event) -> None:
        self.state.found_order = event.target.value
        self.data.set(FOUND_ORDER, self.state.found_order)
        self.renderer.request()


# Sounds and vibration that answer a guess.

TONES = {
    "accepted": (523, 659),
    "refused": (220, 196),
    "feat": (523, 659, 784, 1047),
}
"""The tones of each answer in hertz, one after the other."""
VIBRATIONS = {"accepted": 15, "refused": 40, "feat": 150}  # in milliseconds
TONE_SECONDS = 0.12
LOUDNESS, SILENCE = 0.12, 0.001  # gains; an exponential ramp cannot reach 0


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
