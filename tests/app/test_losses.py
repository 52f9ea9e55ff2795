"""No found word is lost, and every guess counts in the hive it was entered in, whatever happens.

Hypothesis plays in tabs at two paths of a server, in two languages. It opens other hives, reloads
and crashes tabs, damages and clears the storage, adds and deletes word lists, imports files, keeps
word files from the page, changes the answer lists, and solves hives meanwhile. After each step it
asserts that

- each word announced as found is in storage or in the memory of an open tab. It may be lost only if
  the user deleted it from storage and the tab then crashed, or if the tab warned that it could not
  save it;
- guesses were judged in the hives in which they were entered, none of them twice unless the tab
  crashed in between, those that are likely words in the order in which they were entered, and only
  a game that was given up shows its words;
- an import reads all of a file that was exported from undamaged data, and words of a list are only
  stored beside the list's title, with which they can be deleted;
- no guess waits if its verdict depends only on word files that the page has;
- the page keeps the answers of only a few hives, and they follow from the answer lists.
"""

import json
from collections import Counter
from collections.abc import Callable
from datetime import date
from itertools import combinations, islice, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from beecore.decisions import UNDECIDED, dump
from beecore.editions import ORIGINAL, own_edition
from beecore.game.guess import Game, merge
from beecore.game.puzzles import Puzzle
from beecore.game.saving import load, save
from beecore.hive import Hive, fits
from beecore.letters import ENGLISH
from tests.app.kept import (
    DECIDED,
    DECIDED_HERE,
    HIVES,
    KEYS_OF,
    PATHS,
    Kept,
    facts_in,
    name_of,
)
from tests.app.tabs import Counted, Tab, app, found_in, guesses_in, outcome
from tests.oracles import ORACLE, RARE

DATA = Path(__file__).parents[1] / "data"
PUZZLES = {
    key: Puzzle(hive, date(2026, 11, day)) for day, (key, hive) in enumerate(HIVES.items(), 1)
}
LISTS = {
    f"list-{title.lower()}": app.word_lists.WordList(
        own_edition(ORIGINAL, ENGLISH, title), "original", 300, "2026-11-22T08:31"
    )
    for title in ("Ours", "Théirs")
}
SWEDISH_ANSWERS = dump(UNDECIDED.decide("ärlig", True, "2026-11-22"))
CHOICES = [
    *product(["language"], ["fr", "sv"]),
    *product(["theme"], ["", "dark"]),
    ("boundary", "60"),
    *product(["taught-sv"], [dump(UNDECIDED), SWEDISH_ANSWERS]),
    *product(["lab/code"], ["mine", "theirs"]),
]
"""Texts that the page stores besides games and lists, each after its name."""
LINK = json.loads((DATA / "earlier.json").read_text("utf-8"))["cad23881"]["link"]
"""A link with games that an earlier version has made."""
MANY = {
    f"game/{hive.key}": save(Game(hive, (hive.letters[:4],)))
    for hive in [
        Hive("".join(letters)) for letters in islice(combinations(ENGLISH.order[:20], 7), 1_500)
    ]
}
"""An export of 1,500 games."""
DAMAGES = ["", "{", "null", "[]", "7", "\ud800", "\0", "x" * 10_000, '{"version": 1}', None]

keys, paths = st.sampled_from(sorted(HIVES)), st.sampled_from(PATHS)
words = st.sampled_from([*ORACLE, *RARE, "vatocen", "octane"])
faults = st.sampled_from(["missing", "held"])
files = st.sampled_from(["likely.bee", "possible.bee", "possible.bee"])
tabs = st.runner().flatmap(lambda losses: st.sampled_from(losses.browser.tabs))
names = st.runner().flatmap(lambda losses: st.sampled_from(sorted(losses.browser.storage.values)))
exports = st.runner().flatmap(lambda losses: st.sampled_from(losses.files))


Rule = Callable[..., None]


def in_a_tab(**given: Any) -> Callable[[Rule], Rule]:
    """Return a decorator of rules that happen in an open tab, which they get as `tab`."""
    decorate: Any = rule(tab=tabs, **given)
    return lambda act: precondition(lambda self: self.browser.tabs)(decorate(act))


class Losses(Kept):
    """Plays at random."""

    # Actions of a player

    @initialize(path=paths, key=keys, is_calm=st.booleans())
    def begin(self, path: str, key: str, is_calm: bool) -> None:
        self.is_calm = is_calm
        self.open(path, key, False)
        self.play(self.browser.tabs[0], ["cave", "coven"])

    @in_a_tab(guesses=st.lists(words, min_size=1, max_size=4))
    def play(self, tab: Tab, guesses: list[str]) -> None:
        self.guess(tab, guesses)
        tab.settle()

    @rule(path=paths, key=keys, is_forbidden=st.sampled_from([False] * 5 + [True]))
    @precondition(lambda self: len(self.browser.tabs) < 4)
    def open(self, path: str, key: str, is_forbidden: bool) -> None:
        self.browser.open(path, is_forbidden).open(PUZZLES[key])

    @in_a_tab(guesses=st.lists(words, min_size=1, max_size=4))
    def guess(self, tab: Tab, guesses: list[str]) -> None:
        for word in guesses:
            tab.guess(word)

    @in_a_tab(found=st.lists(words, unique=True, min_size=2, max_size=6))
    def paste_a_page(self, tab: Tab, found: list[str]) -> None:
        """Paste the page of another game, which has words that are not in the hive, too."""
        tab.guess("Yesterday's answers\n" + "\n".join(f"{word} ({len(word)})" for word in found))

    @in_a_tab(key=keys)
    def open_another_hive(self, tab: Tab, key: str) -> None:
        tab.open(PUZZLES[key])

    @in_a_tab()
    def give_up(self, tab: Tab) -> None:
        self.given_up |= {(path, tab.game.puzzle.hive.key) for path in PATHS}
        tab.give_up()

    @in_a_tab(key=keys, guesses=st.lists(words, max_size=2), gives_up=st.booleans())
    def act_and_leave(self, tab: Tab, key: str, guesses: list[str], gives_up: bool) -> None:
        """Guess, or give up if `gives_up`, and open another hive before the page has handled it."""
        self.guess(tab, guesses)
        if gives_up:
            self.give_up(tab)
        self.open_another_hive(tab, key)

    @in_a_tab(is_crash=st.booleans())
    def reload(self, tab: Tab, is_crash: bool) -> None:
        """Reload a page, after a crash if `is_crash`; it then judges its pending guesses."""
        self.close(tab, is_crash)
        is_forbidden = tab.localStorage is None
        again = self.browser.open(tab.path, is_forbidden, tab.session, tab.faults)
        again.open(tab.game.puzzle)

    @in_a_tab(steps=st.integers(1, 12))
    def go_on(self, tab: Tab, steps: int) -> None:
        for _ in range(steps):
            if tab.is_busy:
                tab.step()

    @in_a_tab()
    def hear_of_the_others(self, tab: Tab) -> None:
        if tab.events:
            tab.receive()

    @in_a_tab(is_crash=st.booleans())
    def close(self, tab: Tab, is_crash: bool) -> None:
        tab.close(is_crash)
        if is_crash:
            self.expect_stored_guesses_again(tab)
        for (path, key), safe in self.safe.items():
            if path == tab.path:
                gone = safe - self.stored(path, key) - self.held(path, key)
                unkept = facts_in(tab.data.unsaved.get(name_of(key), ""), key)
                frail = {word for word in gone if (path, key, word) in self.frail}
                assert gone <= unkept | (frail if is_crash else set())
                safe -= gone

    def expect_stored_guesses_again(self, tab: Tab) -> None:
        """Assert that the tab's storage has all guesses that were not judged. After a crash, it may
        have judged ones, too, which are then judged again.
        """
        entered, judged = tab.session.entered, tab.session.judged
        stored = [
            each
            for name, guess in tab.session.typed()["waiting"]
            for each in guesses_in(KEYS_OF[name], guess)
        ]
        assert Counter(entered) - Counter(judged) <= Counter(stored)
        tab.session.entered = [*judged, *stored]

    @rule(path=paths, key=keys, found=st.lists(words, unique=True, min_size=1, max_size=4))
    def an_older_version_plays(self, path: str, key: str, found: list[str]) -> None:
        hive, name = HIVES[key], f"open-hive {path} game/{key}"
        fitting = tuple([word for word in found if fits(hive, word)])
        before = self.browser.storage.values.get(name)
        if fitting and (before is None or found_in(before)):
            ours = Game(hive) if before is None else load(before)
            self.browser.write(name, save(merge(ours, Game(hive, fitting))))
            self.safe[path, key] |= {*fitting}

    @in_a_tab(found=st.lists(words, unique=True, min_size=1, max_size=2))
    def two_tabs_write_at_once(self, tab: Tab, found: list[str]) -> None:
        """Tell a tab of a text that it has overwritten, without having read it."""
        hive = tab.game.puzzle.hive
        fitting = tuple([word for word in found if fits(hive, word)])
        name, text = f"open-hive {tab.path} game/{hive.key}", save(Game(hive, fitting))
        if tab.localStorage and fitting:
            tab.events.append(SimpleNamespace(key=name, oldValue=None, newValue=text))
            tab.settle()
            self.safe[tab.path, hive.key] |= {*fitting}

    @rule(path=paths, key=keys, guesses=st.lists(words, min_size=1, max_size=2))
    @precondition(lambda self: not self.is_calm and len(self.browser.tabs) == 1)
    def play_after_a_newer_version(self, path: str, key: str, guesses: list[str]) -> None:
        """Play in a tab that knows the game only as a text that this version cannot read."""
        self.close(self.browser.tabs[0], is_crash=False)
        self.a_newer_version_writes(path, key)
        self.open(path, key, is_forbidden=False)
        self.play(self.browser.tabs[0], guesses)

    @rule(path=paths, key=keys)
    @precondition(lambda self: not self.is_calm)
    def a_newer_version_writes(self, path: str, key: str) -> None:
        name = f"open-hive {path} game/{key}"
        text = self.browser.storage.values.get(name, "{}")
        if found_in(text):
            newer = json.dumps({**json.loads(text), "version": 99})
            self.browser.write(name, newer)
            self.shake()
            self.sealed.add(newer)

    # Failures

    @rule(name=names, damage=st.sampled_from(DAMAGES), cut=st.integers(0, 100))
    @precondition(lambda self: self.browser.storage.values and not self.is_calm)
    def damage(self, name: str, damage: str | None, cut: int) -> None:
        text = self.browser.storage.values[name][:cut] if cut else damage
        self.browser.write(name, text)
        self.shake()

    @in_a_tab()
    @precondition(lambda self: not self.is_calm)
    def clear_and_close(self, tab: Tab) -> None:
        """The words of a tab survive even if it hears of the deletion only when it is closed."""
        self.clear_or_fill(None)
        self.close(tab, is_crash=False)

    @rule(room=st.sampled_from([None, 0, 40, 400, 5_000_000]))
    @precondition(lambda self: not self.is_calm)
    def clear_or_fill(self, room: int | None) -> None:
        if room is None:
            self.browser.clear()
            self.shake()
        else:
            self.browser.storage.room = self.browser.storage.used + room

    @in_a_tab(name=files, fault=faults)
    def lose_a_word_file(self, tab: Tab, name: str, fault: str) -> None:
        """Have a page load a word file that the server does not send."""
        tab.lose(name, fault)

    @in_a_tab()
    def get_the_word_files(self, tab: Tab) -> None:
        tab.get_files()

    # What else needs the words

    @in_a_tab(
        key=keys,
        percent=st.integers(30, 70),
        steps=st.integers(0, 12),
        word=st.sampled_from(DECIDED),
        accepted=st.sampled_from([True, False, None]),
    )
    def decide(
        self, tab: Tab, key: str, percent: int, steps: int, word: str, accepted: bool | None
    ) -> None:
        """Decide on a word while a hive is being looked up."""
        tab.settle()
        self.solve(tab, key, [percent])
        self.go_on(tab, steps)
        self.browser.tab = tab
        tab.start(tab.data.decisions.decide(word, accepted))
        tab.tasks.rotate()
        tab.step()
        facts = facts_in(tab.data.get(DECIDED_HERE), DECIDED_HERE)
        self.keep_facts(tab.path, {fact for fact in facts if fact.startswith(word + " ")})

    @in_a_tab(key=keys, percents=st.lists(st.integers(10, 90), max_size=5))
    def solve(self, tab: Tab, key: str, percents: list[int]) -> None:
        """Look a hive up with several boundaries at once, as when the slider is dragged."""
        for percent in percents:
            tab.start(tab.words.answers(HIVES[key], str(percent)))

    @in_a_tab(key=keys, word=st.sampled_from(DECIDED), accepted=st.booleans())
    def count(self, tab: Tab, key: str, word: str, accepted: bool) -> None:
        """Count all games for the statistics; solve a hive before and after a change of lists."""
        tab.get_files()
        tab.settle()
        Counted(tab)
        for _ in range(2):
            packs = outcome(tab, tab.words.load(HIVES[key])).packs
            answers = outcome(tab, tab.words.answers(HIVES[key], "50"))
            self.check_answers(tab.data.decisions.current, packs, answers)
            self.decide(tab, key, 50, 0, word, accepted)

    # Recovery

    @in_a_tab()
    def shorten(self, tab: Tab) -> None:
        tab.start(tab.data.free(10**6))

    @in_a_tab()
    def export(self, tab: Tab) -> None:
        self.files.append(tab.export())

    @in_a_tab(file=exports)
    @precondition(lambda self: self.files)
    def absorb(self, tab: Tab, file: str) -> None:
        self.browser.tab = tab
        values, chosen = json.loads(file)["values"], chosen_in(tab)
        intake = tab.import_values(values)
        tab.settle()
        assert not (self.is_intact and intake.unreadable)
        assert chosen.items() <= chosen_in(tab).items()
        for name, text in values.items():
            for word in found_in(text):
                if (key := load(text).hive.key) in HIVES:
                    self.safe[tab.path, key].add(word)
            if name == DECIDED_HERE:
                self.keep_facts(tab.path, facts_in(text, DECIDED_HERE))

    @in_a_tab()
    def absorb_many(self, tab: Tab) -> None:
        self.absorb(tab, json.dumps({"values": MANY}))
        assert all(found_in(tab.data.get(name)) for name in MANY)

    @in_a_tab()
    def follow(self, tab: Tab) -> None:
        """Add what a link of an earlier version has."""
        move = tab.follow(LINK)
        assert {game.hive.key for game in move.games} < {*HIVES}
        for game in move.games:
            self.safe[tab.path, game.hive.key] |= {*game.found, *game.bonus}
            if game.revealed:
                self.given_up |= {(path, game.hive.key) for path in PATHS}
        self.keep_facts(tab.path, facts_in(move.records[DECIDED_HERE], DECIDED_HERE))

    @in_a_tab(other=tabs)
    def move(self, tab: Tab, other: Tab) -> None:
        """Import in one tab what another has just exported."""
        self.export(tab)
        self.absorb(other, self.files[-1])

    # Word lists, and what the player chooses

    @in_a_tab(
        name=st.sampled_from(sorted(LISTS)),
        room=st.sampled_from([0, 5, 5]),
        times=st.integers(1, 2),
        steps=st.sampled_from([None, *range(8)]),
    )
    def add_or_delete_a_list(
        self, tab: Tab, name: str, room: int, times: int, steps: int | None
    ) -> None:
        """Add a list, or delete it if it is there; if `steps` is given, the tab crashes then."""
        tab.caches, lists = self.caches[tab.path], tab.data.lists
        tab.caches.room = room
        for _ in range(times):
            tab.settle()
            self.browser.tab = tab
            if name in lists.lists and lists.lists[name].words:
                tab.start(lists.delete(name, is_used=False))
            else:
                tab.start(lists.save(LISTS[name], "pack"))
        if steps is None:
            tab.settle()
        else:
            self.go_on(tab, steps)
            self.close(tab, is_crash=True)

    @rule(path=paths, choice=st.sampled_from(CHOICES))
    def choose(self, path: str, choice: tuple[str, str]) -> None:
        name, text = choice
        self.browser.write(f"open-hive {path} {name}", text)

    @rule(path=paths, key=keys, guesses=st.lists(words, max_size=1))
    def visit(self, path: str, key: str, guesses: list[str]) -> None:
        """Open a tab once the others are idle; it must show all words except those of warnings."""
        self.browser.settle()
        self.nothing_is_lost()
        for tab in self.browser.tabs:
            assert tab.warnings or not any(name.startswith("game/") for name in tab.data.unsaved)
        expected = self.safe[path, key] - {
            word
            for tab in self.browser.tabs
            if tab.warnings
            for word in found_in(tab.data.unsaved.get(f"game/{key}", ""))
        }
        tab = self.browser.open(path)
        tab.open(PUZZLES[key])
        tab.settle()
        assert expected | self.stored(path, key) <= tab.held(key)
        judged = tab.data.decisions.current.words
        for fact in self.stored(path, DECIDED_HERE):
            word, moment, *_ = fact.split(" ")
            assert judged[word].date >= moment
        for guess in guesses:
            tab.guess(guess)
        tab.settle()
        self.nothing_is_lost()
        self.close(tab, is_crash=False)


def chosen_in(tab: Tab) -> dict[str, str]:
    """Return the choices that are stored and can be read."""
    names = ("language", "theme", "boundary")
    chosen = {name: tab.data.setting(name) for name in names} | {
        "lab/code": tab.data.get("lab/code")
    }
    return {name: text for name, text in chosen.items() if text}


TestLosses = Losses.TestCase
TestLosses.settings = settings(
    max_examples=settings().max_examples // 2,
    stateful_step_count=40,
    suppress_health_check=list(HealthCheck),
)
