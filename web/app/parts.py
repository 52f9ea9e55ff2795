"""The parts of the page: the views, and the dialogs that are loaded when they are first opened.

A part is a folder and a line in `PARTS`, which the page and the build read. The page opens all of
them alike, see `Page.part`; an element with data-opens="stats" opens one when it is clicked.
`python3 -m build --without stats` leaves an optional part out.

The Lab is a page of its own, which a build can leave out as well.
"""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from beecore.editions import OWN

if TYPE_CHECKING:
    from answers.glosses import Glosses
    from answers.words import Words
    from browser.store import Store
    from js import Event
    from saved.data import SavedData
    from saved.games import Games

FIRST, PLAY, DIALOGS = "app", "play", "dialogs"
SETTINGS = "settings"
IMAGES = FIRST, PLAY, DIALOGS
"""The files that the modules come in, such as app.bin, see build/micropython.py. A module is in the
first one that has a part which imports it."""


@dataclass(frozen=True)
class Part:
    """A part: its module and the class in it, and the image that they are in.

    `address` is how the addresses begin that open the part over a view. `record` is how the names
    of records begin, any of which makes Play load the part, and `edition` how those of editions do
    whose words the part can add. `base` is a part that this one works on, and which is created
    first: without it, this one is left out, too.
    """

    module: str
    name: str
    image: str = DIALOGS
    address: str = ""
    record: str = ""
    edition: str = ""
    base: str = ""
    is_optional: bool = True

    @property
    def folder(self) -> str:
        return self.module.partition(".")[0]


PARTS = {
    "solve": Part("solve.solver", "SolveView", FIRST, is_optional=False),
    "play": Part("play.game", "Play", PLAY, is_optional=False),
    "past": Part("past.past", "OtherHives", base="play"),
    "settings": Part("settings.settings", "Settings", is_optional=False),
    "lists": Part("lists.lists", "Lists", edition=OWN),
    "bring": Part("solve.bring", "Bring", base="solve", is_optional=False),
    "answers": Part("settings.answers", "EarlierAnswers", is_optional=False),
    "move": Part("sharing.move", "Move", address="#join/"),
    "round": Part("sharing.friends", "Friends", record="round/", base="play"),
    "live": Part("live.live", "Live", base="round"),
    "stats": Part("stats.stats", "Statistics", base="play"),
}
VIEWS = "solve", "play", SETTINGS
"""The parts of which the page shows one at a time; all others are dialogs over these."""
LAB, LAB_MODULE = "lab", "lab.view"
"""The folder of the Lab, and the module that starts its page. Its image has all modules of that."""


class PageView(Protocol):
    """A part that is a view. The constructors of all parts take the `Site`."""

    async def open(self, name: str) -> None:
        """Show what a link points to; `name` is its part after the view: vctaoen in #solve/vctaoen.

        Raises `BeeError` if there is nothing to show.
        """

    def close(self) -> None:
        """Drop the answers that the view is waiting for, because another view opens."""

    async def update(self) -> None:
        """Show the current content again, after the visitor has decided on a word."""


class Dialog(Protocol):
    """A part that is a dialog, or several."""

    async def open(self, what: str) -> None:
        """Open the dialog; `what` follows the name in data-opens, or is the address."""


class Site(Protocol):
    """What the page gives to each of its parts."""

    words: "Words"
    games: "Games"
    glosses: "Glosses"
    data: "SavedData"
    drafts: "Store"
    wanted: str
    """The address that needs a word list which is not here."""

    def part(self, name: str) -> Awaitable[Any]:
        """Return a part, which is loaded and created when it is first asked for.

        Raises `TroubleError` if it cannot be loaded.
        """

    def made(self, name: str) -> Any:
        """Return a part that has been created."""

    def has(self, name: str) -> bool:
        """Return whether a part is in this build of the site."""

    def follow_link(self, event: "Event | None" = None) -> Awaitable[None]:
        """Open what the address names."""

    async def refresh(self) -> None:
        """Show the current view again, after the visitor has decided on a word."""

    async def leave(self) -> None:
        """Show the current view without what the address names."""
