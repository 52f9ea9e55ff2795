"""Tests of the store of all records, besides those that no word is lost: see test_losses.py."""

import json
import re
from collections.abc import Mapping
from datetime import date
from types import MappingProxyType, SimpleNamespace

import pytest

from beecore import Hive
from beecore.decisions import UNDECIDED, dump
from beecore.game.guess import Game
from beecore.game.puzzles import Puzzle
from beecore.game.saving import load, save, shorten, standing_in, with_standing
from beecore.letters import ENGLISH
from tests.app.standins import Bound
from tests.app.tabs import Browser, Tab, app, found_in, outcome
from tests.oracles import HIVE

PUZZLE = Puzzle(HIVE, date(2026, 11, 22))
NAME, TAUGHT = f"open-hive / game/{HIVE.key}", "open-hive / taught"
CAVE, OVEN = save(Game(HIVE, ("cave",))), save(Game(HIVE, ("oven",)))
NEWER = '{"version": 99}'
OWN_LIST = {"title": "Ours", "rules": "original", "letters": ENGLISH.order, "folds": []}
LONGEST_PAUSE = app.games.MAX_PAUSE
LIST = json.dumps({**OWN_LIST, "drops_accents": False, "words": 0, "added": ""})


def opened(values: Mapping[str, str] = MappingProxyType({})) -> Tab:
    """Return a tab of a browser in which these texts are stored."""
    browser = Browser()
    for name, text in values.items():
        browser.storage.values[f"open-hive / {name}"] = text
    return browser.open()


def stored(tab: Tab) -> dict[str, str]:
    values = tab.browser.storage.values
    return {name.removeprefix("open-hive / "): text for name, text in values.items()}


def put_aside(tab: Tab, name: str) -> list[str]:
    """Return the texts of a record that were put aside, oldest first."""
    names = sorted(each for each in stored(tab) if each.startswith(f"aside/{name}/"))
    return [stored(tab)[each] for each in names]


def take(tab: Tab, values: Mapping[str, object]) -> str:
    """Import the values of a file; return the message that the page shows."""
    intake = tab.import_values(values)
    tab.settle()
    told: str = intake.summary()
    assert intake.is_complete == (re.search("couldn’t|skipped|full", told) is None)
    return told


def decide(tab: Tab, word: str, accepted: bool = True) -> None:
    outcome(tab, tab.data.decisions.decide(word, accepted))


def play(tab: Tab, *words: str) -> None:
    tab.open(PUZZLE)
    for word in words:
        tab.guess(word)
    tab.settle()


def watched(tab: Tab, name: str) -> list[tuple[object, ...]]:
    """Return a list to which each later call of a function of the tab's storage is added."""
    calls: list[tuple[object, ...]] = []
    function = getattr(tab.localStorage, name)

    def watch(*details: object) -> object:
        calls.append(details)
        return function(*details)

    setattr(tab.localStorage, name, Bound(watch))
    return calls


# Tabs


def test_an_event_of_another_site_changes_nothing() -> None:
    tab = opened()
    play(tab, "cave")
    writes = watched(tab, "setItem")
    tab.browser.write("open-hive /bees/ game/vacenot", OVEN)
    tab.settle()
    assert writes == []


def test_another_tabs_standing_does_not_open_a_game_again() -> None:
    tab = opened()
    before, after = CAVE, with_standing(CAVE, "1")
    for old, new, is_changed in ((before, after, False), (after, OVEN, True), (CAVE, None, True)):
        event = SimpleNamespace(key=NAME, oldValue=old, newValue=new)
        assert tab.data.is_changed(event, f"game/{HIVE.key}") is is_changed
        assert not tab.data.is_changed(event, "game/other")
    cleared = SimpleNamespace(key=None, oldValue=None, newValue=None)
    assert tab.data.is_changed(cleared, f"game/{HIVE.key}")


def test_time_played_counts_pauses_before_refused_guesses_but_not_before_a_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tab = opened()
    clock = SimpleNamespace(milliseconds=0)
    clock.now = lambda: clock.milliseconds
    monkeypatch.setattr(app.games, "performance", clock)

    def seconds() -> int:
        return load(stored(tab)["game/vacenot"]).seconds

    play(tab)
    for pause, word in ((2, "cave"), (30, "vat"), (30, "vatx"), (30, "octan")):
        clock.milliseconds += 1000 * pause
        tab.guess(word)
        tab.settle()
    assert seconds() == 2
    clock.milliseconds += 1000 * LONGEST_PAUSE
    tab.guess("oven")
    tab.settle()
    assert seconds() == 92 + LONGEST_PAUSE
    clock.milliseconds += 1000 * (LONGEST_PAUSE + 1)
    tab.guess("coven")
    tab.settle()
    assert seconds() == 92 + 2 * LONGEST_PAUSE
    clock.milliseconds += 60_000
    play(tab)
    clock.milliseconds += 5_000
    tab.guess("covet")
    tab.settle()
    assert seconds() == 97 + 2 * LONGEST_PAUSE


def test_a_game_that_was_shortened_stays_so_until_it_is_played() -> None:
    short = shorten(save(Game(HIVE, ("cave",), started="2026-01-01")))
    tab = opened({"game/vacenot": short})
    play(tab)
    text = stored(tab)["game/vacenot"]
    assert text == with_standing(short, standing_in(text)) != short
    play(tab, "coven")
    assert load(stored(tab)["game/vacenot"]).found == ("cave", "coven")


# Decisions on words


def test_decisions_are_read_once_until_this_page_or_another_changes_them() -> None:
    tab = opened()
    other = tab.browser.open()
    decide(tab, "cave")
    decisions = tab.data.decisions.current
    reads = watched(tab, "getItem")
    for _ in range(5):
        assert tab.data.decisions.current is decisions
    assert reads == []
    decide(other, "oven")
    tab.browser.settle()
    assert set(tab.data.decisions.current.words) == {"cave", "oven"}
    tab.browser.storage.values[TAUGHT] = dump(UNDECIDED.decide("vent", True, "2026-11-22"))
    tab.happen("pageshow")  # the page was kept for Back, and heard of no changes
    assert set(tab.data.decisions.current.words) == {"vent"}


def test_decisions_that_an_older_version_put_aside_count_again() -> None:
    newer = dump(UNDECIDED.decide("cave", True, "2026-11-20").decide("oven", True, "2026-11-20"))
    verdicts = dump(UNDECIDED.decide("cave", None, "2026-11-22"))
    tab = opened({"aside/taught/1": newer, "taught": verdicts})
    words = tab.data.decisions.current.words
    assert {word: words[word].accepted for word in words} == {"cave": None, "oven": True}


# What cannot be read


def test_unreadable_texts_are_put_aside_in_order_and_the_oldest_deleted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tab = opened({"aside/taughtx/1": "of another record", f"aside/{HIVE.key}/1": "old"})
    moments = iter([1_795_000_000_123] * 20 + [1_795_000_000_122] * 10)  # it is set back
    clock = SimpleNamespace(time_ns=lambda: next(moments) * 1_000_000)
    monkeypatch.setattr(app.data, "time", clock)
    for number in range(30):
        tab.browser.write(TAUGHT, f"{{{number}")
        tab.settle()
        decide(tab, "cave")
    kept = put_aside(tab, "taught")
    assert kept == [f"{{{number}" for number in range(30)][-len(kept) :]
    assert len(kept) == app.data.MAX_BACKUPS
    assert (put_aside(tab, "taughtx"), put_aside(tab, HIVE.key)) == (["of another record"], ["old"])


def test_a_look_at_a_game_reads_no_names_of_other_texts() -> None:
    tab = opened({f"game/x{number}": "x" for number in range(9)})
    assert tab.data.texts(f"game/{HIVE.key}") == []
    listed = watched(tab, "key")
    tab.browser.write(NAME, "one")
    tab.settle()
    assert tab.data.texts(f"game/{HIVE.key}") == ["one", "one"]
    assert listed == []
    tab.browser.write(f"open-hive / aside/{HIVE.key}/1", "two")
    tab.settle()
    assert tab.data.texts(f"game/{HIVE.key}") == ["one", "one", "two"]


# Room


def test_what_did_not_fit_is_saved_once_older_games_are_shortened() -> None:
    old = save(Game(Hive.parse("rtaegin"), ("tearing",) * 1_000, started="2020-01-01"))
    tab = opened({"game/raegint": old, "theme": "", "game/y": "x"})
    tab.browser.storage.room = tab.browser.storage.used + 2
    tab.data.set("theme", "dark")
    tab.start(tab.data.decisions.decide("cave", True))
    tab.step()
    theirs = dump(UNDECIDED.decide("oven", True, "2026-11-22"))
    tab.browser.storage.values[TAUGHT] = theirs  # another tab has found some room
    tab.settle()
    assert set(tab.data.decisions.current.words) == {"cave", "oven"}
    assert stored(tab)["theme"] == "dark"
    assert (tab.warnings, tab.data.unsaved) == ([], {})
    assert json.loads(stored(tab)["game/raegint"])["version"] == 2


@pytest.mark.parametrize(("used", "version"), [(-3_000, 1), (0, 2)])
def test_room_is_made_before_the_storage_is_full(used: int, version: int) -> None:
    tab = opened({"game/x": save(Game(HIVE, started="2020-01-01")), "standings": "\n"})
    tab.browser.storage.values["something else"] = "x" * (app.data.MAX_USED // 2 + used)
    outcome(tab, tab.data.free_in_advance())
    assert json.loads(stored(tab)["game/x"])["version"] == version
    assert "standings" not in stored(tab)


# Export and import


def test_everything_is_exported_and_can_be_imported() -> None:
    values = {
        "list/ours": LIST,
        "game/vacenot": CAVE,
        "game/list-ours.vacenot": json.dumps({**json.loads(OVEN), "edition": "list-ours"}),
        "boundary": "60",
        "tells-hints": "yes",
        "found-order": "newest",
        "sounds": "yes",
        "vibration": "yes",
        "hides-totals": "yes",
        "no-hints": "yes",
        "larger-keys": "yes",
        "left-handed": "yes",
        "theme": "dark",
        "language": "fr",
        "taught": dump(UNDECIDED.decide("cave", True, "2026-11-22")),
        "taught-fr": dump(UNDECIDED),
        "lab/code": '"\\ é',
        "lab/code-before": "older",
        "lab/won": "fast short",
        "player": "0123abcd Anna",
        "round/vacenot": '{"hive": "vacenot", "minutes": 5, "friends": {}}',
    }
    assert {app.records.kind_of(name) for name in values} == {*app.records.KINDS.values()}
    one, two = opened({**values, "shown/play": "{}", "standings": "\n", "letters": "x"}), opened()
    file = json.loads(one.export())
    assert (file["format"], file["version"], file["values"]) == ("open-hive", 1, values)
    assert next(iter(file["values"])) == "list/ours"
    assert take(two, values) == (
        "Imported 2 games, the words you’ve decided about, your Lab code, and 11 settings."
        " You’ll find the imported code in the Lab under “My previous solver.”"
        " This file doesn’t include your word lists. Add them again under Options > Your word"
        " lists, using the same names: Ours."
    )
    assert stored(two) == values
    assert take(two, values).startswith("Imported 2 games and the words you’ve decided about.")
    assert json.loads(two.export())["values"] == values


def test_games_are_merged_by_the_keys_of_their_hives() -> None:
    tab = opened({"game/vacenot": CAVE})
    assert take(tab, {"game/whatever": shorten(OVEN)}) == "Imported 1 game."
    assert found_in(stored(tab)["game/vacenot"]) == {"cave", "oven"}


@pytest.mark.parametrize("value", [None, 7, True, ["cave"], "", "broken", NEWER])
def test_an_entry_that_is_not_a_game_is_counted_and_changes_nothing(value: object) -> None:
    tab = opened({"game/vacenot": CAVE})
    told = take(tab, {"game/vacenot": value, "game/cenotav": CAVE, "__proto__": "x"})
    assert told == "Imported 1 game. 2 items couldn’t be read."
    assert stored(tab) == {"game/vacenot": CAVE}


def test_texts_put_aside_are_read_if_possible_and_otherwise_kept_once() -> None:
    tab = opened({"aside/vacenot/1": NEWER})
    verdicts = dump(UNDECIDED.decide("cave", True, "2026-11-22"))
    file = {
        "aside/vacenot/1": "other",
        "aside/vacenot/2": NEWER,
        "aside/vacenot/3": CAVE,
        "aside/taught/1": verdicts,
        "aside/taught-fr/1": verdicts,
        "aside/vacenot/4": None,
    }
    for _ in range(2):
        told = take(tab, file)
        assert (
            told == "Imported 1 game and the words you’ve decided about. 3 items couldn’t be read."
        )
        assert put_aside(tab, "vacenot") == [NEWER, "other"]
        assert stored(tab)["taught"] == stored(tab)["taught-fr"] == verdicts
        assert put_aside(tab, "taught") == []


def test_what_was_chosen_stays_even_if_it_is_the_default() -> None:
    tab = opened({"theme": "", "boundary": "40", "language": "pink"})
    file = {"theme": "dark", "boundary": "60", "tells-hints": "yes", "sounds": "", "language": "fr"}
    assert take(tab, file) == "Imported 0 games and 2 settings."
    chosen = {"theme": "", "boundary": "40", "tells-hints": "yes", "sounds": "", "language": "fr"}
    assert stored(tab) == chosen
    tab.data.set("theme", "pink")
    assert tab.data.setting("theme") == ""


def test_lab_code_fills_the_free_places_and_replaces_no_other_code() -> None:
    tab = opened({"lab/code": "mine"})
    assert take(tab, {"game/vacenot": CAVE}) == "Imported 1 game."
    assert take(tab, {"lab/code-before": "older", "lab/code": "theirs"}) == (
        "Imported 0 games and your Lab code."
        " You’ll find the imported code in the Lab under “My previous solver.”"
        " The Lab has room for two solvers."
        " You already have two, so the code in the file was skipped."
    )
    assert [stored(tab)[name] for name in ("lab/code", "lab/code-before")] == ["mine", "theirs"]
    assert take(tab, {"game/vacenot": CAVE, "lab/code": "mine"}) == "Imported 1 game."


def test_a_full_storage_is_reported() -> None:
    tab = opened()
    tab.browser.storage.room = 0
    told = take(tab, {"game/vacenot": CAVE})
    assert told.startswith("Imported 1 game. This browser’s storage is full,")
