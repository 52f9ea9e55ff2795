"""A model of the whole page in a tab: its views and dialogs, which pause at every `await`.

CPython runs `page.Page`, `SolveView`, and `Play` unchanged. The model has elements that fire
events, get the focus, and open as dialogs, but it shows nothing. It checks that no view does what
it may not do after an `await`:

- open a dialog, move the focus, or change the address once the visitor has opened another address;
- open a dialog once the visitor has typed or clicked, since it would take the keyboard;
- write to the clipboard other than while a click is handled, since Safari allows it only then.

The card for Genius may open late: it is about the open hive, and passes keys on to the board.
"""

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

from tests.app.standins import Early, Promise
from tests.app.tabs import Browser, Session, Tab, Task, app

app.rendering.Bindings.show = lambda self, **values: None
for _name in ("request", "flush", "render_now"):
    setattr(app.rendering.Renderer, _name, lambda self: None)
app.game.Play.watch_the_clock = lambda self: None  # no day ends here

PARTS = {"solve": app.solver.SolveView, "play": app.game.Play, "past": app.past.OtherHives}
GUESS = "guess"  # the field that Play focuses when it is opened
GENIUS = "end", "#play-on"  # the card, and its button that has the focus


class Element:
    """An element of the page, with elements inside it by the selectors that find them."""

    def __init__(self, tab: "PageTab", name: str) -> None:
        self.tab, self.id, self.parts = tab, name, dict[str, Element]()
        self.listeners: dict[str, list[Callable[[Any], object]]] = {}
        self.attributes: dict[str, str] = {}
        self.kinds = [name]  # parts of the selectors that find it around itself
        self.dataset = SimpleNamespace(edition="original")
        self.open = self.hidden = self.disabled = self.checked = False
        self.value = self.href = self.name = self.returnValue = ""
        self.textContent = "cave"
        self.defaultChecked = True
        self.selectionStart = self.selectionEnd = self.offsetWidth = 0
        self.children = Early()
        self.root = self  # whose listeners hear of clicks
        self.classList, self.style = MagicMock(), MagicMock()

    def querySelector(self, name: str) -> "Element":  # noqa: N802
        return self.parts.setdefault(name, Element(self.tab, name))

    def querySelectorAll(self, name: str) -> Early:  # noqa: N802
        return Early()

    def getAttribute(self, name: str) -> str | None:  # noqa: N802
        return self.attributes.get(name)

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802
        self.attributes[name] = value

    def hasAttribute(self, name: str) -> bool:  # noqa: N802
        return name in self.attributes

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        self.attributes.pop(name, None)

    def contains(self, other: "Element") -> bool:
        return other in self.parts.values()

    def matches(self, name: str) -> bool:
        return False

    def closest(self, name: str) -> "Element | None":
        return self if any(kind in name for kind in self.kinds) else None

    def addEventListener(self, kind: str, act: Callable[[Any], object], *_: object) -> None:  # noqa: N802
        self.listeners.setdefault(kind, []).append(act)

    def replaceChildren(self, *children: object) -> None:  # noqa: N802
        self.children = Early(children)

    def append(self, *children: object) -> None: ...

    def focus(self, *_: object) -> None:
        self.check(is_typing_kept=self.id != GUESS)

    def showModal(self) -> None:  # noqa: N802
        self.check(is_typing_kept=True)
        self.open = True

    def check(self, is_typing_kept: bool) -> None:
        if self.id in GENIUS:
            assert self.tab.page.current == "play"
        else:
            self.tab.check(is_typing_kept)

    def close(self) -> None:
        self.open = False
        self.tab.fire(self, "close")

    def click(self) -> None:
        self.tab.click(self)


class Event(SimpleNamespace):
    """An event that a visitor causes on a target."""

    ctrlKey = metaKey = shiftKey = altKey = isComposing = repeat = False  # noqa: N815

    def preventDefault(self) -> None: ...  # noqa: N802

    @property
    def submitter(self) -> Element:
        target: Element = self.target
        return target


class PageTask(Task):
    """A task that belongs to an event, and so to the address and the input of that time."""

    def __init__(self, tab: "PageTab", work: Any) -> None:
        super().__init__(work)
        cause = tab.running
        self.visit: int = cause.visit if cause else tab.visit
        self.touch: int = cause.touch if cause else tab.touch


class PageTab(Tab):
    """A tab with the whole page, opened at an address; `copied` has the texts in the clipboard.

    Before Python has started, `guesses` were entered, each with the name of its game. If `early`
    names a button of Solve, it was clicked, while the page showed what an earlier visit showed.
    """

    def __init__(
        self, browser: Browser, address: str, early: str = "", guesses: Iterable[list[str]] = ()
    ) -> None:
        self.running: PageTask | None = None
        self.elements: dict[str, Element] = {}
        self.visit = self.touch = 0
        self.is_leaving = False  # whether the page has not heard of the address yet
        self.address, self.copied = address, list[str]()
        self.clicked: Element | None = None
        super().__init__(browser, "/", False, Session(), {})
        browser.tabs.append(self)
        self.early = SimpleNamespace(drafts=[], waiting=Early(guesses))
        app.files.mounted.clear()
        self.page = ModelPage()
        if early:
            view = self.element("solve")
            view.setAttribute("data-painted", address)
            self.clicked = self.button("results", action=early)
            view.parts["early"] = self.clicked
        self.start(self.page.start())
        while not self.page.current:
            self.step()

    # What the page uses

    def element(self, name: str) -> Element:
        return self.elements.setdefault(name, Element(self, name))

    def dialogs(self) -> list[Element]:
        return [each for view in [*self.elements.values()] for each in _inside(view) if each.open]

    def lettersOf(self, day: str) -> str:  # noqa: N802
        return "vctaoen" if day == "2026-11-22" else ""

    def matchMedia(self, query: str) -> Any:  # noqa: N802
        return SimpleNamespace(matches="fine" in query, addEventListener=lambda *_: None)

    def copyText(self, coming: Promise) -> Promise:  # noqa: N802
        assert self.running is None, "no click is being handled"

        async def copy(_: object) -> None:
            self.copied.append(await coming)

        return Promise().then(copy)

    def change_address(self, state: None, title: str, link: str) -> None:
        self.check(is_typing_kept=False)
        assert not self.is_leaving, "the address that the visitor has opened is replaced"
        self.address = link

    def isChord(self, event: Event) -> bool:  # noqa: N802
        return False

    def repeatClick(self, view: str) -> None:  # noqa: N802
        if self.clicked and self.element(view).contains(self.clicked):
            button, self.clicked = self.clicked, None
            button.click()

    def trusted(self, markup: str) -> str:
        return markup

    def scrollTo(self, x: int, y: int) -> None: ...  # noqa: N802

    scrollY = 0  # noqa: N815
    wantsSettings = False  # noqa: N815

    # What the tests do

    def check(self, is_typing_kept: bool) -> None:
        """Assert that what is done now still belongs to what the visitor does."""
        if self.running:
            assert self.running.visit == self.visit, "the visitor has gone to another address"
            if is_typing_kept:
                assert self.running.touch == self.touch, "the visitor has typed or clicked since"

    def start(self, work: Any) -> None:
        self.tasks.append(PageTask(self, work))

    def go_on(self, task: Task) -> None:
        assert isinstance(task, PageTask)
        self.running = task
        try:
            super().go_on(task)
        finally:
            self.running = None

    def step(self) -> None:
        super().step()
        self.finish_event()

    def finish_event(self) -> None:
        """Run what a browser runs before the next event: handlers up to their next pause."""
        while task := next((task for task in self.tasks if _is_prompt(task)), None):
            self.go_on(task)

    def fire(self, target: Any, kind: str, **details: Any) -> None:
        """Have an event handled, as a browser does, by listeners of the target and the document."""
        before, self.running, self.browser.tab = self.running, None, self
        for place in (self.element("document"), target):
            for act in place.listeners.get(kind, []):
                act(Event(target=details.get("of", target), key=details.get("key", ""), detail=1))
        if before is None:
            self.finish_event()
        self.running = before

    def click(self, button: Element) -> None:
        self.touch += 1
        self.fire(button.root, "click", of=button)

    def press(self, part: str, *kinds: str, **data: str) -> None:
        """Click a button in the part of the page with an id, or what else has these kinds."""
        self.click(self.button(part, *kinds, **data))

    def button(self, part: str, *kinds: str, **data: str) -> Element:
        button = Element(self, "")
        button.kinds = [*(kinds or ["button"]), *[f"[data-{name}]" for name in data]]
        button.dataset = SimpleNamespace(**data)
        button.attributes = {f"data-{name}": value for name, value in data.items()}
        button.root = self.element(part)
        return button

    def type(self) -> None:
        """Type a letter into some field."""
        self.touch += 1
        self.fire(self.element("input"), "keydown", key="c")

    def go(self, address: str, steps: int = 0) -> None:
        """Open an address, as by the Back button; the page hears of it some steps later, unless it
        is at that address.
        """
        self.is_leaving, self.address = address != self.address, address
        for _ in range(steps):
            if self.is_busy:
                self.step()
        self.is_leaving = False
        self.visit += 1
        self.running, self.browser.tab = None, self
        self.happen("hashchange")
        self.finish_event()

    @property
    def view(self) -> Any:
        """The current view, unless it is still to be created."""
        return self.page.parts.get(self.page.current)


class ModelPage(app.page.Page):  # type: ignore[misc]
    """The page, whose modules are there already, and whose largest dialog is a stand-in."""

    async def mount(self, image: str) -> None:
        await app.files.content(f"{image}.bin")

    def create(self, name: str) -> Any:
        if name in PARTS:
            return PARTS[name](self)

        async def open(what: str) -> None:
            app.page.by_id(name).showModal()

        return SimpleNamespace(open=open)

    async def start_background_work(self) -> None: ...


def _is_prompt(task: Task) -> bool:
    return task.awaited.is_done and not task.awaited.is_pause


def _inside(element: Element) -> list[Element]:
    return [element, *[each for part in element.parts.values() for each in _inside(part)]]
