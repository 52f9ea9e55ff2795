"""The address of the page, the clipboard, vibration, and the browser's voice."""

from collections.abc import Awaitable, Callable
from typing import Any

from browser import files
from browser.dom import by_id, open_dialog, run_soon, select
from browser.language import LANGUAGE
from browser.rendering import put
from browser.status import say, speak
from browser.store import attempted
from browser.texts import text
from js import (
    BoundFunction,
    Event,
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


def open_address(link: str) -> bool:
    """Open what a link to the page names; return whether that is open already, and no event will
    come.
    """
    before = location.hash
    location.hash = link
    return bool(location.hash == before)


# Copies texts to the clipboard, and shares them.


MILLISECONDS_TO_TELL = 2000


def copy(event: Event, coming: Callable[[], Awaitable[str]]) -> Awaitable[bool]:
    """Copy a text that is still to be computed, and say so on the button that was pressed; return
    whether the browser allows that. If it does not, as without HTTPS, open a dialog with the text,
    for the visitor to copy it by hand.

    Call this in the handler of the event, before anything is awaited: Safari allows it only then.
    """
    return _copy(event, window.copyText(run_soon(coming)), coming)


def copy_from(field: str, event: Event) -> Awaitable[bool]:
    """Copy the text of a field, given by its id, or else select it; see `copy`."""
    return _copy(event, window.copyText(Promise.resolve(by_id(field).value)), field)


async def _copy(
    event: Event, copying: Awaitable[None], source: Callable[[], Awaitable[str]] | str
) -> bool:
    button = event.target.closest("button") or event.submitter
    try:
        await copying
    except Exception:  # of the browser, or of what computes the text
        if isinstance(source, str):
            select(source)
            say(text("page-copy-blocked"), error=True)
        else:
            by_hand = await source()
            await files.dialogs()
            put("by-hand-text", value=by_hand)
            open_dialog("by-hand")
            select("by-hand-text")
        return False
    label, copied = button.textContent, text("page-copied")
    if label != copied:
        put(button, text=copied, style={"width": f"{button.offsetWidth}px"})  # as wide as before
        setTimeout(lambda *_: put(button, text=label), MILLISECONDS_TO_TELL)
    speak(copied, again=True)
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
