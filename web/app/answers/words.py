"""Answers hives and guesses; decides whether the page or the engine does the work."""

from collections.abc import Sequence

from answers.backend import AnswerLists, Backend, Played
from answers.engine import Engine
from answers.in_engine import InEngine
from answers.on_page import OnPage, is_large
from answers.packs import other_languages
from answers.random_hives import random_hive
from answers.word_lists import WordLists
from browser.language import HOME, LANGUAGE

from beecore.bands import Bands, Listing, Wish
from beecore.editions import EDITIONS, ORIGINAL, OWN, Edition
from beecore.errors import GameError
from beecore.game.guess import Answers
from beecore.game.hints import Remaining
from beecore.game.record import Standing
from beecore.game.saving import load
from beecore.game.view import LOOK
from beecore.hive import Hive


class Words:
    """Passes each request on to the backend that fits the hive; see `Backend` for the requests."""

    def __init__(self, engine: Engine, lessons: AnswerLists, lists: WordLists) -> None:
        self.lists, self.on_page = lists, OnPage(lessons, lists)
        self.in_engine = InEngine(engine, lessons)

    def backend(self, hive: Hive) -> Backend:
        """Return the backend for a hive; the engine has English words only."""
        is_english = hive.edition.language == ORIGINAL.language
        return self.in_engine if is_large(hive) and is_english else self.on_page

    @property
    def editions(self) -> list[Edition]:
        """The editions that can be chosen: those of the page's language first, the visitor's own
        lists last. The English page also has those of other languages.
        """
        ours = [edition for edition in EDITIONS if edition.language == LANGUAGE]
        others = other_languages() if HOME == ORIGINAL else []
        return [*ours, *others, *self.lists.editions]

    def has_random_hives(self, edition: Edition) -> bool:
        """Return whether random hives are made for an edition; the page's own has a calendar."""
        return edition.language != LANGUAGE

    async def ready(self) -> None:
        """Wait for the likely words; raises `TroubleError` if they cannot be loaded."""
        await self.on_page.packs_of(HOME).likely_words()

    @property
    def is_fetching(self) -> bool:
        """Whether the likely words are being loaded."""
        return self.on_page.packs_of(HOME).likely.is_loading

    def is_waiting(self, hive: Hive) -> bool:
        """Return whether an answer has to wait for a download, or for the engine to start."""
        return not self.backend(hive).is_ready_for(hive)

    async def load(self, hive: Hive) -> None:
        """Wait for all words of a hive; raises `TroubleError` if they cannot be loaded."""
        if not is_large(hive):
            await self.on_page.packs_of(hive.edition).words_for(hive)

    async def answers(self, hive: Hive, percent: str) -> Answers:
        """Return the answers of a hive of up to twelve letters; raises `HiveError` for others."""
        return await self.on_page.answers(hive, percent)

    async def random_hive(self, edition: Edition) -> Hive:
        """Return a random hive for an edition; raises `HiveError` if there is none."""
        packed = await self.on_page.packs_of(edition).likely_words()
        return await random_hive(packed, edition, self.answers)

    async def likely_bands(self, hive: Hive, percent: str, wish: Wish) -> Bands | None:
        """Return the likely words of a hive while the possible ones are loading; otherwise None."""
        if is_large(hive):
            return None
        return await self.on_page.likely_bands(hive, percent, wish)

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        return await self.backend(hive).solve(hive, percent, wish)

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        return await self.backend(hive).listing(hive, percent, wish, possible, form)

    async def play(
        self,
        hive: Hive,
        now: str,
        saved: Sequence[str],
        action: str = LOOK,
        detail: str = "",
        percent: str = "",
    ) -> Played:
        return await self.backend(hive).play(hive, percent, now, saved, action, detail)

    async def standing(self, saved: str) -> Standing:
        """Return the score and rank of a saved game; raises `GameError` if it cannot be read,
        or is of an edition without words.
        """
        game = load(saved)
        edition = game.hive.edition
        is_own = edition.name.startswith(OWN)
        if edition not in self.editions or (
            is_own and not await self.lists.has_words(edition.name)
        ):
            raise GameError(f"there is no word list for {edition.title}")
        return await self.backend(game.hive).standing(game, saved)

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        return await self.backend(hive).remaining(hive, percent, saved, words)
