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


@pytest.mark.parametrize(("files", "characters"), [(0, 9_999), (1, 0), (1, -1)])
def test_a_list_without_room_lasts_as_long_as_the_page(
    browser: Browser, files: int, characters: int
) -> None:
    """There may be no room for its words, for its title, or only for a smaller number of words."""
    if characters < 0:
        tab, _ = added(browser)
        characters = browser.storage.used
        outcome(tab, tab.data.lists.delete(NAME, is_used=False))
    browser.storage.room = characters
    tab = browser.open()
    tab.caches.room = files
    assert not outcome(tab, tab.data.lists.save(LIST._replace(words=1_000), "pack"))
    tab.data.lists.read()  # as when another tab changes a list
    assert tab.data.lists.editions == [EDITION]
    assert outcome(tab, tab.data.lists.has_words(NAME))
    assert outcome(tab, tab.data.lists.content(NAME)) == "pack"
    assert tab.caches.files == {}  # nothing would ever delete it
    assert json.loads(browser.storage.values.get(STORED, '{"words": 0}'))["words"] == 0


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


def test_games_need_the_rules_of_their_list(browser: Browser) -> None:
    tab, _ = added(browser)
    browser.write(f"open-hive / game/{HIVE.key}", save(Game(HIVE, ("caña",))))
    assert tab.data.letters_of(NAME) == set("ñavctoe")
    assert tab.data.letters_of("list-our") == set()


def test_a_deleted_list_stays_known_to_views_that_show_its_hives(browser: Browser) -> None:
    tab, _ = added(browser)
    other = browser.open()
    outcome(tab, tab.data.lists.delete(NAME, is_used=False))
    browser.settle()
    assert other.data.lists.editions == []
    assert edition_of(NAME) == EDITION


def test_a_list_whose_edition_had_no_words_of_its_own_is_read() -> None:
    """An earlier version stored the text, for a list that it read by the rules for Russian."""
    letters = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"
    text = f'''{{"title": "Книги", "rules": "russian", "letters": "{letters}", "folds": [],
        "drops_accents": true, "words": 3, "added": "2026-11-22T08:31"}}'''
    read = app.word_lists.read_list(text)
    alphabet = Alphabet(letters, drops_accents=True)
    assert read.edition == own_edition(ORIGINAL, alphabet, "Книги")
    assert app.word_lists.read_list(app.word_lists.written(read)) == read


def test_a_list_whose_title_has_unseen_characters_keeps_its_name_and_games() -> None:
    stored = app.word_lists.written(LIST).replace("Ours", "\\u202eOur\\u00adS")
    read = app.word_lists.read_list(stored)
    assert (read.edition.name, read.edition.title) == ("list-\u202eour\u00ads", "OurS")
    again = app.word_lists.read_list(app.word_lists.written(read))
    assert (again.edition.name, again.edition.title) == ("list-\u202eour\u00ads", "ours")
