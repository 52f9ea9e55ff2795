"""The dialog for the visitor's own word lists: adds, opens, exports, and deletes them."""

from collections.abc import Awaitable, Callable

from answers.engine import Engine
from answers.word_lists import WordList, WordLists
from browser import files
from browser.dom import by_id
from browser.events import on, on_buttons
from browser.ordering import Newest
from browser.rendering import Bindings, Renderer
from browser.status import clear, say
from browser.texts import text
from js import Blob, Event
from jsffi import to_js
from lists.markup import effect, option, row
from lists.packing import Made, Reading, alphabet_of, next_step, readings_of, rules_of, words_of

from beecore.bounds import MB, limit_size
from beecore.editions import OWN, own_edition
from beecore.errors import BeeError, WordListError

MAX_FILE_SIZE = 32 * MB
CHOOSING, READING, ASKING, PACKING = "choosing", "reading", "asking", "packing"


class State:
    """What the dialog shows."""

    def __init__(self) -> None:
        self.phase = CHOOSING
        self.title = ""  # of the list to be added, as typed
        self.readings: list[Reading] = []
        self.chosen = 0  # the index of the chosen reading
        self.done = 0.0  # the share of the packing
        self.doomed = ""  # the list that the visitor is about to delete
        self.wanted = ""  # the edition of a link that the visitor followed


class Lists:
    """Reads a list that the visitor chooses, asks how to read its letters, packs and stores it.

    `changed` is called with the name of an edition when its list has been added or deleted; it
    returns whether the page has then opened a link to the list.
    """

    def __init__(
        self,
        engine: Engine,
        lists: WordLists,
        changed: Callable[[str], Awaitable[bool]],
    ) -> None:
        self.engine, self.lists, self.changed = engine, lists, changed
        self.state, self.newest = State(), Newest()
        self.dialog = by_id("lists")
        self.bindings, self.renderer = Bindings(self.dialog), Renderer(self.render)
        on(self.dialog, "input", self.enter)
        on_submit = {"paste": self.paste, "add": self.add}
        for form in self.dialog.querySelectorAll("form[data-form]"):
            on(form, "submit", on_submit[form.dataset.form], own=True)
        on_buttons(
            self.dialog,
            cancel=self.cancel,
            export=self.export,
            doom=self.doom,
            keep=self.keep,
            delete=self.delete,
        )
        on(self.dialog.querySelector("[type=file]"), "change", self.choose)
        on(self.dialog, "dragover", self.drag, own=True)
        on(self.dialog, "dragleave", self.end_drag)
        on(self.dialog, "drop", self.drop, own=True)
        on(self.dialog, "close", self.cancel)

    def open(self, wanted: str = "") -> None:
        """Open the dialog; `wanted` is the edition of a link to a list that is not here."""
        state = self.state
        state.wanted, state.doomed = wanted, ""
        if wanted:
            state.title = wanted[len(OWN) :]
        self.render()
        if not self.dialog.open:
            self.dialog.showModal()
        if wanted:
            say(text("lists-wanted", list=wanted[len(OWN) :]))

    def render(self) -> None:
        state = self.state
        reading = state.readings[state.chosen] if state.readings else None
        packing = text("lists-packing", percent=int(100 * state.done))
        rows = [
            row(each, state.doomed == each.edition.name)
            for each in self.lists.lists.values()
            if each.words
        ]
        self.bindings.show(
            rows=rows,
            has_lists=bool(rows),
            can_choose=state.phase == CHOOSING,
            is_working=state.phase in (READING, PACKING),
            work=packing if state.phase == PACKING else text("lists-reading"),
            done=state.done,
            is_asking=state.phase == ASKING,
            title=state.title,
            readings=[option(each, number) for number, each in enumerate(state.readings)],
            chosen=str(state.chosen),
            effect=effect(reading) if reading else [],
        )

    def show(self, phase: str) -> None:
        self.state.phase = phase
        self.renderer.request()

    def enter(self, event: Event) -> None:
        if event.target.name == "title":
            self.state.title = event.target.value
            self.bindings.note("title", event.target.value)
        elif event.target.name == "reading":
            self.state.chosen = int(event.target.value)
            self.bindings.note("chosen", event.target.value)
            self.renderer.request()

    def drag(self, event: Event) -> None:
        self.dialog.classList.add("dropping")

    def end_drag(self, event: Event) -> None:
        self.dialog.classList.remove("dropping")

    async def drop(self, event: Event) -> None:
        self.end_drag(event)
        dropped = event.dataTransfer.files
        if dropped.length and self.state.phase == CHOOSING:
            file = dropped.item(0)
            limit_size(int(file.size), MAX_FILE_SIZE, "this file")
            await self.read(file, file.name)

    async def choose(self, event: Event) -> None:
        file = files.chosen_file(event.target, MAX_FILE_SIZE)
        if file:
            await self.read(file, file.name)

    async def paste(self, event: Event) -> None:
        await self.read(Blob.new(to_js([self.dialog.querySelector("#list-text").value])), "")

    async def read(self, file: Blob, name: str) -> None:
        """Read a list, then ask for its title and letters; suggest the file's name as the title."""
        state = self.state
        state.done, state.chosen, state.readings = 0.0, 0, []
        if name and not state.wanted:
            state.title = name.rsplit(".", 1)[0][:40]
        say("")
        self.show(READING)
        self.renderer.flush()
        try:
            state.readings = await self.newest.of(readings_of(self.engine, file))
        except BeeError:
            self.show(CHOOSING)
            raise
        clear()
        self.show(ASKING)
        self.renderer.flush()
        self.dialog.querySelector("#list-name").select()

    async def add(self, event: Event) -> None:
        """Pack and store the list that was read."""
        state = self.state
        reading = state.readings[state.chosen]
        title = state.title.strip()
        edition = own_edition(rules_of(reading), alphabet_of(reading), title)
        if edition.name == OWN:
            raise WordListError(text("lists-no-name"))
        known = self.lists.lists.get(edition.name)
        if known and known.words:
            raise WordListError(text("lists-same-name", list=known.edition.title))
        self.show(PACKING)
        try:
            made = await self.packed()
        except BeeError:
            self.show(CHOOSING)
            raise
        found = WordList(edition, reading["rules"], made.words)
        is_stored = await self.newest.of(self.lists.save(found, made.pack))
        state.title = ""
        self.dialog.querySelector("#list-text").value = ""
        self.show(CHOOSING)
        self.renderer.flush()
        if await self.changed(edition.name) and is_stored:
            return
        ready = text("lists-ready", list=title, words=made.words)
        say(ready if is_stored else f"{ready} {text('lists-not-stored')}", error=not is_stored)

    async def packed(self) -> Made:
        """Return the pack of the list that was read, in the letters of the chosen reading."""
        state = self.state
        step = await self.newest.of(next_step(self.engine, state.chosen))
        while isinstance(step, float):
            state.done = step
            self.renderer.request()
            step = await self.newest.of(next_step(self.engine, state.chosen))
        return step

    def cancel(self, event: Event) -> None:
        """Stop reading or packing; the engine finishes the step that it is in."""
        if self.state.phase != CHOOSING and not event.target.closest("form[method=dialog]"):
            self.newest.forget()
            self.show(CHOOSING)
            self.renderer.flush()

    async def export(self, event: Event) -> None:
        """Let the browser save the words of a list as a text."""
        name = _name_of(event)
        title = self.lists.lists[name].edition.title
        say(text("lists-exporting"))
        pack = await self.newest.of(self.lists.content(name))
        words = await self.newest.of(words_of(self.engine, pack))
        files.save(f"{title}.txt", words)
        say("")

    def doom(self, event: Event) -> None:
        """Ask whether to delete a list."""
        self.state.doomed = _name_of(event)
        self.render()
        self.dialog.querySelector("[data-action=keep]").focus()

    def keep(self, event: Event) -> None:
        self.state.doomed = ""
        self.render()

    async def delete(self, event: Event) -> None:
        name = _name_of(event)
        title = self.lists.lists[name].edition.title
        await self.lists.delete(name)
        self.state.doomed = ""
        self.render()
        await self.changed(name)
        say(text("lists-deleted", list=title))


def _name_of(event: Event) -> str:
    button = event.target.closest("button")
    assert button
    return str(button.dataset.name)
