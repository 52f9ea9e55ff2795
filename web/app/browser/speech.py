"""Reads words aloud with a voice of the device; other voices would send them to a server."""

from js import SpeechSynthesisVoice, window


def is_available() -> bool:
    """Tell whether the device has a voice; some browsers know it only some time after the start."""
    return bool(_voices())


def read_aloud(word: str) -> None:
    from js import SpeechSynthesisUtterance  # some browsers do not have it

    utterance = SpeechSynthesisUtterance.new(word)
    utterance.voice = _voices()[0]
    utterance.lang = "en"
    window.speechSynthesis.speak(utterance)


def _voices() -> list[SpeechSynthesisVoice]:
    synthesis = getattr(window, "speechSynthesis", None)
    if not synthesis:
        return []
    return [
        voice for voice in synthesis.getVoices() if voice.localService and voice.lang[:2] == "en"
    ]
