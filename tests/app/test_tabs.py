"""Tests of tabs that share a storage and find each other's changes there."""

import json
from datetime import date
from types import SimpleNamespace

from beecore import Hive
from beecore.game.puzzles import Puzzle
from beecore.game.saving import save
from beecore.game.state import Game
from tests.app.tabs import SHARED, Browser, found_in
from tests.oracles import HIVE

PUZZLE = Puzzle(HIVE, date(2026, 11, 22))


def test_simultaneous_saves_of_two_tabs_are_both_preserved() -> None:
    """Neither tab has read the other's text, so only the storage event has the overwritten one."""
    browser = Browser()
    tab = browser.open("/")
    tab.open(PUZZLE)
    tab.guess("cave")
    tab.settle()
    name = f"open-hive / game/{HIVE.key}"
    tab.events.append(SimpleNamespace(key=name, newValue=save(Game(HIVE, ("coven",)))))
    tab.settle()
    assert found_in(browser.storage.values[name]) == {"cave", "coven"}
    assert [each for each in browser.storage.values if "game/" in each or "aside/" in each] == [
        name
    ]


def test_two_unreadable_texts_are_both_backed_up() -> None:
    browser = Browser()
    tab = browser.open("/bees/")
    tab.open(PUZZLE)
    damages = {"one", "another"}
    for damage, word in zip(sorted(damages), ["cave", "coven"], strict=True):
        browser.write(f"open-hive /bees/ game/{HIVE.key}", damage)
        tab.guess(word)
        tab.settle()
    values = browser.storage.values
    assert damages < set(values.values())
    assert found_in(values[f"open-hive /bees/ game/{HIVE.key}"]) == {"cave", "coven"}


def test_blocked_storage_is_reported_once_and_games_go_on() -> None:
    tab = Browser().open("/", is_forbidden=True)
    tab.open(PUZZLE)
    for word in ("cave", "coven"):
        tab.guess(word)
    tab.settle()
    assert tab.warnings == [
        "This browser blocks storage, so your words will be lost when you leave."
    ]
    assert tab.held(HIVE.key) == {"cave", "coven"}


def test_games_saved_under_shared_names_are_exported_too() -> None:
    browser = Browser()
    browser.write(f"{SHARED}game/{HIVE.key}", save(Game(HIVE, ("cave",))))
    tab = browser.open("/bees/")
    tab.data.saved_games.save(HIVE.key, save(Game(HIVE, ("coven",))))
    file = tab.export()
    other = Browser().open("/")
    intake = other.import_values(json.loads(file)["values"])
    other.settle()
    assert intake.unreadable == 0
    assert found_in(other.data.saved_games.text(HIVE.key)) == {"cave", "coven"}


def test_a_game_that_another_tab_deletes_is_saved_again_and_nothing_else() -> None:
    browser = Browser()
    tab = browser.open("/")
    tab.open(PUZZLE)
    tab.guess("cave")
    tab.settle()
    name = f"open-hive / game/{HIVE.key}"
    before = set(browser.storage.values)
    del browser.storage.values[name]
    tab.events.append(SimpleNamespace(key=name, newValue=None))
    tab.settle()
    assert set(browser.storage.values) == before
    assert found_in(browser.storage.values[name]) == {"cave"}
    assert list(json.loads(tab.export())["values"]) == [f"game/{HIVE.key}"]


def test_a_game_that_did_not_fit_is_saved_once_older_games_are_shortened() -> None:
    browser = Browser()
    old = save(Game(Hive.parse("rtaegin"), ("tearing",) * 1_000, started="2020-01-01"))
    browser.storage.values["open-hive / game/raeginu"] = old
    browser.storage.room = browser.storage.used + 10
    tab = browser.open("/")
    tab.open(PUZZLE)
    tab.guess("cave")
    tab.settle()
    assert found_in(browser.storage.values[f"open-hive / game/{HIVE.key}"]) == {"cave"}
    assert tab.warnings == []
