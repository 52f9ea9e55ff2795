"""The backend for hives of up to twelve letters: MicroPython looks words up in packs."""

from collections.abc import Sequence

from answers.backend import AnswerLists, Played, UndecidedError, check_alphabet
from answers.packs import Packs, of_language, other_languages
from answers.word_lists import WordLists
from browser.dom import Slices, pause
from browser.language import HOME

from beecore.bands import Bands, Listing, Wish, in_bands, listing
from beecore.editions import ORIGINAL, OWN, Edition
from beecore.errors import HiveError
from beecore.game.guess import Answers, Game, begin
from beecore.game.hints import Remaining, remaining
from beecore.game.record import Standing, standing_of
from beecore.game.saving import join, load, save
from beecore.game.view import act, view_of
from beecore.hive import USUAL_SIZE, Hive
from beecore.memory import NOTHING
from beecore.pack import Pack, PackedWords
from beecore.solution import Row, rows_of, within_counts

MAX_LETTERS = 12
"""The most letters of a hive that the page answers; those of 13 have ten thousand words."""
MAX_CACHED = 3  # answers of hives


def is_large(hive: Hive) -> bool:
    """Return whether a hive has so many letters that the engine has to find its words."""
    return len(hive.letters) > MAX_LETTERS


class OnPage:
    """Answers from the packs. For a usual hive, a look-up takes the page 15 to 50 ms, about as long
    as it would take to copy the engine's answer and parse it.

    While the possible words are loading, the likely words alone answer what depends only on them.
    """

    def __init__(self, lessons: AnswerLists, lists: WordLists) -> None:
        self.lessons, self.lists = lessons, lists
        self.languages: dict[str, Packs] = {}  # by their tags
        self.cached: dict[str, tuple[Sequence[Pack], Answers]] = {}  # with their packs
        self.cached_memory = NOTHING  # the answer lists that `cached` was computed with
        self.last_game: Game | None = None  # after the last action, saved as `last_text`
        self.last_text = ""
        self.packs_of(HOME).start()

    def packs_of(self, edition: Edition) -> Packs:
        """Return the packs with the words of an edition."""
        if edition.name.startswith(OWN):
            return self.lists.packs_of(edition)
        language = edition.language
        if language not in self.languages and edition not in other_languages():
            language = ORIGINAL.language  # which `check_alphabet` then refuses
        if language not in self.languages:
            self.languages[language] = of_language(language)
        return self.languages[language]

    def is_ready_for(self, hive: Hive) -> bool:
        return self.packs_of(hive.edition).are_loaded(hive)

    async def likely_bands(self, hive: Hive, percent: str, wish: Wish) -> Bands | None:
        """Return the likely words of a hive while the possible ones are loading; otherwise None.

        The band of possible words is empty.
        """
        answers = await self.likely_answers(hive, percent)
        if answers is None:
            return None
        found = [each for each in answers.solutions if each.likely]
        return in_bands(hive, found, await self.boundary(hive), wish)

    async def solve(self, hive: Hive, percent: str, wish: Wish) -> Bands:
        answers = await self.answers(hive, percent)
        return in_bands(hive, answers.solutions, await self.boundary(hive), wish)

    async def boundary(self, hive: Hive) -> float:
        return (await self.packs_of(hive.edition).likely_words()).likely

    async def listing(
        self, hive: Hive, percent: str, wish: Wish, possible: bool, form: str
    ) -> Listing:
        return listing(hive, (await self.answers(hive, percent)).solutions, wish, possible, form)

    async def play(
        self, hive: Hive, percent: str, now: str, saved: Sequence[str], action: str, detail: str
    ) -> Played:
        likely = await self.likely_answers(hive, percent)
        answers = likely or await self.answers(hive, percent)
        before, unread = self.joined(hive, now, saved)
        game, verdict = act(before, answers, action, detail)
        if likely and verdict and verdict.unlisted:
            raise UndecidedError(verdict.unlisted)
        self.last_game, self.last_text = game, save(game)
        is_final = not likely or _has_likely_words_only(game, answers)
        return Played(
            self.last_text,
            unread,
            verdict,
            game.touched,
            is_final,
            lambda: view_of(game, answers),
        )

    def joined(self, hive: Hive, now: str, saved: Sequence[str]) -> tuple[Game, list[int]]:
        if self.last_game and list(saved) == [self.last_text]:  # loading it again is slow
            return self.last_game, []
        return join(begin(hive, now), saved)

    async def standing(self, game: Game, saved: str) -> Standing:
        words = await self.packs_of(game.hive.edition).words_for(game.hive)
        return standing_of(game, await self.look_up(words, game.hive, ""))

    async def remaining(
        self, hive: Hive, percent: str, saved: str, words: Sequence[str]
    ) -> Remaining:
        return remaining(load(saved), await self.answers(hive, percent), words)

    async def answers(self, hive: Hive, percent: str) -> Answers:
        """Return the answers of a hive, from a cache of a few hives.

        Raises `HiveError` for a large hive.
        """
        if is_large(hive):
            raise HiveError(f"{hive} has {len(hive.letters)} letters: {MAX_LETTERS} at most here")
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
            known = await self.look_up(words, hive, percent)
            # Meanwhile, the answer lists may have changed, and other answers may have been kept.
            if len(self.cached) >= MAX_CACHED or self.cached_memory is not self.lessons.memory:
                self.cached.clear()
                self.cached_memory = self.lessons.memory
            self.cached[_name(words, hive, percent)] = words.packs, known
        return known

    def known(self, words: PackedWords, hive: Hive, percent: str) -> Answers | None:
        """Return the answers of a hive if they are in the cache."""
        packs, known = self.cached.get(_name(words, hive, percent), ((), None))
        is_current = packs == words.packs and self.cached_memory is self.lessons.memory
        return known if is_current else None

    async def look_up(self, words: PackedWords, hive: Hive, percent: str) -> Answers:
        """Look up the words of a hive, in slices.

        Raises `BeeError` if no words are in its alphabet.
        """
        check_alphabet(hive, words.alphabet)
        boundary = _boundary(words, percent)
        slices, solutions = Slices(), []
        rows: dict[str, list[Row]] = {}  # by the beginning of the text that they are sorted by
        for block in words.of(hive):
            for row in rows_of(block, hive, boundary, words.threshold):
                rows.setdefault(row[0][:3], []).append(row)
            await slices.rest()
        for start in sorted(rows):
            solutions += [found for _, found in sorted(rows[start])]
            await slices.rest()
        solutions = within_counts(hive, solutions, boundary)
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
    return not others and all(word in answers.likely for word in game.found)
