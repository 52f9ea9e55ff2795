"""The visitor's decisions on words, as the record `DECISIONS` of the store."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from browser.dom import run_soon
from browser.events import on
from browser.status import say
from browser.texts import text
from js import Date, Event, window
from saved.records import DECISIONS

from beecore.decisions import UNDECIDED, Decisions, SavedAnswers, dump, load
from beecore.errors import TeachingError
from beecore.game.guess import once

if TYPE_CHECKING:
    from saved.data import SavedData


class StoredDecisions:
    """Reads the visitor's decisions, and stores new ones.

    `changed` is called after each change. `convert` is called when official answers are saved,
    which earlier versions of the page let visitors add: it turns them into decisions.
    """

    def __init__(self, data: "SavedData", changed: Callable[[], Awaitable[None]]) -> None:
        self.data, self.changed = data, changed
        self.convert: Callable[[], Awaitable[None]] | None = None
        self.texts: list[str] = []  # that `read_decisions` comes from, the newest first
        self.read_decisions = UNDECIDED
        self.tried: tuple[SavedAnswers, ...] = ()  # that `convert` was called for
        self.has_damage = False
        self.is_read = False  # whether nothing has been stored since the texts were read
        on(window, "pageshow", self.reopened)

    def reopened(self, event: Event) -> None:
        """Read the texts again if the page was kept for Back, when it hears of no changes."""
        self.is_read = False

    @property
    def current(self) -> Decisions:
        """All decisions that can be read: the same object until they change."""
        if not self.is_read:
            texts = self.data.texts(DECISIONS)
            if self.texts != texts:
                self.read(texts)
            self.is_read = True
        return self.read_decisions

    def read(self, texts: list[str]) -> None:
        """Read the decisions in texts, the newest first."""
        decisions, has_damage = UNDECIDED, False
        for place, stored in enumerate(once(texts)):
            try:
                decisions = decisions.join(load(stored))
            except TeachingError:
                has_damage = has_damage or place == 0
        self.read_decisions, self.has_damage, self.texts = decisions, has_damage, texts
        answers = self.read_decisions.answers
        if self.convert and answers not in ((), self.tried):
            self.tried = answers
            run_soon(self.convert)

    def warn_if_damaged(self, before: str = "") -> None:
        """If the newest text cannot be read, warn the visitor, after the sentence `before`.

        It stays in place until the next change.
        """
        _ = self.current
        if self.has_damage:
            say(f"{before} {text('saved-decisions-unreadable')}".strip(), error=True)

    async def decide(self, word: str, accepted: bool | None) -> None:
        """Store whether a word counts in every hive; None removes the decision."""
        before = self.current.words.get(word)
        date = _after(before.date if before else "")
        await self.change(self.current.decide(word, accepted, date))

    async def change(self, decisions: Decisions) -> None:
        """Store decisions that were made from `self.current`."""
        base = self.texts[0] if self.texts and not self.has_damage else None
        self.data.merge(DECISIONS, dump(decisions), base)
        await self.changed()


def _after(last: str) -> str:
    """Return the current time; if the last change was later, as a clock that was wrong may have
    it, a time after that.
    """
    return max(Date.new().toISOString(), last and last + "+")
