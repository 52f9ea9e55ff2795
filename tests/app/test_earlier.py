"""What earlier versions of the page have stored, exported, and put into links is all there.

`tests/data/earlier.json` was made by the code of two commits, in the model of a browser that each
of them has in tests/app: somebody plays three games, gives one of them up, takes a hint, puts a
word aside, decides on two words, enters a hive's official answers, and chooses every setting.
"""

import json
from datetime import date
from pathlib import Path

import pytest

from beecore.game.guess import Game
from beecore.game.puzzles import Puzzle
from beecore.game.saving import load
from beecore.sharing.codes import codes_in, decode
from beecore.sharing.rounds import load as load_round
from beecore.sharing.rounds import round_in
from tests.app.tabs import Browser, Tab, app
from tests.oracles import HIVE

MADE = json.loads((Path(__file__).parents[1] / "data" / "earlier.json").read_text("utf-8"))
LATEST = "cad23881"
WAYS = [(commit, way) for commit in MADE for way in MADE[commit] if way != "round link"]
FOUND = {
    "vacenot": ({"cave", "coven"}, {"novae"}),
    "oacentv": ({"octave", "oven"}, set()),
    "swedish.vacenot": ({"cave", "concave"}, set()),
}
CHOSEN = {
    name.removeprefix("open-hive / "): text
    for commit in MADE
    for name, text in MADE[commit]["stored"].items()
    if not name.startswith(("open-hive / game/", "open-hive / round/"))
    and not name.endswith(("taught", "standings"))
}
"""All settings, solvers, and the player."""
WITHOUT_SOLVERS = {name: text for name, text in CHOSEN.items() if not name.startswith("lab/code")}


def opened(commit: str, way: str) -> Tab:
    """Return a tab that has what an earlier version has stored, exported, or put into a link."""
    browser, made = Browser(), MADE[commit][way]
    if way == "stored":
        browser.storage.values.update(made)
    tab = browser.open()
    tab.data.decisions.convert = app.answers.EarlierAnswers(tab).convert
    if way == "exported":
        intake = tab.import_values(made)
        tab.settle()
        assert intake.is_complete
    elif way == "link":
        assert len(tab.follow(made).games) == len(FOUND)
    return tab


def game(tab: Tab, key: str) -> Game:
    return load(tab.data.get(f"game/{key}"))


@pytest.mark.parametrize(("commit", "way"), WAYS)
def test_all_games_have_all_words_and_can_be_played_on(commit: str, way: str) -> None:
    tab = opened(commit, way)
    assert {
        key: ({*game(tab, key).found}, {*game(tab, key).bonus}) for key in tab.data.games()
    } == FOUND
    given_up, played = game(tab, "oacentv"), game(tab, HIVE.key)
    assert (given_up.revealed, given_up.off_center) == (True, ("cave",))
    assert (played.revealed, played.hints) == (False, ("grid",))
    assert played.started[:10] == "2026-11-22"
    if way != "link":  # which has no room for these
        assert (played.rejected, played.parked) == (("vatocen",), ("tove:1",))
    tab.open(Puzzle(HIVE, date(2026, 11, 22)))
    tab.guess("nave")
    tab.settle()
    assert {*game(tab, HIVE.key).found} == {"cave", "coven", "nave"}


@pytest.mark.parametrize(("commit", "way"), WAYS)
def test_all_decisions_and_choices_are_there(commit: str, way: str) -> None:
    tab = opened(commit, way)
    assert tab.data.decisions.current
    tab.settle()
    decided = tab.data.decisions.current.words
    assert decided["novae"].accepted
    assert not decided["octane"].accepted
    assert not decided["octave"].accepted  # which is not among the official answers
    chosen = WITHOUT_SOLVERS if way == "link" else CHOSEN
    stored = MADE[commit]["stored"]
    chosen = {name: text for name, text in chosen.items() if f"open-hive / {name}" in stored}
    assert {name: tab.data.get(name) for name in chosen} == chosen
    assert all(tab.data.value(name) for name in chosen)


@pytest.mark.parametrize("way", MADE[LATEST])
def test_a_round_has_its_friends(way: str) -> None:
    if way == "round link":
        [code] = codes_in(MADE[LATEST][way])
        round = round_in(decode(code)[1])
    else:
        round = load_round(opened(LATEST, way).data.get(f"round/{HIVE.key}"))
    assert {id: (each.name, each.words) for id, each in round.friends.items()} == {
        "0123abcd": ("Anna", ("cave", "coven")),
        "beef0000": ("Ben", ("cave", "oven")),
    }
