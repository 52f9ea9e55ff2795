"""The dialog for the visitor's own word lists: adds, opens, exports, and deletes them."""

from collections.abc import Awaitable

from answers import links
from answers.engine import the_engine
from answers.word_lists import WordList
from browser import files
from browser.dom import by_id, clicked, focus, open_dialog, select
from browser.events import Newest, complete, on, on_buttons, run_handler
from browser.rendering import Bindings, Markup, Renderer, mark, put, tag
from browser.status import TroubleError, clear, say, speak
from browser.texts import edition_title, listed, text
from browser.window import replace_address
from js import Blob, Date, Event, document, location
from jsffi import to_js
from lists.packing import Chosen, ReadingOption, alphabet_of, rules_of, words_of
from parts import Site
from saved.records import PASTED_LIST

from beecore.editions import ORIGINAL, OWN, Edition, own_edition
from beecore.errors import MB, BeeError, HiveError, WordListError, limit_size
from beecore.reading import MAX_INPUT_LENGTH, name_in

# The parts of the dialog for word lists that depend on its state, as markup.


def row(found: WordList, is_doomed: bool) -> Markup:
    """Return a list's title, and what can be done with it; or the question whether to delete it."""
    edition, title = found.edition, found.edition.title
    if is_doomed:
        head = tag("span", text("lists-delete-question", list=title))
        delete = _button(edition, "delete", text("lists-delete"))
        controls = [delete, _button(edition, "keep", text("lists-keep"))]
    else:
        size = tag("span", text("lists-words", words=found.words), class_="quiet")
        head = tag("span", tag("b", title, dir="auto", translate="no"), " ", size)
        solve, play = links.of_edition(edition), links.of_edition(edition, links.RANDOM)
        label = text("lists-export-label", list=title)
        controls = [
            _link("solve/" + solve, text("lists-solve"), text("lists-solve-label", list=title)),
            _link("play/" + play, text("lists-play"), text("lists-play-label", list=title)),
            _button(edition, "export", text("lists-export"), label),
            _button(edition, "doom", "×", text("lists-delete-label", list=title)),
        ]
    return tag("li", head, tag("span", controls, class_="controls"), data_list=edition.name)


def _link(address: str, name: str, label: str) -> Markup:
    return tag("a", name, class_="button", href="#" + address, aria_label=label)


def _button(edition: Edition, action: str, name: str, label: str = "") -> Markup:
    data = {"data_action": action, "data_name": edition.name}
    return tag("button", name, type="button", aria_label=label, **data)


def option(reading: ReadingOption, number: int) -> Markup:
    """Return an option for a reading, by its number."""
    rules = rules_of(reading)
    if rules != ORIGINAL:
        name = text("lists-as-in", edition=edition_title(rules))
    else:
        name = text("lists-without-accents" if reading["drops_accents"] else "lists-all-letters")
    return tag("option", name, value=str(number))


def effect(reading: ReadingOption) -> list[Markup]:
    """Return the letters of a reading, and what becomes of words with other characters."""
    alphabet = alphabet_of(reading)
    letters = sorted(alphabet.order, key=alphabet.alphabetical)
    lines = []
    written, read = reading["example"]
    if written:
        lines.append(text("lists-example", word=written, letters=alphabet.capitals(read)))
    if reading["left_out"]:
        lines.append(text("lists-left-out", words=reading["left_out"]))
    shown = " ".join(map(alphabet.capitals, letters))
    first = tag("p", shown, class_="quiet", dir="auto", translate="no")
    return [first, *[tag("p", line, class_="quiet", dir="auto") for line in lines]]


MAX_LIST_SIZE = 32 * MB
MAX_DRAFT_LENGTH = 1 * MB  # browsers store about 5
CHOOSING, READING, ASKING, PACKING, STORING = "choosing", "reading", "asking", "packing", "storing"


class Lists:
    """Reads a list that the visitor chooses, asks how to read its letters, packs and stores it.

    The views then show the hive without a list that was deleted, and the one of a link that needed
    a list which was added.
    """

    def __init__(self, site: Site) -> None:
        self.site, self.engine, self.drafts = site, the_engine, site.drafts
        self.data, self.lists = site.data, site.data.lists
        self.phase = CHOOSING
        self.list: Chosen  # to be added
        self.is_pasted = False  # whether that list was pasted
        self.title = ""  # as typed
        self.readings: list[ReadingOption] = []
        self.reading = 0  # the index of the chosen one
        self.done = 0.0  # the share of the packing
        self.doomed = ""  # the list that the visitor is about to delete
        self.wanted = ""  # the edition of a link that the visitor followed
        self.newest, self.dialog = Newest(), by_id("lists")
        self.bindings, self.renderer = Bindings("lists"), Renderer(self.render)
        put("list-text", value=self.drafts.get(PASTED_LIST))
        on("list-paste", "submit", self.paste, own=True)
        on("list-add", "submit", lambda event: run_handler(self.add()), own=True)
        on("list-add", "input", self.enter)
        on_buttons(
            "lists",
            cancel=self.cancel,
            export=self.export,
            doom=self.doom,
            keep=self.keep,
            delete=self.delete,
        )
        on("list-file", "change", self.choose)
        on(document, "dragover", self.drag)  # or the browser opens a file dropped beside it
        on("lists", "dragleave", self.end_drag)
        on(document, "drop", self.drop)
        on("lists", "close", self.cancel)

    async def open(self, wanted: str) -> None:
        """Open the dialog; `wanted` is the edition of a link to a list that is not here."""
        self.wanted, self.doomed, title = wanted, "", wanted[len(OWN) :]
        self.title = title or self.title
        self.render()
        open_dialog("lists")
        if wanted:
            say(text("lists-wanted", list=title))

    def render(self) -> None:
        phase = self.phase
        reading = self.readings[self.reading] if self.readings else None
        known = self.lists.in_order
        rows = [row(each, self.doomed == each.edition.name) for each in known if each.words]
        empty = [each.edition.title for each in known if not each.words]
        work = {
            PACKING: text("lists-packing", percent=int(100 * self.done)),
            STORING: text("lists-storing"),
        }
        self.bindings.show(
            rows=rows,
            has_lists=bool(rows),
            without_words=text("lists-without-words", lists=listed(empty)) if empty else "",
            can_choose=phase == CHOOSING,
            is_working=phase in (READING, PACKING, STORING),
            can_cancel=phase in (READING, PACKING),
            is_packing=phase == PACKING,
            is_waiting=phase in (READING, STORING),
            work=work.get(phase, text("lists-reading")),
            done=self.done,
            is_asking=phase == ASKING,
            title=self.title,
            effect=effect(reading) if reading else [],
            readings=[option(each, number) for number, each in enumerate(self.readings)],
        )
        self.bindings.show(chosen=str(self.reading))  # after its option is there

    def show(self, phase: str, focused: str = "") -> None:
        """Show a phase at once; move the focus to the element of a selector."""
        self.phase = phase
        self.renderer.render_now()
        found = self.dialog.querySelector(focused) if focused and self.dialog.open else None
        if found:
            focus(found)

    def enter(self, event: Event) -> None:
        if event.target.name == "title":
            self.title = event.target.value
            self.bindings.note("title", event.target.value)
        else:
            self.reading = int(event.target.value)
            self.bindings.note("chosen", event.target.value)
            self.renderer.request()

    def drag(self, event: Event) -> None:
        if by_id("lists").open and event.dataTransfer.types.includes("Files"):
            event.preventDefault()
            mark("lists", dropping=True)

    def end_drag(self, event: Event) -> None:
        mark("lists", dropping=False)

    def drop(self, event: Event) -> Awaitable[None] | None:
        self.end_drag(event)
        dropped = event.dataTransfer.files
        if not by_id("lists").open or not dropped.length:
            return None
        event.preventDefault()
        if self.phase != CHOOSING:
            return None
        file = dropped.item(0)
        limit_size(int(file.size), MAX_LIST_SIZE, "this file")
        return self.read(file, file.name)

    async def choose(self, event: Event) -> None:
        file = files.chosen_file(event.target, MAX_LIST_SIZE)
        if file:
            await self.read(file, file.name)

    async def paste(self, event: Event) -> None:
        pasted = event.target.elements.pasted.value
        if len(pasted) <= MAX_DRAFT_LENGTH:  # so that it is here after the page is loaded again
            self.drafts.set(PASTED_LIST, pasted)
        await self.read(Blob.new(to_js([pasted])), "")

    async def read(self, file: Blob, name: str) -> None:
        """Read a list, then ask for its title and letters; suggest the file's name as the title."""
        self.done, self.reading, self.readings, self.is_pasted = 0.0, 0, [], not name
        if name and not self.wanted:
            self.title = name_in(name.rsplit(".", 1)[0], 40)
        self.list = Chosen(self.engine, file)
        self.show(READING, "[data-action=cancel]")
        say(text("lists-reading"))
        try:
            self.readings = await self.newest.of(self.list.readings())
        except BeeError:
            self.show(CHOOSING, "#list-text")
            raise
        clear()
        self.show(ASKING, "#list-name")
        select("list-name")

    async def add(self) -> None:
        """Pack and store the list that was read."""
        reading, title = self.readings[self.reading], name_in(self.title, MAX_INPUT_LENGTH)
        edition = own_edition(rules_of(reading), alphabet_of(reading), title)
        await self.check_name(edition)
        self.show(PACKING, "[data-action=cancel]")
        say(text("lists-packing-began"))
        try:
            made = await self.newest.of(self.list.pack(self.reading, self.show_share))
            self.show(STORING)
            await self.check_name(edition)  # another tab may have added a list meanwhile
        except TroubleError:
            self.show(ASKING, "#list-name")  # so that the visitor can try again
            raise
        except BeeError:
            self.show(CHOOSING, "#list-text")
            raise
        added = Date.new().toISOString()
        is_stored = await self.lists.save(
            WordList(edition, reading["rules"], made.words, added), made.pack
        )
        self.title = ""
        if self.is_pasted:
            put("list-text", value="")
            self.drafts.set(PASTED_LIST, "")
        self.show(CHOOSING, f'[data-list="{edition.name}"] a')
        if await self.follow(edition.name) and is_stored:
            return
        ready = text("lists-ready", list=edition.title, words=made.words)
        say(ready if is_stored else f"{ready} {text('lists-not-stored')}", error=not is_stored)

    async def follow(self, name: str) -> bool:
        """Show the view again, or open the link that needed an added list; return whether there is
        one.
        """
        address = self.site.wanted or location.hash
        is_linked = _edition_in(address) == name
        if is_linked:
            replace_address(address)
        await (self.site.follow_link() if is_linked else self.site.refresh())
        return is_linked

    async def check_name(self, edition: Edition) -> None:
        """Raise `WordListError` if a list to be added cannot have the name of its edition."""
        if edition.name == OWN:
            raise WordListError(text("lists-no-name"))
        self.lists.read()
        self.renderer.request()
        known = self.lists.lists.get(edition.name)
        if known is None:
            return
        title = known.edition.title
        if await self.lists.has_words(edition.name):
            raise WordListError(text("lists-same-name", list=title))
        if self.data.letters_of(edition.name) - set(edition.alphabet.order):
            raise WordListError(text("lists-other-letters", list=title))

    def show_share(self, done: float) -> None:
        self.done = done
        self.renderer.request()

    def cancel(self, event: Event) -> None:
        """Stop reading or packing; the engine finishes the step that it is in."""
        is_head = bool(event.target.closest("form[method=dialog]"))  # then the dialog closes, too
        if self.phase not in (CHOOSING, STORING) and not is_head:
            self.newest.forget()
            clear()
            self.show(CHOOSING, "#list-text")

    async def export(self, event: Event) -> None:
        """Let the browser save the words of a list as a text."""
        name = clicked(event, "name") or ""
        title = self.lists.lists[name].edition.title
        say(text("lists-exporting"))
        await complete(lambda: self.save_words(name, title))
        clear()

    async def save_words(self, name: str, title: str) -> None:
        words = await words_of(self.engine, await self.lists.content(name))
        files.save(f"{title}.txt", words)

    def doom(self, event: Event) -> None:
        """Ask whether to delete a list."""
        self.doomed = clicked(event, "name") or ""
        self.show(self.phase, "[data-action=keep]")
        title = self.lists.lists[self.doomed].edition.title
        speak(text("lists-delete-question", list=title))

    def keep(self, event: Event) -> None:
        name, self.doomed = self.doomed, ""
        self.show(self.phase, f'[data-list="{name}"] [data-action=doom]')

    async def delete(self, event: Event) -> None:
        name = clicked(event, "name") or ""
        found = self.lists.lists[name]
        await self.lists.delete(name, bool(self.data.letters_of(name)))
        self.doomed = ""
        self.show(self.phase, "#lists-title")
        await (self.site.leave() if _edition_in(location.hash) == name else self.site.refresh())
        say(text("lists-deleted", list=found.edition.title))


def _edition_in(address: str) -> str:
    """Return the name of the edition in an address; empty if it is no link to a hive."""
    try:
        return links.read(address.partition("/")[2]).edition
    except HiveError:
        return ""
