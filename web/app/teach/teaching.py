"""The dialog for answer lists: imports official answers."""

from collections.abc import Awaitable
from datetime import date

from answers.words import Words
from browser import files
from browser.dom import clicked, focus, open_dialog
from browser.events import Area, Newest, on, on_buttons, run_handler
from browser.language import HOME
from browser.rendering import Bindings, Markup, Renderer, tag
from browser.status import say
from browser.texts import day_text, text, today
from js import Element, Event
from saved.data import Lessons

from beecore.editions import edition_of
from beecore.errors import HiveError, TeachingError
from beecore.hive import Hive
from beecore.letters import ENGLISH
from beecore.memory import Comparison, Memory, compare, dump, load
from beecore.reading import words_in


class TeachingState:
    """What the dialog for answer lists shows, and the hive that it was opened for."""

    def __init__(self) -> None:
        self.solved = ""  # the letters typed in Solve, for which the dialog was opened
        self.edition = HOME  # chosen in Solve
        self.options = "", ""  # minimum length and extra letters, as typed in Solve
        self.letters = ""  # as typed
        self.warned = ""  # the answers that the visitor was warned about instead of saving
        self.comparison: Comparison | None = None  # the answers compared with the words of the hive


class Teaching:
    """Compares answers with a hive's words, saves them, and removes saved answers."""

    def __init__(self, words: Words, lessons: Lessons) -> None:
        self.words, self.lessons = words, lessons
        self.state, self.newest = TeachingState(), Newest()
        self.bindings, self.renderer = Bindings("teaching"), Renderer(self.render)
        self.answers = Area("teach-answers", self.compare_answers)
        on("teach-hive", "input", self.typed)
        on("teach-form", "submit", self.save_answers, own=True)
        on_buttons("teaching", save=self.save_file, remove=self.remove)
        on("teach-load", "change", lambda event: run_handler(self.load_file(event.target)))

    def open(self, letters: str, edition: str, minimum: str, extra: str) -> None:
        """Open the dialog for the letters typed in Solve; drop answers typed for other letters."""
        state, rules = self.state, edition_of(edition)
        letters = rules.alphabet.capitals(letters)
        if letters != state.letters:
            self.answers.put("")
            state.warned, state.comparison = "", None
        state.letters = state.solved = letters
        state.edition, state.options = rules, (minimum, extra)
        self.render()
        open_dialog("teaching")
        self.lessons.warn_if_damaged()
        focus("teach-answers")

    def render(self) -> None:
        state, rows = self.state, _rows(self.lessons.memory)
        self.bindings.show(
            letters=state.letters,
            comparison=_comparison(state.comparison) if state.comparison else [],
            compared=state.comparison is not None,
            taught=[row for _, row in rows],
            any_taught=bool(rows),
        )

    async def typed(self, event: Event) -> None:
        self.state.letters = event.target.value
        await self.compare_answers(event)

    async def compare_answers(self, event: Event) -> None:
        """Show which answers the page lists as likely, and which not."""
        self.state.comparison = None
        self.renderer.request()
        if not words_in(self.answers.text, ENGLISH):
            return
        try:
            self.state.comparison = await self.newest.of(self.comparison())
        except (HiveError, TeachingError):
            return  # reported when the answers are saved
        self.renderer.request()

    async def comparison(self) -> Comparison:
        hive = self.hive()
        answers = await self.words.answers(hive)
        return compare(hive, answers.solutions, words_in(self.answers.text, hive))

    def hive(self) -> Hive:
        """Return the hive of the dialog; with the letters from Solve, it has the options from
        there.
        """
        letters = self.state.letters
        minimum, extra = self.state.options if letters == self.state.solved else ("", "")
        return Hive.parse(letters, minimum or None, extra, self.state.edition)

    def save_answers(self, event: Event) -> Awaitable[None]:
        return run_handler(self.check_and_save())

    async def check_and_save(self) -> None:
        hive = self.hive()
        words = words_in(self.answers.text, hive)
        if not words:
            raise TeachingError(text("teach-no-answers", hive=str(hive)))
        found = await self.comparison()
        if len(found.wrong) > len(found.agreed) and self.answers.text != self.state.warned:
            self.state.warned = self.answers.text
            raise TeachingError(text("teach-many-missing", words=len(found.wrong)))
        await self.lessons.teach(hive, words)
        number = len(self.lessons.memory.lessons[hive.key].answers or ())
        self.answers.put("")
        self.state.comparison = None
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


def _rows(memory: Memory) -> list[tuple[str, Markup]]:
    """Return a row for each answer list, the latest first, with its sort key."""
    rows = []
    for name, lesson in memory.lessons.items():
        if lesson.answers is not None:
            hive, answers = str(lesson.hive), len(lesson.answers)
            title = text("teach-answer-list", hive=hive, answers=answers)
            rows.append((lesson.date + name, _row(title, lesson.date, name)))
    return sorted(rows, key=lambda row: row[0], reverse=True)


def _row(title: str, moment: str, name: str) -> Markup:
    day = day_text(date.fromisoformat(moment[:10]))
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
