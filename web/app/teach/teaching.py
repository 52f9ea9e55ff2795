"""The dialog for answer lists: imports official answers."""

from datetime import date

from browser import files
from browser.dom import clicked, focus, open_dialog
from browser.events import Area, Newest, on, on_buttons, run_handler
from browser.language import HOME
from browser.rendering import Bindings, Markup, Renderer, tag
from browser.status import say
from browser.texts import day_text, text, today
from js import Element, Event
from parts import Site

from beecore.editions import edition_of
from beecore.errors import HiveError, TeachingError
from beecore.hive import Hive
from beecore.letters import ENGLISH
from beecore.memory import Comparison, Lesson, Memory, compare, dump, load
from beecore.reading import words_in


class Teaching:
    """Compares answers with a hive's words, saves them, and removes saved answers."""

    def __init__(self, site: Site) -> None:
        self.words, self.lessons = site.words, site.data.lessons
        self.solved = ""  # the letters typed in Solve, for which the dialog was opened
        self.edition = HOME  # chosen in Solve
        self.options = "", ""  # minimum length and extra letters, as typed in Solve
        self.letters = ""  # as typed
        self.warned = ""  # the answers that the visitor was warned about instead of saving
        self.comparison: Comparison | None = None  # the answers compared with the words of the hive
        self.newest, self.renderer = Newest(), Renderer(self.render)
        self.bindings = Bindings("teaching")
        self.answers = Area("teach-answers", self.compare_answers)
        on("teach-hive", "input", self.typed)
        on("teach-form", "submit", lambda event: run_handler(self.save_answers()), own=True)
        on_buttons("teaching", save=self.save_file, remove=self.remove)
        on("teach-load", "change", lambda event: run_handler(self.load_file(event.target)))

    def teach(self, letters: str, edition: str, minimum: str, extra: str) -> None:
        """Open the dialog for the letters typed in Solve; drop answers typed for other letters."""
        self.edition, self.options = edition_of(edition), (minimum, extra)
        letters = self.edition.alphabet.capitals(letters)
        if letters != self.letters:
            self.answers.put("")
            self.warned, self.comparison = "", None
        self.letters = self.solved = letters
        self.render()
        open_dialog("teaching")
        self.lessons.warn_if_damaged()
        focus("teach-answers")

    def render(self) -> None:
        rows = _rows(self.lessons.memory)
        self.bindings.show(
            letters=self.letters,
            comparison=_comparison(self.comparison) if self.comparison else [],
            compared=self.comparison is not None,
            taught=rows,
            any_taught=bool(rows),
        )

    async def typed(self, event: Event) -> None:
        self.letters = event.target.value
        await self.compare_answers(event)

    async def compare_answers(self, event: Event) -> None:
        """Show which answers the page lists as likely, and which not."""
        self.comparison = None
        self.renderer.request()
        if not words_in(self.answers.text, ENGLISH):
            return
        try:
            self.comparison = await self.newest.of(self.compared())
        except (HiveError, TeachingError):
            return  # reported when the answers are saved
        self.renderer.request()

    async def compared(self) -> Comparison:
        hive = self.hive()
        answers = await self.words.answers(hive)
        return compare(hive, answers.solutions, words_in(self.answers.text, hive))

    def hive(self) -> Hive:
        """Return the hive of the dialog; with the letters from Solve, it has the options from
        there.
        """
        minimum, extra = self.options if self.letters == self.solved else ("", "")
        return Hive.parse(self.letters, minimum or None, extra, self.edition)

    async def save_answers(self) -> None:
        hive = self.hive()
        words = words_in(self.answers.text, hive)
        if not words:
            raise TeachingError(text("teach-no-answers", hive=str(hive)))
        found = await self.compared()
        if len(found.wrong) > len(found.agreed) and self.answers.text != self.warned:
            self.warned = self.answers.text
            raise TeachingError(text("teach-many-missing", words=len(found.wrong)))
        await self.lessons.teach(hive, words)
        number = len(self.lessons.memory.lessons[hive.key].answers or ())
        self.answers.put("")
        self.comparison = None
        self.renderer.request()
        say(text("teach-saved", answers=number, hive=str(hive)))

    async def remove(self, event: Event) -> None:
        """Remove an answer list, and move the focus to the heading above the lists."""
        name = clicked(event, "name") or ""
        await self.lessons.teach(self.lessons.memory.lessons[name].hive, None)
        self.render()
        focus("taught-title")
        say(text("teach-removed"))

    def save_file(self, event: Event) -> None:
        files.download(f"open-hive-taught-{today()}.json", dump(self.lessons.memory))

    async def load_file(self, field: Element) -> None:
        """Add the answer lists of a file to those saved here."""
        file = files.chosen_file(field)
        if file is None:
            return
        memory = load(await file.text())
        await self.lessons.join(memory)
        self.renderer.request()
        say(text("teach-added"))


def _rows(memory: Memory) -> list[Markup]:
    """Return a row for each answer list, the latest first."""
    lessons = memory.lessons
    taught = [name for name in lessons if lessons[name].answers is not None]
    taught.sort(key=lambda name: lessons[name].date + name, reverse=True)
    return [_row(name, lessons[name]) for name in taught]


def _row(name: str, lesson: Lesson) -> Markup:
    answers, day = lesson.answers or (), day_text(date.fromisoformat(lesson.date[:10]))
    title = text("teach-answer-list", hive=str(lesson.hive), answers=len(answers))
    label = text("page-remove-label", title=title)
    remove = text("page-remove")
    button = tag("button", remove, data_action="remove", data_name=name, aria_label=label)
    return tag("li", tag("span", title, " ", tag("span", day, class_="quiet")), button)


def _comparison(found: Comparison) -> list[Markup]:
    """Return the words in both lists, in the answers only, and on the page only, and those that do
    not fit the hive.
    """
    foreign = text("teach-foreign", words=len(found.foreign))
    return [
        _compared(text("teach-agreed", words=len(found.agreed)), found.agreed),
        _compared(text("teach-missed", words=len(found.missed)), found.missed),
        _compared(text("teach-wrong", words=len(found.wrong)), found.wrong),
        *([_compared(foreign, found.foreign)] if found.foreign else []),
    ]


def _compared(title: str, words: list[str]) -> Markup:
    listed = tag("span", " " + " ".join(words), class_="quiet", translate="no") if words else ""
    return tag("p", tag("b", title), listed)
