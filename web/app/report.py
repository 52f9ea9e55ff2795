"""The dialog to report a word that is missing or wrong: by a text to send, or by an issue form."""

from collections.abc import Awaitable

from answers import links
from browser.dom import by_id
from browser.events import on
from browser.language import HOME
from browser.status import refuse, say
from browser.texts import text
from browser.window import copy
from js import Event, document, encodeURIComponent, location

from beecore.editions import edition_of
from beecore.errors import BeeError
from beecore.hive import Hive

MISSING, NO_WORD = 0, 1  # the first two choices of what is wrong


class Report:
    """Opens for the word whose meaning is shown, or for one that the visitor types."""

    def __init__(self) -> None:
        self.dialog, self.form = by_id("word-report"), by_id("report-form")
        self.word, self.wrong = by_id("report-word"), by_id("report-wrong")
        self.hive = self.language = ""
        self.address = self.form.getAttribute("href")  # of the empty form
        on(self.dialog, "input", lambda event: self.fill_form())
        on(by_id("report-copy"), "click", self.copy)
        for name in ("page-report", "meaning-report"):
            on(by_id(name), "click", lambda event: self.open())
        by_id("page-report").disabled = False

    def open(self) -> None:
        meaning, view = by_id("meaning"), document.querySelector("main > section:not([hidden])")
        edition = edition_of(view.dataset.edition or HOME.name)
        self.language = by_id("meaning-word").lang if meaning.open else edition.language
        self.hive = "" if by_id("yesterday").open else hive_of(view.dataset.settled or "")
        self.word.value = by_id("meaning-word").textContent if meaning.open else ""
        self.wrong.selectedIndex = NO_WORD if meaning.open else MISSING
        self.fill_form()
        self.dialog.showModal()

    def fill_form(self) -> None:
        link = self.address
        for id, value in (
            ("word", self.word.value),
            ("hive", self.hive),
            ("language", self.language),
            ("wrong", self.wrong.value),
        ):
            link += f"&{id}={encodeURIComponent(value)}"
        self.form.href = link

    def copy(self, event: Event) -> Awaitable[None]:
        return self.confirm(copy(self.report))

    async def report(self) -> str:
        word, wrong = self.word.value, self.wrong.value
        return text("words-report", word=word, hive=self.hive, language=self.language, wrong=wrong)

    async def confirm(self, copying: Awaitable[bool]) -> None:
        if await copying:
            say(text("words-report-copied"))
        else:
            refuse(text("solve-copy-blocked"))


def hive_of(settled: str) -> str:
    """Return the letters of the hive that a view shows, or else of the one that its address names.

    `settled` begins with the key of a hive; see `mark_settled`.
    """
    try:
        if settled:
            return str(Hive.from_key(settled.split(" ")[0]))
        return links.read(location.hash.partition("/")[2]).letters
    except BeeError:
        return ""
