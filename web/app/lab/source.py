"""A solver's source: its docstring as text, its code in color, its figures; and the code editor."""

from collections.abc import Callable

from browser import files
from browser.dom import by_id
from browser.events import on_buttons
from browser.language import ROOT
from browser.markup import Markup, tag
from browser.ordering import touches
from browser.rendering import Bindings
from browser.texts import text
from browser.trouble import load_error
from js import CodeEditor, Element, Event, Promise, document, location, window
from lab.address import Address, written
from lab.figures import Result

from beecore.letters import capitals

BASE = "base"
LIBRARY = "lab/editor.js"


class SourceState:
    """What the dialog with a solver's source shows."""

    def __init__(self, name: str, hive: str, result: Result | None, source: str) -> None:
        self.name = name  # the name of a module in `beecore.solvers`
        self.hive = hive  # the hive of the solver's last race
        self.result = result  # the solver's result in that race
        self.docstring, self.code = split_docstring(source)


class SourceDialog:
    """Shows the source of the solver that runs here, which the build copies into the site."""

    def __init__(self) -> None:
        self.dialog = by_id("source")
        self.bindings = Bindings(self.dialog)
        on_buttons(self.dialog, base=self.open_base, edit=self.edit)
        self.state: SourceState

    async def open(self, name: str, hive: str, result: Result | None) -> None:
        check = touches.check()
        source = await files.text(f"lab/solvers/{name}.py")
        editor = await library()
        check()
        self.state = SourceState(name, hive, result, source)
        self.render(editor)
        if not self.dialog.open:
            self.dialog.showModal()

    async def open_base(self, event: Event) -> None:
        await self.open(BASE, self.state.hive, None)

    def edit(self, event: Event) -> None:
        location.hash = "#lab/" + written(Address(self.state.hive, self.state.name, ""))

    def render(self, editor: CodeEditor) -> None:
        state = self.state
        self.bindings.show(
            title=state.name,
            file=text("lab-source-file", file=f"beecore/solvers/{state.name}.py"),
            docstring=[tag("p", _marked(part)) for part in state.docstring.split("\n\n")],
            figures=_figures(state),
            is_solver=state.name != BASE,
        )
        editor.paint(self.dialog.querySelector("pre"), state.code)


async def library() -> CodeEditor:
    """Return the code editor, which is fetched when code is first opened.

    Raises `TroubleError` if it cannot be loaded.
    """
    if not hasattr(window, "codeEditor"):
        script = document.createElement("script")
        script.src = ROOT + LIBRARY
        loaded = Promise.new(lambda resolve, reject: _watch(script, resolve, reject))
        document.body.append(script)
        try:
            await files.warn_if_slow(LIBRARY, loaded)
        except Exception:
            raise load_error(LIBRARY, "the script did not load")
    return window.codeEditor


def _watch(script: Element, resolve: Callable[..., object], reject: Callable[..., object]) -> None:
    script.addEventListener("load", lambda *_: resolve())
    script.addEventListener("error", lambda *_: reject())


def split_docstring(source: str) -> tuple[str, str]:
    """Return a module's docstring and the code after it."""
    parts = source.split('"""', 2)
    return (parts[1].strip(), parts[2].strip()) if len(parts) == 3 else ("", source)


def _figures(state: SourceState) -> str:
    if state.name == BASE:
        return ""
    if not state.result:
        return text("lab-source-unraced")
    find, words, build = [state.result.text(column) for column in ("find", "words", "build")]
    hive, masks = capitals(state.hive), state.result.built["masks"]
    return text("lab-source-raced", hive=hive, find=find, words=words, build=build, masks=masks)


def _marked(paragraph: str) -> list[Markup]:
    """Return a paragraph in which the parts between backquotes are code elements."""
    return [
        tag("code" if at % 2 else "span", part)
        for at, part in enumerate(paragraph.split("`"))
        if part
    ]
