"""The words of a hive in two bands, with the filter and the boundary between the bands."""

from collections.abc import Awaitable, Callable

from answers import links
from answers.words import Words
from browser.events import on, on_buttons
from browser.ordering import touches
from browser.rendering import Bindings
from browser.texts import text
from js import Element, Event, window
from saved.data import SavedData
from saved.records import BOUNDARY
from solve.groups import paint
from solve.handout import Handout
from solve.state import State

from beecore.bands import USUAL, Band, Bands, Listing, hive_of, listing
from beecore.editions import ORIGINAL
from beecore.errors import BeeError


class Results:
    """Shows the bands of the state; `changed` is called when the visitor wants other words."""

    def __init__(
        self,
        root: Element,
        state: State,
        bindings: Bindings,
        words: Words,
        data: SavedData,
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        self.root, self.state, self.bindings = root.querySelector("#results"), state, bindings
        self.words, self.data, self.changed = words, data, changed
        self.letters = ""  # the letters of the hive whose bands are painted
        self.painted: dict[str, Band] = {}
        handout = Handout(self.listing)
        self.slider = self.root.querySelector("#boundary")
        on(self.slider, "input", lambda event: self.move(mirrored(self.slider.value)))
        on(self.root, "click", self.list_more)
        on_buttons(
            self.root,
            reset=self.reset,
            filter=self.toggle_filter,
            clear=self.clear_filter,
            copy=handout.copy,
            csv=lambda event: handout.save("csv"),
            json=lambda event: handout.save("json"),
            print=lambda event: window.print(),
        )

    def reset(self, event: Event) -> Awaitable[None]:
        self.slider.focus()
        return self.move("")

    def move(self, percent: str) -> Awaitable[None]:
        """Move the boundary between the bands to a percentage, and save it."""
        self.bindings.note("boundary", self.slider.value)
        self.state.linked_boundary = ""
        self.data.set(BOUNDARY, percent)
        return self.changed()

    def clear_filter(self, event: Event) -> Awaitable[None]:
        self.state.set_filter(USUAL)
        self.root.querySelector("#filter").focus()
        return self.changed()

    def toggle_filter(self, event: Event) -> None:
        """Unfold or fold the fields of the filter."""
        is_open = "filter" in self.state.open
        self.state.open ^= {"filter"}
        self.bindings.show(filter=not is_open)
        if not is_open:
            self.root.querySelector("#starts").focus()

    async def list_more(self, event: Event) -> None:
        """List more words of a group, and focus the first of them."""
        button = event.target.closest("button[data-group]")
        group = button and button.closest(".group")
        if not (button and group):
            return
        place, check = group.querySelectorAll("li").length + 1, touches.check()
        self.state.more.append(button.dataset.group)
        await self.changed()
        check()
        if first := group.querySelector(f"li:nth-child({place}) a"):  # unless there are other words
            first.focus()

    async def listing(self, form: str) -> Listing:
        """Return the words shown as a text; possible words only if they are unfolded."""
        state = self.state
        if state.hive is None:  # what an earlier visit showed could not be opened
            raise BeeError(text("solve-no-words"))
        possible = "possible" in state.open
        answers = await self.words.answers(state.hive, state.boundary)
        return listing(state.hive, answers.solutions, state.wish, possible, form)

    def render(self) -> None:
        state, show = self.state, self.bindings.show
        show(results=bool(state.bands), results_busy=bool(state.bands) and state.is_busy)
        show(starts=state.starts, contains=state.contains, length=state.length)
        show(by=state.by, pangrams=state.pangrams)
        if state.bands is None:
            return
        self.render_figures(state.bands)
        if state.bands["hive"] != self.letters:
            self.letters, self.painted = state.bands["hive"], {}
        self.paint("likely", state.bands["likely"])
        if state.is_complete or state.lacks_possible:
            self.paint("possible", state.bands["possible"])

    def render_figures(self, bands: Bands) -> None:
        state, show = self.state, self.bindings.show
        likely, possible = bands["likely"], bands["possible"]
        is_failed = state.lacks_possible and not state.is_busy
        totals = _totals(likely)
        show(
            boundary=mirrored(state.boundary or str(round(100 * bands["boundary"]))),
            is_boundary_moved=state.boundary,
            play_link="#play/" + links.written(hive_of(bands), state.boundary),
            likely_words=totals,
            likely_summary=totals if likely["count"] else text("solve-none-likely"),
            possible_count="" if state.lacks_possible else f"({possible['left']})",
            genius=_genius(bands, is_failed) if likely["count"] else "",
            genius_class="quiet pending" if state.lacks_possible and state.is_busy else "quiet",
            filtered=state.wish.is_filter,
        )
        if state.wish.is_filter:
            left, words = likely["left"] + possible["left"], likely["count"] + possible["count"]
            told = text("solve-filter-left", left=left, words=words, likely=likely["left"])
            show(filter_left="" if state.lacks_possible else told)

    def paint(self, name: str, band: Band) -> None:
        """Paint the words of a band unless they are on the page already."""
        if band != self.painted.get(name):
            paint(self.root.querySelector("#" + name), name, band, self.painted.get(name))
            self.painted[name] = band


def _genius(bands: Bands, is_plain: bool) -> str:
    """Return a sentence on the points for Genius in the game; unless `is_plain`, with an estimate
    for the puzzle, which is known for the original edition only.
    """
    low, high = bands["odds"]
    if low == high or is_plain or bands["edition"] != ORIGINAL.name:
        return text("solve-genius", points=bands["genius"])
    return text("solve-genius-between", points=bands["genius"], low=low, high=high)


def _totals(band: Band) -> str:
    """Return the numbers of words, points, and pangrams of a band as text."""
    words, points, pangrams, perfect, bingo = band["totals"]
    return text(
        "solve-totals",
        words=words,
        points=points,
        pangrams=pangrams,
        perfect=perfect,
        bingo="yes" if bingo else "no",
    )


def mirrored(percent: str) -> str:
    """Return the slider's position for a boundary, or the boundary for a position.

    The slider has more words to the right, where the boundary is lower.
    """
    return str(100 - int(percent))
