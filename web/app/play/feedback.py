"""Sounds and vibration that answer a guess, for players who have turned them on."""

from typing import Any

from js import navigator, window
from play.state import State

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
