"""The player's answer lists and verdicts on words, stored at once and merged with other tabs'."""

from collections.abc import Awaitable, Callable, Sequence

from answers.word_lists import WordLists
from browser.events import on
from browser.status import say
from browser.store import Store
from browser.texts import text
from js import Date, Event, window
from saved.backups import Backups
from saved.keys import LESSONS

from beecore.errors import TeachingError
from beecore.game.state import once
from beecore.hive import Hive
from beecore.memory import NOTHING, Memory, dump, load


class Lessons:
    """Stores the memory of what was taught; `changed` is called after each change."""

    def __init__(
        self,
        store: Store,
        backups: Backups,
        lists: WordLists,
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        self.store, self.backups, self.lists, self.changed = store, backups, lists, changed
        self.texts: list[str] = []  # the texts and lists that were read last, for `memory`
        self.parsed = NOTHING
        self.is_read = False  # whether nothing has been stored since `parsed` was read
        self.has_damage = False
        self.dumped: tuple[Memory, str] = NOTHING, ""
        on(window, "storage", self.stored_elsewhere)
        on(window, "pageshow", self.reopened)

    def stored_elsewhere(self, event: Event) -> None:
        """Read the texts again if another tab may have changed them."""
        if self.store.is_of(event.key or "", LESSONS):
            self.is_read = False

    def reopened(self, event: Event) -> None:
        """Read the texts again if the page was kept for Back, when it hears of no changes."""
        self.is_read = False

    @property
    def memory(self) -> Memory:
        """All answer lists and verdicts that can be read."""
        if not self.is_read or self.texts[-1] != self.lists.letters:
            self.is_read = True
            self.read()
        return self.parsed

    def read(self) -> None:
        """Read the stored texts; `parsed` stays the same object if they do."""
        own, shared = self.store.own_text(LESSONS) or "", self.store.shared_text(LESSONS)
        newest = self.store.unsaved.get(LESSONS) or own or shared
        texts = [newest, own, shared, self.lists.letters]
        if texts != self.texts:
            self.texts, self.parsed, self.has_damage = texts, NOTHING, False
            for stored in once(filter(None, [*self.backups.texts(LESSONS), shared, own, newest])):
                try:
                    self.parsed = self.parsed.join(load(stored))
                except TeachingError:
                    self.has_damage = self.has_damage or stored == newest

    @property
    def text(self) -> str:
        """The memory as a text; empty if it is empty."""
        memory = self.memory
        if memory is not self.dumped[0]:
            self.dumped = memory, dump(memory)
        return self.dumped[1]

    @property
    def is_damaged(self) -> bool:
        """Whether the newest text cannot be read; it stays in place until the next change."""
        _ = self.memory
        return self.has_damage

    def warn_if_damaged(self, before: str = "") -> None:
        """If lessons cannot be read, warn the player, after the sentence `before`."""
        if self.is_damaged:
            say(f"{before} {text('saved-lessons-unreadable')}".strip(), error=True)

    def save(self, memory: Memory) -> None:
        """Store a memory, joined with the stored one; an unreadable stored text is backed up."""
        stored, backup = self.store.own_text(LESSONS), ""
        try:
            memory = load(stored).join(memory) if stored else memory
        except TeachingError:
            backup = self.backups.new_name(LESSONS)
        self.store.set(LESSONS, dump(memory), backup)
        self.is_read = False

    async def teach(self, hive: Hive, answers: Sequence[str] | None) -> None:
        """Store the official answers of a hive; None removes them."""
        known = self.memory.lessons.get(hive.key)
        await self.change(self.memory.teach(hive, answers, _now(known.date if known else "")))

    async def judge(self, word: str, accepted: bool | None) -> None:
        """Store whether a word counts in every hive; None removes the verdict."""
        known = self.memory.words.get(word)
        await self.change(self.memory.judge(word, accepted, _now(known.date if known else "")))

    async def join(self, memory: Memory) -> None:
        """Merge another memory, such as one from a file."""
        await self.change(self.memory.join(memory))

    async def change(self, memory: Memory) -> None:
        self.save(memory)
        await self.changed()


def _now(last: str) -> str:
    """Return the current time, or the time of the last change if that is later."""
    return max(Date.new().toISOString(), last)
