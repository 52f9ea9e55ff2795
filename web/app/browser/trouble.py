"""Errors of the site itself: a sentence for the player, and details for a bug report."""

from beecore.errors import BeeError

SUBJECTS = (
    ("lexicon-wide.", "The word list for large hives"),
    ("lexicon.", "The word list"),
    ("calendar.", "The calendar of daily hives"),
    ("glosses/", "The list of meanings"),
    ("lab/editor.", "The code editor"),
    ("lab", "The Lab"),
)
"""What the player calls a file, by the beginning of its name; other files belong to Python."""


class TroubleError(BeeError):
    """A file was not loaded, or a part of the site broke. Trying again may help.

    The message is a sentence for the player, without its period. `details` are for a bug report:
    the name of a file, or the error of Python or the browser.
    """

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details


def load_error(name: str, reason: str) -> TroubleError:
    """Return the error for a file of the site that could not be loaded, or is damaged."""
    sentence = f"{_subject(name)} couldn’t be loaded. Check your connection, then try again"
    return TroubleError(sentence, reason if name in reason else f"{name}: {reason}")


def slow_error(name: str, seconds: int) -> TroubleError:
    """Return the error for a file of the site that is not loaded after so many seconds."""
    sentence = f"{_subject(name)} is slow to load. You can wait or try again"
    return TroubleError(sentence, f"{name} was not loaded within {seconds} seconds")


def reason_of(error: Exception) -> str:
    """Return the message of an error from Python or JavaScript."""
    return str(error.args[-1] if error.args else error).strip()


def _subject(name: str) -> str:
    for start, subject in SUBJECTS:
        if name.startswith(start):
            return subject
    return "Python"


unloaded = load_error
