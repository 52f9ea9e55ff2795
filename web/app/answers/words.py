"""Answers hives: looks their words up in the packs, and plays games on them.

A look-up takes the page 15 to 50 ms for a usual hive, and some seconds for one of 26 letters, which
has 144,000 words. It is divided into slices, and stops if its answer is not needed any more.

While the possible words are loading, the likely words alone answer what depends only on them.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from answers.packs import Packs, of_language, other_languages
from answers.word_lists import WordLists
from browser.dom import Slices, pause
from browser.language import HOME, LANGUAGE
from browser.status import Progress
from browser.texts import edition_title, text

from beecore.bands import Bands, Listing, Wish, bands_in_steps, listing
from beecore.editions import EDITIONS, ORIGINAL, OWN, Edition
from beecore.errors import MB, BeeError, GameError
from beecore.game.guess import Answers, Game, Verdict, begin
from beecore.game.hints import Remaining, remaining
from beecore.game.record import Standing, standing_of
from beecore.game.saving import join, load, save
from beecore.game.view import LOOK, View, act, view_of
from beecore.hive import USUAL_SIZE, Hive
from beecore.memory import NOTHING, Memory
from beecore.pack import Pack, PackedWords, lookups
from beecore.solution import found_in_steps

MAX_CACHED = 3  # answers of hives
MAX_CACHED_WORDS = 20_000  # of the hives whose answers stay in the cache when others are added
ROOM = 8 * MB
"""The memory set aside during the look-up of a large hive, and free after it. Without it, each new
object was searched a place among 100,000 words: to show some of them took MicroPython seconds."""


class AnswerLists(Protocol):
    """The answer lists that the player imported."""

    @property
    def memory(self) -> Memory: ...


class Played(NamedTuple):
    """A game after an action."""

    text: str  # the saved game
    unread: list[int]  # the indexes of saved texts that could not be read
    verdict: Verdict | None  # the verdict if the action was a guess
    is_touched: bool  # whether the game is worth saving
    is_final: bool  # whether the view will be the same once all words are loaded
    view: Callable[[], View]  # computes what the screen shows, in up to 50 ms for a usual hive


class UndecidedError(Exception):
    """The verdict on a guess depends on words that are not loaded yet: on `words` in the guess."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.words = words


class Words:
    """Answers hives of any size, from the packs of their editions.

    Words are likely if their likelihood is at least `percent`, a number as text; if it is empty,
    the word list's own boundary is used.
    """

    def __init__(self, lessons: AnswerLists, lists: WordLists) -> None:
        self.lessons, self.lists = lessons, lists
        self.languages: dict[str, Packs] = {}  # by their tags
        self.cached: dict[str, tuple[Sequence[Pack], Answers]] = {}  # with their packs
        self.cached_memory = NOTHING  # the answer lists that `cached` was computed with
        self.last_game: Game | None = None  # after the last action, saved as `last_text`
        self.last_text = ""
        self.packs_of(HOME).start()

    @property
    def editions(self) -> list[Edition]:
        """The editions that can be chosen: those of the page's language first, the visitor's own
        lists last. The English page also has those of other languages.
        """
        ours = [edition for edition in EDITIONS if edition.language == LANGUAGE]
        others = other_languages() if HOME == ORIGINAL else []
        return [*ours, *others, *self.lists.editions]

    def packs_of(self, edition: Edition) -> Packs:
        """Return the packs with the words of an edition."""
        if edition.name.startswith(OWN):
            return self.lists.packs_of(edition)
        language = edition.language
        if language not in self.languages and edition not in other_languages():
            language = ORIGINAL.language  # whose alphabet `look_up` then refuses
        if language not in self.languages:
            self.languages[language] = of_language(language)
        return self.languages[language]

    async def ready(self) -> None:
        """Wait for the likely words; raises `TroubleError` if they cannot be loaded."""
        await self.packs_of(HOME).likely_words()

    @property
    def is_fetching(self) -> bool:
        """Whether the likely words are being loaded."""
        return self.packs_of(HOME).likely.is_loading

    def is_waiting(self, hive: Hive) -> bool:
        """Return whether an answer has to wait for a download."""
        return not self.packs_of(hive.edition).are_loaded(hive)

    async def load(self, hive: Hive) -> None:
        """Wait for all words of a hive; raises `TroubleError` if they cannot be loaded."""
        await self.packs_of(hive.edition).words_for(hive)

    async def likely_bands(self, hive: Hive, percent: str, wish: Wish) -> Bands | None:
        """Return the likely words of a hive while the possible ones are loading; otherwise None.

        The band of possible words is empty.
        """
        answers = await self.likely_answers(hive, percent)
        return await self.bands(answers, wish, likely_only=True) if answers else None

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        """Return the likely and the possible words of a hive."""
        return await self.bands(await self.answers(hive, percent), wish)

    async def bands(self, answers: Answers, wish: Wish, likely_only: bool = False) -> Bands:
        solutions = answers.solutions
        if likely_only:
            solutions = [found for found in solutions if found.likely]
        boundary = (await self.packs_of(answers.hive.edition).likely_words()).likely
        return await Slices().run(bands_in_steps(answers.hive, solutions, boundary, wish))

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        """Return the words of a hive as the text of a file; see `beecore.bands.listing`."""
        return listing(hive, (await self.answers(hive, percent)).solutions, wish, possible, form)

    async def play(
        self,
        hive: Hive,
        now: str,
        saved: Sequence[str],
        action: str = LOOK,
        detail: str = "",
        percent: str = "",
    ) -> Played:
        """Return a game after an action (see `beecore.game.view.act`).

        The game is merged from the texts in `saved`. If there are none, a new game begins at `now`.

        Raises `UndecidedError` for a guess that cannot be judged before all words are loaded.
        """
        likely = await self.likely_answers(hive, percent)
        answers = likely or await self.answers(hive, percent)
        before, unread = self.joined(hive, now, saved)
        game, verdict = act(before, answers, action, detail)
        if likely and verdict and verdict.unlisted:
            raise UndecidedError(verdict.unlisted)
        text = save(game)
        self.last_game, self.last_text = game, text
        is_final = not likely or _has_likely_words_only(game, answers)
        return Played(text, unread, verdict, game.touched, is_final, lambda: view_of(game, answers))

    def joined(self, hive: Hive, now: str, saved: Sequence[str]) -> tuple[Game, list[int]]:
        if self.last_game and list(saved) == [self.last_text]:  # loading it again is slow
            return self.last_game, []
        return join(begin(hive, now), saved)

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
        words = await self.packs_of(edition).words_for(game.hive)
        return standing_of(game, await self.look_up(words, game.hive, ""))

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        """Return the words left to find, given a saved game and further words found elsewhere."""
        return remaining(load(saved), await self.answers(hive, percent), words)

    async def answers(self, hive: Hive, percent: str) -> Answers:
        """Return the answers of a hive, from a cache of a few hives."""
        words = await self.packs_of(hive.edition).words_for(hive)
        is_new = self.known(words, hive, percent) is None
        if is_new:
            await pause()  # a look-up is long on a slow device: let the browser respond before it
        answers = await self.kept(words, hive, percent)
        if is_new:
            await pause()
        return answers

    async def likely_answers(self, hive: Hive, percent: str) -> Answers | None:
        """Return the likely words of a hive while those are all that is loaded.

        None if all words are loaded, or are needed to know which ones are likely, since a lower
        boundary makes possible words likely. Hives of more than seven letters, other languages, and
        a visitor's own lists need all of their packs.
        """
        packs = self.packs_of(hive.edition)
        is_split = len(packs.usual) > 1 and len(hive.letters) <= USUAL_SIZE
        if packs.are_loaded(hive) or not is_split:
            return None
        words = await packs.likely_words()
        if _boundary(words, percent) < words.likely:
            return None
        return await self.kept(PackedWords([words]), hive, percent)

    async def kept(self, words: PackedWords, hive: Hive, percent: str) -> Answers:
        """Return the answers of a hive, and keep them in a cache of a few hives."""
        known = self.known(words, hive, percent)
        if known is None:
            with Progress(text("solve-looking", hive=str(hive))) as progress:
                known = await self.look_up(words, hive, percent, progress.show)
            # Meanwhile, the answer lists may have changed, and other answers may have been kept.
            count = sum([len(answers.solutions) for _, answers in self.cached.values()])
            is_full = len(self.cached) >= MAX_CACHED or count > MAX_CACHED_WORDS
            if is_full or self.cached_memory is not self.lessons.memory:
                self.cached.clear()
                self.cached_memory = self.lessons.memory
            self.cached[_name(words, hive, percent)] = words.packs, known
        return known

    def known(self, words: PackedWords, hive: Hive, percent: str) -> Answers | None:
        """Return the answers of a hive if they are in the cache."""
        packs, known = self.cached.get(_name(words, hive, percent), ((), None))
        is_current = packs == words.packs and self.cached_memory is self.lessons.memory
        return known if is_current else None

    async def look_up(
        self,
        words: PackedWords,
        hive: Hive,
        percent: str,
        show: Callable[[float], None] | None = None,
    ) -> Answers:
        """Look up the words of a hive, in slices; `show` is called with the share that is done.

        Raises `BeeError` if no words are in its alphabet.
        """
        if hive.alphabet != words.alphabet:
            raise BeeError(text("words-no-list", edition=edition_title(hive.edition)))
        boundary = _boundary(words, percent)
        room = [bytearray(ROOM)] if lookups(hive) > MAX_CACHED_WORDS else []
        solutions = await Slices().run(found_in_steps(words, hive, boundary), show)
        room.clear()
        return Answers(hive, self.lessons.memory.over(hive, solutions, boundary), words)


def _name(words: PackedWords, hive: Hive, percent: str) -> str:
    """Return the name of a hive's answers in the cache."""
    return f"{hive.key} {percent} {len(words.packs)}"


def _boundary(words: Pack | PackedWords, percent: str) -> float:
    """Return the least likelihood of likely words: a percentage, or else the word list's own."""
    return int(percent) / 100 if percent else words.likely


def _has_likely_words_only(game: Game, answers: Answers) -> bool:
    """Return whether the possible words do not change the view of a game."""
    others = game.rejected or game.bonus
    return not others and all(answers.is_likely(word) for word in game.found)
