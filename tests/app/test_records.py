"""Tests of the table of records: how two texts of a kind are merged, and what is no record."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beecore.decisions import UNDECIDED, Decisions, SavedAnswers, dump, in_order
from beecore.editions import set_own
from beecore.errors import BeeError
from beecore.game.guess import Game
from beecore.game.saving import load, save, shorten
from beecore.sharing import codes
from beecore.sharing.games import encode_games
from beecore.sharing.rounds import Friend, Round, fields_of, round_in
from beecore.sharing.rounds import dump as dump_round
from beecore.sharing.rounds import load as load_round
from build import WEB
from tests.app.tabs import Browser, app, outcome
from tests.oracles import HIVE, RARE
from tests.strategies import games, rounds

EARLIER = json.loads((Path(__file__).parents[1] / "data" / "saved.json").read_text("utf-8"))
"""What the page stored, and exported, when standings had a text of their own."""

decisions = st.lists(
    st.tuples(
        st.sampled_from(RARE),
        st.sampled_from([True, False, None]),
        st.sampled_from(["2026-11-21", "2026-11-22"]),
    )
)


def decided(words: list[tuple[str, bool | None, str]]) -> str:
    decisions, saved = UNDECIDED, set[SavedAnswers]()
    for word, accepted, day in words:
        decisions = decisions.decide(word, accepted, day)
        saved.add(SavedAnswers("original", "vctaoen", 4, "", day, word if accepted else None))
    return dump(Decisions(decisions.words, in_order(saved)))


def of_a_game(text: str) -> Any:
    """Return what two games have to have in common: words in any order."""
    game = load(text)
    words = (game.bonus, game.hints, game.off_center, game.rejected, game.parked)
    return {*game.found}, *map(frozenset, words), game.started, game.revealed


MERGED: dict[str, tuple[st.SearchStrategy[str], Callable[[str], Any]]] = {
    "game/vacenot": (games().map(save) | games().map(save).map(shorten), of_a_game),
    "taught": (decisions.map(decided), app.records.DECIDED.read),
    "round/vacenot": (rounds().map(dump_round), load_round),
    "lab/won": (st.lists(st.sampled_from("abcd")).map(" ".join), lambda text: {*text.split()}),
}
"""The kinds whose records are merged: texts, and what all texts of the same record share."""


@pytest.mark.parametrize("name", MERGED)
@given(data=st.data())
def test_merging_does_not_depend_on_order_or_repetition(name: str, data: st.DataObject) -> None:
    texts, value = MERGED[name]
    one, two, three = data.draw(texts), data.draw(texts), data.draw(texts)
    merge = app.records.kind_of(name).merge
    both = merge(one, two)
    assert value(both) == value(merge(two, one))
    assert value(merge(both, three)) == value(merge(one, merge(two, three)))
    assert merge(one, one) == one
    for part in (one, two):  # a text that has all of another one stays as it is
        assert merge(both, part) == both


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("theme", "pink"),
        ("boundary", "100"),
        ("boundary", "-5"),
        ("boundary", "0"),
        ("found-order", "shortest"),
        ("tells-hints", "x" * 9_000),
        ("language", "xx"),
        ("lab/won", "x" * 2_000),
        ("lab/code", "x" * 300_000),
        ("list/x", "{}"),
        ("list/x", "7"),
        ("taught", "{"),
        ("game/vacenot", ""),
        ("round/vacenot", "{}"),
        ("player", "0123abcd " + "x" * 200),
        ("player", ""),
        ("player", "not an id"),
        ("player", "0000000A Ann"),
        ("player", "zzzzzzzz Ann"),
        ("player", "0123abcde Ann"),
        ("game/vacenot", save(Game(HIVE, ("cover",)))),
    ],
)
def test_a_text_that_is_no_such_record_is_refused(name: str, text: str) -> None:
    with pytest.raises(BeeError):
        app.records.kind_of(name).read(text)


@given(text=st.text(max_size=12) | st.from_regex(r"[0-9a-g]{7,9}( .*)?"), is_imported=st.booleans())
def test_a_round_can_be_passed_on_whatever_a_backup_or_the_storage_says_of_the_player(
    text: str, is_imported: bool
) -> None:
    tab = Browser().open()
    if is_imported:
        tab.import_values({"player": text})
        tab.settle()
    else:
        tab.browser.storage.values["open-hive / player"] = text
    id, name = app.friends.Friends.player.fget(SimpleNamespace(data=tab.data))
    friend = Friend(name or app.friends.NAMELESS, 0, 0, "nice", ("cave",), (), 0)
    code = codes.encode(codes.ROUND, fields_of(Round(HIVE, {id: friend})))
    assert round_in(codes.decode(code)[1]).friends == {id: friend}
    assert tab.data.value("player")


texts = st.sampled_from(["", "null", "[]", "{}", "\0", "x" * 2_000, "[" * 900, "yes"])
of_any_record = st.dictionaries(
    st.sampled_from([*app.records.KINDS, "game/vacenot", "list/x", "round/vacenot", "other"]),
    texts | st.text(max_size=9) | st.one_of([drawn for drawn, _ in MERGED.values()]),
    max_size=9,
)


@given(values=of_any_record, door=st.sampled_from(["storage", "backup", "code"]))
def test_links_made_after_anything_was_set_open_with_everything(
    values: dict[str, str], door: str
) -> None:
    tab = Browser().open()
    if door == "storage":
        for name, text in values.items():
            tab.browser.storage.values[f"open-hive / {name}"] = text
    elif door == "backup":
        tab.import_values(values)
        tab.settle()
    else:
        with suppress(UnicodeEncodeError):
            tab.follow(encode_games([], values))
    link, stored = tab.link(), tab.browser.storage.values
    carried = {}
    for name in values:
        kind, text = app.records.kind_of(name), stored.get(f"open-hive / {name}", "")
        with suppress(BeeError):
            if text and kind and kind not in app.move.CARRIED_ELSEWHERE:
                carried[name] = kind.read(text)
            assert door == "storage" or not text or kind
    other = Browser().open()
    told = other.follow(link).asking.show.call_args.kwargs["content"]
    assert "be read" not in told
    for name, value in carried.items():
        assert app.records.kind_of(name).read(other.data.get(name)) == value
    set_own([])


@pytest.mark.parametrize(
    "name",
    ["", "taughtx", "taught-", "theme/x", "lab/other", "games/vacenot", "standings", "aside"],
)
def test_a_name_that_only_begins_like_a_known_one_is_no_record(name: str) -> None:
    assert app.records.kind_of(name) is None


def test_scripts_store_texts_only_under_known_names() -> None:
    scripts = "".join(path.read_text("utf-8") for path in (WEB / "app").rglob("*.js"))
    names = set(re.findall(r'(?:storageKey|ownKey)\("([^"]+)"\)', scripts))
    [look] = re.findall(r"for \(const name of \[(.*?)\]", scripts)
    names |= set(re.findall(r'"(.*?)"', look))
    assert {"language", "theme", "left-handed"} < names
    assert {name.partition("/")[0] for name in names} <= {
        value.strip("/")
        for name, value in {**vars(app.records), **vars(app.names)}.items()
        if name.isupper() and type(value) is str
    }


# What earlier versions stored

FOUND = {
    "vacenot": {"cave", "coven", "cove", "vote"},  # one of them was put aside
    "oacentv": {"coven", "cove"},
    "swedish.vacenot": {"cave", "coven", "cove"},
    "list-ours.vacenot": {"cave", "vent"},
    "raegint5+e": {"tearing"},
    "caenotv": {"concave", "cave", "octane"},
}
CHOSEN = {
    "theme": "dark",
    "boundary": "60",
    "found-order": "longest",
    "tells-hints": "yes",
    "sounds": "yes",
    "vibration": "",
    "language": "fr",
    "lab/code": "def find(): ...  # “mine”",
    "lab/code-before": "older = 1",
    "lab/won": "short fast",
}


@pytest.mark.parametrize("is_imported", [False, True])
def test_what_earlier_versions_stored_and_exported_is_read(is_imported: bool) -> None:
    browser = Browser()
    if is_imported:
        tab = browser.open()
        tab.caches.room = 1
        intake = tab.import_values(json.loads(EARLIER["exported"])["values"])
        tab.settle()
        assert intake.unreadable == 2  # which were put aside when they were exported, too
        assert intake.lists == ["Ours"]
    else:
        browser.storage.values.update(EARLIER["stored"])
        tab = browser.open()
        outcome(tab, tab.data.free_in_advance())
    for key, words in FOUND.items():
        texts = [text for text in tab.data.texts(f"game/{key}") if text[-1] == "}"]
        assert {word for text in texts for word in load(text).found} == words
    values = browser.storage.values
    assert {name: tab.data.get(name) for name in CHOSEN if tab.data.get(name)} == {
        name: text for name, text in CHOSEN.items() if text
    }
    assert {"{damaged", "{damaged answer lists"} <= set(values.values())
    assert [
        word for word, verdict in tab.data.decisions.current.words.items() if verdict.accepted
    ] == ["novae"]
    assert [saved.hive for saved in tab.data.decisions.current.answers] == ["rtaegin"]
    assert "étage" in app.records.DECIDED.read(tab.data.get("taught-fr")).words
    assert tab.data.lists.lists["list-ours"].words == (0 if is_imported else 300)
    assert "open-hive / standings" not in values
    exported = json.loads(tab.export())
    assert set(exported["values"]) >= {f"game/{key}" for key in FOUND} | {"list/ours", "theme"}
    set_own([])
