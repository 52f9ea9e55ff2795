"""`bee day`: the hive of a day, and how it was chosen."""

from datetime import date, timedelta

import pytest

from beecore import Hive, solve
from beecore.cli import day as days
from beecore.game.puzzles import FIRST_DAY
from beecore.pack import Reason
from beecore.solution import Solution, solution_of
from beecore.words import shipped
from tests.beecore.cli.terminal import Bee

WORDS = [("covenant", True), ("centavo", True), ("tanned", False), ("cave", False)]


def solutions(*words: tuple[str, bool]) -> list[Solution]:
    return [solution_of(word, pangram, 0.9, 0.5, Reason.NONE) for word, pangram in words]


def explained(hives: list[str], number: int, *words: tuple[str, bool]) -> list[str]:
    day = FIRST_DAY + timedelta(days=number)
    return list(days.reasons(hives, day, solutions(*words)))


def test_prints_the_same_hive_for_the_same_day(bee: Bee) -> None:
    ((first,), (second,), (today,)) = (
        bee(*args).lines for args in (["day", "2026-01-01"], ["day", "2026-01-02"], ["day"])
    )
    assert [len(Hive.parse(hive).letters) for hive in (first, second, today)] == [7] * 3
    assert bee("daily", "2026-01-01").lines == [first] != [second]


def test_explains_the_hive_of_a_day(bee: Bee) -> None:
    code, lines, _ = bee("day", "2027-01-01", "--why")
    likely = [each for each in solve(Hive.parse(lines[0]), shipped.usual()) if each.likely]
    assert (code, lines[1]) == (0, "")
    assert f"It has {len(likely)} likely words; daily hives should have 20 to 65." in lines
    assert next(each.word for each in likely if each.pangram) in "\n".join(lines)
    assert all(line.endswith(".") for line in lines[2:])


def test_names_the_pangrams_and_counts_the_endings() -> None:
    lines = explained(["vctaoen"], 0, *WORDS)
    assert "Its pangrams are covenant and centavo." in lines
    assert "1 of its likely words ends in -ing or -ed." in lines
    assert "Its pangram is covenant." in explained(["vctaoen"], 0, WORDS[0])
    assert "None of its likely words ends in -ing or -ed." in explained(["vctaoen"], 0, WORDS[0])
    assert "None of its likely words is a pangram." in explained(["vctaoen"], 0)


def test_says_when_the_letters_were_last_used() -> None:
    hives = ["vctaoen", "ghijklm", "ocvtaen"]
    assert "No earlier day has the same letters." in explained(hives, 0)
    last = "Its letters were last used 2 days before, on 2026-01-01, with center V."
    assert last in explained(hives, 2)


def test_says_how_many_letters_nearby_days_share() -> None:
    far = ["opqrtuv"] * 8
    hives = ["abcdefg", *far, "abcdxyz", *far, "cijklmn", *far, "opqrtuv"]
    shared = "It shares at most {} with each hive of the 9 days before and after."
    assert shared.format("4 letters") in explained(hives, 0)
    assert shared.format("4 letters") in explained(hives, 9)
    assert shared.format("1 letter") in explained(hives, 18)


@pytest.mark.parametrize(
    ("day", "end"),
    [
        (date(2026, 1, 2), "daily hives should have 20 to 65."),
        (date(2026, 1, 3), "daily hives should have 20 to 65, and Saturdays get larger ones."),
    ],
)
def test_says_that_weekends_get_larger_hives(day: date, end: str) -> None:
    lines = explained(["vctaoen"] * 9, (day - FIRST_DAY).days, *WORDS)
    assert f"It has 4 likely words; {end}" in lines


def test_says_how_a_hive_was_drawn_unless_the_calendar_repeats() -> None:
    drawn = (days.FIRST_DRAWN_DAY - FIRST_DAY).days
    hives = ["vctaoen"] * (drawn + 1)
    assert explained(hives, drawn - 1)[-1].endswith("it was drawn at random, by its center.")
    assert explained(hives, drawn)[-1].endswith("as often as published puzzles have them.")
    first, *rest = explained(["vctaoen", "entivcz"], 3)
    assert first == (
        "The calendar ends on 2026-01-02 and starts over: this is the hive of 2026-01-02."
    )
    assert not any("could be used" in line for line in rest)
