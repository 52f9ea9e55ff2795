"""The status line, and what screen readers speak: a sentence that has settled, and none twice."""

from browser.dom import by_id
from browser.trouble import TroubleError
from js import Element, document, setTimeout, window

SETTLED = 500  # milliseconds without another sentence
VIEW = "main > section:not([hidden])"


class Voice:
    """What screen readers are told; a place that says much waits until it has settled."""

    def __init__(self) -> None:
        self.number = 0
        self.said = 0  # sentences that tell the outcome of something
        self.spoken: dict[str, str] = {}

    def hush(self) -> None:
        """Leave unsaid what has not been spoken yet."""
        self.number += 1

    def speak(self, text: str, place: Element) -> None:
        """Speak at once, or once nothing else comes; not what the place has spoken last."""
        self.hush()
        number, name = self.number, place.getAttribute("data-settles") or ""

        def settled(*_: object) -> None:
            if number == self.number and self.spoken.get(name) != text:
                self.spoken[name] = by_id("voice").textContent = text

        if name:
            setTimeout(settled, SETTLED)
        else:
            by_id("voice").textContent = text


_voice = Voice()


def come_back(*_: object) -> None:
    """Put the line back into the view once no dialog is open."""
    if not document.querySelector("dialog[open]"):
        settle()


def view() -> str:
    """Return the name of the view that is shown."""
    shown = document.querySelector(VIEW)
    return shown.id if shown else ""


def settle() -> Element:
    """Put the line where it is seen, and return that: in the dialog that is open, or the view."""
    for where in ("dialog[open]", VIEW):
        seen = document.querySelector(where + " .status-place")
        if seen:
            if not seen.contains(by_id("status")):
                by_id("voice").textContent = ""  # moved with its text, it would repeat it
                seen.append(by_id("status"), by_id("voice"), by_id("failure"))
            return seen
    return by_id("status")


def show(text: str, error: bool = False) -> None:
    """Put a sentence into the status line for all to see, and for nobody to hear."""
    settle()
    _voice.hush()
    by_id("status").textContent = text
    by_id("status").className = "error" if error else ""
    by_id("failure").hidden = True


def speak(text: str) -> None:
    """Have a sentence spoken that stands elsewhere."""
    _voice.speak(text, settle())


def say(text: str, error: bool = False) -> None:
    """Put a sentence into the status line, and have it spoken."""
    _voice.said += 1
    say_meanwhile(text, error)


def say_meanwhile(text: str, error: bool = False) -> None:
    """Say what is being waited for: the outcome will take this sentence's place."""
    show(text, error)
    speak(text)


class Opening:
    """What is said while a view opens: nothing any more once the visitor has done something else
    and its outcome has been said.
    """

    def __init__(self) -> None:
        self.said = _voice.said

    def say(self, text: str) -> None:
        """Say a sentence if it is still the opening that the visitor waits for."""
        if self.said == _voice.said:
            say_meanwhile(text)


def sentence(reason: str) -> str:
    """Return the message of an error as a sentence."""
    return reason[:1].upper() + reason[1:].rstrip(".") + "."


def refuse(reason: str) -> None:
    """Say why something is not done, as a sentence."""
    say(sentence(reason), error=True)


def fail(trouble: TroubleError) -> None:
    """Say what went wrong, and offer to try again until something else is said."""
    say_meanwhile(sentence(str(trouble)), error=True)
    report(by_id("report"), trouble.details)
    by_id("failure").hidden = False


def report(place: Element, details: str) -> None:
    """Put details for a bug report into a collapsed section, which is hidden without any."""
    place.hidden = not details
    place.querySelector("pre").textContent = window.described(details) if details else ""
