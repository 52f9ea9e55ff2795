"""Answers hives: looks their words up in the packs.

A look-up takes the page 15 to 50 ms for a usual hive, and some seconds for one of 26 letters, which
has 144,000 words. It is divided into slices, and stops if its answer is not needed any more.

The likely words alone, which are looked up in a third of the time, answer what depends only on
them: while the possible words are loading, and until they are looked up.
"""

from collections.abc import Callable, Sequence

from answers.packs import Packs, boundary_of, of_language, other_languages
from answers.word_lists import WordLists
from browser.dom import Slices, pause, run_soon
from browser.language import HOME, LANGUAGE
from browser.status import Progress
from browser.texts import edition_title, text

from beecore.bands import Bands, Wish, bands_in_steps
from beecore.decisions import Decisions
from beecore.editions import EDITIONS, ORIGINAL, OWN, Edition
from beecore.errors import MB, BeeError, GameError
from beecore.game.guess import Answers
from beecore.game.record import Standing, standing_of
from beecore.game.saving import load
from beecore.hive import Hive
from beecore.pack import Pack, PackedWords, lookups
from beecore.solution import found_in_steps

MAX_CACHED = 3  # answers of hives
MAX_CACHED_WORDS = 20_000  # of the hives whose answers stay in the cache when others are added
ROOM = 8 * MB
"""The bytes that are set aside while a large hive is looked up, and freed for what then shows its
words. Otherwise, memory is full of 100,000 words, and MicroPython searches all of it for a place
for each new object: to show the words takes seconds."""


class Words:
    """Answers hives of any size, from the packs of their editions.

    Words are likely if their likelihood is at least `percent`, a number as text; if it is empty,
    the word list's own boundary is used. `decisions` returns those of the visitor.
    """

    def __init__(self, decisions: Callable[[], Decisions], lists: WordLists) -> None:
        self.decisions, self.lists = decisions, lists
        self.languages: dict[str, Packs] = {}  # by their tags
        self.cached: dict[str, tuple[Sequence[Pack], Decisions, Answers]] = {}  # with their origin
        run_soon(self.packs_of(HOME).load_usual)

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

    @property
    def is_fetching(self) -> bool:
        """Whether the likely words are being loaded."""
        return self.packs_of(HOME).likely.is_loading

    async def prepare(self, edition: Edition) -> None:
        """Make the first look-up of likely words faster, in slices, if the words are loaded."""
        if pack := self.packs_of(edition).likely.loaded:
            await Slices().run(pack.prepared())

    async def load(self, hive: Hive) -> PackedWords:
        """Return all words of a hive; raises `TroubleError` if they cannot be loaded."""
        return await self.packs_of(hive.edition).words_for(hive)

    async def bands(
        self, hive: Hive, percent: str, wish: Wish, likely_only: bool = False
    ) -> Bands | None:
        """Return the likely and the possible words of a hive.

        With `likely_only`, the band of possible words is empty, and the result is None if all words
        are known already, or needed to know which ones are likely.
        """
        packs = self.packs_of(hive.edition)
        if likely_only and self.known([file.loaded for file in packs.needed(hive)], hive, percent):
            return None
        words = await (packs.likely_words(hive, percent) if likely_only else packs.words_for(hive))
        if words is None:
            return None
        answers = await self.answers_in(words, hive, percent)
        solutions = answers.likely if likely_only else answers.solutions
        return await Slices().run(bands_in_steps(hive, solutions, words.likely, wish))

    async def standing(self, saved: str) -> Standing:
        """Return the score and rank of a saved game; raises `GameError` if it cannot be read,
        or is of an edition without words.

        The likely words of a hive suffice: others, and bonus words, add nothing to either.
        """
        game = load(saved)
        hive, edition = game.hive, game.hive.edition
        has_words = edition in self.editions
        if edition.name.startswith(OWN):
            has_words = has_words and await self.lists.has_words(edition.name)
        if not has_words:
            raise GameError(f"there is no word list for {edition.title}")
        packs = self.packs_of(edition)
        if packs.has_likely_words(hive):
            words = PackedWords([await packs.likely.pack()])
        else:
            words = await packs.words_for(hive)
        _, answers = await self.look_up(words, hive)
        return standing_of(game, answers)

    async def answers(self, hive: Hive, percent: str = "") -> Answers:
        """Return the answers of a hive, from a cache of a few hives."""
        return await self.answers_in(await self.load(hive), hive, percent)

    async def likely_answers(self, hive: Hive, percent: str = "") -> Answers | None:
        """Return the likely words of a hive while only those are loaded, see `Packs.likely_words`;
        None otherwise.
        """
        packs = self.packs_of(hive.edition)
        words = None if packs.are_loaded(hive) else await packs.likely_words(hive, percent)
        return None if words is None else await self.answers_in(words, hive, percent)

    async def answers_so_far(self, hive: Hive) -> Answers:
        """Return the likely words of a hive while only those are loaded, or else all answers."""
        return await self.likely_answers(hive) or await self.answers(hive)

    async def answers_in(self, words: PackedWords, hive: Hive, percent: str) -> Answers:
        """Return the answers of a hive that are in some words, and keep them in the cache."""
        if known := self.known(words.packs, hive, percent):
            return known
        await pause()  # a look-up is long on a slow device: let the browser respond before it
        with Progress(text("solve-looking", hive=str(hive))) as progress:
            decisions, answers = await self.look_up(words, hive, percent, progress.show)
        count = sum([len(answers.solutions) for _, _, answers in self.cached.values()])
        if len(self.cached) >= MAX_CACHED or count > MAX_CACHED_WORDS:
            self.cached.clear()
        self.cached[f"{hive.key} {percent}"] = words.packs, decisions, answers
        return answers

    def known(self, packs: Sequence[Pack | None], hive: Hive, percent: str) -> Answers | None:
        """Return the answers of a hive that are in some packs, if they are in the cache."""
        cached = self.cached.get(f"{hive.key} {percent}")
        if cached and cached[0] == packs and cached[1] is self.decisions():
            return cached[2]
        return None

    async def look_up(
        self,
        words: PackedWords,
        hive: Hive,
        percent: str = "",
        show: Callable[[float], None] | None = None,
    ) -> tuple[Decisions, Answers]:
        """Look up the words of a hive, in slices; `show` is called with the share that is done.

        Returns the answers with the decisions that they follow from. Raises `BeeError` if no words
        are in the hive's alphabet.
        """
        if hive.alphabet != words.alphabet:
            raise BeeError(text("words-no-list", edition=edition_title(hive.edition)))
        boundary = boundary_of(words, percent)
        room = [bytearray(ROOM)] if lookups(hive) > MAX_CACHED_WORDS else []
        solutions = await Slices().run(found_in_steps(words, hive, boundary), show)
        room.clear()
        decisions = self.decisions()  # which may have changed meanwhile
        return decisions, Answers(hive, decisions.over(hive, solutions), words)
