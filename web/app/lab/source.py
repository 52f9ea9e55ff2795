"""A solver's own file: what it says of itself as text, its code in colors, what it reached."""

from browser import files
from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from js import Event, location
from lab.code import library
from lab.figures import Figures
from lab.place import Place, written

BASE = "base"


class Source:
    """Opens the bytes that run: the build lays them beside what it compiled of them."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.name = ""
        on(by_id("race"), "click", self.pressed)
        on(by_id("source-base"), "click", lambda event: self.open(BASE))
        on(by_id("source-edit"), "click", self.edit)

    async def pressed(self, event: Event) -> None:
        lane = event.target.closest("li")
        if lane and event.target.matches("button.code"):
            await self.open(lane.dataset.name)

    def edit(self, event: Event) -> None:
        location.hash = "#lab/" + written(Place(self.figures.hive, self.name, ""))

    async def open(self, name: str) -> None:
        text = await files.text(f"lab/solvers/{name}.py")
        editor = await library()
        told, code = parted(text)
        by_id("source-title").textContent = name
        by_id("source-file").textContent = f"beecore/solvers/{name}.py, as it runs here"
        fill(by_id("source-told"), [tag("p", _marked(part)) for part in told.split("\n\n")])
        by_id("source-figures").textContent = self.reached(name)
        editor.paint(by_id("source-code"), code)
        by_id("source-edit").hidden = by_id("source-base").hidden = name == BASE
        self.name = name
        if not by_id("source").open:
            by_id("source").showModal()

    def reached(self, name: str) -> str:
        """Return what the race has shown of a solver."""
        if name == BASE:
            return ""
        result = self.figures.results.get(name)
        if not result:
            return "Its figures stand here once it has raced."
        find, words, build = [result.told(column) for column in ("find", "words", "build")]
        return (
            f"Here and now it finds the masks of {self.figures.hive.upper()} in {find}, their words"
            f" in {words}, and is built in {build}. It visits {result.told('masks')} masks."
        )


def parted(text: str) -> tuple[str, str]:
    """Return what a module says of itself, and its code."""
    parts = text.split('"""', 2)
    return (parts[1].strip(), parts[2].strip()) if len(parts) == 3 else ("", text)


def _marked(text: str) -> list[Markup]:
    """Return a paragraph with what stands in backquotes set as code."""
    return [
        tag("code" if at % 2 else "span", part) for at, part in enumerate(text.split("`")) if part
    ]
