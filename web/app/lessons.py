"""What the visitor teaches: each act is kept at once, and all that shows words is told of it."""

from collections.abc import Awaitable, Callable, Sequence

from js import Date
from kept import Kept

from beecore.hive import Hive
from beecore.taught import Memory


class Lessons:
    """Adds to the memory; `changed` is called when it is other than it was."""

    def __init__(self, kept: Kept, changed: Callable[[], Awaitable[None]]) -> None:
        self.kept, self.changed = kept, changed

    @property
    def memory(self) -> Memory:
        return self.kept.memory

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
