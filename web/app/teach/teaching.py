"""The dialog to teach in: the answers of a hive, or single words; all of it can be taken back."""

from datetime import date

from answers.words import Words
from browser import files
from browser.area import Area
from browser.dates import said, today
from browser.dom import by_id
from browser.events import on
from browser.markup import Markup, fill, tag
from browser.ordering import Newest
from browser.status import say
from js import Event
from saved.lessons import Lessons

from beecore.errors import HiveError, TeachingError
from beecore.game.guess import words_in
from beecore.hive import USUAL_MINIMUM, USUAL_SIZE, Hive
from beecore.letters import BIT
from beecore.memory import Comparison, Memory, compare
from beecore.memory_text import dump, load
from beecore.phrases import counted


class Teaching:
    """Shows what is taught, and what comes of it before it is."""

    def __init__(self, words: Words, lessons: Lessons) -> None:
        self.words, self.lessons, self.newest = words, lessons, Newest()
        self.hive, self.answers = by_id("teach-hive"), Area("teach-answers", self.typed)
        self.solved = self.warned = ""
        self.options: tuple[str, str] = "", ""  # minimum and required letters of the solver
        on(self.hive, "input", self.typed)
        on(by_id("teach-form"), "submit", self.taught, own=True)
        on(by_id("teach-word-form"), "submit", self.judged, own=True)
        on(by_id("taught"), "click", self.taken_back)
        on(by_id("teach-save"), "click", self.save)
        on(by_id("teach-load"), "change", self.load)

    def open(self, letters: str, minimum: str, require: str) -> None:
        """Open the dialog with the solver's hive; answers entered for another hive are cleared."""
        letters, self.options = letters.upper(), (minimum, require)
        if letters != self.hive.value:
            self.answers.put("")
            self.warned = ""
            by_id("compared").hidden = True
        self.hive.value = self.solved = letters
        self.show()
        by_id("teaching").showModal()
        self.lessons.warn()
        self.answers.field.focus()

    async def typed(self, event: Event) -> None:
        """Compare what stands there with the words as they are."""
        by_id("compared").hidden = True
        if not words_in(self.answers.text):
            return
        try:
            told = await self.newest.of(self.compared())
        except (HiveError, TeachingError):
            return  # said when it is to be kept
        fill(by_id("compared"), [_compared(name, told) for name in ("agreed", "missed", "wrong")])
        by_id("compared").hidden = False

    async def compared(self) -> Comparison:
        hive = self.hive_named()
        answers = await self.words.answers(hive, "")
        return compare(hive, answers.solutions, words_in(self.answers.text))

    def hive_named(self) -> Hive:
        """Return the hive; of the solver's with what else its words must be."""
        is_solved = self.hive.value == self.solved
        minimum, require = self.options if is_solved else ("", "")
        hive = Hive.parse(self.hive.value, minimum or USUAL_MINIMUM, require)
        if len(hive.letters) > USUAL_SIZE:
            raise TeachingError(
                f"{hive} has {len(hive.letters)} letters: teach hives of up to seven"
            )
        return hive

    async def taught(self, event: Event) -> None:
        """Have the answers remembered."""
        hive, words = self.hive_named(), words_in(self.answers.text)
        if not words:
            raise TeachingError(f"no answers: paste all words of {hive} first")
        told = await self.compared()
        if len(told.wrong) > len(told.agreed) and self.answers.text != self.warned:
            self.warned = self.answers.text
            missed = counted(len(told.wrong), "word")
            raise TeachingError(f"{missed} would count as refused: press again if these are all")
        await self.lessons.teach(hive, words)
        number = len(self.lessons.memory.lessons[hive.key].answers or ())
        self.answers.put("")
        by_id("compared").hidden = True
        self.show()
        say(f"Saved {counted(number, 'answer')} for {hive}.")

    async def judged(self, event: Event) -> None:
        """Have a verdict on a single word remembered."""
        field = by_id("teach-word")
        words = words_in(field.value)
        taken = event.submitter.value == "yes"
        if len(words) != 1 or words[0].strip("".join(BIT)):
            raise TeachingError("a single word of the letters a to z is expected, such as cave")
        await self.lessons.judge(words[0], taken)
        field.value = ""
        self.show()
        say(f"“{words[0]}” " + ("now always counts." if taken else "is no longer shown."))

    async def taken_back(self, event: Event) -> None:
        button = event.target.closest("button")
        if not button:
            return
        if button.hasAttribute("data-word"):
            await self.lessons.judge(button.getAttribute("data-word"), None)
        else:
            await self.lessons.teach(
                self.lessons.memory.lessons[button.getAttribute("data-name")].hive, None
            )
        self.show()
        by_id("taught-title").focus()
        say("Removed from your answer lists.")

    def save(self, event: Event) -> None:
        files.give(f"open-hive-taught-{today()}.json", dump(self.lessons.memory))

    async def load(self, event: Event) -> None:
        """Join the memory of a file with what is here."""
        file = files.taken(by_id("teach-load"))
        if file is None:
            return
        memory = load(await file.text())
        await self.lessons.keep(self.lessons.memory.join(memory))
        self.show()
        say("Added to your answer lists.")

    def show(self) -> None:
        """List what was taught, the latest first."""
        rows = _rows(self.lessons.memory)
        by_id("taught-part").hidden = not rows
        fill(by_id("taught"), [row for _, row in rows])


def _rows(memory: Memory) -> list[tuple[str, Markup]]:
    rows = []
    for name, lesson in memory.lessons.items():
        if lesson.answers is not None:
            told = f"{lesson.hive}: {counted(len(lesson.answers), 'answer')}"
            rows.append((lesson.date + name, _row(told, lesson.date, data_name=name)))
    for word, verdict in memory.words.items():
        if verdict.accepted is not None:
            told = f"{word} " + ("counts" if verdict.accepted else "is never shown")
            rows.append((verdict.date + word, _row(told, verdict.date, data_word=word)))
    return sorted(rows, key=lambda row: row[0], reverse=True)


def _row(told: str, moment: str, **named: object) -> Markup:
    day = said(date.fromisoformat(moment[:10]))
    back = tag("button", "Take back", tag("span", " " + told, class_="spoken"), **named)
    return tag("li", tag("span", told, " ", tag("span", day, class_="quiet")), back)


def _compared(name: str, told: Comparison) -> Markup:
    """Return one of the three lists, under what it says."""
    words = {"agreed": told.agreed, "missed": told.missed, "wrong": told.wrong}[name]
    heads = {
        "agreed": "agreed",
        "missed": "missed: they will be likely",
        "wrong": "shown, but no answers: they will be possible only",
    }
    head = tag("b", f"{len(words)} {heads[name]}")
    return tag("p", head, tag("span", " " + " ".join(words), class_="quiet") if words else "")
