"""The backend for large hives: Pyodide in a worker, which runs web/engine.py."""

from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, cast

from answers.backend import AnswerLists, Played, check_alphabet
from answers.engine import Engine

from beecore.bands import Bands, Listing, Wish
from beecore.game.guess import Game, Verdict
from beecore.game.hints import Remaining
from beecore.game.record import Standing
from beecore.hive import Hive
from beecore.letters import ENGLISH


class HiveRequest(NamedTuple):
    """What the engine needs to know to find the words of a hive; it reads `as_json`."""

    letters: str  # center first
    edition: str  # the name of the hive's edition
    minimum: int  # the minimum length of words
    extra: str  # required letters besides the center
    percent: str  # the least likelihood of likely words; empty: the list's own
    lessons: str  # the answer lists that the player imported, as they are stored

    def as_json(self) -> dict[str, object]:
        return {
            "letters": self.letters,
            "edition": self.edition,
            "minimum": self.minimum,
            "extra": self.extra,
            "percent": self.percent,
            "lessons": self.lessons,
        }


class InEngine:
    """Passes requests on to the engine, which has the words of all hives."""

    def __init__(self, engine: Engine, lessons: AnswerLists) -> None:
        self.engine, self.lessons = engine, lessons

    def is_ready_for(self, hive: Hive) -> bool:
        return self.engine.is_up

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        request = self.request(hive, percent)
        return cast("Bands", await self.engine.call_newest("solve", request, list(wish)))

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        answer = await self.call("listing", hive, percent, list(wish), possible, form)
        return cast("Listing", answer)

    async def play(
        self, hive: Hive, percent: str, now: str, saved: Sequence[str], action: str, detail: str
    ) -> Played:
        text, unread, fields, view = await self.call(
            "play", hive, percent, now, list(saved), action, detail
        )
        verdict = Verdict(*fields) if fields else None
        return Played(text, unread, verdict, view["touched"], True, lambda: view)

    async def standing(self, game: Game, saved: str) -> Standing:
        return Standing(*await self.call("standing", game.hive, "", saved))

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        return cast("Remaining", await self.call("remaining", hive, percent, saved, list(words)))

    def call(self, name: str, hive: Hive, percent: str, *details: object) -> Awaitable[Any]:
        return self.engine.call(name, self.request(hive, percent), *details)

    def request(self, hive: Hive, percent: str) -> dict[str, object]:
        """Return a hive as the engine reads it; raises `BeeError` if it has no words for it."""
        check_alphabet(hive, ENGLISH)
        lessons = self.lessons.text
        edition = hive.edition.name
        request = HiveRequest(hive.letters, edition, hive.minimum, hive.extra, percent, lessons)
        return request.as_json()
