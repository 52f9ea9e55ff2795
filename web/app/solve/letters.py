"""The form for the letters, and the hive, in which a tap on a letter makes it the center."""

from collections.abc import Awaitable, Callable, Sequence

from answers import links
from browser.dom import by_id, clicked, focus, select
from browser.events import moved_text, on
from browser.hexagons import lay_out
from browser.language import LANGUAGE
from browser.rendering import Bindings, Markup, made, mark, put, tag
from browser.status import sentence
from browser.store import Store
from browser.texts import edition_title, reason, text
from js import Element, Event, location, window
from saved.names import LETTERS as SAVED_LETTERS
from solve.state import EDITION, LETTERS, MINIMUM, REQUIRE, SolveState

from beecore.editions import OWN, Edition
from beecore.errors import BeeError, HiveError
from beecore.hive import LEAST_LETTERS, Hive
from beecore.reading import Typed

STEPS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class Letters:
    """Reads letters, and draws them in a hive with a ring around the next empty cell.

    `editions` returns the editions that the visitor can choose. `changed` is called to look up the
    words of the letters.

    The outer letters are buttons that share one tab stop; arrow keys move between them.
    """

    def __init__(
        self,
        state: SolveState,
        bindings: Bindings,
        drafts: Store,
        editions: Callable[[], Sequence[Edition]],
        changed: Callable[..., Awaitable[None]],
    ) -> None:
        self.state, self.bindings, self.drafts, self.changed = state, bindings, drafts, changed
        self.editions = editions
        self.typed = Typed("", "")  # the letters that could be read
        self.asked: str | None = None  # letters to be solved, even if they are few
        self.faults: dict[str, str] = {}  # error messages by the name of their field
        self.cells = by_id("hive")
        if not (state.fields[LETTERS] or by_id("letters").matches(":focus")):  # nothing typed yet
            state.set(LETTERS, drafts.get(SAVED_LETTERS))
            bindings.show(letters=state.fields[LETTERS])  # now: a visitor may type before a frame
        on("letters-form", "submit", self.submit, own=True)
        for kind in ("paste", "drop"):
            on("letters", kind, self.paste)
        on("control", "keydown", self.escape)
        on("hive", "click", self.tap)
        on("hive", "keydown", self.move_focus)

    def follow(self, link: links.Link) -> None:
        """Solve the letters of a link, which `SolveState.follow` has put into the fields."""
        self.asked = self.state.fields[LETTERS] if link.letters else None
        if not link.is_plain:
            put("options", open=True)

    def submit(self, event: Event) -> Awaitable[None]:
        self.asked = self.state.fields[LETTERS]
        return self.changed()

    @property
    def is_asked(self) -> bool:
        """Whether these letters are to be solved, even if they are fewer than usual."""
        return self.asked == self.state.fields[LETTERS]

    @property
    def is_begun(self) -> bool:
        """Whether there are letters to report on, or an error in them."""
        enough = len(self.typed.letters) >= LEAST_LETTERS
        return self.is_asked or bool(self.typed.strange) or enough

    @property
    def is_complete(self) -> bool:
        """Whether the letters can be solved, rather than still being typed."""
        return self.is_asked or len(self.typed.letters) >= self.state.rules.size

    def paste(self, event: Event) -> None:
        """Open the link or the hive that a pasted or dropped text names; let letters be typed."""
        text = moved_text(event)
        try:
            link = links.pasted(text, self.state.rules)
            is_typed = link == links.of_letters(text, self.state.rules)
        except BeeError as error:
            event.preventDefault()
            self.report(LETTERS, error)
            self.render()
            return
        if link and not is_typed:
            event.preventDefault()
            location.hash = link

    def escape(self, event: Event) -> Awaitable[None] | None:
        """On Escape, clear the letters if their field has the focus; otherwise clear the errors.

        The browser can undo the deletion, and the view handles it like other input.
        """
        if event.key != "Escape" or event.isComposing:
            return None
        self.faults = {}
        self.render()
        if event.target.id != "letters" or not event.target.value:
            return None
        select("letters")
        window.document.execCommand("delete")
        return self.changed(ready=text("solve-cleared"))

    def tap(self, event: Event) -> Awaitable[None] | None:
        """Swap the tapped letter with the center; a tap elsewhere opens a phone's keyboard."""
        at = clicked(event, "at")
        if at is None:
            focus("letters")
            return None
        is_asked, place = self.is_asked, int(at)
        letters = list(self.state.rules.alphabet.capitals(self.typed.letters))
        letters[0], letters[place] = letters[place], letters[0]
        self.state.set(LETTERS, "".join(letters))
        if is_asked:
            self.asked = self.state.fields[LETTERS]
        return self.changed()

    def move_focus(self, event: Event) -> None:
        if event.key in STEPS:
            event.preventDefault()
            outer, place = len(self.typed.letters) - 1, int(event.target.dataset.at)
            cell = self.cells.children[(place + STEPS[event.key] - 1) % outer + 1]
            put(event.target, tabindex=-1)
            put(cell, tabindex=0)
            focus(cell)

    def hive(self) -> Hive | None:
        """Return the hive in the fields, or None while its letters are still being typed.

        What can be read is saved as a draft. Raises `HiveError` after noting it for its field.
        """
        self.faults = {}
        letters, minimum, require = [
            self.state.fields[name] for name in (LETTERS, MINIMUM, REQUIRE)
        ]
        try:
            self.typed = self.state.rules.read(letters)
            self.drafts.set(SAVED_LETTERS, letters)
            if not self.is_begun:
                return None
            hive = Hive.parse(letters, minimum or None, require, self.state.rules)
        except HiveError as error:
            self.report(_field_of(error), error)
            raise
        return hive if self.is_complete else None

    def report(self, field: str, error: BeeError) -> None:
        self.faults[field] = sentence(reason(error))
        if field != LETTERS:
            put("options", open=True)

    def render(self) -> None:
        state, show, differs = self.state, self.bindings.show, self.bindings.differs
        editions = self.editions()
        if differs("editions", *editions):
            show(editions=_options(editions), edition="")
        for name in (EDITION, LETTERS, MINIMUM, REQUIRE):  # the edition once its option is there
            show(**{name: state.fields[name]})
        put("solve", data_edition=state.rules.name)
        random = "#play/" + links.of_edition(state.rules, links.RANDOM)
        show(random_link="" if state.rules.language == LANGUAGE else random)
        for name in (LETTERS, MINIMUM, REQUIRE):
            show(**{f"{name}_fault": self.faults.get(name, "")})
        self.draw(self.typed.letters[: len(state.rules.alphabet.order)])  # no hive has more

    def draw(self, letters: str) -> None:
        """Show letters in the cells, the center first; change only the cells that differ."""
        differs, capitals = self.bindings.differs, self.state.rules.alphabet.capitals
        count, size = len(letters), max(self.state.rules.size, len(letters))
        if differs("cells", size):
            lay_out(self.cells, [made("button", type="button") for _ in range(size)])
        if differs("next-cell", size, count):
            for place, cell in enumerate(self.cells.children):
                put(cell, tabindex=0 if place == 1 else -1)  # back to the first outer letter
                mark(cell, next=place == count)
        for place in range(size):
            letter = capitals(letters[place : place + 1])
            if differs(f"cell-{place}", size, letter):
                _draw_cell(self.cells.children[place], place, letter)
        outer = " ".join(list(capitals(letters[1:])))
        self.bindings.show(hive_label=_spoken(capitals(letters[:1]), outer))


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
    put(cell, aria_label=label if is_button else None, aria_hidden=not is_button)


def _spoken(center: str, outer: str) -> str:
    if outer:
        return text("solve-hive", center=center, outer=outer)
    return text("solve-hive-center", center=center) if center else text("solve-hive-empty")


def _field_of(error: HiveError) -> str:
    if error.id.startswith("minimum"):
        return MINIMUM
    return REQUIRE if error.id == "not-in-hive" else LETTERS
