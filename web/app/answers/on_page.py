"""The backend for hives of up to twelve letters: MicroPython looks words up in packs."""

from collections.abc import Sequence

from answers.backend import AnswerLists, Played, check_alphabet
from answers.packs import Packs, of_language, other_languages
from answers.word_lists import WordLists
from browser.dom import Slices, pause
from browser.language import HOME

from beecore.editions import ORIGINAL, OWN, Edition
from beecore.errors import HiveError
from beecore.game.guess import Answers
from beecore.game.record import Standing, standing_of
from beecore.game.remaining import Remaining, remaining
from beecore.game.saving import load
from beecore.game.state import Game
from beecore.game.turn import GUESS, LOOK, Outcome, apply_action, take_turn
from beecore.game.view import view_of
from beecore.hive import USUAL_SIZE, Hive
from beecore.memory import NOTHING
from beecore.pack.reading import PackedWords
from beecore.rules import Kind
from beecore.shown import Bands, Listing, Wish, in_bands, listing
from beecore.solution import Row, rows_of, within_counts

MAX_LETTERS = 12
"""The most letters of a hive that the page answers; those of 13 have ten thousand words."""
MAX_CACHED_HIVES = 3
DEPENDS_ON_ALL_WORDS = (Kind.UNKNOWN, Kind.BONUS, Kind.OFF_CENTER, Kind.INCOMPLETE, "several")
"""The kinds of verdicts that the possible words may change."""


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
        self.cached: dict[str, tuple[Packs, Answers]] = {}  # by hive and percentage
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
        answers = await self.likely_answers(hive, percent) if action in (LOOK, GUESS) else None
        outcome = self.outcome(answers, now, saved, action, detail) if answers else None
        if not (answers and outcome and _is_final(outcome, answers)):
            answers = await self.answers(hive, percent)
            outcome = self.outcome(answers, now, saved, action, detail)
        game, text, unread, verdict = outcome
        self.last_game, self.last_text = game, text
        return Played(text, unread, verdict, game.touched, lambda: view_of(game, answers))

    def outcome(
        self, answers: Answers, now: str, saved: Sequence[str], action: str, detail: str
    ) -> Outcome:
        if self.last_game and list(saved) == [self.last_text]:  # loading it again is slow
            return apply_action(answers, self.last_game, [], action, detail)
        return take_turn(answers, now, saved, action, detail)

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
        name = f"{hive.key} {percent}"
        if len(self.cached) == MAX_CACHED_HIVES or self.cached_memory is not self.lessons.memory:
            self.cached.clear()
            self.cached_memory = self.lessons.memory
        packs = self.packs_of(hive.edition)
        known_packs, known = self.cached.get(name, (None, None))
        if known is None or known_packs is not packs:
            words = await packs.words_for(hive)
            await pause()  # a look-up is long on a slow device: let the browser respond before it
            known = await self.look_up(words, hive, percent)
            await pause()
            self.cached[name] = packs, known
        return known

    async def likely_answers(self, hive: Hive, percent: str) -> Answers | None:
        """Return the likely words of a hive while those are all that is loaded.

        None if all words are loaded, or are needed to know which ones are likely, since answer
        lists and a lower boundary make possible words likely, and for hives of more than seven
        letters. Other languages, and a visitor's own lists, have all words in one pack.
        """
        packs = self.packs_of(hive.edition)
        is_split = len(packs.usual) > 1
        if packs.are_loaded(hive) or self.lessons.memory is not NOTHING or not is_split:
            return None
        words = await packs.likely_words()
        is_lower = bool(percent) and int(percent) / 100 < words.likely
        if is_lower or len(hive.letters) > USUAL_SIZE:
            return None
        return await self.look_up(PackedWords([words]), hive, percent)

    async def look_up(self, words: PackedWords, hive: Hive, percent: str) -> Answers:
        """Look up the words of a hive, in slices.

        Raises `BeeError` if no words are in its alphabet.
        """
        check_alphabet(hive, words.alphabet)
        boundary = int(percent) / 100 if percent else words.likely
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


def _is_final(outcome: Outcome, answers: Answers) -> bool:
    """Return whether an outcome that only likely words led to is also that of all words."""
    game, _, _, verdict = outcome
    if game.rejected or (verdict and verdict["kind"] in DEPENDS_ON_ALL_WORDS):
        return False
    return all(word in answers.likely for word in game.found)
