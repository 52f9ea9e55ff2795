"""The error for what broke or did not come."""

from beecore.errors import BeeError


class TroubleError(BeeError):
    """Something broke or did not come; trying again may help.

    Its message is a sentence for the visitor. `details` are for a bug report: the name of a file,
    or what Python or the browser said.
    """

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details
