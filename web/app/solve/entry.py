"""Where a hive is told: the letters, drawn as they are typed, and what else its words must be."""

from collections.abc import Awaitable, Callable

from answers import links
from browser.dom import by_id, number
from browser.events import on
from browser.status import sentence
from browser.store import Store
from browser.texts import reason
from js import Event
from saved.data import LETTERS
from solve.cells import Cells

from beecore.errors import HiveError, MinimumError, RequireError
from beecore.hive import SIZES, USUAL_MINIMUM, USUAL_SIZE, Hive
from beecore.reading import Typed, read

FIELDS = "letters", "minimum", "require"


class Entry:
    """What stands in the fields; `changed` is called when that is other than it was."""

    def __init__(self, drafts: Store, changed: Callable[[], Awaitable[None]]) -> None:
        self.drafts, self.changed = drafts, changed
        self.field, self.minimum, self.require = [by_id(name) for name in FIELDS]
        if not (self.field.value or self.field.matches(":focus")):  # somebody was quicker
            self.field.value = drafts.get(LETTERS)
        self.wanted = False  # whether fewer letters than usual are to be solved, too
        self.typed = Typed("", "")
        self.cells = Cells(self.centered)
        on(self.field, "input", self.edited)
        for option in (self.minimum, self.require):
            on(option, "input", lambda event: self.changed())
        on(by_id("letters-form"), "submit", self.submitted, own=True)
        on(by_id("letters-form"), "keydown", self.pressed)

    def edited(self, event: Event) -> Awaitable[None]:
        self.wanted = False
        return self.changed()

    def submitted(self, event: Event) -> Awaitable[None]:
        self.wanted = True
        return self.changed()

    def centered(self, place: int) -> Awaitable[None]:
        """Have a letter change places with the center."""
        letters = list(self.typed.letters.upper())
        letters[0], letters[place] = letters[place], letters[0]
        self.field.value = "".join(letters)
        return self.changed()

    def pressed(self, event: Event) -> None:
        if event.key == "Escape":
            self.forgive()

    def show(self, link: links.Named) -> None:
        """Put into the fields what a link names, however few letters."""
        if link.letters.lower() != self.field.value.lower():
            self.field.value = link.letters.upper()
        self.minimum.value, self.require.value = number(link.minimum), link.require.upper()
        by_id("options").open = bool(by_id("options").open or not link.is_plain)
        self.wanted = bool(link.letters)

    def draw(self) -> None:
        """Show the letters in the hive, and keep them; what was wrong before is forgiven."""
        try:
            self.typed = read(self.field.value)
        except HiveError as error:
            tell("letters", sentence(reason(error)))
            raise
        self.drafts.set(LETTERS, self.field.value)
        self.cells.draw(self.typed.letters)
        self.forgive()

    def forgive(self) -> None:
        for name in FIELDS:
            tell(name, "")

    @property
    def is_begun(self) -> bool:
        """Whether there is something to be told of, or an error in it."""
        return self.wanted or bool(self.typed.strange) or len(self.typed.letters) >= SIZES[0]

    @property
    def is_enough(self) -> bool:
        return self.wanted or len(self.typed.letters) >= USUAL_SIZE

    def hive(self) -> Hive:
        """Return the hive; of what is none the reason is told beside its field, and raised."""
        try:
            return Hive.parse(
                self.field.value, self.minimum.value or USUAL_MINIMUM, self.require.value
            )
        except HiveError as error:
            tell(_field_of(error), sentence(reason(error)))
            raise


def tell(name: str, fault: str) -> None:
    """Say beside a field what is wrong with it; nothing is, if that is empty."""
    by_id(name).setAttribute("aria-invalid", "true" if fault else "false")
    by_id(name + "-error").textContent = fault
    if fault and name != "letters":
        by_id("options").open = True


def _field_of(error: HiveError) -> str:
    if isinstance(error, MinimumError):
        return "minimum"
    return "require" if isinstance(error, RequireError) else "letters"
