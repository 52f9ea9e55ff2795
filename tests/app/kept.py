"""What players must keep, whatever happens to their tabs: `test_losses.py` does it to them."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from urllib.parse import unquote

from hypothesis.stateful import RuleBasedStateMachine, invariant

from beecore.decisions import Decisions
from beecore.decisions import load as read_decisions
from beecore.editions import edition_of, set_own
from beecore.errors import GameError, TeachingError
from beecore.game.guess import Answers
from beecore.game.saving import load
from beecore.hive import Hive, fits
from beecore.pack import Pack, PackedWords
from tests.app.standins import Caches
from tests.app.tabs import Browser, app, found_in, guesses_in
from tests.oracles import HIVE, ORACLE, RARE

SWEDISH = Hive("vacenot", edition=edition_of("swedish"))
GERMAN = Hive("vacenotco", edition=edition_of("german"))  # which counts letters
HIVES = {hive.key: hive for hive in (HIVE, Hive.parse("OVCTAEN"), SWEDISH, GERMAN)}
KEYS_OF = {f"2026-11-0{day}": key for day, key in enumerate(HIVES, 1)}  # by the names of games
DECIDED_HERE = "taught"  # the record of decisions on words
PATHS = ["/", "/bees/"]
RECORDS = [*HIVES, DECIDED_HERE]  # by the keys of hives
DECIDED = ["vent", "veto", *RARE]  # words that are decided on


class Kept(RuleBasedStateMachine):
    """What must not be lost or happen while tabs are used, asserted after each step.

    `safe` has the words that must not be lost, by path and hive; `frail` has those that are only in
    the memory of tabs; `sealed` has the saved texts of a newer version. `is_intact` is whether each
    text could be read when it was stored, and none was removed since; if `is_calm`, it stays so.
    """

    def __init__(self) -> None:
        super().__init__()
        self.browser = Browser()
        self.safe: dict[tuple[str, str], set[str]] = {
            (path, key): set() for path in PATHS for key in RECORDS
        }
        self.frail: set[tuple[str, str, str]] = set()
        self.sealed: set[str] = set()
        self.files: list[str] = []
        self.given_up: set[tuple[str, str]] = set()
        self.is_intact, self.is_calm = True, False
        self.caches = {path: Caches() for path in PATHS}

    def texts(self, path: str, key: str) -> Iterator[str]:
        """Yield the stored texts of a game, including its backups."""
        for name, text in self.browser.storage.values.items():
            own = name.removeprefix(f"open-hive {path} ")
            if own == name_of(key) or own.startswith(f"aside/{key}/"):
                yield text

    def stored(self, path: str, key: str) -> set[str]:
        return {fact for text in self.texts(path, key) for fact in facts_in(text, key)}

    def held(self, path: str, key: str) -> set[str]:
        """Return the words of a game in the memory of open tabs."""
        held: set[str] = set()
        for tab in self.browser.tabs:
            if tab.path == path:
                held |= facts_in(tab.data.unsaved.get(name_of(key), ""), key)
                held |= facts_in(tab.data.visit.get(name_of(key), ""), key)
        return held

    def keep_facts(self, path: str, facts: set[str]) -> None:
        """Note judgments that must not be lost, unless the same words have been judged later, also
        by what a tab stores again after storage was cleared: its memory, and what it hears of late.
        """
        known = self.safe[path, DECIDED_HERE]
        there = self.stored(path, DECIDED_HERE) | self.held(path, DECIDED_HERE)
        for event in chain.from_iterable(tab.events for tab in self.browser.tabs):
            if event.key == f"open-hive {path} {DECIDED_HERE}":
                there |= facts_in(event.newValue or "", DECIDED_HERE)
        latest = {fact.partition(" ")[0]: fact for fact in sorted(known | facts | there)}
        known |= facts
        known &= set(latest.values())

    def shake(self) -> None:
        """Update `safe`, `frail`, and `sealed` after data was removed from storage."""
        self.is_intact = False
        self.sealed &= set(self.browser.storage.values.values())
        for (path, key), safe in self.safe.items():
            stored = self.stored(path, key)
            safe &= stored | self.held(path, key)
            self.frail |= {(path, key, word) for word in safe - stored}

    @invariant()
    def words_of_lists_are_stored_beside_their_titles(self) -> None:
        for path in PATHS:
            for address in self.caches[path].files:
                name = unquote(address).rpartition("/list-")[2]
                assert (
                    not self.is_intact
                    or f"open-hive {path} list/{name}" in self.browser.storage.values
                )

    @invariant()
    def nothing_is_lost(self) -> None:
        for tab in self.browser.tabs:
            for key, word in tab.announced:
                self.safe[tab.path, key].add(word)
            tab.announced.clear()
        for (path, key), safe in self.safe.items():
            stored = self.stored(path, key)
            assert safe <= stored | self.held(path, key)
            self.frail -= {(path, key, word) for word in stored}
        assert self.sealed <= set(self.browser.storage.values.values())

    @invariant()
    def each_guess_counts_where_it_was_entered(self) -> None:
        for tab in self.browser.tabs:
            entered, judged = tab.session.entered, tab.session.judged
            assert Counter(judged) <= Counter(entered)
            waiting = [
                each
                for name, text in tab.player.drafts.waiting
                for each in guesses_in(KEYS_OF[name], text)
            ]
            assert Counter(entered) - Counter(judged) <= Counter(waiting)
            for key in HIVES:
                ours = [word for hive, word in judged if hive == key and is_always_likely(word)]
                theirs = [word for hive, word in entered if hive == key and is_always_likely(word)]
                assert ours == theirs[: len(ours)]

    @invariant()
    def guesses_wait_only_for_files(self) -> None:
        for tab in self.browser.tabs:
            waiting = Counter(tab.player.drafts.waiting) - Counter(tab.left)
            words = [word for name, text in waiting for _, word in guesses_in(name, text)]
            if not tab.is_busy and "likely.bee" not in {*tab.faults, *tab.were_missing}:
                assert not any(is_always_likely(word) for word in words)
            if not tab.is_busy and not tab.were_missing:
                assert not waiting or tab.faults

    @invariant()
    def few_answers_are_kept_and_they_follow_from_the_answer_lists(self) -> None:
        for tab in self.browser.tabs:
            self.browser.tab = tab
            page = tab.words
            assert len(page.cached) <= app.words.MAX_CACHED
            for packs, decisions, answers in page.cached.values():
                if decisions is tab.data.decisions.current:
                    self.check_answers(decisions, packs, answers)

    def check_answers(self, decisions: Decisions, packs: list[Pack], answers: Answers) -> None:
        """Assert that a hive's answers have the words that the visitor has accepted."""
        found = chain.from_iterable(PackedWords(packs).of(answers.hive))
        listed = {word for _, word, *_ in found if len(word) >= answers.hive.minimum}
        for word in DECIDED:
            decision = decisions.words.get(word)
            accepted = decision and decision.accepted
            if fits(answers.hive, word):
                has = any(found.word == word for found in answers.solutions)
                assert has == (word in listed if accepted is None else accepted)

    @invariant()
    def only_what_was_given_up_is_revealed(self) -> None:
        for path in PATHS:
            for key in HIVES:
                is_revealed = any(is_over(text) for text in self.texts(path, key))
                assert not is_revealed or (path, key) in self.given_up

    def teardown(self) -> None:
        self.browser.settle()
        self.nothing_is_lost()
        for tab in list(self.browser.tabs):
            tab.close()
        set_own([])


def name_of(key: str) -> str:
    """Return the name of the record of a hive, or of the decisions on words."""
    return key if key == DECIDED_HERE else f"game/{key}"


def facts_in(text: str, key: str) -> set[str]:
    """Return what a record has: the words of a game, or the decisions on words with their times."""
    if key != DECIDED_HERE:
        return found_in(text)
    try:
        return {f"{word} {date} {yes}" for word, (date, yes) in read_decisions(text).words.items()}
    except TeachingError:
        return set()


def is_always_likely(word: str) -> bool:
    return word in ORACLE and word not in DECIDED


def is_over(text: str) -> bool:
    try:
        return load(text).revealed
    except GameError:
        return False
