"""Tests that unreadable data is backed up before it is overwritten, with a model of a browser."""

import json
from types import SimpleNamespace

import pytest

from beecore.game.saving import save
from beecore.game.state import Game
from beecore.memory import NOTHING, dump, load
from tests.app import tabs
from tests.app.stored import Bound
from tests.app.tabs import Browser, Tab
from tests.oracles import HIVE

TAUGHT = "open-hive / taught"
DAMAGED = "{" + "x" * 1_000


@pytest.fixture
def browser() -> Browser:
    return Browser()


def watched(tab: Tab, name: str) -> list[tuple[object, ...]]:
    """Return a list to which each later call of a function of the tab's storage is added."""
    calls: list[tuple[object, ...]] = []
    function = getattr(tab.localStorage, name)

    def watch(*details: object) -> object:
        calls.append(details)
        return function(*details)

    setattr(tab.localStorage, name, Bound(watch))
    return calls


def teach(tab: Tab, word: str) -> None:
    tab.data.lessons.save(tab.data.lessons.memory.judge(word, True, "2026-11-22"))


def backups(browser: Browser, name: str) -> list[str]:
    start = f"open-hive / aside/{name}/"
    return sorted(each for each in browser.storage.values if each.startswith(start))


def test_damaged_lessons_survive_a_storage_without_room_for_their_backup(browser: Browser) -> None:
    browser.storage.values[TAUGHT] = DAMAGED
    browser.storage.room = (
        browser.storage.used + 100
    )  # room for the new lessons, but not for a backup
    tab = browser.open()
    teach(tab, "cave")
    tab.settle()
    assert browser.storage.values[TAUGHT] == DAMAGED
    assert tab.warnings
    assert list(tab.data.lessons.memory.words) == ["cave"]
    browser.storage.room = 5_000_000
    teach(tab, "oven")
    assert set(load(browser.storage.values[TAUGHT]).words) == {"cave", "oven"}
    assert [browser.storage.values[name] for name in backups(browser, "taught")] == [DAMAGED]


def test_lessons_that_waited_for_room_are_merged_with_those_of_another_tab(
    browser: Browser,
) -> None:
    old = save(
        Game(HIVE, ("cave",) * 1_000, started="2020-01-01")
    )  # can be saved in a shorter form
    browser.storage.values["open-hive / game/vacenot"] = old
    browser.storage.values[TAUGHT] = dump(NOTHING)
    browser.storage.room = browser.storage.used + 10
    tab, other = browser.open(), browser.open()
    teach(tab, "cave")
    browser.write(TAUGHT, dump(NOTHING.judge("oven", True, "2026-11-22")))
    browser.settle()
    assert set(load(browser.storage.values[TAUGHT]).words) == {"cave", "oven"}
    assert set(other.data.lessons.memory.words) == {"cave", "oven"}


def test_damaged_lessons_cause_a_warning_until_the_next_lesson(browser: Browser) -> None:
    tab = browser.open()
    assert not tab.data.lessons.is_damaged
    browser.write(TAUGHT, DAMAGED)
    browser.settle()
    assert tab.data.lessons.is_damaged
    assert tab.data.lessons.memory == NOTHING
    teach(tab, "cave")
    assert not tab.data.lessons.is_damaged


def test_lessons_that_an_older_version_backed_up_count_again(browser: Browser) -> None:
    newer = dump(NOTHING.judge("cave", True, "2026-11-20").judge("oven", True, "2026-11-20"))
    browser.storage.values["open-hive / aside/taught/1"] = newer
    browser.storage.values[TAUGHT] = dump(NOTHING.judge("cave", None, "2026-11-22"))
    tab = browser.open()
    verdicts = tab.data.lessons.memory.words
    assert {word: verdict.accepted for word, verdict in verdicts.items()} == {
        "cave": None,
        "oven": True,
    }


def test_backups_have_unique_names_that_sort_by_time(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = browser.open(), browser.open()
    moments = iter([1_795_000_000_123] * 6 + [1_795_000_000_122])  # the clock is set back
    clock = SimpleNamespace(time_ns=lambda: next(moments) * 1_000_000)
    monkeypatch.setattr(tabs.backups, "time", clock)
    names = [first.data.backups.new_name("taught") for _ in range(5)]
    assert names == sorted(names)
    assert names[0].startswith("aside/taught/1795000000123-")
    assert second.data.backups.new_name("taught") not in names
    assert first.data.backups.new_name("taught") > names[-1]


def test_the_export_contains_everything_saved_including_backups(browser: Browser) -> None:
    tab = browser.open()
    values = {"game/vacenot": save(Game(HIVE, ("cave",))), "theme": "dark", "lab/code": '"\\ é'}
    for name, text in values.items():
        browser.write(f"open-hive / {name}", text)
    older = save(Game(HIVE, ("oven",)))
    browser.write("open-hive/game/vacenot", older)
    exported = json.loads(tab.export())
    assert exported["values"] == values | {"aside/vacenot/shared": older}
    assert (exported["format"], exported["version"]) == ("open-hive", 1)


def test_lessons_are_read_once_until_this_page_or_another_changes_them(browser: Browser) -> None:
    tab, other = browser.open(), browser.open()
    teach(tab, "cave")
    memory = tab.data.lessons.memory
    reads = watched(tab, "getItem")
    for _ in range(5):
        assert tab.data.lessons.memory is memory
    assert reads == []
    teach(other, "oven")
    browser.settle()
    assert set(tab.data.lessons.memory.words) == {"cave", "oven"}
    browser.clear()
    browser.settle()
    assert tab.data.lessons.memory == NOTHING


def test_a_look_at_a_game_reads_no_names_of_other_texts(browser: Browser) -> None:
    for number in range(9):
        browser.write(f"open-hive / game/x{number}", "x")
    tab = browser.open()
    assert tab.data.saved_games.all_texts(HIVE.key) == ()
    listed = watched(tab, "key")
    browser.write(f"open-hive / game/{HIVE.key}", "one")
    browser.settle()
    assert tab.data.saved_games.all_texts(HIVE.key) == ("one",)
    assert listed == []
    browser.write(f"open-hive / aside/{HIVE.key}/1", "two")
    browser.settle()
    assert tab.data.saved_games.all_texts(HIVE.key) == ("one", "two")


def test_the_oldest_backups_of_a_subject_are_deleted(browser: Browser) -> None:
    tab = browser.open()
    browser.write(f"open-hive / aside/{HIVE.key}/1", "old")
    for number in range(30):
        browser.write(TAUGHT, f"{{{number}")
        browser.settle()
        teach(tab, "cave")
    kept = [browser.storage.values[name] for name in backups(browser, "taught")]
    assert kept == [f"{{{number}" for number in range(30)][-len(kept) :]
    assert len(kept) == tabs.backups.MAX_BACKUPS + 1
    assert backups(browser, HIVE.key) != []
    browser.write(TAUGHT, "{" * 1_000)
    browser.storage.room = browser.storage.used
    for _ in range(3):  # there is no room for another backup
        teach(tab, "oven")
    assert len(backups(browser, "taught")) == tabs.backups.MAX_BACKUPS
