"""The words of a hive in two bands, with the filter and the boundary between the bands."""

from collections.abc import Awaitable, Callable

from answers import links
from answers.words import Words
from browser import files
from browser.dom import by_id, focus
from browser.events import on, on_buttons, touches
from browser.rendering import Bindings, Markup, fill, filled, link, put, tag
from browser.status import refuse, say
from browser.texts import text
from browser.window import copy
from js import Element, Event, document, window
from saved.data import SavedData
from saved.records import BOUNDARY, mirrored
from solve.state import State

from beecore.bands import (
    MAX_LISTED,
    PANGRAMS,
    USUAL,
    Band,
    Bands,
    Group,
    Listing,
    Word,
    hive_of,
    listing,
)
from beecore.editions import ORIGINAL
from beecore.errors import BeeError

# Paints the words of a band: pangrams first, then groups that can be folded.

WIDE_SCREEN = "(min-width: 44rem)"  # as in the style sheet
MAX_OPEN_WORDS = 40  # on a narrow screen, in all groups that are open at first
ITEM = tag("li", link("{0}"), data_points="{1}")
PANGRAM_ITEM = tag("li", link("{0}"), data_points="{1}", data_note="{2}", class_="pangram")
NOTED_ITEM = tag("li", link("{0}"), data_points="{1}", data_note="{2}")


def paint(place: Element, name: str, band: Band, before: Band | None) -> None:
    """Show a band's words; groups that were in the band `before` stay open or folded.

    All groups have columns of the same width, which the longest word of the band needs.
    """
    groups = band["groups"]
    widths = [_width(word) for group in groups for word in group["words"]]
    put(place, style={"longest": max([0, *widths])})
    if not groups:
        fill(place, tag("p", text("solve-no-match")) if band["count"] else "")
    elif before and _names(before) == _names(band):
        for child, group, old in zip(place.children, groups, before["groups"], strict=True):
            if group != old:
                fill(child, *_inside(name, group))
    else:
        fill(place, _all(name, band, _open_groups(place, before) if before else {}))


def _names(band: Band) -> list[str]:
    return [group["name"] for group in band["groups"]]


def _open_groups(place: Element, band: Band) -> dict[str, bool]:
    """Return whether each group of a band is open, by name."""
    return {
        group["name"]: child.open
        for group, child in zip(band["groups"], place.children, strict=True)
        if can_fold(group)
    }


def _all(name: str, band: Band, were: dict[str, bool]) -> list[Markup]:
    """Return all groups; those in `were` are as open as before, and others are open if there is
    room.
    """
    room = band["left"] if window.matchMedia(WIDE_SCREEN).matches else MAX_OPEN_WORDS
    made = []
    for group in band["groups"]:
        inside = _inside(name, group)
        if can_fold(group):
            room -= group["count"]
            is_open = were.get(group["name"], room >= 0)
            made.append(tag("details", *inside, class_="group", open=is_open))
        else:
            made.append(tag("div", *inside, class_="group"))
    return made


def can_fold(group: Group) -> bool:
    return group["name"] not in (PANGRAMS, "")


def _inside(name: str, group: Group) -> list[Markup]:
    """Return the heading, the words and the button of a group."""
    words, inside = group["words"], []
    if group["name"]:
        head = tag("h3", _title(group), " ", tag("span", f"({group['count']})"))
        inside.append(tag("summary", head) if can_fold(group) else head)
    items = [filled(_template(each), each["word"], each["points"], _reason(each)) for each in words]
    inside.append(tag("ul", items, role="list", class_="word-list", dir="auto", translate="no"))
    rest = group["count"] - len(words)
    if rest:
        if rest <= MAX_LISTED:
            label = text("solve-show-all", words=str(group["count"]))
        else:
            label = text("solve-show-more", words=str(MAX_LISTED))
        inside.append(tag("button", label, type="button", data_group=f"{name}/{group['name']}"))
    return inside


def _title(group: Group) -> str | Markup:
    if group["name"] == PANGRAMS:
        return text("solve-group-pangrams")
    if not group["number"]:
        return tag("span", group["name"], translate="no")  # a letter
    if group["is_by_points"]:
        return text("solve-group-points", points=group["number"])
    return text("solve-group-letters", letters=group["number"])


def _template(word: Word) -> Markup:
    if word["pangram"]:
        return PANGRAM_ITEM
    return NOTED_ITEM if word["reason"] else ITEM


def _reason(word: Word) -> str:
    id = word["reason"].lower().replace(" ", "-")
    return text(f"bee-reason-{id}") if id else ""


def _width(word: Word) -> int:
    """Return the approximate width of a word with its note or hexagon, in characters."""
    return len(word["word"]) + (2 if word["pangram"] else len(word["reason"]))


# Copies, saves, and prints the words on the page.


class Handout:
    """Copies, saves, and prints words; `listing` returns them as a text in a given format."""

    def __init__(self, listing: Callable[[str], Awaitable[Listing]]) -> None:
        self.listing = listing
        self.unfolded: list[Element] = []
        on(window, "beforeprint", self.unfold)
        on(window, "afterprint", self.fold)

    def copy(self, event: Event) -> Awaitable[None]:
        return self.report(copy(self.text))

    async def text(self) -> str:
        return (await self.words_as("text"))["text"]

    async def report(self, copying: Awaitable[bool]) -> None:
        is_copied, words = await copying, await self.words_as("text")
        if is_copied:
            say(text("solve-copied", words=words["words"]))
        else:
            refuse(text("solve-copy-blocked"))

    async def save(self, form: str) -> None:
        words = await self.words_as(form)
        files.download(words["name"], words["text"])
        say(text("solve-saved", words=words["words"], file=words["name"]))

    async def words_as(self, form: str) -> Listing:
        words = await self.listing(form)
        if not words["words"]:
            raise BeeError(text("solve-no-words"))
        return words

    def unfold(self, event: Event) -> None:
        """Open all groups: paper cannot be clicked."""
        for group in document.querySelectorAll("#results details.group:not([open])"):
            put(group, open=True)
            self.unfolded.append(group)

    def fold(self, event: Event) -> None:
        for group in self.unfolded:
            put(group, open=False)
        self.unfolded = []


class Results:
    """Shows the bands of the state; `changed` is called when the visitor wants other words."""

    def __init__(
        self,
        state: State,
        bindings: Bindings,
        words: Words,
        data: SavedData,
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        self.state, self.bindings, self.changed = state, bindings, changed
        self.words, self.data = words, data
        self.letters = ""  # the letters of the hive whose bands are painted
        self.painted: dict[str, Band] = {}
        handout = Handout(self.listing)
        on("boundary", "input", self.drag)
        on("results", "click", self.list_more)
        on_buttons(
            "results",
            reset=self.reset,
            filter=self.toggle_filter,
            clear=self.clear_filter,
            copy=handout.copy,
            csv=lambda event: handout.save("csv"),
            json=lambda event: handout.save("json"),
            print=lambda event: window.print(),
        )

    def reset(self, event: Event) -> Awaitable[None]:
        focus("boundary")
        return self.move("")

    def drag(self, event: Event) -> Awaitable[None]:
        self.bindings.note("boundary", event.target.value)
        return self.move(mirrored(event.target.value))

    def move(self, percent: str) -> Awaitable[None]:
        """Move the boundary between the bands to a percentage, and save it."""
        self.state.linked_boundary = ""
        self.data.set(BOUNDARY, percent)
        return self.changed()

    def clear_filter(self, event: Event) -> Awaitable[None]:
        self.state.set_filter(USUAL)
        focus("filter")
        return self.changed()

    def toggle_filter(self, event: Event) -> None:
        """Unfold or fold the fields of the filter."""
        is_open = "filter" in self.state.open
        self.state.open ^= {"filter"}
        self.bindings.show(filter=not is_open)
        if not is_open:
            focus("starts")

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
            focus(first)

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
            genius=_genius(bands, is_failed or bool(state.boundary)) if likely["count"] else "",
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
            paint(by_id(name), name, band, self.painted.get(name))
            self.painted[name] = band


def _genius(bands: Bands, is_plain: bool) -> str:
    """Return a sentence on the points for Genius in the game; unless `is_plain`, with an estimate
    for the puzzle, which is known for the original edition only, at the usual boundary.
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
