"""The form for the letters, and the hive, in which a tap on a letter makes it the center."""

from collections.abc import Awaitable, Callable, Sequence

from answers import links
from browser import files
from browser.dom import by_id, clicked, focus, select
from browser.events import on, run_handler
from browser.hexagons import lay_out
from browser.language import LANGUAGE
from browser.rendering import Bindings, Markup, made, mark, put, tag
from browser.status import say, sentence
from browser.store import Store
from browser.texts import edition_title, reason, text
from browser.window import copy_text
from js import Element, Event, encodeURIComponent, location, window
from saved.records import LETTERS as SAVED_LETTERS
from solve.state import HIVE_FIELDS, LETTERS, MINIMUM, REQUIRE, STUCK, State

from beecore.editions import OWN, Edition
from beecore.errors import BeeError, HiveError
from beecore.hive import Hive
from beecore.reading import read

LONGEST_LETTERS = 60  # characters: a longer pasted text has more than letters
STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Letters:
    """Reads letters, and draws them in a hive with a ring around the next empty cell.

    `editions` returns the editions that the visitor can choose.

    The outer letters are buttons that share one tab stop; arrow keys move between them.
    """

    def __init__(
        self,
        state: State,
        bindings: Bindings,
        drafts: Store,
        editions: Callable[[], Sequence[Edition]],
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        self.state, self.bindings, self.drafts, self.changed = state, bindings, drafts, changed
        self.editions = editions
        self.offered: Sequence[Edition] = []  # by the field for the edition
        self.hive = by_id("hive")
        if not (state.letters or by_id("letters").matches(":focus")):  # nothing typed before Python
            state.letters = drafts.get(SAVED_LETTERS)
            bindings.show(letters=state.letters)  # now, since the visitor may type before a frame
        self.drawn: str | None = None  # the letters that the cells show
        on("bring", "toggle", lambda event: self.offer_bookmarklet())
        if by_id("bring").open:  # before Python
            run_handler(self.offer_bookmarklet())
        on("bookmarklet", "click", lambda event: say(text("solve-bring-drag")), own=True)
        on("bookmarklet-copy", "click", self.copy_bookmarklet)
        on("letters-form", "submit", self.submit, own=True)
        on("letters", "paste", self.paste)
        on("control", "keydown", self.escape)
        on("hive", "click", self.tap)
        on("hive", "keydown", self.move_focus)

    def submit(self, event: Event) -> Awaitable[None]:
        self.state.is_submitted = True
        return self.changed()

    def paste(self, event: Event) -> None:
        """Open a pasted link, or the hive and the found words of a text; let letters be typed."""
        pasted = event.clipboardData.getData("text") if event.clipboardData else ""
        try:
            link = links.pasted(pasted, self.state.rules)
        except BeeError as error:
            event.preventDefault()
            self.report(LETTERS, error)
            self.render()
            return
        if link and ("#" in pasted or "found=" in link or len(pasted) > LONGEST_LETTERS):
            event.preventDefault()
            location.hash = link

    async def offer_bookmarklet(self) -> None:
        await files.dialogs()
        put("bookmarklet", href="javascript:" + encodeURIComponent(_bookmarklet_code()))

    async def copy_bookmarklet(self, event: Event) -> None:
        copied = await copy_text(by_id("bookmarklet").href)
        say(text("solve-bring-copied" if copied else "solve-copy-blocked"), error=not copied)

    def escape(self, event: Event) -> None:
        """On Escape, clear the letters if their field has the focus; otherwise clear the errors.

        The browser can undo the deletion, and the view handles it like other input.
        """
        if event.key != "Escape" or event.isComposing:
            return
        self.state.faults = {}
        self.render()
        if event.target.id == "letters" and event.target.value:
            self.state.is_cleared = True
            select("letters")
            window.document.execCommand("delete")

    def tap(self, event: Event) -> Awaitable[None] | None:
        """Swap the tapped letter with the center; a tap elsewhere opens a phone's keyboard."""
        at = clicked(event, "at")
        if at is None:
            focus("letters")
            return None
        capitals = self.state.rules.alphabet.capitals
        letters, place = list(capitals(self.state.read.letters)), int(at)
        letters[0], letters[place] = letters[place], letters[0]
        self.state.letters = "".join(letters)
        return self.changed()

    def move_focus(self, event: Event) -> None:
        if event.key in STEPS:
            event.preventDefault()
            outer, place = len(self.drawn or "") - 1, int(event.target.dataset.at)
            cell = self.hive.children[(place + STEPS[event.key] - 1) % outer + 1]
            put(event.target, tabindex=-1)
            put(cell, tabindex=0)
            focus(cell)

    def read(self) -> None:
        """Read the letters typed and save them as a draft; earlier errors are cleared.

        Raises `HiveError` if the text is too long for letters.
        """
        self.state.faults = {}
        try:
            self.state.read = read(self.state.letters, self.state.rules.alphabet)
        except HiveError as error:
            self.report(LETTERS, error)
            raise
        self.drafts.set(SAVED_LETTERS, self.state.letters)

    def parse(self) -> Hive:
        """Return the hive in the fields; raises `HiveError` after noting it for its field."""
        state = self.state
        try:
            return Hive.parse(state.letters, state.minimum or None, state.require, state.rules)
        except HiveError as error:
            self.report(_field_of(error), error)
            raise

    def report(self, field: str, error: BeeError) -> None:
        self.state.faults[field] = sentence(reason(error))
        if field != LETTERS:
            self.state.open.add("options")

    def render(self) -> None:
        state, show = self.state, self.bindings.show
        show(letters=state.letters, minimum=state.minimum, require=state.require)
        editions = self.editions()
        if editions != self.offered:
            self.offered = editions
            show(editions=_options(editions), edition="")
        show(edition=state.edition)  # after its option is there
        put("solve", data_edition=state.rules.name)
        random = "#play/" + links.of_edition(state.rules, links.RANDOM)
        show(random_link="" if state.rules.language == LANGUAGE else random)
        letters_fault, minimum_fault, require_fault = [
            state.faults.get(name, "") for name in HIVE_FIELDS
        ]
        show(letters_fault=letters_fault, minimum_fault=minimum_fault, require_fault=require_fault)
        letters = state.read.letters[: len(state.rules.alphabet.order)]  # no hive has more
        if letters != self.drawn or self.hive.children.length < state.rules.size:
            self.draw(letters)

    def draw(self, letters: str) -> None:
        """Show letters in the cells, the center first; change only the cells that differ."""
        before, self.drawn = self.drawn, letters
        count, size = len(letters), max(self.state.rules.size, len(letters))
        capitals = self.state.rules.alphabet.capitals
        is_new = before is None or self.hive.children.length != size
        if is_new:
            lay_out(self.hive, [made("button", type="button") for _ in range(size)])
        has_new_size = is_new or count != len(before or "")
        for place in range(size):
            cell, letter = self.hive.children[place], capitals(letters[place : place + 1])
            if has_new_size:  # the tab stop goes back to the first of the outer letters
                put(cell, tabindex=0 if place == 1 else -1)
                mark(cell, next=place == count)
            if is_new or letter != capitals((before or "")[place : place + 1]):
                _draw_cell(cell, place, letter)
        outer = " ".join(list(capitals(letters[1:])))
        self.bindings.show(hive_label=_spoken(capitals(letters[:1]), outer))


def _bookmarklet_code() -> str:
    """Return the code of the bookmarklet, with the address of this page in it."""
    code: str = by_id("bookmarklet-code").textContent.strip()
    code = code.replace("{nothing}", text("solve-bring-nothing"))
    return code.replace("{address}", links.absolute("")[:-1])


def invitation(state: State) -> str:
    """Return the sentence to show while there are no letters."""
    if state.is_cleared:
        return text("solve-cleared")
    return text("solve-ready-found" if state.mode == STUCK else "solve-ready")


def _options(editions: Sequence[Edition]) -> list[Markup]:
    """Return the options of the field for the edition, in groups."""
    own = [each for each in editions if each.name.startswith(OWN)]
    ours = [each for each in editions if each.language == LANGUAGE]
    groups = (
        (text("page-language"), ours),
        (text("solve-editions-others"), [each for each in editions if each not in ours + own]),
        (text("solve-editions-own"), own),
    )
    return [
        tag("optgroup", [_option(each) for each in found], label=name)
        for name, found in groups
        if found
    ]


def _option(edition: Edition) -> Markup:
    return tag("option", edition_title(edition), value=edition.name)


def _draw_cell(cell: Element, place: int, letter: str) -> None:
    is_button = bool(letter and place)
    label = text("solve-make-center", letter=letter)
    put(cell, text=letter, data_at=place, disabled=not is_button)
    put(cell, aria_label=label, aria_hidden=not is_button)


def _spoken(center: str, outer: str) -> str:
    if outer:
        return text("solve-hive", center=center, outer=outer)
    return text("solve-hive-center", center=center) if center else text("solve-hive-empty")


def _field_of(error: HiveError) -> str:
    if error.id.startswith("minimum"):
        return MINIMUM
    return REQUIRE if error.id == "not-in-hive" else LETTERS
