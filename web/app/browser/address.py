"""The page's address, which names what is shown, so that a link or a reload shows it again."""

from browser.store import attempted
from js import BoundFunction, history, location, setTimeout

MILLISECONDS_TO_RETRY = 10_000  # Safari throws at more than 100 changes in 30 seconds


class Address:
    """Changes the address; if the browser refuses that, the latest change is tried again later."""

    def __init__(self) -> None:
        self.link = ""  # the latest link to what is shown

    def change(self, act: BoundFunction, link: str) -> None:
        self.link, before = link, location.hash
        if attempted(act, history, None, "", link):
            return

        def retry(*_: object) -> None:
            if self.link == link and location.hash == before:
                self.change(act, link)

        setTimeout(retry, MILLISECONDS_TO_RETRY)


_address = Address()


def replace_address(link: str) -> None:
    """Put a link to what is shown into the address, in place of the address before."""
    _address.change(history.replaceState, link)


def push_address(link: str) -> None:
    """Put a link to what is shown into the address; Back returns to the address before."""
    _address.change(history.pushState, link)
