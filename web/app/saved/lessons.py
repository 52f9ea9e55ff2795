"""The player's answer lists and verdicts on words: stored at once, and merged with other tabs'."""

from collections.abc import Awaitable, Callable, Sequence

from browser.status import say
from browser.store import Store
from browser.texts import text
from js import Date
from saved.backups import Backups
from saved.keys import LESSONS

from beecore.errors import TeachingError
from beecore.game.state import once
from beecore.hive import Hive
from beecore.memory import NOTHING, Memory
from beecore.memory_text import dump, load


class Lessons:
    """Stores the memory of what was taught; `changed` is called after each change."""

    def __init__(
        self, store: Store, backups: Backups, changed: Callable[[], Awaitable[None]]
    ) -> None:
        self.store, self.backups, self.changed = store, backups, changed
        self.texts: list[str] = []  # that were read last, with the memory that they contain
        self.parsed = NOTHING
        self.has_damage = False
        self.dumped: tuple[Memory, str] = NOTHING, ""

    @property
    def memory(self) -> Memory:
        """Everything that was taught and can be read."""
        own, shared = self.store.own_text(LESSONS) or "", self.store.shared_text(LESSONS)
        newest = self.store.unsaved.get(LESSONS) or own or shared
        texts = [newest, own, shared]
        if texts != self.texts:
            self.texts, self.parsed, self.has_damage = texts, NOTHING, False
            for stored in once(filter(None, [*self.backups.texts(LESSONS), shared, own, newest])):
                try:
                    self.parsed = self.parsed.join(load(stored))
                except TeachingError:
                    self.has_damage = self.has_damage or stored == newest
        return self.parsed

    @property
    def text(self) -> str:
        """The memory as a text; empty if nothing was taught."""
        memory = self.memory
        if memory is not self.dumped[0]:
            self.dumped = memory, dump(memory)
        return self.dumped[1]

    @property
    def is_damaged(self) -> bool:
        """Whether the newest text cannot be read. It stays in place until more is taught."""
        _ = self.memory
        return self.has_damage

    def warn_if_damaged(self, before: str = "") -> None:
        """Say that lessons cannot be read, after a sentence that is still to be seen."""
        if self.is_damaged:
            say(f"{before} {text('saved-lessons-unreadable')}".strip(), error=True)

    def save(self, memory: Memory) -> None:
        """Store a memory, joined with what another tab has stored meanwhile. If the stored text
        cannot be read, it is backed up.
        """
        stored, backup = self.store.own_text(LESSONS), ""
        try:
            memory = load(stored).join(memory) if stored else memory
        except TeachingError:
            backup = self.backups.new_name(LESSONS)
        self.store.set(LESSONS, dump(memory), backup)

    async def teach(self, hive: Hive, answers: Sequence[str] | None) -> None:
        """Store the official answers of a hive; None removes them."""
        known = self.memory.lessons.get(hive.key)
        await self.change(self.memory.teach(hive, answers, _now(known.date if known else "")))

    async def judge(self, word: str, accepted: bool | None) -> None:
        """Store whether a word counts in every hive; None removes the verdict."""
        known = self.memory.words.get(word)
        await self.change(self.memory.judge(word, accepted, _now(known.date if known else "")))

    async def join(self, memory: Memory) -> None:
        """Add another memory, such as one from a file."""
        await self.change(self.memory.join(memory))

    async def change(self, memory: Memory) -> None:
        self.save(memory)
        await self.changed()


def _now(last: str) -> str:
    """Return the current time, or the last change's if the clock was ahead then."""
    return max(Date.new().toISOString(), last)
