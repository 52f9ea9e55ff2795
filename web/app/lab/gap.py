"""The slowest and the fastest solver of a race side by side: both slowed down alike, until one sees
what the slowest has done when the fastest is through.
"""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from browser.dom import pause
from browser.events import Newest, run_handler
from browser.rendering import Bindings, Renderer, moves, put
from browser.texts import text
from js import Event

SECONDS, FRAMES = 3, 60  # of a replay


class Runner(NamedTuple):
    name: str
    seconds: float  # to find the masks of a hive
    checks: int  # of words, masks, and blocks, for that


class Gap:
    """Replays the measured times of two solvers, if there are two."""

    def __init__(self, ask: Callable[..., Awaitable[Any]]) -> None:
        self.ask, self.newest = ask, Newest()
        self.runners: list[Runner] = []  # the fastest and the slowest
        self.words: list[str] = []  # that the slowest has checked in the end, if it checks words
        self.share = 1.0  # of the fastest's search that is done
        self.bindings, self.renderer = Bindings("race-exhibit"), Renderer(self.render)

    def hide(self) -> None:
        self.newest.forget()
        self.runners = []
        self.renderer.request()

    def show(self, fastest: Runner, slowest: Runner, is_by_word: bool) -> None:
        self.runners, self.words = [fastest, slowest], []
        run_handler(self.newest.of(self.replay(is_by_word)))

    def again(self, event: Event) -> Awaitable[None]:
        return self.newest.of(self.replay(bool(self.words)))

    def done(self) -> int:
        """Return how much the slowest has checked when the fastest is through."""
        fastest, slowest = self.runners
        return max(1, round(slowest.checks * fastest.seconds / slowest.seconds))

    async def replay(self, is_by_word: bool) -> None:
        if is_by_word and not self.words:
            self.words = (await self.ask("block", self.done(), 0))["words"]
        for frame in range(FRAMES + 1) if moves() else [FRAMES]:
            self.share = frame / FRAMES
            self.renderer.request()
            await pause(1000 * SECONDS // FRAMES)

    def render(self) -> None:
        self.bindings.show(has_gap=bool(self.runners), can_move=moves())
        if not self.runners:
            return
        (fastest, slowest), done, rest = self.runners, self.done(), ""
        for which, runner, goal in (("first", fastest, fastest.checks), ("last", slowest, done)):
            now = round(self.share * goal)
            told = text("lab-gap-done", done=now, checks=runner.checks)
            self.bindings.show(**{which: runner.name, which + "_done": told})
            put(f"gap-{which}", width=f"{100 * now / runner.checks:.2f}%")
        minutes = round(SECONDS * (slowest.seconds / fastest.seconds - 1) / 60)
        if self.share == 1 and minutes > 1:
            rest = text("lab-gap-rest", last=slowest.name, minutes=minutes)
        at = round(self.share * done)
        self.bindings.show(word=self.words[at - 1] if at and self.words else "", rest=rest)
