"""The backend for hives of up to seven letters: MicroPython looks words up in the pack."""

from collections.abc import Sequence

from answers.backend import AnswerLists, Played
from answers.pack_file import read_pack
from browser import files
from browser.dom import pause, run_soon
from browser.trouble import TroubleError, load_error

from beecore.errors import HiveError, PackError
from beecore.game.guess import Answers
from beecore.game.record import Standing, standing_of
from beecore.game.remaining import Remaining, remaining
from beecore.game.saving import load
from beecore.game.state import Game
from beecore.game.turn import apply_action, take_turn
from beecore.game.view import view_of
from beecore.hive import USUAL_SIZE, Hive
from beecore.memory import NOTHING
from beecore.pack.lookup import Packed
from beecore.shown import Bands, Listing, Wish, in_bands, listing

PACK = "lexicon.bee"
MAX_CACHED_HIVES = 3


def is_large(hive: Hive) -> bool:
    """Return whether a hive has so many letters that only the engine has all of its words."""
    return len(hive.letters) > USUAL_SIZE


class OnPage:
    """Answers from the pack. A look-up takes the page 15 to 50 ms, about as long as it would take
    to copy the engine's answer and parse it.
    """

    def __init__(self, lessons: AnswerLists) -> None:
        self.lessons = lessons
        self.loaded: Packed | None = None
        self.trouble: TroubleError | None = None  # why the pack could not be loaded
        self.loading = run_soon(self.load)
        self.cached: dict[str, Answers] = {}  # by hive and percentage
        self.cached_memory = NOTHING  # the answer lists that `cached` was computed with
        self.last_game: Game | None = None  # after the last action, saved as `last_text`
        self.last_text = ""

    async def load(self) -> None:
        """Fetch the pack. An error is stored, and raised by `pack`."""
        try:
            self.loaded = await read_pack(await files.content(PACK))
        except TroubleError as trouble:
            self.trouble = trouble
        except PackError as damage:
            self.trouble = load_error(PACK, str(damage))

    async def pack(self) -> Packed:
        """Return the pack once it is loaded; raises `TroubleError` if it cannot be."""
        await files.warn_if_slow(PACK, self.loading)
        if self.trouble:  # a new error each time: if one is raised twice, its traceback grows
            raise TroubleError(str(self.trouble), self.trouble.details)
        assert self.loaded
        return self.loaded

    @property
    def is_ready(self) -> bool:
        return self.loaded is not None

    @property
    def is_loading(self) -> bool:
        """Whether the pack is being fetched: neither loaded nor failed."""
        return self.loaded is None and self.trouble is None

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        answers = await self.answers(hive, percent)
        return in_bands(hive, answers.solutions, (await self.pack()).likely, wish)

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        return listing(hive, (await self.answers(hive, percent)).solutions, wish, possible, form)

    async def play(
        self, hive: Hive, percent: str, now: str, saved: Sequence[str], action: str, detail: str
    ) -> Played:
        answers = await self.answers(hive, percent)
        if self.last_game and list(saved) == [self.last_text]:  # loading it again is slow
            outcome = apply_action(answers, self.last_game, [], action, detail)
        else:
            outcome = take_turn(answers, now, saved, action, detail)
        game, text, unread, verdict = outcome
        self.last_game, self.last_text = game, text
        return Played(text, unread, verdict, game.touched, lambda: view_of(game, answers))

    async def standing(self, game: Game, saved: str) -> Standing:
        return standing_of(game, self.look_up(await self.pack(), game.hive, ""))

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        return remaining(load(saved), await self.answers(hive, percent), words)

    async def answers(self, hive: Hive, percent: str) -> Answers:
        """Return the answers of a hive, from a cache of a few hives.

        Raises `HiveError` for a large hive.
        """
        if is_large(hive):
            raise HiveError(f"{hive} has {len(hive.letters)} letters: {USUAL_SIZE} at most here")
        name = f"{hive.key} {percent}"
        if len(self.cached) == MAX_CACHED_HIVES or self.cached_memory is not self.lessons.memory:
            self.cached.clear()
            self.cached_memory = self.lessons.memory
        if name not in self.cached:
            pack = await self.pack()
            await pause()  # a look-up is long on a slow device: let the browser respond before it
            answers = self.look_up(pack, hive, percent)
            await pause()
            self.cached[name] = answers
        return self.cached[name]

    def look_up(self, pack: Packed, hive: Hive, percent: str) -> Answers:
        boundary = int(percent) / 100 if percent else pack.likely
        solutions = pack.solve(hive, boundary)
        return Answers(hive, self.lessons.memory.over(hive, solutions, boundary), pack)
