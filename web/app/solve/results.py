"""The words of a hive, in two bands."""

from collections.abc import Awaitable, Callable

from answers import links
from answers.words import Words
from browser.dom import by_id
from browser.events import on
from js import Event
from saved.data import Kept
from solve.groups import paint
from solve.handout import Handout
from solve.wanted import Wanted

from beecore.hive import Hive
from beecore.shown import Band, Bands, Listing, Wish, hive_of


class Results:
    """Shows them; `changed` is called when others are wanted, or the same in another way."""

    def __init__(self, words: Words, kept: Kept, changed: Callable[[], Awaitable[None]]) -> None:
        self.words, self.kept, self.changed = words, kept, changed
        self.linked = ""  # the boundary that a link asks for
        self.wanted = Wanted(changed)
        self.hive: Hive | None = None
        self.letters = ""  # of the hive whose bands are painted
        self.painted: dict[str, Band] = {}
        Handout(self.listing)
        on(by_id("boundary"), "input", lambda event: self.move(turned(by_id("boundary").value)))
        on(by_id("boundary-reset"), "click", self.reset)
        on(by_id("results"), "click", self.list_more)

    @property
    def boundary(self) -> str:
        """The percentage from which words are likely; empty for the lexicon's own."""
        return self.linked or self.kept.boundary

    def follow(self, named: links.Named) -> None:
        """Show words as a link says; its boundary is not the visitor's own."""
        self.linked = named.likely
        self.wanted.follow(named.wish)

    def wish_of(self, hive: Hive) -> Wish:
        """Return what is wanted of the words of a hive, which is the one in hand from now on."""
        self.hive = hive
        return self.wanted.of(hive)

    def reset(self, event: Event) -> Awaitable[None]:
        by_id("boundary").focus()
        return self.move("")

    def move(self, percent: str) -> Awaitable[None]:
        """Put the boundary between the bands elsewhere, and keep it there."""
        self.linked = ""
        self.kept.keep_boundary(percent)
        return self.changed()

    async def list_more(self, event: Event) -> None:
        """List more words of a group, and go on at the first of them."""
        button = event.target.closest("button[data-group]")
        group = button and button.closest(".group")
        if not (button and group):
            return
        place = group.querySelectorAll("li").length + 1
        self.wanted.more.append(button.dataset.group)
        await self.changed()
        group.querySelector(f"li:nth-child({place}) a").focus()

    async def listing(self, form: str) -> Listing:
        """Return the words as a text, listed or not; the possible ones only if they are open."""
        assert self.hive
        possible = by_id("possible-part").open
        return await self.words.listing(self.hive, self.boundary, self.wanted.wish, possible, form)

    def hide(self) -> None:
        by_id("results").hidden = True
        by_id("results").setAttribute("aria-busy", "false")

    def show(self, bands: Bands) -> None:
        """Show the likely words at once; the others are still to come."""
        likely, possible = bands["likely"], bands["possible"]
        by_id("results").hidden = False
        by_id("results").setAttribute("aria-busy", "true")
        by_id("boundary").value = turned(self.boundary or str(round(100 * bands["boundary"])))
        by_id("boundary").setAttribute("aria-valuetext", likely["summary"])
        by_id("boundary-reset").hidden = not self.boundary
        by_id("play-this").href = "#play/" + links.written(hive_of(bands), self.boundary)
        by_id("likely-summary").textContent = likely["summary"] if likely["count"] else "None."
        by_id("possible-count").textContent = f"({possible['left']})"
        by_id("odds").textContent = bands["genius"] if likely["count"] else ""
        self.wanted.tell(likely, possible)
        if bands["hive"] != self.letters:
            self.letters, self.painted = bands["hive"], {}
        self.paint("likely", likely)

    def finish(self, bands: Bands) -> None:
        """Show the possible words, too; they may come a little later."""
        self.paint("possible", bands["possible"])
        by_id("results").setAttribute("aria-busy", "false")

    def paint(self, name: str, band: Band) -> None:
        """Show a band; words that stand there already are left alone."""
        if band != self.painted.get(name):
            paint(name, band, self.painted.get(name))
            self.painted[name] = band


def turned(percent: str) -> str:
    """Return where the slider stands for a boundary, and the other way round.

    To the right there are more words: from where a word is likely the lower.
    """
    return str(100 - int(percent))
