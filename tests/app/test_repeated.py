"""Tests of what the page does again and again: each such repetition has a bound."""

from typing import Any

import pytest

from beecore.game.puzzles import Puzzle
from tests.app.pages import PageTab
from tests.app.tabs import Browser, app, outcome
from tests.oracles import HIVE

PUZZLE = Puzzle(HIVE, None)


class LosingEngine:
    """An engine that breaks in each step of packing a list, as for lack of memory."""

    def __init__(self) -> None:
        self.starts = 1

    async def call(self, name: str, *details: object) -> dict[str, Any]:
        self.starts += 1
        return {"done": 0.1}


def test_a_list_that_breaks_the_engine_three_times_is_given_up_and_can_be_tried_again() -> None:
    tab, engine = Browser().open(), LosingEngine()
    chosen = app.packing.Chosen(engine, "file")

    async def pack() -> str:
        try:
            await chosen.pack(0, lambda done: None)
        except app.status.TroubleError as error:
            return str(error)
        return ""

    for tries in (1, 2):
        assert outcome(tab, pack()).startswith("The solver stopped several times")
        assert engine.starts == 1 + 3 * tries


def test_a_missing_file_is_asked_for_again_only_by_guesses_that_need_it() -> None:
    """Otherwise its message would replace each verdict."""
    tab = Browser().open(faults={"possible.bee": "missing"})
    tab.open(PUZZLE)
    failures = []
    for word in ("vatocen", "cave", "coven", "evanocte", "oven", "vatocen"):
        tab.guess(word)
        tab.settle()
        failures.append(len(tab.failures))
    assert failures == [1, 1, 1, 2, 2, 3]
    assert tab.held(HIVE.key) == {"cave", "coven", "oven"}
    tab.get_files()
    tab.guess("zz")
    tab.guess("novae")
    tab.settle()
    assert tab.player.drafts.waiting == []
    assert tab.held(HIVE.key) == {"cave", "coven", "oven", "evanocte", "novae"}


def test_forty_moves_of_the_slider_are_one_look_up_and_one_address() -> None:
    tab = PageTab(Browser(), "#solve/vctaoen")
    tab.settle()
    page, solver = tab.page.words, tab.view
    looked_up, addresses = [], []
    look_up, change = page.look_up, tab.change_address

    async def counted(words: Any, hive: Any, percent: str, show: Any) -> Any:
        answers = await look_up(words, hive, percent, show)
        looked_up.append(percent)
        return answers

    def counted_change(state: None, title: str, link: str) -> None:
        addresses.append(link)
        change(state, title, link)

    page.look_up, tab.change_address = counted, counted_change  # type: ignore[method-assign]
    for percent in range(10, 50):
        tab.start(solver.results.move(str(percent)))
        tab.step()
    tab.settle()
    assert (looked_up, len(addresses)) == (["49"], 1)
    assert tab.address == "#solve/vctaoen?likely=49"


def test_an_address_that_the_browser_refuses_is_put_there_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Safari throws at more than a hundred changes in half a minute."""
    tab = PageTab(Browser(), "#solve/vctaoen")
    tab.settle()
    timers: list[Any] = []
    monkeypatch.setattr(app.window, "setTimeout", lambda act, milliseconds: timers.append(act))
    monkeypatch.setattr(tab, "attempt", lambda act: None)
    for percent in (20, 30):
        tab.start(tab.view.results.move(str(percent)))
        tab.settle()
    assert tab.address == "#solve/vctaoen"
    assert str(tab.view.state.listed.hive) == "VCTAOEN"
    monkeypatch.undo()
    for act in timers:
        act()
    assert tab.address == "#solve/vctaoen?likely=30"
    tab.go("#play")
    for act in timers:
        act()
    assert tab.address == "#play"


class HastyTab(PageTab):
    """A tab with Solve in which “Your word lists” is clicked after some steps of the page's start.

    Until Solve is ready, first.js remembers the click.
    """

    def __init__(self, steps: int) -> None:
        self.steps_left = steps
        super().__init__(Browser(), "#solve/vctaoen")

    def step(self) -> None:
        if self.steps_left == 0:
            view = self.element("solve")
            button = self.button("own-lists-button", opens="lists")
            view.parts["button"] = button
            if not view.hasAttribute("data-ready"):
                self.clicked = button
            self.click(button)
        self.steps_left -= 1
        super().step()


@pytest.mark.parametrize("steps", range(8))
def test_a_click_while_the_page_starts_is_not_lost(steps: int) -> None:
    tab = HastyTab(steps)
    tab.settle()
    assert tab.steps_left < 0
    assert [dialog.id for dialog in tab.dialogs()] == ["lists"]


def test_guesses_in_two_games_on_one_hive_are_judged_once_its_words_are_there() -> None:
    browser = Browser()
    tab = PageTab(browser, "#play", guesses=[["ovctaen", "novae"], ["2026-01-02", "novae"]])
    tab.faults["possible.bee"] = "held"
    tab.settle()
    assert len(tab.view.drafts.waiting) == 2
    tab.get_files()
    tab.settle()
    assert tab.view.drafts.waiting == []
