"""Tests of the stored scores and ranks of saved games, with a model of a browser."""

import json
from collections.abc import Iterator
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from beecore.editions import edition_of, set_own
from beecore.errors import GameError
from beecore.game.guess import Game
from beecore.game.puzzles import Puzzle
from beecore.game.record import Standing, standing_of
from beecore.game.saving import load, save
from beecore.hive import Hive
from beecore.letters import ENGLISH
from beecore.memory import NOTHING, dump
from tests.app.tabs import Browser, Tab, outcome, records, standings
from tests.oracles import HIVE, ORACLE, RARE, answers_by

PUZZLE = Puzzle(HIVE, date(2026, 11, 22))
OTHER = Hive.parse("cvtaoen")
NAME = f"open-hive / game/{HIVE.key}"
CAVE = save(Game(HIVE, ("cave",)))
TAUGHT = dump(NOTHING.judge("cave", True, "2026-11-22"))


class Counted:
    """A count of all games in a tab: the words found in each, and how many hives it looked up."""

    def __init__(self, tab: Tab) -> None:
        tab.browser.tab = tab
        self.first: dict[str, int] = {}
        before = tab.words.looked_up
        tab.start(self.count(tab))
        tab.settle()
        self.looked_up = tab.words.looked_up - before

    async def count(self, tab: Tab) -> None:
        count = standings.Count(tab.standings, {})
        await count.add_stored()
        self.first = {name: entry.standing.words for name, entry in count.entries.items()}
        while count.left:
            await count.add_next()
        self.standings = {name: entry.standing for name, entry in count.entries.items()}
        for name, standing in self.standings.items():
            game = load(tab.data.get(f"game/{name}"))
            assert standing == standing_of(game, answers_by(game.hive, ORACLE, RARE))


@pytest.fixture
def browser() -> Iterator[Browser]:
    yield Browser()
    set_own([])


def played(browser: Browser, *words: str) -> Tab:
    """Return a tab in which words were found."""
    tab = browser.open()
    tab.open(PUZZLE)
    for word in words:
        tab.guess(word)
    tab.settle()
    return tab


def test_the_standing_of_a_played_game_is_not_computed_again(browser: Browser) -> None:
    counted = Counted(played(browser, "cave", "coven"))
    assert counted.first == {HIVE.key: 2}
    assert counted.looked_up == 0
    assert Counted(browser.open()).looked_up == 0
    assert browser.storage.values[NAME].count("standing") == 1


def test_a_game_that_was_only_looked_at_is_not_counted(browser: Browser) -> None:
    assert Counted(played(browser)).standings == {}
    assert browser.storage.values == {}


def test_a_game_changed_by_another_version_is_computed_again(browser: Browser) -> None:
    played(browser, "cave").close()
    browser.write(NAME, save(Game(HIVE, ("cave", "octave"))))
    counted = Counted(browser.open())
    assert counted.first == {}
    assert counted.standings[HIVE.key].words == 2
    assert counted.looked_up == 1
    assert Counted(browser.open()).looked_up == 0


def test_a_game_played_in_two_tabs_counts_the_words_of_both(browser: Browser) -> None:
    one, two = browser.open(), browser.open()
    for tab, word in ((one, "cave"), (two, "coven")):
        tab.open(PUZZLE)
        tab.guess(word)
    browser.settle()
    for tab in (one, two, browser.open()):
        assert Counted(tab).standings[HIVE.key].words == 2


def test_an_outdated_standing_counts_until_the_new_one_is_computed(browser: Browser) -> None:
    played(browser, "cave").close()
    browser.hashes = {"likely.bee": "two", "index.html": "x"}
    counted = Counted(browser.open())
    assert (counted.first, counted.looked_up) == ({HIVE.key: 1}, 1)
    browser.hashes["index.html"] = "y"  # which has no words
    assert Counted(browser.open()).looked_up == 0


def test_the_words_of_a_language_outdate_only_the_standings_of_its_games(browser: Browser) -> None:
    browser.hashes = {"likely.bee": "one", "sv/words.bee": "one"}
    for hive in (HIVE, Hive("vacenot", edition=edition_of("swedish"))):
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive, ("cave",))))
    assert Counted(browser.open()).looked_up == 2
    for name in ("sv/words.bee", "likely.bee"):
        browser.hashes[name] = "two"
        assert Counted(browser.open()).looked_up == 1
    browser.hashes["fr/words.bee"] = "one"
    assert Counted(browser.open()).looked_up == 0


def test_games_that_may_need_more_words_are_computed_last(browser: Browser) -> None:
    printed, swedish = edition_of("print"), edition_of("swedish")
    usual = [HIVE, Hive("vacenot", 5, "e"), Hive("vacenot", edition=printed)]
    others = [Hive("vacenotr"), Hive("vacenot", edition=swedish)]
    for hive in [*usual, *others]:
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive)))
    tab = browser.open()
    count = standings.Count(tab.standings, {})
    tab.start(count.add_stored())
    tab.settle()
    assert set(count.left[: len(others)]) == {hive.key for hive in others}
    assert set(count.left[len(others) :]) == {hive.key for hive in usual}


def test_answer_lists_change_standings(browser: Browser) -> None:
    tab = played(browser, "cave")
    outcome(tab, tab.data.lessons.judge("cave", True))
    assert Counted(tab).looked_up == 1
    assert Counted(browser.open()).looked_up == 0


def test_a_change_of_answer_lists_restarts_the_count(browser: Browser) -> None:
    played(browser).close()
    browser.write(f"open-hive / game/{HIVE.key}", CAVE)
    tab = browser.open()
    tab.settle()
    tab.start(Counted.count(Counted.__new__(Counted), tab))
    while not tab.words.looked_up:
        tab.step()
        browser.write("open-hive / taught", TAUGHT)
        tab.receive()
    tab.settle()
    assert tab.words.looked_up == 2
    assert Counted(tab).looked_up == 0


def test_the_browser_can_respond_between_two_look_ups(browser: Browser) -> None:
    for hive in (HIVE, OTHER, Hive.parse("tvcaoen")):
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive, ("octave",))))
    tab = browser.open()

    async def standing(text: str) -> Standing:  # without a pause, as when the pack is loaded
        tab.words.looked_up += 1
        game = load(text)
        return standing_of(game, answers_by(game.hive, ORACLE, RARE))

    tab.standings.words = SimpleNamespace(standing=standing)
    tab.start(Counted.count(Counted.__new__(Counted), tab))
    while tab.tasks:
        before = tab.words.looked_up
        tab.step()
        assert tab.words.looked_up - before <= 1
    assert tab.words.looked_up == 3


def test_a_word_found_in_another_tab_during_a_count_is_not_lost(browser: Browser) -> None:
    browser.write(f"open-hive / game/{HIVE.key}", CAVE)
    tab, other = browser.open(), browser.open()
    other.open(PUZZLE)
    tab.start(Counted.count(Counted.__new__(Counted), tab))
    while not tab.words.looked_up:
        tab.step()
    other.guess("coven")
    browser.settle()
    for each in (tab, other, browser.open()):
        assert Counted(each).standings[HIVE.key].words == 2


def own_list(words: int, added: str) -> str:
    """Return the stored text of a list in the letters of English."""
    found = {"title": "Ours", "rules": "original", "letters": ENGLISH.order, "folds": []}
    return json.dumps(found | {"drops_accents": False, "words": words, "added": added})


def test_a_list_added_again_outdates_the_standings_of_its_games_only(browser: Browser) -> None:
    browser.write("open-hive / list/ours", own_list(2, "2026-11-22"))
    tab = browser.open()
    for hive in (HIVE, Hive("vacenot", edition=edition_of("list-ours"))):
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive, ("cave",))))
    assert Counted(tab).looked_up == 2
    assert Counted(browser.open()).looked_up == 0
    browser.write("open-hive / list/ours", own_list(3, "2026-11-23"))
    counted = Counted(browser.open())
    assert (len(counted.first), counted.looked_up) == (2, 1)


def test_the_standings_of_a_list_without_words_still_count(browser: Browser) -> None:
    browser.write("open-hive / list/ours", own_list(2, "2026-11-22"))
    tab = browser.open()
    hive = Hive("vacenot", edition=edition_of("list-ours"))
    browser.write(f"open-hive / game/{hive.key}", save(Game(hive, ("cave",))))
    assert Counted(tab).standings[hive.key].words == 1
    browser.write("open-hive / list/ours", own_list(0, "2026-11-22"))
    browser.hashes = {"likely.bee": "two"}
    tab = browser.open()

    async def standing(text: str) -> Standing:
        raise GameError("there is no word list for Ours")

    tab.standings.words = SimpleNamespace(standing=standing)
    assert Counted(tab).standings[hive.key].words == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda fields: fields.clear(),
        lambda fields: fields.pop(),
        lambda fields: fields.append("x"),
        lambda fields: fields.__setitem__(1, "99"),
        lambda fields: fields.__setitem__(4, "x"),
        lambda fields: fields.__setitem__(4, ""),
        lambda fields: fields.__setitem__(4, "9" * 100_000),
        lambda fields: fields.__setitem__(1, "x"),
    ],
)
def test_a_damaged_standing_is_computed_again(browser: Browser, change: Any) -> None:
    played(browser, "cave").close()
    text = browser.storage.values[NAME]
    fields = records.standing_text(text).split(" ")
    change(fields)
    browser.storage.values[NAME] = records.with_standing(text, " ".join(fields))
    counted = Counted(browser.open())
    assert (counted.first, counted.looked_up) == ({}, 1)
    assert Counted(browser.open()).looked_up == 0


def test_standings_are_computed_if_nothing_can_be_stored(browser: Browser) -> None:
    browser.storage.room = 0
    tab = played(browser, "cave")
    assert Counted(tab).standings[HIVE.key].words == 1
    forbidden = browser.open(is_forbidden=True)
    forbidden.open(PUZZLE)
    forbidden.guess("cave")
    forbidden.settle()
    assert Counted(forbidden).standings[HIVE.key].words == 1


def test_standings_make_room_for_a_game(browser: Browser) -> None:
    tab = played(browser, "cave")
    browser.storage.room = browser.storage.used + 2
    tab.guess("coven")
    tab.settle()
    assert tab.warnings == []
    assert load(browser.storage.values[NAME]).found == ("cave", "coven")
    assert Counted(browser.open()).standings[HIVE.key].words == 2


def test_exported_standings_are_imported(browser: Browser) -> None:
    file = json.loads(played(browser, "cave").export())
    tab = Browser().open()
    intake = tab.import_values(file["values"])
    tab.settle()
    assert intake.is_complete
    assert Counted(tab).looked_up == 0


def test_an_imported_game_with_other_words_is_computed_again(browser: Browser) -> None:
    file = json.loads(played(browser, "cave").export())
    tab = played(Browser(), "octave")
    tab.import_values(file["values"])
    tab.settle()
    counted = Counted(tab)
    assert (counted.standings[HIVE.key].words, counted.looked_up) == (2, 1)


def test_pages_that_count_by_other_answer_lists_do_not_take_turns_for_ever(
    browser: Browser,
) -> None:
    """Each stores its own standing, of which the other is told."""
    one, two = browser.open(), browser.open()
    two.standings.basis_of = lambda key: "other"
    for tab in (one, two):
        tab.open(PUZZLE)
    one.guess("cave")
    browser.settle()
    for tab in (one, two):

        def look(event: Any, tab: Tab = tab) -> None:
            if tab.data.is_changed(event, f"game/{HIVE.key}"):
                tab.start(tab.player.look(tab.game))

        tab.addEventListener("storage", look)
    two.guess("coven")
    for _ in range(100):
        for tab in (one, two):
            if tab.is_busy:
                tab.step()
            elif tab.events:
                tab.receive()
    assert not any(tab.is_busy or tab.events for tab in (one, two))
