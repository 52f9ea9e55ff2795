"""`bee day`: the hive of a day, and how it was chosen."""

from datetime import timedelta

import pytest

from beecore import Hive, solve
from beecore.cli import day as days
from beecore.game.puzzles import FIRST_DAY
from beecore.pack import Reason
from beecore.solution import solution_of
from beecore.words import shipped
from tests.beecore.cli.terminal import Bee


def explained(hives: list[str], number: int, words: str = "") -> list[str]:
    """Return the reasons for the hive of a day; its pangrams are in capitals."""
    found = [solution_of(each, each.isupper(), 0.9, 0.5, Reason.NONE) for each in words.split()]
    return list(days.reasons(hives, FIRST_DAY + timedelta(days=number), found))


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


WORDS = "COVENANT CENTAVO tanned cave"
HIVES = ["vctaoen", "ghijklm", "ocvtaen"]
FAR = ["opqrtuv"] * 8
SATURDAY = "It has 4 likely words; daily hives should have 20 to 65, and Saturdays get larger ones."
LAST = "Its letters were last used 2 days before, on 2026-01-01, with center V."
SHARED = "It shares at most {} with each hive of the 9 days before and after."
SPREAD = ["abcdefg", *FAR, "abcdxyz", *FAR, "cijklmn", *FAR, "opqrtuv"]


@pytest.mark.parametrize(
    ("hives", "number", "words", "reason"),
    [
        (HIVES, 0, WORDS, "Its pangrams are COVENANT and CENTAVO."),
        (HIVES, 0, "COVENANT", "Its pangram is COVENANT."),
        (HIVES, 0, "", "None of its likely words is a pangram."),
        (HIVES, 0, WORDS, "1 of its likely words ends in -ing or -ed."),
        (HIVES, 0, "COVENANT", "None of its likely words ends in -ing or -ed."),
        (HIVES, 1, WORDS, "It has 4 likely words; daily hives should have 20 to 65."),
        (HIVES, 2, WORDS, SATURDAY),
        (HIVES, 0, "", "No earlier day has the same letters."),
        (HIVES, 2, "", LAST),
        (SPREAD, 0, "", SHARED.format("4 letters")),
        (SPREAD, 9, "", SHARED.format("4 letters")),
        (SPREAD, 18, "", SHARED.format("1 letter")),
    ],
)
def test_gives_each_reason_for_a_hive(
    hives: list[str], number: int, words: str, reason: str
) -> None:
    assert reason in explained(hives, number, words)


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
