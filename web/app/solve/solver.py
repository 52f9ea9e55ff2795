"""The Solve view: finds the words for letters that are typed or in a link."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from answers import links
from browser.dom import by_id, decoded, idle, pause
from browser.events import Newest, on
from browser.language import HOME, mark_words
from browser.rendering import (
    Bindings,
    Renderer,
    forget_painted,
    is_painted,
    mark_settled,
    put,
    set_title,
)
from browser.status import say, sentence, show, speak
from browser.texts import reason, text
from browser.window import push_address, replace_address
from js import Element, Event, document, location, window
from parts import Site
from saved.records import BOUNDARY, GAME, MODE
from solve.letters import Letters
from solve.missing import Missing
from solve.results import Results
from solve.state import (
    ALL,
    EDITION,
    LETTERS,
    LIKELY,
    MINIMUM,
    REQUIRE,
    STUCK,
    WISHED,
    AllWords,
    LikelyWords,
    Nothing,
    SolveState,
)

from beecore.bands import USUAL, Bands
from beecore.editions import OWN
from beecore.errors import BeeError, HiveError
from beecore.game.saving import is_in_progress
from beecore.hive import USUAL_SIZE, Hive

if TYPE_CHECKING:
    from answers.words import Words


class SolveView:
    """Changes the state when the visitor does something; looks up words, and shows the outcome."""

    def __init__(self, site: Site) -> None:
        self.words: Words = site.words
        self.data, self.drafts = site.data, site.drafts
        self.newest, self.state = Newest(), SolveState()
        self.bindings, self.renderer = Bindings("solve"), Renderer(self.render)
        filled_in = dict(self.bindings.elements("value"))  # perhaps before Python
        for name in (EDITION, LETTERS, MINIMUM, REQUIRE, *WISHED):
            if name in filled_in:
                self.state.set(name, filled_in[name].value)
        self.letters = Letters(
            self.state, self.bindings, self.drafts, lambda: self.words.editions, self.refresh
        )
        self.results = Results(self.state, self.bindings, site, self.refresh)
        if by_id("mode-stuck").checked:  # chosen before Python
            self.drafts.set(MODE, STUCK)
        self.missing = Missing(self.state, self.bindings, self.renderer, site)
        on("solve", "input", self.enter)
        on("mode", "change", self.choose_mode)
        on(window, "storage", self.follow_setting)
        on("example-link", "click", lambda event: window.scrollTo(0, 0))

    def enter(self, event: Event) -> Awaitable[None] | None:
        """Update the state from a field that the visitor has changed."""
        field: Element = event.target
        if not field.name or field.type in ("radio", "range"):
            return None
        is_box = field.type == "checkbox"
        self.state.set(field.name, ("yes" if field.checked else "") if is_box else field.value)
        self.bindings.note(field.name, self.state.value(field.name))
        return self.refresh()

    async def open(self, name: str) -> None:
        """Solve the hive of a link, however few letters it has: vctaoen?min=5&require=te.

        A link without letters changes no field, unless the visitor went back to one without a hash.
        """
        is_linked = bool(name) or (self.state.hive is not None and not location.hash)
        link = links.read(name)
        if is_linked:
            self.state.follow(link)
            self.letters.follow(link)
            self.missing.take(link.found)
            if link.wish.is_filter:
                self.bindings.show(filter=True)
        await self.refresh(is_linked)
        if link.found and self.state.hive:
            link_to(self.link(self.state.hive))

    def close(self) -> None:
        self.newest.forget()
        self.missing.forget()

    async def update(self) -> None:
        await self.refresh(is_linked=self.percent == self.state.percent)

    async def follow_setting(self, event: Event) -> None:
        """Move the boundary as the settings or another tab did, also in place of a link's."""
        if not self.data.is_of(event.key or "", BOUNDARY):
            return
        if event.key:
            self.state.fields[LIKELY] = ""
        if not by_id("solve").hidden:
            await self.update()

    def refresh(self, is_linked: bool = False, ready: str = "") -> Awaitable[None]:
        """Look up words for the state; put the hive into the address unless `is_linked`.

        Without letters, say what to do, or `ready`.
        """
        return self.newest.of(self.look_up(is_linked, ready))

    @property
    def percent(self) -> str:
        """The least percentage of likely words: that of the link, or else the setting."""
        return self.state.fields[LIKELY] or self.data.setting(BOUNDARY)

    async def look_up(self, is_linked: bool, ready: str) -> None:
        state = self.state
        if not is_linked:
            forget_painted("solve")
        self.missing.forget()
        is_gone = state.fields[EDITION].startswith(OWN) and state.rules not in self.words.editions
        if is_gone and not (is_linked and state.fields[LETTERS]):
            state.set(EDITION, HOME.name)  # since its list was deleted
            state.fields[LETTERS] = ""
        state.percent = self.percent
        try:
            hive = self.letters.hive()
            self.set_mode(hive)
            if hive:
                state.take(hive)
                await self.answer(hive, is_linked)
            else:
                await self.wait_for_letters(ready)
        except HiveError as error:  # shown beside its field, so the earlier words may stay
            self.renderer.request()
            if is_linked:
                self.clear_words()
            state.is_busy = False
            if isinstance(state.shown, Nothing):
                show("")
            speak(sentence(reason(error)))
        except BeeError:
            forget_painted("solve")
            state.is_busy = False
            self.renderer.request()
            if not isinstance(state.shown, LikelyWords):  # which stay
                self.clear_words()
            raise

    async def wait_for_letters(self, ready: str) -> None:
        """Say how many letters there are so far; if there are too few to tell, invite to type."""
        self.clear_words()
        self.missing.leave()
        if self.letters.is_begun:
            say(text("solve-letters-so-far", letters=len(self.letters.typed.letters)))
        else:
            self.say_if_fetching()
            await self.words.packs_of(HOME).likely.pack()
            told = ready or self.missing.invitation()
            say(told, elsewhere=not (ready or self.state.is_stuck))
        await idle()
        await self.words.prepare(self.state.rules)

    async def answer(self, hive: Hive, is_linked: bool) -> None:
        """Show the words of a hive, or what helps to find the missing ones.

        The letters appear together with the words, unless these take long. What is not seen at once
        is changed after that: words in folded groups, the address, and the title.
        """
        state = self.state
        is_large = len(hive.letters) > USUAL_SIZE
        has_words = self.words.packs_of(hive.edition).are_loaded(hive)
        if not has_words:
            self.clear_words()  # the words are of other letters
        if not is_linked and (is_large or state.is_stuck or not has_words):
            await pause()  # since Safari refuses an address for each move of the slider
            link_to(self.link(hive))
        if is_large:
            self.renderer.request()
            show(text("solve-looking", hive=str(hive)))
        elif not is_painted("solve"):
            self.say_if_fetching()
        if state.is_stuck:
            self.missing.begin(hive)
            await self.missing.show(self.missing.area.text)
            return
        is_other = state.listed is None or state.listed.hive != hive
        shown: LikelyWords | AllWords | None = None
        if is_other and not is_painted("solve"):
            likely = await self.words.bands(hive, state.percent, state.wish, likely_only=True)
            shown = likely and LikelyWords(likely)
        if shown is None:
            shown = AllWords(await self.all_words(hive))
        state.has_folded = False  # for a moment
        self.show_words(shown)
        state.has_folded = True
        await idle()  # once the browser has painted them
        if not is_linked:
            link_to(self.link(hive))
        name, count = str(hive), shown.bands.likely.totals.words
        subject = text("solve-title-words", hive=name, words=count)
        set_title(text("solve-title", subject=subject), "solve")
        self.renderer.render_now()
        if isinstance(shown, LikelyWords):
            shown = AllWords(await self.all_words(hive))
        await (pause if by_id("possible-words").open else idle)()
        self.show_words(shown, is_busy=False)

    async def all_words(self, hive: Hive) -> Bands:
        bands = await self.words.bands(hive, self.state.percent, self.state.wish)
        assert bands
        return bands

    def show_words(self, shown: LikelyWords | AllWords, is_busy: bool = True) -> None:
        """Show words at once, the possible ones only unless there is more to come."""
        self.state.shown, self.state.is_busy = shown, is_busy
        self.renderer.render_now()
        say(_summary(shown), elsewhere=True)

    def say_if_fetching(self) -> None:
        if self.words.is_fetching:
            say(text("words-loading"))

    def link(self, hive: Hive) -> str:
        """Return a link to a hive, with the options for its words."""
        state = self.state
        wish = USUAL if state.is_stuck else state.wish
        return links.written(hive, state.percent, wish, state.is_stuck)

    async def choose_mode(self, event: Event) -> None:
        """Switch between all words and missing words, until the tab is closed."""
        self.state.fields[MODE], mode = "", event.target.value
        self.bindings.note("is-all", mode == ALL)
        self.bindings.note("is-stuck", mode == STUCK)
        self.drafts.set(MODE, mode)
        await self.refresh()

    def set_mode(self, hive: Hive | None) -> None:
        """Set the mode of the link or the visitor's choice; otherwise, do not spoil a game."""
        chosen = self.state.fields[MODE] or self.drafts.get(MODE)
        if chosen not in (ALL, STUCK):  # no choice, or a damaged one
            has_game = hive is not None and is_in_progress(self.data.get(GAME + hive.key))
            chosen = STUCK if has_game else ALL
        self.state.is_stuck = chosen == STUCK

    def settled(self) -> str:
        """Return the hive and the sentence about it if it is shown completely, without a filter."""
        shown, wish = self.state.shown, self.state.wish
        is_part = self.state.is_busy or wish.is_filter or wish.more or self.letters.faults
        if is_part or not isinstance(shown, AllWords):
            return ""
        return f"{shown.bands.hive.key} {_summary(shown)}"

    def clear_words(self) -> None:
        self.state.shown = Nothing()
        set_title(text("solve-title-empty"), "solve")
        self.renderer.request()

    def render(self) -> None:
        """Show the state on the page. Words that shown.js lists from an earlier visit stay there
        until they have been looked up again.
        """
        state = self.state
        is_empty, has_faults = isinstance(state.shown, Nothing), bool(self.letters.faults)
        if is_empty and not has_faults and is_painted("solve"):
            return
        mark_settled("solve", self.settled())
        has_asked = (self.letters.is_complete and not has_faults) or not is_empty
        put(document.documentElement, data_asked=has_asked)  # makes room for the words
        is_stale = has_faults and not is_empty
        put("solve", data_stale=is_stale)  # the words are of other letters than those typed
        self.bindings.show(
            is_all=not state.is_stuck,
            is_stuck=state.is_stuck,
            example_link=by_id("example-link").href.partition("?")[0]
            + ("?show=missing" if state.is_stuck else ""),
        )
        self.letters.render()
        self.results.render()
        self.missing.render()
        mark_words("solve", state.rules)


def _summary(shown: LikelyWords | AllWords) -> str:
    """Return the status line's sentence about the words of a hive."""
    name, likely = str(shown.bands.hive), shown.bands.likely.totals.words
    if isinstance(shown, LikelyWords):
        return text("solve-likely-first", hive=name, likely=likely)
    possible = shown.bands.possible.totals.words
    return text("solve-summary", hive=name, likely=likely, possible=possible)


# The address of the page while the Solve view is open.

EMPTY = "#solve"


def link_to(named: str) -> None:
    """Put a hive into the address. Back then returns to the hive that was solved before.

    It skips steps in typing, such as VCTAOE before VCTAOEN: they are replaced in the address.
    """
    link = f"{EMPTY}/{named}"
    if location.hash == link:
        return
    before, now = _letters(location.hash), _letters(link)
    outer_before, outer = set(before[1:]), set(now[1:])
    is_step = before[:1] == now[:1] and (outer_before <= outer or outer <= outer_before)
    if location.hash == EMPTY or is_step:
        replace_address(link)
    else:
        push_address(link)


def _letters(link: str) -> str:
    return decoded(link.split("?")[0][len(EMPTY) + 1 :])
