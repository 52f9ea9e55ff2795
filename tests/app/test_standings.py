"""Tests of when the scores and ranks of saved games are computed again; tests/app/test_losses.py
tests that they are right.
"""

import json
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import pytest

from beecore.decisions import UNDECIDED, dump
from beecore.editions import ORIGINAL, edition_of, own_edition, set_own
from beecore.game.guess import Game
from beecore.game.puzzles import Puzzle
from beecore.game.saving import load, save, standing_in, with_standing
from beecore.game.view import LOOK
from beecore.hive import Hive
from beecore.letters import ENGLISH
from tests.app.tabs import PACKS, Browser, Counted, Tab, app, outcome
from tests.oracles import HIVE

PUZZLE = Puzzle(HIVE, date(2026, 11, 22))
LIST = app.word_lists.WordList(own_edition(ORIGINAL, ENGLISH, "Ours"), "original", 9, "2026-11-22")
HIVES = [HIVE, Hive("vacenot", edition=edition_of("swedish")), Hive("vacenot", 4, "", LIST.edition)]
NAME = f"open-hive / game/{HIVE.key}"
CAVE, OCTAVE = save(Game(HIVE, ("cave",))), save(Game(HIVE, ("cave", "octave")))


@pytest.fixture
def browser() -> Iterator[Browser]:
    yield Browser()
    set_own([])


def opened(browser: Browser, words: Any = LIST) -> Tab:
    """Return a new tab, which has a word list."""
    tab = browser.open()
    tab.caches.room = 1
    assert outcome(tab, tab.data.lists.save(words, PACKS["likely.bee"]))
    return tab


def played(browser: Browser, *words: str) -> Tab:
    """Return a tab in which words were found."""
    tab = browser.open()
    tab.open(PUZZLE)
    for word in words:
        tab.guess(word)
    tab.settle()
    return tab


def new_file(name: str) -> Callable[[Browser], None]:
    return lambda browser: browser.hashes.update({name: "two"})


def damaged(change: Callable[[list[str]], Any]) -> Callable[[Browser], None]:
    def damage(browser: Browser) -> None:
        text = browser.storage.values[NAME]
        fields = standing_in(text).split(" ")
        change(fields)
        browser.write(NAME, with_standing(text, " ".join(fields)))

    return damage


def decide(browser: Browser, word: str = "novae") -> None:
    browser.write("open-hive / taught", dump(UNDECIDED.decide(word, True, "2026-11-22")))


@pytest.mark.parametrize(
    ("change", "standings", "looked_up"),
    [
        (lambda browser: None, 3, 0),
        (new_file("likely.bee"), 3, 1),
        (new_file("sv/words.bee"), 3, 1),
        (new_file("fr/words.bee"), 3, 0),
        (new_file("index.html"), 3, 0),
        (decide, 3, 3),
        (lambda browser: browser.write(NAME, OCTAVE), 2, 1),  # by another version
        (damaged(lambda fields: fields.pop()), 2, 1),
        (damaged(lambda fields: fields.__setitem__(1, "99")), 2, 1),
        (damaged(lambda fields: fields.__setitem__(4, "x")), 2, 1),
        (damaged(lambda fields: fields.__setitem__(4, "9" * 100_000)), 2, 1),
    ],
)
def test_only_changes_outdate_standings(
    browser: Browser, change: Callable[[Browser], None], standings: int, looked_up: int
) -> None:
    """An outdated standing counts until the new one is computed; a damaged one does not."""
    tab = opened(browser)
    for hive in HIVES:
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive, ("cave",))))
    assert Counted(tab).stored == []
    assert Counted(tab).looked_up == 0
    change(browser)
    counted = Counted(opened(browser))
    assert (len(counted.stored), counted.looked_up) == (standings, looked_up)
    assert len(counted.standings) == 3
    assert Counted(opened(browser)).looked_up == 0


def test_the_words_of_a_list_added_again_outdate_its_games(browser: Browser) -> None:
    tab = opened(browser)
    browser.write(f"open-hive / game/{HIVES[2].key}", save(Game(HIVES[2], ("cave",))))
    assert Counted(tab).looked_up == 1
    again = app.word_lists.WordList(LIST.edition, "original", 8, "2026-11-23")
    assert Counted(opened(browser, again)).looked_up == 1


def test_the_standing_of_a_played_game_is_not_computed_again(browser: Browser) -> None:
    tab = played(browser, "cave", "coven")
    assert Counted(tab).looked_up == 0
    outcome(tab, tab.data.decisions.decide("cave", True))
    assert Counted(tab).looked_up == 1
    other = Browser().open()
    other.import_values(json.loads(tab.export())["values"])
    other.settle()
    assert (Counted(other).stored, Counted(other).looked_up) == ([HIVE.key], 0)


def test_games_that_may_need_more_words_are_computed_last(browser: Browser) -> None:
    printed, swedish = edition_of("print"), edition_of("swedish")
    usual = [HIVE, Hive("vacenot", 5, "e"), Hive("vacenot", edition=printed)]
    others = [Hive("vacenotr"), Hive("vacenot", edition=swedish)]
    for hive in [*usual, *others]:
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive)))
    tab = browser.open()
    count = app.standings.Count(tab.standings, {})
    outcome(tab, count.add_stored())
    assert set(count.left[: len(others)]) == {hive.key for hive in others}
    assert set(count.left[len(others) :]) == {hive.key for hive in usual}


def test_the_page_can_respond_between_two_standings(browser: Browser) -> None:
    for center in "vct":
        hive = Hive.parse(center + "vctaoen".replace(center, ""))
        browser.write(f"open-hive / game/{hive.key}", save(Game(hive)))
    tab = browser.open()
    counted = Counted(tab, is_settled=False)
    while tab.tasks:
        before = counted.looked_up
        tab.step()
        assert counted.looked_up - before <= 1
    assert counted.looked_up == 3


def test_a_word_found_in_another_tab_during_a_count_is_not_lost(browser: Browser) -> None:
    browser.write(NAME, CAVE)
    tab, other = browser.open(), browser.open()
    other.open(PUZZLE)
    counted = Counted(tab, is_settled=False)
    while not counted.looked_up:
        tab.step()
    other.guess("coven")
    browser.settle()
    for each in (tab, other, browser.open()):
        assert Counted(each).standings[HIVE.key].words == 2


def test_the_standings_of_a_list_without_words_still_count(browser: Browser) -> None:
    tab = opened(browser)
    browser.write(f"open-hive / game/{HIVES[2].key}", save(Game(HIVES[2], ("cave",))))
    assert Counted(tab).looked_up == 1
    outcome(tab, tab.data.lists.delete(LIST.edition.name, is_used=True))
    decide(browser, "tearing")  # which the hive lacks
    counted = Counted(browser.open())
    assert (counted.stored, counted.looked_up) == ([HIVES[2].key], 0)


def test_standings_make_room_for_a_game(browser: Browser) -> None:
    tab = played(browser, "cave")
    browser.storage.room = browser.storage.used + 2
    tab.guess("coven")
    tab.settle()
    assert tab.warnings == []
    assert load(browser.storage.values[NAME]).found == ("cave", "coven")
    assert Counted(browser.open()).standings[HIVE.key].words == 2


def test_pages_that_count_by_other_decisions_do_not_take_turns_for_ever(
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
                tab.start(tab.player.act(tab.game, LOOK))

        tab.addEventListener("storage", look)
    two.guess("coven")
    for _ in range(100):
        for tab in (one, two):
            if tab.is_busy:
                tab.step()
            elif tab.events:
                tab.receive()
    assert not any(tab.is_busy or tab.events for tab in (one, two))
