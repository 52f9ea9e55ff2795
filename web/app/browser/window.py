"""The address of the page, the clipboard, vibration, and the browser's voice."""

from collections.abc import Awaitable, Callable
from typing import Any

from browser import files
from browser.dom import open_dialog, run_soon, select
from browser.language import LANGUAGE
from browser.rendering import put
from browser.store import attempted
from js import (
    BoundFunction,
    Promise,
    SpeechSynthesisVoice,
    history,
    location,
    navigator,
    setTimeout,
    window,
)

MILLISECONDS_TO_RETRY = 10_000  # Safari throws at more than 100 changes in 30 seconds


class Address:
    """Changes the part of the address after #, such as #solve/vctaoen while letters are typed.

    It leaves the address alone while a dialog has an entry in the history, and while
    the address names something else: #settings while the settings are open, or a link that the
    visitor has just followed, which the page is yet to open. If the browser refuses a change, since
    there were too many, the change is tried again later.
    """

    def __init__(self) -> None:
        self.followed = ""  # the part after # of the address of the current view
        self.link = ""  # the latest link to what is shown
        self.late: BoundFunction | None = (
            None  # the change that waits until what is over it is closed
        )

    def follow(self) -> None:
        self.followed, self.late = location.hash, None

    def change(self, act: BoundFunction, link: str) -> None:
        self.link, before = link, location.hash
        if window.layer() or before != self.followed:
            self.late = act
            return
        self.late = None
        if attempted(act, history, None, "", link):
            self.followed = location.hash
            return

        def retry(*_: object) -> None:
            if self.link == link and location.hash == before:
                self.change(act, link)

        setTimeout(retry, MILLISECONDS_TO_RETRY)


_address = Address()


def follow_address() -> None:
    """Note that the page opens what the address names now."""
    _address.follow()


def replace_address(link: str) -> None:
    """Put a link to what is shown into the address, in place of the address before."""
    _address.change(history.replaceState, link)


def resume_address(*_: object) -> None:
    """Put a link into the address that waited until a dialog was closed."""
    if _address.late:
        _address.change(_address.late, _address.link)


def push_address(link: str) -> None:
    """Put a link to what is shown into the address; Back returns to the address before."""
    _address.change(history.pushState, link)


# Copies texts to the clipboard, and shares them.


def copy(coming: Callable[[], Awaitable[str]], copied: Callable[[], None]) -> Awaitable[None]:
    """Copy a text that is still to be computed, and call `copied`. If the browser does not allow
    that, as without HTTPS, open a dialog with the text, for the visitor to copy it by hand.

    Call this in the handler of a click, before anything is awaited: Safari allows it only then.
    """
    return _copy(window.copyText(run_soon(coming)), coming, copied)


async def _copy(
    copying: Awaitable[None], coming: Callable[[], Awaitable[str]], copied: Callable[[], None]
) -> None:
    if await _is_done(copying):
        copied()
        return
    text = await coming()  # raises the error of a text that could not be computed
    await files.dialogs()
    put("by-hand-text", value=text)
    open_dialog("by-hand")
    select("by-hand-text")


def copy_text(text: str) -> Awaitable[bool]:
    """Copy a text; return whether the browser allowed that. Call this as early as `copy`."""
    return _is_done(window.copyText(Promise.resolve(text)))


async def _is_done(copying: Awaitable[None]) -> bool:
    try:
        await copying
    except Exception:
        return False
    return True


async def open_sheet(content: Any) -> bool:
    """Open the device’s share sheet; return whether it opened: the visitor may have closed it."""
    try:
        await navigator.share(content)
    except Exception as error:
        return "AbortError" in error.args
    return True


def can_vibrate() -> bool:
    """Return whether the device may be able to vibrate."""
    return hasattr(navigator, "vibrate") and window.matchMedia("(pointer: coarse)").matches


# Reads words aloud with the device's own voices; others would send the words to a server.

FIRST_NOT_LATIN = "\u0250"


def language_of(word: str, language: str) -> str:
    """Return the tag of the language to read a word in.

    A word of a visitor's own list, whose `language` is unknown (""), is read in the page's, unless
    its letters are not Latin.
    """
    return language or (LANGUAGE if max(word) < FIRST_NOT_LATIN else "")


def can_read_aloud(language: str) -> bool:
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
