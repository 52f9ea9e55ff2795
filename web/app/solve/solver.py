"""The Solve view: finds the words for letters that are typed or in a link."""

from collections.abc import Awaitable

from answers import links
from browser.dom import by_id, decoded, pause
from browser.events import Newest, on
from browser.language import HOME, mark_words
from browser.rendering import Bindings, Renderer, is_painted, mark_settled, put, set_title
from browser.status import say, sentence, show, speak
from browser.texts import reason, text
from browser.window import push_address, replace_address
from js import Element, Event, document, location, window
from parts import Site
from saved.records import BOUNDARY, MODE
from solve.letters import Letters, invitation
from solve.missing import Missing
from solve.results import Results
from solve.state import ALL, EDITION, STUCK, State

from beecore.bands import Bands, hive_of
from beecore.editions import OWN
from beecore.errors import BeeError, HiveError
from beecore.hive import USUAL_SIZE, Hive


class Solver:
    """Changes the state when the visitor does something; looks up words, and shows the outcome."""

    def __init__(self, site: Site) -> None:
        words, games, data, drafts = site.words, site.games, site.data, site.drafts
        glosses = site.glosses
        self.words, self.games, self.data, self.drafts = words, games, data, drafts
        self.site, self.newest, self.state = site, Newest(), State()
        self.bindings, self.renderer = Bindings("solve"), Renderer(self.render)
        for name, field in self.bindings.elements("value"):
            if field.hasAttribute("name"):
                self.state.set(name, field.value)  # filled in before Python
        self.example = by_id("example-link").href.partition("?")[0]
        self.letters = Letters(
            self.state, self.bindings, drafts, lambda: words.editions, self.refresh
        )
        self.results = Results(self.state, self.bindings, words, data, self.refresh)
        if by_id("mode-stuck").checked:  # chosen before Python
            drafts.set(MODE, STUCK)
        self.missing = Missing(
            self.state, self.bindings, self.renderer, words, games, glosses, data.decisions, drafts
        )
        on("solve", "input", self.enter)
        on("mode", "change", self.choose_mode)
        for _, part in self.bindings.elements("open"):
            on(part, "toggle", self.note_toggle)
        on(window, "storage", self.follow_setting)
        self.is_opened = False
        self.is_painted = is_painted("solve")  # with the words of an earlier visit, see shown.js

    def enter(self, event: Event) -> Awaitable[None] | None:
        """Update the state from a field that the visitor has changed."""
        field: Element = event.target
        if not field.name or field.type in ("radio", "range"):
            return None
        is_box = field.type == "checkbox"
        value = ("yes" if field.checked else "") if is_box else field.value
        self.state.set(field.name, value)
        self.bindings.note(field.name, value)
        return self.refresh()

    def note_toggle(self, event: Event) -> None:
        self.note_unfolded()
        self.renderer.request()

    def note_unfolded(self) -> None:
        """Note in the state which parts of the page the visitor has unfolded or folded since the
        last rendering. The `toggle` events come too late: a rendering can come first.
        """
        for name, part in self.bindings.elements("open"):
            is_open = part.open
            if is_open != self.bindings.shown.get(name, False):
                self.bindings.note(name, is_open)
                self.state.open.discard(name)
                if is_open:
                    self.state.open.add(name)

    async def open(self, name: str) -> None:
        """Solve the hive of a link, however few letters it has: vctaoen?min=5&require=te.

        A link without letters changes no field, unless the visitor went back to one without a hash.
        """
        is_linked = bool(name) or (self.is_opened and not location.hash)
        self.is_painted = self.is_painted and not self.is_opened
        self.is_opened = True
        if is_linked:
            self.state.follow(links.read(name))
        await self.refresh(is_linked)

    def close(self) -> None:
        self.newest.forget()
        self.missing.forget()

    async def update(self) -> None:
        before = self.state.boundary
        await self.refresh(is_linked=True)
        has_words = self.state.bands or self.state.is_missing_shown
        if has_words and self.state.boundary != before:
            self.link(self.letters.parse())

    async def follow_setting(self, event: Event) -> None:
        """Move the boundary as the settings or another tab did, also in place of a link's."""
        if not self.data.is_of(event.key or "", BOUNDARY):
            return
        if event.key:
            self.state.linked_boundary = ""
        if not by_id("solve").hidden:
            await self.update()

    def refresh(self, is_linked: bool = False) -> Awaitable[None]:
        """Look up words for the state; put the hive into the address unless `is_linked`."""
        return self.newest.of(self.look_up(is_linked))

    async def look_up(self, is_linked: bool) -> None:
        state = self.state
        self.is_painted = self.is_painted and is_linked
        self.missing.forget()
        self.renderer.request()
        is_gone = state.edition.startswith(OWN) and state.rules not in self.words.editions
        if is_gone and not (is_linked and state.is_solvable):
            state.set(EDITION, HOME.name)  # since its list was deleted
            state.letters = ""
        state.boundary = state.linked_boundary or self.data.setting(BOUNDARY)
        self.letters.read()
        if not state.is_solvable:
            self.set_mode(None)
        try:
            if state.is_solvable:
                await self.answer(self.letters.parse(), is_linked)
                return
            if state.is_begun:
                self.letters.parse()
            self.clear_words()
            self.missing.leave()
            self.missing.take_found()
            if state.is_begun:
                say(text("solve-letters-so-far", letters=len(state.read.letters)))
                return
            self.say_if_fetching()
            await self.words.packs_of(HOME).likely.pack()
            say(invitation(state))
        except HiveError as error:  # shown beside its field, so the earlier words may stay
            state.is_missing_shown = False
            if is_linked or state.lacks_possible:
                self.clear_words()
            show(state.summary)
            speak(sentence(reason(error)))
            self.renderer.request()
        except BeeError:
            self.is_painted = False
            if state.lacks_possible:
                state.is_busy = False  # the likely words stay
                self.renderer.request()
            else:
                self.clear_words()
            if state.is_solvable and not is_linked:  # since Try again follows the address
                self.link(self.letters.parse())
            raise

    async def answer(self, hive: Hive, is_linked: bool) -> None:
        is_waiting = not self.words.packs_of(hive.edition).are_loaded(hive)
        if is_waiting:
            self.clear_words()  # the words are of other letters
        if len(hive.letters) > USUAL_SIZE:
            show(text("solve-looking", hive=str(hive)))
        elif not self.is_painted:
            self.say_if_fetching()
        self.set_mode(hive)
        if self.state.mode == STUCK:
            await self.help(hive, is_linked)
        else:
            await self.solve(hive, is_linked)

    async def help(self, hive: Hive, is_linked: bool) -> None:
        """Show the words left to find; put the hive into the address unless `is_linked`."""
        self.missing.begin(hive)
        if not is_linked:
            self.link(hive)
        elif self.state.found:
            replace_address(f"{EMPTY}/{links.written(hive, self.state.boundary, is_stuck=True)}")
        self.missing.take_found()
        await self.missing.show(self.missing.area.text)

    async def solve(self, hive: Hive, is_linked: bool) -> None:
        """Show the likely, then the possible words; name the hive as `help` does."""
        state = self.state
        wish = state.wish_for(hive)
        if not self.is_painted:
            likely = await self.words.bands(hive, state.boundary, wish, likely_only=True)
            if likely:
                self.present(hive, likely, is_linked)
                state.lacks_possible = True
                self.renderer.render_now()
                name, count = str(hive), likely["likely"]["count"]
                say(text("solve-likely-first", hive=name, likely=count))
        bands = await self.words.bands(hive, state.boundary, wish)
        assert bands
        self.present(hive, bands, is_linked)
        self.renderer.render_now()
        name, count = str(hive), bands["likely"]["count"]
        possible = bands["possible"]["count"]
        state.summary = text("solve-summary", hive=name, likely=count, possible=possible)
        say(state.summary)
        await pause()  # let the browser paint the likely words
        state.is_complete, state.is_busy = True, False
        self.renderer.render_now()

    def present(self, hive: Hive, bands: Bands, is_linked: bool) -> None:
        """Put words into the state, and name the hive as `help` does."""
        state = self.state
        if not is_linked:
            self.link(hive)
        state.is_missing_shown = state.is_complete = state.lacks_possible = False
        state.bands, state.is_busy = bands, True
        name, likely = str(hive), bands["likely"]["count"]
        subject = text("solve-title-words", hive=name, words=likely)
        set_title(text("solve-title", subject=subject))

    def say_if_fetching(self) -> None:
        if self.words.is_fetching:
            say(text("words-loading"))

    def link(self, hive: Hive) -> None:
        """Put the hive and the options for its words into the address."""
        self.set_mode(hive)
        boundary = self.state.boundary
        if self.state.mode == STUCK:
            link_to(links.written(hive, boundary, is_stuck=True))
        else:
            link_to(links.written(hive, boundary, self.state.wish_for(hive)))

    async def choose_mode(self, event: Event) -> None:
        """Switch between all words and missing words, until the tab is closed."""
        self.state.is_linked_stuck = False
        self.state.mode = event.target.value
        self.bindings.note("is-all", self.state.mode == ALL)
        self.bindings.note("is-stuck", self.state.mode == STUCK)
        self.drafts.set(MODE, self.state.mode)
        await self.refresh()

    def set_mode(self, hive: Hive | None) -> None:
        """Set the mode of the link or the visitor's choice; otherwise, do not spoil a game."""
        chosen = STUCK if self.state.is_linked_stuck else self.drafts.get(MODE)
        if chosen not in (ALL, STUCK):  # no choice, or a damaged one
            has_game = hive is not None and self.games.is_in_progress(hive)
            chosen = STUCK if has_game else ALL
        self.state.mode = chosen

    def settled(self) -> str:
        """Return the hive and the sentence about it if it is shown completely, without a filter."""
        state = self.state
        if not (state.bands and state.is_complete) or state.wish.is_filter or state.more:
            return ""
        return f"{hive_of(state.bands).key} {state.summary}"

    def clear_words(self) -> None:
        self.state.clear_words()
        set_title(text("solve-title-empty"))
        self.renderer.request()

    def render(self) -> None:
        """Show the state on the page, except that painted words remain until there are others."""
        state = self.state
        self.note_unfolded()
        if self.is_painted and not (state.bands or state.is_missing_shown or state.faults):
            return
        self.is_painted = False
        mark_settled("solve", self.settled())
        put(document.documentElement, data_asked=state.is_solvable)  # makes room for the words
        is_stuck = state.mode == STUCK
        self.bindings.show(
            is_all=not is_stuck,
            is_stuck=is_stuck,
            has_example=not is_stuck,
            has_steps=is_stuck,
            example_link=self.example + ("?show=missing" if is_stuck else ""),
            options="options" in state.open,
            filter="filter" in state.open,
        )
        self.letters.render()
        self.results.render()
        self.missing.render()
        mark_words("solve", state.rules)


# The address of the page while the Solve view is open.

EMPTY = "#solve"


def link_to(named: str) -> None:
    """Put a hive into the address, so that Back returns to the hive before: not to the same with
    fewer or more letters, which is a step in typing.
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
