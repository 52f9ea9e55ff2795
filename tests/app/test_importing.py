"""Tests of importing an exported file, with a model of a browser."""

import json
import re
from collections.abc import Iterator, Mapping

import pytest

from beecore.game.saving import load, save, shorten
from beecore.game.state import Game
from beecore.letters import ENGLISH
from beecore.memory import NOTHING, dump
from beecore.memory import load as remembered
from build import WEB
from tests.app.tabs import Browser, keys
from tests.oracles import HIVE

CAVE, OVEN = save(Game(HIVE, ("cave",))), save(Game(HIVE, ("oven",)))
NEWER = '{"version": 99}'


class Visit:
    """A page with saved data that imports files."""

    def __init__(self, **values: str) -> None:
        self.browser = Browser()
        for name, text in values.items():
            self.browser.storage.values[f"open-hive / {name.replace('__', '/')}"] = text
        self.tab = self.browser.open()

    def take(self, values: Mapping[str, object]) -> str:
        """Import the values of a file; return the message that the page shows."""
        intake = self.tab.import_values(values)
        self.tab.settle()
        self.is_whole = intake.is_complete
        told: str = intake.summary()
        return told

    def __getitem__(self, name: str) -> str | None:
        return self.browser.storage.values.get(f"open-hive / {name}")

    def backups(self) -> Iterator[str]:
        for name, text in self.browser.storage.values.items():
            if name.startswith("open-hive / aside/"):
                yield text


def test_games_are_merged_by_the_keys_of_their_hives() -> None:
    visit = Visit(game__vacenot=CAVE)
    assert visit.take({"game/whatever": OVEN}) == "Imported 1 game."
    assert visit.is_whole
    assert set(load(visit["game/vacenot"] or "").found) == {"cave", "oven"}


def test_a_game_saved_under_its_old_name_is_merged_as_well() -> None:
    visit = Visit()
    visit.browser.storage.values["open-hive/game/vacenot"] = CAVE
    visit.take({"game/vacenot": shorten(OVEN)})
    assert set(load(visit["game/vacenot"] or "").found) == {"cave", "oven"}


@pytest.mark.parametrize("value", [None, 7, True, ["cave"], "", "broken", NEWER])
def test_an_entry_that_is_not_a_game_is_counted_and_changes_nothing(value: object) -> None:
    visit = Visit(game__vacenot=CAVE)
    told = visit.take({"game/vacenot": value, "game/cenotav": OVEN})
    assert told == "Imported 1 game. 1 item couldn’t be read."
    assert not visit.is_whole


def test_an_entry_with_an_unknown_name_is_counted() -> None:
    visit = Visit()
    assert visit.take({"__proto__": "x", "a": "b"}) == "Imported 0 games. 2 items couldn’t be read."
    assert [name for name in visit.browser.storage.values if "proto" in name] == []


def test_backups_are_read_if_possible_and_otherwise_kept() -> None:
    visit = Visit(aside__vacenot__1=NEWER)
    told = visit.take(
        {"aside/vacenot/1": "other", "aside/vacenot/2": NEWER, "aside/vacenot/3": CAVE}
    )
    assert told == "Imported 1 game. 2 items couldn’t be read."
    assert sorted(visit.backups()) == sorted(["other", NEWER, NEWER])
    visit.take({"aside/vacenot/2": NEWER})
    assert sorted(visit.backups()) == sorted(["other", NEWER, NEWER])


def test_lessons_unreadable_elsewhere_are_merged_if_readable_here() -> None:
    visit = Visit()
    told = visit.take({"aside/taught/1": dump(NOTHING.judge("cave", True, "2026-11-22"))})
    assert told == "Imported 0 games and your answer lists."
    assert list(remembered(visit["taught"] or "").words) == ["cave"]
    assert list(visit.backups()) == []


def test_lessons_are_merged_and_the_later_one_wins() -> None:
    ours = NOTHING.judge("cave", True, "2026-11-22").judge("oven", True, "2026-11-20")
    theirs = NOTHING.judge("cave", False, "2026-11-21").judge("oven", False, "2026-11-21")
    visit = Visit(taught=dump(ours))
    assert visit.take({"taught": dump(theirs)}) == "Imported 0 games and your answer lists."
    joined = remembered(visit["taught"] or "")
    assert {word: verdict.accepted for word, verdict in joined.words.items()} == {
        "cave": True,
        "oven": False,
    }
    assert visit.take({"taught": "{"}) == "Imported 0 games. 1 item couldn’t be read."


def test_settings_are_imported_only_where_none_was_chosen() -> None:
    visit = Visit(theme="light")
    told = visit.take({"theme": "dark", "boundary": "60", "tells-hints": "yes"})
    assert told == "Imported 0 games and 2 settings."
    assert (visit["theme"], visit["boundary"], visit["tells-hints"]) == ("light", "60", "yes")


def test_choosing_the_default_is_a_choice() -> None:
    visit = Visit(theme="", boundary="40")
    assert visit.take({"theme": "dark", "boundary": ""}) == "Imported 0 games."
    assert (visit["theme"], visit["boundary"]) == ("", "40")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("theme", "pink"),
        ("boundary", "100"),
        ("boundary", "-5"),
        ("boundary", "0"),
        ("found-order", "shortest"),
        ("tells-hints", "x" * 9_000),
    ],
)
def test_an_impossible_setting_is_refused(name: str, text: str) -> None:
    visit = Visit()
    assert visit.take({name: text}) == "Imported 0 games. 1 item couldn’t be read."
    assert visit[name] is None


def test_lab_code_fills_the_free_places() -> None:
    file: dict[str, object] = {"lab/code": "theirs", "lab/code-before": "older"}
    empty = Visit()
    assert empty.take(file) == (
        "Imported 0 games and your Lab code."
        " You’ll find the imported code in the Lab under “My previous solver.”"
    )
    assert (empty["lab/code"], empty["lab/code-before"]) == ("theirs", "older")
    assert empty.take(file) == "Imported 0 games."


def test_lab_code_replaces_no_other_code() -> None:
    file: dict[str, object] = {"lab/code-before": "older", "lab/code": "theirs"}
    one = Visit(lab__code="mine")
    assert one.take(file) == (
        "Imported 0 games and your Lab code."
        " You’ll find the imported code in the Lab under “My previous solver.”"
        " The Lab has room for two solvers."
        " You already have two, so the code in the file was skipped."
    )
    assert (one["lab/code"], one["lab/code-before"]) == ("mine", "theirs")
    assert not one.is_whole
    assert "x" * 300_000 not in (one.take({"lab/code": "x" * 300_000}), one["lab/code"])


def test_completed_challenges_are_added() -> None:
    visit = Visit(lab__won="short fast")
    assert visit.take({"lab/won": "fast small"}) == "Imported 0 games."
    assert visit["lab/won"] == "short fast small"
    assert visit.take({"lab/won": "x" * 2_000}) == "Imported 0 games. 1 item couldn’t be read."


def test_a_full_storage_is_reported() -> None:
    visit = Visit()
    visit.browser.storage.room = 0
    told = visit.take({"game/vacenot": CAVE})
    assert told.startswith("Imported 1 game. This browser’s storage is full,")
    assert not visit.is_whole


def test_a_file_without_lab_code_needs_no_free_place() -> None:
    visit = Visit(lab__code="mine")
    visit.browser.storage.values["open-hive / lab/code-before"] = "older"
    assert visit.take({"game/vacenot": CAVE}) == "Imported 1 game."


OF_THE_TAB = {"LETTERS", "BOARD", "IMPORTING", "WAITING", "PASTED_LIST", "MODE"}
NOT_EXPORTED = {"SHOWN", "STANDINGS"}  # can be computed again
OWN_LIST = {"title": "Ours", "rules": "original", "letters": ENGLISH.order, "folds": []}
VALUES = {
    "BOUNDARY": "60",
    "TELLS_HINTS": "yes",
    "FOUND_ORDER": "newest",
    "SOUNDS": "yes",
    "VIBRATION": "yes",
    "THEME": "dark",
    "CHOSEN_LANGUAGE": "fr",
    "TAUGHT": dump(NOTHING.judge("cave", True, "2026-11-22")),
    "LESSONS": dump(NOTHING.judge("cave", True, "2026-11-22")),
    "CODE": "theirs",
    "CODE_BEFORE": "older",
    "WON": "short",
}
"""What the page stores under each name in saved/keys.py that is a whole name."""


def test_everything_in_the_browsers_storage_is_exported_and_can_be_imported() -> None:
    names = {name for name in vars(keys) if name.isupper()}
    assert names - OF_THE_TAB - NOT_EXPORTED - {"GAME", "BACKUP"} == VALUES.keys()
    values = {getattr(keys, name): text for name, text in VALUES.items()}
    lists = {"list/ours": json.dumps({**OWN_LIST, "drops_accents": False, "words": 0, "added": ""})}
    values |= {"game/vacenot": CAVE, "taught-fr": dump(NOTHING), **lists}
    one, two = Visit(shown__play="{}", standings="\n"), Visit()
    for name, text in values.items():
        one.browser.write(f"open-hive / {name}", text)
    assert json.loads(one.tab.export())["values"] == values
    told = two.take(values)
    assert "couldn’t be read" not in told
    assert two.is_whole
    assert {name: two[name] for name in values} == values
    assert set(json.loads(two.tab.export())["values"]) == set(values)


def test_scripts_store_texts_only_under_names_that_an_export_knows() -> None:
    scripts = "".join(path.read_text("utf-8") for path in (WEB / "app").rglob("*.js"))
    names = set(re.findall(r'(?:storageKey|ownKey)\("([^"]+)"\)', scripts))
    assert {"language", "theme"} < names
    known = {value.strip("/") for name, value in vars(keys).items() if name.isupper()}
    assert names <= known


def test_a_chosen_language_is_a_setting() -> None:
    visit = Visit(language="de")
    assert visit.take({"language": "fr"}) == "Imported 0 games."
    assert visit["language"] == "de"
    assert Visit().take({"language": "fr"}) == "Imported 0 games and 1 setting."
    assert Visit().take({"language": "xx"}) == "Imported 0 games. 1 item couldn’t be read."


@pytest.mark.parametrize("name", ["taughtx", "taught-", "theme/x", "lab/other", "games/vacenot"])
def test_a_name_that_only_begins_like_a_known_one_is_refused(name: str) -> None:
    visit = Visit()
    assert visit.take({name: dump(NOTHING)}) == "Imported 0 games. 1 item couldn’t be read."
    assert list(visit.browser.storage.values) == []
