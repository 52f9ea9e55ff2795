"""The words of a hive in two bands, with the filter and the boundary between the bands."""

from collections.abc import Awaitable, Callable, Sequence

from answers import links
from browser import files
from browser.dom import by_id, clicked, focus
from browser.events import on, on_buttons, touches
from browser.rendering import Bindings, Markup, fill, filled, link, put, tag
from browser.status import say
from browser.texts import text
from browser.window import copy
from js import Element, Event, Promise, document, location, window
from parts import Site
from saved.records import BOUNDARY, mirrored
from solve.state import LIKELY, WISHED, LikelyWords, SolveState

from beecore.bands import (
    LETTER,
    MAX_LISTED,
    PANGRAMS,
    POINTS,
    Band,
    Bands,
    Group,
    Listing,
    key,
    listing,
)
from beecore.editions import ORIGINAL, genius
from beecore.errors import BeeError
from beecore.letters import Alphabet
from beecore.pack import Reason
from beecore.solution import Solution

# Makes the groups of a band: pangrams first, then groups that can be folded.

WIDE_SCREEN = "(min-width: 44rem)"  # as in the style sheet
MAX_OPEN_WORDS = 40  # on a narrow screen, in all groups that are open at first
ITEM = tag("li", link("{0}"), data_points="{1}", data_note="{2}", class_="{3}")


def _are_open(
    band: Band, keys: Sequence[str], were_open: dict[str, bool], is_filtered: bool
) -> list[bool]:
    """Return whether each group of a band is open: as in `were_open`, by its key, or else if there
    is room, or a filter asked for its words.
    """
    has_room = is_filtered or window.matchMedia(WIDE_SCREEN).matches
    room = band.left if has_room else MAX_OPEN_WORDS
    are_open = []
    for group, label in zip(band.groups, keys, strict=True):
        if can_fold(group):
            room -= group.size
        are_open.append(not can_fold(group) or were_open.get(label, room >= 0))
    return are_open


def can_fold(group: Group) -> bool:
    return group.name != "" or group.by == PANGRAMS


def _group(inside: list[Markup], group: Group, label: str, is_open: bool) -> Markup:
    if can_fold(group):
        return tag("details", *inside, class_="word-group", data_key=label, open=is_open)
    return tag("div", *inside, class_="word-group")


def _inside(group: Group, named: str, alphabet: Alphabet, is_listed: bool) -> list[Markup]:
    """Return the heading of a group, and its words and the button if they are listed."""
    inside = []
    if can_fold(group):
        head = tag("h3", _title(group, alphabet), " ", tag("span", f"({group.size})"))
        inside.append(tag("summary", head))
    if not is_listed:
        return inside
    items = filled(ITEM, [_fields(each) for each in group.words])
    inside.append(tag("ul", items, role="list", class_="word-list", dir="auto", translate="no"))
    rest = group.size - len(group.words)
    if rest:
        if rest <= MAX_LISTED:
            label = text("solve-show-all", words=str(group.size))
        else:
            label = text("solve-show-more", words=str(MAX_LISTED))
        inside.append(tag("button", label, type="button", data_group=named))
    return inside


def _title(group: Group, alphabet: Alphabet) -> str | Markup:
    if group.by == PANGRAMS:
        return text("solve-group-pangrams")
    if group.by == LETTER:
        return tag("span", alphabet.capitals(str(group.name)), translate="no")
    if group.by == POINTS:
        return text("solve-group-points", points=group.name)
    return text("solve-group-letters", letters=group.name)


def _fields(word: Solution) -> str:
    """Return the texts of a word for `ITEM`."""
    kind = "pangram" if word.pangram else ""
    return f"{word.shown}\t{word.points}\t{_note(word)}\t{kind}"


def _has_note(word: Solution) -> bool:
    """Tell whether a word's reason is shown: that of a possible word is usually that it is rare."""
    return bool(word.reason) and (word.likely or word.reason != Reason.RARE)


def _note(word: Solution) -> str:
    id = word.reason.lower().replace(" ", "-") if _has_note(word) else ""
    return text(f"bee-reason-{id}") if id else ""


def _width(word: Solution) -> int:
    """Return the approximate width of a word with its note or hexagon, in characters."""
    return len(word.shown) + (2 if word.pangram else len(word.reason) * _has_note(word))


# Copies, saves, and prints the words on the page.


class Handout:
    """Copies, saves, and prints words; `listing` returns them as a text in a given format."""

    def __init__(self, listing: Callable[[str], Awaitable[Listing]]) -> None:
        self.listing = listing
        self.unfolded: list[Element] = []
        on("solve", "click", self.copy_link)
        on(window, "beforeprint", self.unfold)
        on(window, "afterprint", self.fold)

    def copy(self, event: Event) -> Awaitable[bool]:
        async def coming() -> str:
            return (await self.words_as("text")).text

        return copy(event, coming)

    def copy_link(self, event: Event) -> Awaitable[bool] | None:
        """Copy a link to what is shown, which an installed page has no address bar for."""
        if clicked(event, "copy-link") is None:
            return None
        address = Promise.resolve(location.href)
        return copy(event, lambda: address)

    async def save(self, form: str) -> None:
        words = await self.words_as(form)
        files.download(words.name, words.text)
        say(text("solve-saved", words=words.words, file=words.name))

    async def words_as(self, form: str) -> Listing:
        words = await self.listing(form)
        if not words.words:
            raise BeeError(text("solve-no-words"))
        return words

    def unfold(self, event: Event) -> None:
        """Open all groups: paper cannot be clicked."""
        for group in document.querySelectorAll("#results details.word-group:not([open])"):
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
        state: SolveState,
        bindings: Bindings,
        site: Site,
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        self.state, self.bindings, self.changed = state, bindings, changed
        self.words, self.data = site.words, site.data
        handout = Handout(self.listing)
        on("boundary", "input", self.drag)
        on("results", "click", self.list_more)
        on("results", "keydown", self.press)
        on_buttons(
            "results",
            reset=self.reset,
            filter=lambda event: self.toggle("filter", "filter-fields", "starts"),
            handout=lambda event: self.toggle("handout", "handout-forms"),
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
        self.state.fields[LIKELY] = ""
        self.data.set(BOUNDARY, percent)
        return self.changed()

    def clear_filter(self, event: Event) -> Awaitable[None]:
        self.state.clear_filter()
        focus("filter")
        return self.changed()

    def toggle(self, name: str, panel: str, focused: str = "") -> None:
        """Unfold or fold a panel; unfolded, focus a field in it, if one is given."""
        is_open = by_id(panel).hidden
        self.bindings.show(**{name: is_open})
        if is_open and focused:
            focus(focused)

    def press(self, event: Event) -> None:
        """Fold, on Escape, the panel that has the focus, and focus its button."""
        panel = event.target.closest("#filter-fields, #handout-forms")
        if event.key == "Escape" and panel:
            name = panel.id.partition("-")[0]
            focus(name)
            self.bindings.show(**{name: False})

    async def list_more(self, event: Event) -> None:
        """List more words of a group, and focus the first of them."""
        button = event.target.closest("button[data-group]")
        group = button and button.closest(".word-group")
        if not (button and group):
            return
        place, check = group.querySelectorAll("li").length + 1, touches.check()
        self.state.list_more(button.dataset.group)
        await self.changed()
        check()
        if first := group.querySelector(f"li:nth-child({place}) a"):  # unless there are other words
            focus(first)

    async def listing(self, form: str) -> Listing:
        """Return the words shown as a text; possible words only if they are unfolded."""
        state = self.state
        if state.hive is None:  # what an earlier visit showed could not be opened
            raise BeeError(text("solve-no-words"))
        possible = by_id("possible-words").open
        answers = await self.words.answers(state.hive, state.percent)
        return listing(state.hive, answers.solutions, state.wish, possible, form)

    def render(self) -> None:
        state, show, bands = self.state, self.bindings.show, self.state.listed
        show(results=bool(bands), results_busy=bool(bands) and state.is_busy)
        for name in WISHED:
            show(**{name: state.value(name)})
        if bands is None:
            return
        is_loading = isinstance(state.shown, LikelyWords)
        self.render_figures(bands, is_loading)
        self.paint("likely", bands.likely, bands)
        if is_loading or not state.is_busy:
            self.paint("possible", bands.possible, bands)
            if state.wish.is_filter and not bands.likely.left:
                put("possible-words", open=True)

    def render_figures(self, bands: Bands, is_loading: bool) -> None:
        """Show the figures of a hive; those of the possible words unless they are still loading."""
        state, show, likely, possible = self.state, self.bindings.show, bands.likely, bands.possible
        is_failed = is_loading and not state.is_busy
        totals = _totals(likely)
        has_likely = bool(likely.totals.words)
        has_words = has_likely or bool(possible.totals.words)
        told = _genius(bands, is_failed or bool(state.percent)) if has_likely else ""
        show(
            has_words=has_words,
            boundary=mirrored(state.percent or str(round(100 * bands.boundary))),
            is_boundary_moved=state.percent,
            play_link="#play/" + links.written(bands.hive, state.percent),
            likely_words=totals,
            likely_summary=totals if has_likely else text("solve-none-likely"),
            possible_count="" if is_loading else f"({possible.left})",
            genius=told,
            genius_class="quiet pending" if is_loading and state.is_busy else "quiet",
            filtered=state.wish.is_filter,
        )
        if state.wish.is_filter:
            left, words = likely.left + possible.left, likely.totals.words + possible.totals.words
            told = text("solve-filter-left", left=left, words=words, likely=likely.left)
            show(filter_left="" if is_loading else told)

    def paint(self, name: str, band: Band, bands: Bands) -> None:
        """Show the words of a band; groups that it had before, too, stay open or folded.

        All groups have columns of the same width, which the longest word of the band needs.
        """
        place, groups, differs = by_id(name), band.groups, self.bindings.differs
        letters, alphabet = bands.hive.letters, bands.hive.alphabet
        is_other_hive = differs(f"{name}-hive", letters)
        has_words, keys = bool(band.totals.words), [key(name, group) for group in groups]
        is_filtered = self.state.wish.is_filter
        has_other_groups = differs(f"{name}-groups", letters, has_words, keys, is_filtered)
        are_open = listed = [True] * len(groups)
        if has_other_groups:
            opened = {} if is_other_hive or is_filtered else _opened(place)
            are_open = _are_open(band, keys, opened, is_filtered)
            listed = listed if self.state.has_folded else are_open
        insides = {
            at: _inside(group, keys[at], alphabet, listed[at])
            for at, group in enumerate(groups)
            if differs(f"{name}-{at}", group, listed[at]) or has_other_groups
        }
        if insides or has_other_groups:
            widths = [_width(word) for group in groups for word in group.words]
            put(place, style={"longest": max([0, *widths])})
        if not has_other_groups:
            for at, inside in insides.items():
                fill(place.children[at], *inside)
        elif groups:
            parts = [
                _group(insides[at], group, keys[at], are_open[at])
                for at, group in enumerate(groups)
            ]
            fill(place, parts)
        else:
            fill(place, tag("p", text("solve-no-match")) if has_words else "")


def _opened(place: Element) -> dict[str, bool]:
    """Return whether each group in a band is open, by its key."""
    return {group.dataset.key: group.open for group in place.querySelectorAll("details")}


def _genius(bands: Bands, is_plain: bool) -> str:
    """Return a sentence on the points for Genius in the game; unless `is_plain`, with an estimate
    for the puzzle, which is known for the original edition only, at the usual boundary.
    """
    (low, high), edition = bands.odds, bands.hive.edition
    needed = genius(bands.likely.totals.points, edition)
    if low == high or is_plain or edition != ORIGINAL:
        return text("solve-genius", points=needed)
    return text("solve-genius-between", points=needed, low=low, high=high)


def _totals(band: Band) -> str:
    """Return the numbers of words, points, and pangrams of a band as text."""
    totals = band.totals
    return text(
        "solve-totals",
        words=totals.words,
        points=totals.points,
        pangrams=totals.pangrams,
        perfect=totals.perfect,
        bingo="yes" if totals.bingo else "no",
    )
