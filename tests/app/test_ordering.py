"""Tests of what goes on after an `await`, and what stops there."""

from typing import Any

import pytest

from tests.app.standins import Promise
from tests.app.tabs import Browser, Tab, app


@pytest.fixture
def tab() -> Tab:
    return Browser().open()


class Work:
    """Work that rests three times, handles exceptions, and cleans up in the end."""

    def __init__(self) -> None:
        self.said: list[str] = []

    async def rest(self) -> str:
        try:
            for number in range(3):
                self.said.append(f"{number}")
                await Promise()
        except Exception:
            self.said.append("handled")
            raise
        finally:
            self.said.append("cleaned up")
        return "result"


def follow(tab: Tab, awaited: object, said: list[str]) -> None:
    """Write down how something ends that is awaited in a task."""

    async def wait() -> None:
        try:
            said.append(await awaited)  # type: ignore[misc]
        except app.events.OvertakenError:
            said.append("overtaken")

    tab.start(wait())


@pytest.mark.parametrize("rests", [0, 1, 2])
def test_overtaken_work_stops_where_it_rests_and_cleans_up(tab: Tab, rests: int) -> None:
    newest, work = app.events.Newest(), Work()
    tab.settle()
    follow(tab, newest.of(work.rest()), work.said)
    for _ in range(rests + 1):
        tab.step()
    newest.forget()
    tab.settle()
    assert work.said == [*map(str, range(rests + 1)), "cleaned up", "overtaken"]


def test_only_the_newest_work_runs_and_ends_with_its_result(tab: Tab) -> None:
    newest, work, other = app.events.Newest(), Work(), Work()
    follow(tab, newest.of(work.rest()), work.said)
    follow(tab, newest.of(other.rest()), other.said)
    tab.settle()
    assert work.said == ["overtaken"]
    assert other.said == ["0", "1", "2", "cleaned up", "result"]


@pytest.mark.parametrize("in_order", [False, True])
def test_an_action_runs_to_its_end_although_its_handler_is_overtaken(
    tab: Tab, in_order: bool
) -> None:
    newest, work, said = app.events.Newest(), Work(), list[str]()

    async def handle() -> str:
        if in_order:
            result: str = await app.events.InOrder().run("hive", work.rest)
        else:
            result = await app.events.complete(work.rest)
        return result

    tab.settle()
    follow(tab, newest.of(handle()), said)
    while not work.said:
        tab.step()
    newest.forget()
    tab.settle()
    assert work.said == ["0", "1", "2", "cleaned up"]
    assert said == ["overtaken"]


def test_a_slow_file_is_called_slow_until_it_is_there_whatever_other_files_of_its_kind_do(
    tab: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers, shown = list[Any](), list[str]()
    monkeypatch.setattr(app.files, "setTimeout", lambda act, milliseconds: timers.append(act))
    monkeypatch.setattr(app.files, "fail", lambda slow: shown.append(slow.details.split()[0]))
    monkeypatch.setattr(app.files, "end_failure", lambda slow: shown.clear())
    files = {name: Promise.new(lambda _: None) for name in ("dialogs.bin", "dialogs.txt")}

    def arrive(name: str) -> None:
        files[name].fulfill()
        tab.settle()

    for name, file in files.items():
        tab.start(app.files.warn_if_slow(name, file))
    tab.settle()
    timers[0]()
    arrive("dialogs.txt")
    assert shown == ["dialogs.bin"]
    timers[1]()
    assert shown == ["dialogs.bin"]
    arrive("dialogs.bin")
    assert shown == []
