"""Reads words aloud with the device's own voices; others would send the words to a server."""

from browser.language import LANGUAGE
from js import SpeechSynthesisVoice, window

FIRST_NOT_LATIN = "\u0250"


def language_of(word: str, language: str) -> str:
    """Return the tag of the language to read a word in.

    A word of a visitor's own list, whose `language` is unknown (""), is read in the page's, unless
    its letters are not Latin.
    """
    return language or (LANGUAGE if max(word) < FIRST_NOT_LATIN else "")


def is_available(language: str) -> bool:
    """Return whether the device has a voice for a language, which some browsers know only after a
    while.
    """
    return bool(_voices(language))


def read_aloud(word: str, language: str) -> None:
    from js import SpeechSynthesisUtterance  # some browsers do not have it

    utterance = SpeechSynthesisUtterance.new(word)
    utterance.voice = _voices(language)[0]
    utterance.lang = language
    window.speechSynthesis.speak(utterance)


def _voices(language: str) -> list[SpeechSynthesisVoice]:
    synthesis = getattr(window, "speechSynthesis", None)
    if not synthesis:
        return []
    return [
        voice
        for voice in synthesis.getVoices()
        if voice.localService and voice.lang[:2] == language
    ]
