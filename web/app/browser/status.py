"""The status line, what it announces to screen readers, and the errors of the site itself."""

from browser.dom import Place, by_id, element_of, open_dialogs
from browser.rendering import append, put
from browser.texts import text
from js import Element, document, performance, setTimeout, window

from beecore.errors import BeeError

# Errors of the site itself: a sentence for the player, and details for a bug report.

FILES = (
    ("lexicon-wide.", "large"),
    ("likely.", "words"),
    ("words.", "words"),
    ("forms.", "words"),
    ("possible.", "possible"),
    ("calendar.", "calendar"),
    ("glosses/", "definitions"),
    ("lab/editor.", "editor"),
    ("play.bin", "play"),
    ("dialogs.", "dialog"),
    ("lab", "lab"),
)
"""The catalog's names for files by the beginnings of their names; other files belong to Python."""


class TroubleError(BeeError):
    """A file was not loaded, or a part of the site broke. Trying again may help.

    The message is a sentence for the player without a period, like the messages of other errors.
    `details` are for a bug report: the name of a file, or the error of Python or the browser.
    """

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message.rstrip("."))
        self.details = details


def load_error(name: str, reason: str) -> TroubleError:
    """Return the error for a file of the site that could not be loaded, or is damaged."""
    details = reason if name in reason else f"{name}: {reason}"
    return TroubleError(text("words-not-loaded", file=_file_of(name)), details)


def slow_error(name: str, seconds: int) -> TroubleError:
    """Return the error for a file of the site that has not been loaded after some seconds."""
    details = f"{name} was not loaded within {seconds} seconds"
    return TroubleError(text("words-slow", file=_file_of(name)), details)


def reason_of(error: Exception) -> str:
    """Return the message of an error from Python or JavaScript."""
    return str(error.args[-1] if error.args else error).strip()


def _file_of(name: str) -> str:
    own = name[3:] if name[2:3] == "/" else name  # in the folder of its language
    for start, file in FILES:
        if own.startswith(start):
            return file
    return "python"


MILLISECONDS_TO_SETTLE = 500  # without another sentence
MILLISECONDS_TO_HEAR = 5000  # a sentence, before its spoken copy goes, which could be read again
MILLISECONDS_UNTIL_PROGRESS = 300  # of work whose progress is not shown
VIEW = "main > section:not([hidden])"


class StatusLine:
    """The elements of the line, which move to the view or the dialog that the player sees."""

    def __init__(self) -> None:
        self.text, self.voice, self.failure = by_id("status"), by_id("voice"), by_id("failure")
        self.view = ""  # the name of the current view
        self.requests = 0  # the number of requests to announce something
        self.outcomes = 0  # the number of sentences about the outcome of an action
        self.announced: dict[str, str] = {}  # the last sentence announced, by view
        # What the line showed when a view was left, and its look, by view
        self.left: dict[str, tuple[str, str]] = {}
        self.before = "", ""  # what to show after a failure that is over, and its look
        self.is_unread = False  # whether the visitor has done nothing since the failure was shown
        self.is_of_dialog = False  # whether the sentence was shown in a dialog

    def place(self, *parts: Element) -> Element:
        """Move the line, or the given parts of it, into the open dialog or the view; return its
        place there.
        """
        for where in ("dialog[open]", VIEW):
            place = document.querySelector(where + " .status-place")
            if place:
                parts = parts or (self.text, self.voice, self.failure)
                moved = [part for part in parts if not place.contains(part)]
                if moved:
                    put(self.voice, text="")  # otherwise it is announced again when moved
                    append(place, *moved)
                return place
        return self.text

    def enter(self, name: str) -> None:
        """Move the line into a view, with the sentence and the look that it had there."""
        self.view, before = name, self.text.closest("main > section")
        if before and before.id != name and self.failure.hidden:
            self.left[before.id] = self.text.textContent, self.text.className
            text, look = self.left.get(name, ("", ""))
            put(self.text, text=text, class_=look)
        self.place()

    def show(self, text: str, error: bool, elsewhere: bool = False) -> bool:
        """Show a sentence, or keep it until an unread failure is over; return whether it shows."""
        look = "error" if error else "spoken" if elsewhere else ""
        if self.is_unread and not self.failure.hidden:
            self.before = text, look
            return False
        self.is_of_dialog = bool(self.place().closest("dialog"))
        self.cancel()
        put(self.text, text=text, class_=look)
        put(self.failure, hidden=True)
        return True

    def cancel(self) -> None:
        """Do not announce a sentence that has not been announced yet."""
        self.requests += 1

    def announce(self, text: str, place: Element, again: bool) -> None:
        """Announce a sentence at once, or, in a view with many sentences, once no other follows,
        and only `again` if it was the last one announced there.
        """
        self.cancel()
        request, view_name = self.requests, place.getAttribute("data-settles") or ""

        def announce_settled(*_: object) -> None:
            if request == self.requests and (again or self.announced.get(view_name) != text):
                self.announced[view_name] = text
                self.utter(text)

        if view_name:
            setTimeout(announce_settled, MILLISECONDS_TO_SETTLE)
        else:
            self.utter(text)

    def utter(self, text: str) -> None:
        """Have screen readers speak a sentence, which only they see, for as long as that takes."""
        put(self.voice, text=text)
        setTimeout(lambda *_: self.hush(text), MILLISECONDS_TO_HEAR)

    def hush(self, text: str) -> None:
        if self.voice.textContent == text:
            put(self.voice, text="")


_line = StatusLine()


def follow_dialogs(*_: object) -> None:
    """Move the line back into the view after the last dialog was closed, without its outcome."""
    if not open_dialogs():
        if _line.is_of_dialog:
            clear()
        _line.place()


def view() -> str:
    """Return the name of the current view."""
    return _line.view


def follow_view(name: str) -> None:
    """Move the line into a view, which shows the sentence it had before."""
    _line.enter(name)


def note_act() -> None:
    """Take a failure in the line as read, since the visitor has done something."""
    _line.is_unread = False


def is_failure() -> bool:
    """Return whether the line shows a failure, with a button to try again."""
    return not _line.failure.hidden


def current() -> str:
    """Return the sentence in the line."""
    return _line.text.textContent


def show(text: str, error: bool = False, elsewhere: bool = False) -> None:
    """Show a sentence without announcing it to screen readers; `error` marks it as an error. One
    that the view says `elsewhere`, in other words, is not seen.

    While the line shows a failure, and the visitor has done nothing since, the sentence waits until
    the failure is over.
    """
    _line.show(text, error, elsewhere)


def speak(text: str, again: bool = False) -> None:
    """Announce a sentence that is shown elsewhere; the line keeps its own in its view. Solve does
    not announce one twice in a row, unless `again` is True.
    """
    _line.announce(text, _line.place(_line.voice), again)


def say(text: str, error: bool = False, elsewhere: bool = False, aloud: str = "") -> None:
    """Show and announce a sentence about the outcome of an action, see `show`.

    If `aloud` is given, it is announced instead: it also says what is shown elsewhere.
    """
    _line.outcomes += 1
    if _line.show(text, error, elsewhere):
        speak(aloud or text)


def say_progress(text: str, error: bool = False, elsewhere: bool = False) -> None:
    """Show and announce a sentence about progress, see `show`; the outcome will replace it."""
    if _line.show(text, error, elsewhere):
        speak(text)


def celebrate(milliseconds: int) -> None:
    """Highlight the sentence in the line, which appears after some milliseconds."""
    put(_line.text, class_="feat", style={"late": f"{milliseconds}ms"})


def clear() -> None:
    """Remove the sentence, unless it is about a failure."""
    if not is_failure():
        show("")


class Opening:
    """Says how the opening of a view goes, unless the player has done something else meanwhile."""

    def __init__(self) -> None:
        self.outcomes = _line.outcomes

    def say(self, text: str, aloud: str = "") -> None:
        """Show and announce a sentence, unless the outcome of an action was announced since.

        If `aloud` is given, it is announced instead: it also says what has changed elsewhere.
        """
        if self.outcomes == _line.outcomes and _line.show(text, False):
            speak(aloud or text)


def sentence(reason: str) -> str:
    """Return the message of an error as a sentence, with a capital letter and a period."""
    return reason[:1].upper() + reason[1:].rstrip(".") + "."


def refuse(reason: str) -> None:
    """Show and announce, as a sentence, the reason why something was not done."""
    say(sentence(reason), error=True)


def fail(trouble: TroubleError) -> None:
    """Show and announce what went wrong, with a button to try again."""
    if not is_failure():
        _line.before = current(), _line.text.className
    note_act()
    say_progress(sentence(str(trouble)), error=True)
    report("report", trouble.details)
    put(_line.failure, hidden=False)
    _line.is_unread = True


def end_failure(trouble: TroubleError) -> None:
    """Show what the line showed before a failure that is over, unless it shows something else."""
    if is_failure() and current() == sentence(str(trouble)):
        before, look = _line.before
        note_act()
        show(before)
        put(_line.text, class_=look)


def report(place: Place, details: str) -> None:
    """Show details for a bug report in a collapsed section, which is hidden if there are none."""
    put(place, hidden=not details)
    text = window.described(details) if details else ""
    put(element_of(place).querySelector("pre"), text=text)


class Progress:
    """Shows how much of some work is done in the bar above the page, once it has taken a moment:
    `wait` milliseconds.

    `name` is what screen readers say of the bar.
    """

    def __init__(self, name: str, wait: int = MILLISECONDS_UNTIL_PROGRESS) -> None:
        self.name, self.start = name, int(performance.now()) + wait
        self.bar = element_of("progress")

    def __enter__(self) -> "Progress":
        return self

    def show(self, share: float) -> None:
        if int(performance.now()) >= self.start:
            put(self.bar, aria_label=self.name, value=str(share), hidden=False)

    def __exit__(self, *_: object) -> None:
        put(self.bar, hidden=True)
