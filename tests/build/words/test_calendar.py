"""The calendar: suitable hives in a varied order, and no day's hive ever changes."""

import hashlib
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from beecore import Hive, mask_of
from beecore.cli.day_reasons import FIRST_DRAWN_DAY
from beecore.errors import PuzzleError
from beecore.game import puzzles
from build.words import calendar, candidates, draw
from build.words.candidates import Candidate

DAYS = puzzles.read(calendar.CALENDAR.read_text("ascii"))
DRAWN = (FIRST_DRAWN_DAY - puzzles.FIRST_DAY).days
RELEASED = {365: "fce65f9d5df3188d3306b5d025fa04f40edc87e4cfc9c72f28a1d7e150350482"}
"""The fingerprint of the lines of the first so many days, which players have or may have played."""


def test_the_calendar_reaches_to_the_end_of_2046() -> None:
    assert puzzles.FIRST_DAY + timedelta(days=len(DAYS) - 1) == date(2046, 12, 31)


def test_every_line_is_a_usual_hive_with_its_outer_letters_sorted() -> None:
    for line in DAYS:
        hive = Hive(line)
        assert line == hive.center + "".join(sorted(hive.outer))
        assert candidates.is_usual(mask_of(line))


def test_letters_return_after_1000_days_with_another_center() -> None:
    last: dict[int, int] = {}
    for day, hive in enumerate(DAYS):
        mask = mask_of(hive)
        if mask in last and day >= DRAWN:
            assert day - last[mask] >= 1000
            assert DAYS[last[mask]][0] != hive[0]
        last[mask] = day


def test_any_ten_days_have_hives_that_share_at_most_four_letters() -> None:
    masks = list(map(mask_of, DAYS))
    for day in range(DRAWN, len(DAYS)):
        assert all((masks[day] & near).bit_count() <= 4 for near in masks[day - 9 : day])


@pytest.mark.parametrize(("letter", "least", "most"), [("o", 48, 52), ("u", 0, 26), ("q", 0, 1)])
def test_letters_are_as_frequent_as_in_published_puzzles(
    letter: str, least: int, most: int
) -> None:
    share = 100 * sum(letter in hive for hive in DAYS[DRAWN:]) / len(DAYS[DRAWN:])
    assert least <= share <= most


@pytest.mark.parametrize(("days", "fingerprint"), RELEASED.items())
def test_released_days_keep_their_hives(days: int, fingerprint: str) -> None:
    assert hashlib.sha256("\n".join(DAYS[:days]).encode()).hexdigest() == fingerprint


def test_a_hive_that_shares_five_letters_with_one_of_nine_days_before_is_left_out() -> None:
    near = [Candidate("abcdefh", 40), Candidate("bacdefh", 40)]
    far = [Candidate("ijklmno", 40), Candidate("jiklmno", 40)]
    days = ["abcdefg", *["pqrtuvw"] * 8]
    assert calendar.extended(days, near) == days
    assert mask_of(calendar.extended(days, [*near, *far], 10)[-1]) == mask_of("ijklmno")
    assert mask_of(calendar.extended([*days, days[-1]], near, 11)[-1]) == mask_of("abcdefh")


def test_letters_return_after_their_waiting_time_with_another_center(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calendar, "NEAR_DAYS", 1)
    monkeypatch.setattr(calendar, "DAYS_UNTIL_SAME_LETTERS", 2)
    monkeypatch.setattr(calendar, "DAYS_UNTIL_REPEAT", 4)
    hives = ["abcdefg", "bacdefg", "hijklmn", "ihjklmn"]
    days = calendar.extended([], [Candidate(hive, 40) for hive in hives], 20)
    assert len(days) == 20
    for day in range(4, 20):
        assert len(set(days[day - 4 : day])) == 4
        assert mask_of(days[day]) == mask_of(days[day - 2])
        assert days[day][0] != days[day - 2][0]


def test_letters_with_a_single_center_never_return(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calendar, "DAYS_UNTIL_SAME_LETTERS", 2)
    monkeypatch.setattr(calendar, "DAYS_UNTIL_REPEAT", 2)
    days = ["abcdefg", *["pqrtuvw"] * 20]
    assert calendar.extended(days, [Candidate("abcdefg", 40)]) == days
    assert calendar.extended(days, [Candidate(h, 40) for h in ("abcdefg", "bacdefg")], 22) == [
        *days,
        "bacdefg",
    ]


def test_draws_each_trait_as_often_as_published_puzzles_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in (
        ("MAX_SHARED_LETTERS", 7),
        ("DAYS_UNTIL_SAME_LETTERS", 1),
        ("DAYS_UNTIL_REPEAT", 1),
    ):
        monkeypatch.setattr(calendar, name, value)
    monkeypatch.setattr(calendar, "TRAITS", {**dict.fromkeys(calendar.TRAITS, 0), "endings": 530})
    plain = [Candidate("abcdefg", 40), Candidate("bacdefg", 40)]
    endings = [Candidate("hijklmn", 40, 0.4), Candidate("ihjklmn", 40, 0.4)]
    days = calendar.extended([], [*plain, *endings], 400)
    assert Counter("h" in hive for hive in days)[True] == 100


def test_a_weekend_gets_a_hive_with_many_words_if_there_is_one() -> None:
    small = [Candidate("abcdefg", 30), Candidate("bacdefg", 30)]
    large = [Candidate("qijklmn", 40), Candidate("iqjklmn", 40)]
    before = ["opuvwxz", "opuvwxy"]
    assert draw.is_weekend(len(before))
    assert mask_of(calendar.extended(before, [*small, *large], 3)[-1]) == mask_of("qijklmn")
    assert mask_of(calendar.extended(before, small, 3)[-1]) == mask_of("abcdefg")


def test_extending_the_calendar_changes_no_earlier_day() -> None:
    again = calendar.extended(DAYS, [Candidate(hive, 40) for hive in set(DAYS)], len(DAYS) + 5)
    assert again[: len(DAYS)] == DAYS
    assert len(again) == len(DAYS) + 5


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a calendar with two days, which the command extends by one."""
    path = tmp_path / "calendar.txt"
    path.write_text("# a remark\nvijklmn\nopqrtuw\n")
    monkeypatch.setattr(calendar, "CALENDAR", path)
    monkeypatch.setattr(calendar, "CALENDAR_DAYS", 3)
    made = [Candidate("abcdfgh", 40), Candidate("bacdfgh", 40)]
    monkeypatch.setattr(calendar, "candidates", lambda: made)
    return path


def test_the_command_adds_to_the_file(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calendar.main()
    days = puzzles.read(path.read_text())
    assert days[:2] == ["vijklmn", "opqrtuw"]
    assert mask_of(days[2]) == mask_of("abcdfgh")
    assert "3 hives, 1 of them new" in capsys.readouterr().out


def test_the_command_redraws_days_to_come(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FIRST_DAY", date.today() + timedelta(days=1))
    calendar.main(date.today() + timedelta(days=2))
    days = puzzles.read(path.read_text())
    assert days[0] == "vijklmn"
    assert mask_of(days[1]) == mask_of("abcdfgh")


@pytest.mark.parametrize("ahead", [-300, 0, 1])
def test_the_command_redraws_no_day_that_may_have_been_played(path: Path, ahead: int) -> None:
    before = path.read_text()
    with pytest.raises(PuzzleError, match="may have been played: redraw later ones"):
        calendar.main(date.today() + timedelta(days=ahead))
    assert path.read_text() == before
