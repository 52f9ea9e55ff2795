"""Reads words aloud with the device's own voices; others would send the words to a server."""

from browser.language import LANGUAGE
from js import SpeechSynthesisVoice, window


def is_available() -> bool:
    """Return whether the device has a voice, which some browsers know only after a while."""
    return bool(_voices())


def read_aloud(word: str) -> None:
    from js import SpeechSynthesisUtterance  # some browsers do not have it

    utterance = SpeechSynthesisUtterance.new(word)
    utterance.voice = _voices()[0]
    utterance.lang = LANGUAGE
    window.speechSynthesis.speak(utterance)


def _voices() -> list[SpeechSynthesisVoice]:
    synthesis = getattr(window, "speechSynthesis", None)
    if not synthesis:
        return []
    return [
        voice
        for voice in synthesis.getVoices()
        if voice.localService and voice.lang[:2] == LANGUAGE
    ]
