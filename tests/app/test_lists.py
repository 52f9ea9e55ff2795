"""Tests of where the visitor's own word lists are stored, with a model of a browser."""

import json
from collections.abc import Iterator

import pytest

from beecore.editions import ORIGINAL, edition_of, own_edition, set_own
from beecore.game.guess import Game
from beecore.game.saving import save
from beecore.hive import Hive
from beecore.letters import Alphabet
from tests.app.tabs import Browser, Tab, app, outcome

NAME = "list-ours"
STORED = "open-hive / list/ours"
EDITION = own_edition(ORIGINAL, Alphabet("abcdefghijklmnopqrstuvwxyzñ"), "Ours")
LIST = app.word_lists.WordList(EDITION, "original", 3, "2026-11-22T08:31")
HIVE = Hive("ñavctoe", edition=EDITION)


@pytest.fixture
def browser() -> Iterator[Browser]:
    yield Browser()
    set_own([])


def added(browser: Browser, room: int = 1) -> tuple[Tab, bool]:
    """Return a tab that has added a list, and whether the browser has stored it."""
    tab = browser.open()
    tab.caches.room = room
    return tab, outcome(tab, tab.data.lists.save(LIST, "pack"))


def test_a_stored_list_is_there_in_the_next_tab(browser: Browser) -> None:
    tab, is_stored = added(browser)
    assert is_stored
    assert outcome(tab, tab.data.lists.content(NAME)) == "pack"
    set_own([])
    assert browser.open().data.lists.lists == {NAME: LIST}
    assert edition_of(NAME) == EDITION


def test_a_list_without_room_lasts_as_long_as_the_page(browser: Browser) -> None:
    tab, is_stored = added(browser, room=0)
    assert not is_stored
    lists = tab.data.lists
    assert outcome(tab, lists.has_words(NAME))
    assert outcome(tab, lists.content(NAME)) == "pack"
    lists.read()  # as when another tab changes a list
    assert lists.editions == [EDITION]
    assert browser.open().data.lists.lists[NAME].words == 0


def test_a_list_of_which_only_the_rules_do_not_fit_is_not_stored(browser: Browser) -> None:
    browser.storage.room = 0
    tab, is_stored = added(browser)
    assert not is_stored
    assert tab.data.lists.editions == [EDITION]
    assert outcome(tab, tab.data.lists.content(NAME)) == "pack"
    assert tab.caches.files == {}  # nothing would ever delete it


def test_a_list_that_fills_the_storage_leaves_no_words(browser: Browser) -> None:
    """Of the two texts, the one without words is the shorter one."""
    tab, _ = added(browser)
    browser.storage.room = browser.storage.used
    outcome(tab, tab.data.lists.delete(NAME, is_used=False))
    long = LIST._replace(words=1_000)
    assert not outcome(tab, tab.data.lists.save(long, "pack"))
    assert tab.caches.files == {}
    assert json.loads(browser.storage.values[STORED])["words"] == 0
    assert outcome(tab, tab.data.lists.content(NAME)) == "pack"


def test_an_interrupted_deletion_leaves_no_words_that_nothing_deletes(browser: Browser) -> None:
    tab, _ = added(browser)
    tab.start(tab.data.lists.delete(NAME, is_used=False))
    while tab.tasks:
        assert STORED in browser.storage.values or not tab.caches.files
        tab.step()
    assert STORED not in browser.storage.values


def test_a_list_stored_under_another_name_can_be_deleted(browser: Browser) -> None:
    tab, _ = added(browser)
    browser.write("open-hive / list/ou\x01rs", browser.storage.values[STORED])
    browser.settle()
    outcome(tab, tab.data.lists.delete(NAME, is_used=False))
    assert browser.open().data.lists.lists == {}


def test_words_that_the_browser_has_deleted_are_missed(browser: Browser) -> None:
    tab, _ = added(browser)
    assert outcome(tab, tab.data.lists.has_words(NAME))
    tab.caches.files.clear()
    assert not outcome(tab, tab.data.lists.has_words(NAME))
    assert not outcome(tab, tab.data.lists.has_words("list-other"))

    async def fetched() -> str:
        try:
            return str(await tab.data.lists.content(NAME))
        except app.trouble.TroubleError as error:
            return str(error)

    assert outcome(tab, fetched()).startswith("The words of Ours are no longer in this browser.")


def test_a_deleted_list_leaves_its_rules_only_for_games_and_answers(browser: Browser) -> None:
    tab, _ = added(browser)
    outcome(tab, tab.data.lists.delete(NAME, is_used=False))
    assert STORED not in browser.storage.values
    tab, _ = added(browser)
    outcome(tab, tab.data.lists.delete(NAME, is_used=True))
    assert json.loads(browser.storage.values[STORED])["words"] == 0
    assert tab.data.lists.editions == []
    assert edition_of(NAME) == EDITION
    assert tab.caches.files == {}


def test_games_need_the_rules_of_their_list(browser: Browser) -> None:
    tab, _ = added(browser)
    browser.write(f"open-hive / game/{HIVE.key}", save(Game(HIVE, ("caña",))))
    assert tab.data.letters_of(NAME) == set("ñavctoe")
    assert tab.data.letters_of("list-our") == set()


def test_answers_need_the_rules_of_their_list_and_are_read_once_it_is_here(
    browser: Browser,
) -> None:
    tab, _ = added(browser)
    outcome(tab, tab.data.lessons.teach(HIVE, ["caña"]))
    assert tab.data.letters_of(NAME) == set("ñavctoe")
    browser.write(STORED, None)
    set_own([])
    other = browser.open()
    assert list(other.data.lessons.memory.lessons) == []
    assert other.data.letters_of(NAME) == set("ñavctoe")
    other.caches.room = 1
    outcome(other, other.data.lists.save(LIST, "pack"))
    assert list(other.data.lessons.memory.lessons) == [HIVE.key]


def test_a_deleted_list_stays_known_to_views_that_show_its_hives(browser: Browser) -> None:
    tab, _ = added(browser)
    other = browser.open()
    outcome(tab, tab.data.lists.delete(NAME, is_used=False))
    browser.settle()
    assert other.data.lists.editions == []
    assert edition_of(NAME) == EDITION
