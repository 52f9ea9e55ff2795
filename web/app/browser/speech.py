"""Words said aloud, by a voice of the device's own: others would have a server of theirs asked."""

from js import SpeechSynthesisVoice, window


def is_there() -> bool:
    """Tell whether there is such a voice; some browsers know it only a while after the start."""
    return bool(_voices())


def say(word: str) -> None:
    from js import SpeechSynthesisUtterance  # not every browser has it

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
