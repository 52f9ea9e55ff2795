"""The games of this browser: a turn in one joins what is kept of it, and keeps what comes of it."""

from collections.abc import Callable

from days import now
from events import InOrder, on
from js import Event, window
from kept import Kept
from status import say
from words import Words

from beecore.game.state import once
from beecore.game.turn import Judged, Turn
from beecore.hive import Hive


class Games:
    """Takes turns; who takes them one at a time has them done by `order`."""

    def __init__(self, words: Words, kept: Kept) -> None:
        self.words, self.kept, self.order = words, kept, InOrder()
        self.saved: dict[str, str] = {}  # the game in hand, as its last turn left it
        self.is_touched = False
        self.told_unread = False
        on(window, "storage", self.stored_elsewhere)
        on(window, "pagehide", lambda event: self.keep_on())

    async def turn(
        self,
        hive: Hive,
        action: str = "",
        guess: str = "",
        percent: str = "",
        heard: Callable[[Judged], None] | None = None,
    ) -> Turn:
        """Join what is saved, here and by other tabs, with one action, and keep the result."""
        name = hive.key
        stored = (self.kept.game(name),) if action else self.kept.texts(name)
        held = self.saved.get(name, "")
        texts = [text for text in once([*stored, held]) if text]

        def judged(verdict: Judged, text: str) -> None:
            if verdict["accepted"]:  # kept before it is told, or a reload could lose the word
                self.hold(name, text, True)
                self.kept.keep_game(name, text, held)
            if heard:
                heard(verdict)

        turn = await self.words.turn(hive, now(), texts, action, guess, percent, judged)
        self.tell_unread(turn)
        self.hold(name, turn["save"], turn["view"]["touched"])
        if self.is_touched:
            self.kept.keep_game(name, turn["save"])
        return turn

    def hold(self, name: str, text: str, is_touched: bool) -> None:
        """Have a game in hand, and leave the one before in the browser's."""
        if name not in self.saved:
            self.keep_on()
        self.saved, self.is_touched = {name: text}, is_touched

    def tell_unread(self, turn: Turn) -> None:
        """Tell once of what cannot be read; it goes aside when something takes its place."""
        if turn["unread"] and not self.told_unread:
            self.told_unread = True
            say("An earlier saved game of this hive cannot be read. It is kept aside.", error=True)

    def stored_elsewhere(self, event: Event) -> None:
        """Let nothing be lost by what other tabs write or clear."""
        key = event.key or ""
        self.kept.take_in(key, event.newValue or "")
        if any(self.kept.is_of(key, name) for name in self.saved):
            self.keep_on()

    def keep_on(self) -> None:
        """Keep the game in hand again where it is gone."""
        for name, text in self.saved.items():
            if self.is_touched:
                self.kept.keep_game(name, text)
