"""What broke or did not come: a sentence for the visitor, and the details apart from it."""

from beecore.errors import BeeError

SUBJECTS = (
    ("lexicon-wide.", "The word list for large hives"),
    ("lexicon.", "The word list"),
    ("calendar.", "The calendar of daily hives"),
    ("glosses/", "The list of meanings"),
    ("lab/editor.", "The code editor"),
    ("lab", "The Lab"),
)
"""What files are to a visitor, by how their names begin; all others are Python's."""


class TroubleError(BeeError):
    """Something broke or did not come; trying again may help.

    Its message is a sentence for the visitor, without its full stop. `details` are for a bug
    report: the name of a file, or what Python or the browser said.
    """

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details


def unloaded(name: str, reason: str) -> TroubleError:
    """Return the error for a file of the site that did not come, or came back wrong."""
    sentence = f"{_subject(name)} could not be loaded. Check your connection, then try again"
    return TroubleError(sentence, reason if name in reason else f"{name}: {reason}")


def late(name: str, seconds: int) -> TroubleError:
    """Return the error for a file of the site that has not come within so many seconds."""
    sentence = f"{_subject(name)} is slow to load. It may still arrive"
    return TroubleError(sentence, f"{name} has not come within {seconds} seconds")


def reason_of(error: Exception) -> str:
    """Return the text of an error, JavaScript's included."""
    return str(error.args[-1] if error.args else error).strip()


def _subject(name: str) -> str:
    for start, subject in SUBJECTS:
        if name.startswith(start):
            return subject
    return "Python"
