"""Stand-ins for Playwright's `Keyboard` and `Clock`, for pages that Node runs."""

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.page.page import Page


class Keyboard:
    def __init__(self, page: "Page") -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.ask("press", key)

    def type(self, text: str) -> None:
        self.page.ask("type", text)

    def insert_text(self, text: str) -> None:
        self.page.ask("insert", text)

    def down(self, key: str) -> None:
        self.page.ask("hold", key, True)

    def up(self, key: str) -> None:
        self.page.ask("hold", key, False)


def milliseconds(time: float | str | datetime) -> float:
    """Return a time in JavaScript's unit, milliseconds since 1970.

    >>> milliseconds("1970-01-01T00:00:01Z")
    1000.0
    """
    if isinstance(time, str):
        time = datetime.fromisoformat(time)
    return time.timestamp() * 1000 if isinstance(time, datetime) else time


class Clock:
    def __init__(self, page: "Page") -> None:
        self.page = page

    def install(self, *, time: float | str | datetime | None = None) -> None:
        self.page.ask("clock", "install", None if time is None else milliseconds(time))

    def set_fixed_time(self, time: float | str | datetime) -> None:
        self.page.ask("clock", "fix", milliseconds(time))

    def resume(self) -> None:
        self.page.ask("clock", "fix", None)

    def fast_forward(self, ticks: int | str) -> None:
        """Advance the clock by milliseconds, or by minutes and seconds such as "01:00"."""
        if isinstance(ticks, str):
            parts = [int(part) for part in ticks.split(":")]
            ticks = 1000 * sum(part * 60**place for place, part in enumerate(reversed(parts)))
        self.page.ask("clock", "jump", ticks)

    run_for = fast_forward
