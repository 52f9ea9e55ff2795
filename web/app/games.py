"""The games of this browser: a turn in one joins what is kept of it, and keeps what comes of it."""

from collections.abc import Callable

from days import now
from events import InOrder
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
        self.told_unread = False

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
        stored = self.kept.game(name)
        texts = [text for text in once([self.saved.get(name, ""), stored]) if text]
        if not action:
            texts += self.kept.aside(name)

        def judged(verdict: Judged, text: str) -> None:
            if verdict["accepted"]:  # kept before it is told, or a reload could lose the word
                self.kept.keep_game(name, text)
            if heard:
                heard(verdict)

        turn = await self.words.turn(hive, now(), texts, action, guess, percent, judged)
        self.set_aside(name, stored, [texts[place] for place in turn["unread"]])
        if turn["view"]["touched"] and self.kept.game(name) == stored:  # else a tab was quicker
            self.kept.keep_game(name, turn["save"])
        self.saved = {name: turn["save"]}
        return turn

    def set_aside(self, name: str, stored: str, unread: list[str]) -> None:
        """Put aside what is kept of a game if it cannot be read, and tell of it once."""
        if stored in unread:
            self.kept.put_aside(name, stored)
        if unread and not self.told_unread:
            self.told_unread = True
            say("An earlier saved game of this hive cannot be read. It is kept aside.", error=True)
