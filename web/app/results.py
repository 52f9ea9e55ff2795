"""The words of a hive, in two bands."""

from collections.abc import Awaitable, Callable

import links
from dom import by_id, pause
from events import on
from js import Event
from kept import Kept
from markup import Markup, tag
from markup import fill as show
from meaning import link

from beecore.shown import Band, Bands, Word, hive_of


class Results:
    """Shows them; `changed` is called when others are wanted of the same hive."""

    def __init__(self, kept: Kept, changed: Callable[[], Awaitable[None]]) -> None:
        self.kept, self.changed = kept, changed
        self.boundary = kept.boundary
        self.painted: dict[str, Band] = {}
        on(by_id("boundary"), "input", lambda event: self.move(by_id("boundary").value))
        on(by_id("boundary-reset"), "click", self.reset)

    def reset(self, event: Event) -> Awaitable[None]:
        by_id("boundary").focus()
        return self.move("")

    def move(self, percent: str) -> Awaitable[None]:
        """Put the boundary between the bands elsewhere, and keep it there."""
        self.boundary = percent
        self.kept.keep_boundary(percent)
        return self.changed()

    def hide(self) -> None:
        by_id("results").hidden = True

    async def show(self, bands: Bands) -> None:
        """Show the words, a band at a time; those that stand there already are left alone."""
        by_id("results").hidden = False
        percent = self.boundary or str(round(100 * bands["boundary"]))
        by_id("boundary").value = percent
        by_id("boundary-percent").textContent = percent + " %"
        by_id("boundary-reset").hidden = not self.boundary
        by_id("play-this").href = "#play/" + links.written(hive_of(bands), self.boundary)
        for name, band in (("likely", bands["likely"]), ("possible", bands["possible"])):
            if band != self.painted.get(name):
                self.painted[name] = band
                paint(name, band)
                await pause()


def paint(name: str, band: Band) -> None:
    """Show a band's words."""
    show(by_id(name), [_item(word) for word in band["words"]])
    unlisted = band["count"] - len(band["words"])
    more = f". The best {len(band['words'])} are listed." if unlisted else ""
    by_id(name + "-summary").textContent = band["summary"] + more if band["count"] else "None."


def _item(found: Word) -> Markup:
    """Return the list item of a word.

    Points and notes are attributes, shown by the style sheet: a copied list is words alone.
    """
    notes = ["pangram"] if found["pangram"] else []
    notes += [found["reason"]] if found["reason"] else []
    return tag(
        "li",
        link(found["word"]),
        data_points=found["points"],
        data_note=", ".join(notes),
        class_="pangram" if found["pangram"] else "",
    )
