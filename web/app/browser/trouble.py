"""Errors of the site itself: a sentence for the player, and details for a bug report."""

from browser.texts import text

from beecore.errors import BeeError

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
    ("lists.bin", "lists"),
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
