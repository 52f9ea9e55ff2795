"""Which words of a hive are wanted, and in which groups: what its fields say is what counts."""

from collections.abc import Awaitable, Callable

from browser.dom import by_id, number
from browser.events import on
from js import Event

from beecore.hive import Hive
from beecore.phrases import counted
from beecore.shown import USUAL, Band, Wish

FIELDS = ("starts", "contains", "length")


class Wanted:
    """The choice of groups and the filter; `changed` is called when they are others."""

    def __init__(self, changed: Callable[[], Awaitable[None]]) -> None:
        self.changed = changed
        self.letters = ""  # of the hive that the filter is for; empty for any
        self.more: list[str] = []
        for name in (*FIELDS, "pangrams", "by"):
            on(by_id(name), "input", self.entered)
        on(by_id("filter-clear"), "click", self.clear)

    @property
    def wish(self) -> Wish:
        starts, contains, length = [by_id(name).value for name in FIELDS]
        pangrams = "yes" if by_id("pangrams").checked else ""
        return Wish(by_id("by").value, starts, contains, length, pangrams, self.more)

    def of(self, hive: Hive) -> Wish:
        """Return what is wanted of a hive: no filter is for the next one, too."""
        if self.letters not in ("", hive.letters):
            self.fill(USUAL)
        self.letters = hive.letters
        return self.wish

    def follow(self, wish: Wish) -> None:
        """Take over what a link asks for."""
        self.letters = ""
        by_id("by").value = wish.by
        self.fill(wish)
        if wish.is_filter:
            by_id("filter").open = True

    def fill(self, wish: Wish) -> None:
        """Put a filter into its fields."""
        for name, text in zip(
            FIELDS, (wish.starts, wish.contains, number(wish.length)), strict=True
        ):
            if by_id(name).value != text:
                by_id(name).value = text
        by_id("pangrams").checked = bool(wish.pangrams)
        self.more = []

    def entered(self, event: Event) -> Awaitable[None]:
        self.more = []
        return self.changed()

    def clear(self, event: Event) -> Awaitable[None]:
        self.fill(USUAL)
        by_id("filter").querySelector("summary").focus()
        return self.changed()

    def tell(self, likely: Band, possible: Band) -> None:
        """Tell how many words the filter leaves, if there is one."""
        left, words = likely["left"] + possible["left"], likely["count"] + possible["count"]
        by_id("filtered").hidden = not self.wish.is_filter
        by_id(
            "filter-left"
        ).textContent = f"{left} of {counted(words, 'word')} left, {likely['left']} of them likely."
