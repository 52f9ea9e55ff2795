"""What the visitor teaches: each act is kept at once, and all that shows words is told of it."""

from collections.abc import Awaitable, Callable, Sequence

from browser.status import say
from js import Date
from saved.data import Kept

from beecore.hive import Hive
from beecore.memory import Memory

DAMAGED = (
    "The answers you taught earlier cannot be read. They are not lost: “Export everything” saves"
    " them, and what you teach now is kept beside them."
)


class Lessons:
    """Adds to the memory; `changed` is called when it is other than it was."""

    def __init__(self, kept: Kept, changed: Callable[[], Awaitable[None]]) -> None:
        self.kept, self.changed = kept, changed

    @property
    def memory(self) -> Memory:
        return self.kept.memory

    def warn(self, said: str = "") -> None:
        """Say if what was taught cannot be read, after what was said already."""
        if self.kept.has_damaged_memory:
            say(f"{said} {DAMAGED}".strip(), error=True)

    async def teach(self, hive: Hive, answers: Sequence[str] | None) -> None:
        """Have the answers of a hive remembered; None takes them back."""
        known = self.memory.lessons.get(hive.key)
        await self.keep(self.memory.teach(hive, answers, _after(known.date if known else "")))

    async def judge(self, word: str, taken: bool | None) -> None:
        """Have a verdict on a word remembered; None takes it back."""
        known = self.memory.words.get(word)
        await self.keep(self.memory.judge(word, taken, _after(known.date if known else "")))

    async def keep(self, memory: Memory) -> None:
        self.kept.keep_memory(memory)
        await self.changed()


def _after(date: str) -> str:
    """Return the time, but none before a date: a clock may have been ahead."""
    return max(Date.new().toISOString(), date)
